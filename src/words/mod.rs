//! Every text that the program shows to players, made from typed values.
//!
//! No other module contains screen text; all of them ask [`Words`], a value that is handed down as the fonts are. Its
//! methods are the same in all languages. The texts of a language are in a folder of their own (`english`), each
//! table of them one `match`; `texts` lists the tables.

mod altered;
mod analysis;
mod clock;
mod command_label;
mod direction;
mod entry;
mod face_to_face;
mod failure;
mod files;
mod fill;
mod forms;
mod illegal;
mod keys;
mod labels;
mod library;
mod message;
mod moves;
mod notice;
mod number;
mod occasion;
mod opening;
mod opening_family;
mod outcome;
mod player;
mod players;
mod players_text;
mod position;
mod practice;
mod reading;
mod result;
mod review;
mod screen;
mod sentence;
mod sheet;
mod start;
mod template;
mod texts;
mod time;
mod time_control;

use std::fmt::Display;

use crate::storage::{DateStyle, Letters, Settings};

/// The modules of the languages, which have the same files, and their texts. `cargo fmt` does not find these files.
macro_rules! texts {
    ($($Language:ident $folder:ident $code:literal $name:literal $pieces:tt $answers:tt $separators:tt;)+) => {
        $(
            mod $folder {
                mod failure;
                mod forms;
                mod illegal;
                mod keys;
                mod message;
                mod notice;
                mod number;
                mod opening;
                mod outcome;
                mod phrase;
                mod player;
                mod players;
                mod reading;
                mod sheet;

                use super::texts::*;

                #[doc = concat!("The texts in ", $name, ".")]
                #[derive(Debug)]
                pub struct $Language;

                tables!(implement $Language);
            }

            pub use $folder::$Language;
        )+

        impl Words {
            /// The words of a language.
            pub const fn in_language(language: Language) -> Words {
                match language {
                    $(Language::$Language => Words {
                        language,
                        ..Words::with(&$Language)
                    },)+
                }
            }
        }
    };
}

languages!(texts);

pub use crate::language::Language;
pub use altered::Altered;
pub use command_label::CommandLabel;
pub use direction::{RIGHT_TO_LEFT_MARK, has_right_to_left, is_right_to_left, isolated};
pub use labels::{Counted, Phrase, SheetLabel};
pub use opening::split_opening;
pub use opening_family::OpeningFamily;
pub use outcome::{points, score, score_of};
pub use player::{Names, family_name, first_words};
pub use players_text::PlayersText;
pub use practice::shown_name;
pub use screen::{NAME, lead};
pub use sentence::Sentence;
pub use template::{Plural, PluralCategory, Text};
pub use texts::Texts;

/// All words on the screen, in one language.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    texts: &'static dyn Texts,
    language: Language,
    letters: Letters,
    dates: DateStyle,
    english_openings: bool,
}

impl Words {
    /// The English words.
    pub const ENGLISH: Words = Words::with(&English);

    /// Words with these texts, and the letters of English.
    pub const fn with(texts: &'static dyn Texts) -> Words {
        Words {
            texts,
            language: Language::English,
            letters: Letters::Own,
            dates: DateStyle::Own,
            english_openings: false,
        }
    }

    /// The words that these settings choose.
    pub fn of(settings: &Settings) -> Words {
        Words {
            letters: settings.letters,
            dates: settings.dates,
            english_openings: settings.english_openings,
            ..Words::in_language(settings.language())
        }
    }

    /// Their language.
    pub(crate) fn language(self) -> Language {
        self.language
    }

    /// A short text without places.
    pub fn text(self, phrase: Phrase) -> Text {
        self.texts.phrase(phrase)
    }

    /// A text, and after a colon what explains it.
    fn with_colon(self, text: &str, rest: impl Display) -> String {
        self.phrase(Phrase::WithColon, &[("text", &text), ("rest", &rest)])
    }

    /// A short text with its places filled.
    fn phrase(self, phrase: Phrase, values: &[(&str, &dyn Display)]) -> String {
        self.fill(self.texts.phrase(phrase), values)
    }
}
