//! The form of a text on the message line.

use std::fmt::Display;

use super::Words;
use super::template::Text;

/// The text of the message line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sentence {
    /// The beginning, in bold.
    pub lead: String,
    /// The main part.
    pub text: String,
    /// The end, in bold.
    pub end: String,
}

impl Words {
    /// The sentence of a template, with its places filled. Up to two `|` in it separate the beginning in bold, the
    /// main part, and the end in bold; without any it is all main part.
    pub(super) fn sentence(self, template: Text, values: &[(&str, &dyn Display)]) -> Sentence {
        let part = |text| self.fill(text, values);
        let parts: Vec<Text> = template.splitn(3, '|').collect();
        match parts[..] {
            [lead, text] => Sentence {
                lead: part(lead),
                text: part(text),
                end: String::new(),
            },
            [lead, text, end] => Sentence {
                lead: part(lead),
                text: part(text),
                end: part(end),
            },
            _ => part(template).into(),
        }
    }
}

impl From<String> for Sentence {
    fn from(text: String) -> Sentence {
        Sentence {
            text,
            ..Sentence::default()
        }
    }
}
