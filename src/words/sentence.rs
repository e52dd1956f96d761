//! The form of a text on the message line.

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

impl From<String> for Sentence {
    fn from(text: String) -> Sentence {
        Sentence {
            text,
            ..Sentence::default()
        }
    }
}

impl From<&str> for Sentence {
    fn from(text: &str) -> Sentence {
        text.to_string().into()
    }
}
