//! What the form for the settings offers, and finding a setting by its words.

use super::machine::Machine;
use crate::app::forms::{FieldOption, Label};
use crate::storage::Settings;
use crate::storage::library::EndNames;

/// The words of settings, as a person sees them and looks for them.
pub trait SettingWords: EndNames {
    /// A label with its options.
    fn setting_words(&self, label: Label, options: &[FieldOption]) -> String;
}

/// Whether every word of a query is in the words of a setting or of its group, in any case of letters.
pub(super) fn is_found(
    query: &str,
    words: &dyn SettingWords,
    labels: [Label; 2],
    options: &[FieldOption],
) -> bool {
    let [label, group] = labels;
    let text = words.setting_words(label, options) + " " + &words.setting_words(group, &[]);
    let text = text.to_lowercase();
    let query = query.to_lowercase();
    query.split_whitespace().all(|word| text.contains(word))
}

/// What the form offers.
#[derive(Clone, Copy)]
pub(in crate::app) struct Offer<'a> {
    pub settings: &'a Settings,
    pub machine: &'a Machine,
    pub words: &'a dyn SettingWords,
}
