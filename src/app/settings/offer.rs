//! What the form for the settings offers.

use super::find::SettingWords;
use super::machine::Machine;
use crate::storage::Settings;

/// What the form offers.
#[derive(Clone, Copy)]
pub(in crate::app) struct Offer<'a> {
    pub settings: &'a Settings,
    pub machine: &'a Machine,
    pub words: &'a dyn SettingWords,
}
