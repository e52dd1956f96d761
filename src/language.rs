//! The languages of the screen.

use std::env;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::notation::{PieceLetters, Spelling};

/// Calls a macro with the list of all languages: the type and the folder of the texts (in `words`), the code and the
/// language's own name, the letters of king, queen, rook, bishop and knight, those of the keys for yes and no, and what
/// numbers have between groups of three digits and before their fraction.
macro_rules! languages {
    ($macro:ident) => {
        $macro! {
            English english "en" "English" ["K" "Q" "R" "B" "N"] ['y' 'n'] [',' '.'];
            German german "de" "Deutsch" ["K" "D" "T" "L" "S"] ['j' 'n'] ['.' ','];
            French french "fr" "Français" ["R" "D" "T" "F" "C"] ['o' 'n'] ['\u{202f}' ','];
            Spanish spanish "es" "Español" ["R" "D" "T" "A" "C"] ['s' 'n'] ['\u{202f}' ','];
            Italian italian "it" "Italiano" ["R" "D" "T" "A" "C"] ['s' 'n'] ['.' ','];
            Dutch dutch "nl" "Nederlands" ["K" "D" "T" "L" "P"] ['j' 'n'] ['.' ','];
            Polish polish "pl" "Polski" ["K" "H" "W" "G" "S"] ['t' 'n'] ['\u{202f}' ','];
            Portuguese portuguese "pt-BR" "Português (Brasil)" ["R" "D" "T" "B" "C"] ['s' 'n'] ['.' ','];
            Czech czech "cs" "Čeština" ["K" "D" "V" "S" "J"] ['a' 'n'] ['\u{202f}' ','];
            Swedish swedish "sv" "Svenska" ["K" "D" "T" "L" "S"] ['j' 'n'] ['\u{202f}' ','];
            Russian russian "ru" "Русский" ["Кр" "Ф" "Л" "С" "К"] ['д' 'н'] ['\u{202f}' ','];
            Ukrainian ukrainian "uk" "Українська" ["Кр" "Ф" "Т" "С" "К"] ['т' 'н'] ['\u{202f}' ','];
        }
    };
}

macro_rules! define {
    (
        $($Language:ident $folder:ident $code:literal $name:literal
        [$king:literal $queen:literal $rook:literal $bishop:literal $knight:literal] [$yes:literal $no:literal]
        [$group:literal $decimal:literal];)+
    ) => {
        values! {
            /// A language of the screen.
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
            pub enum Language {
                $(#[doc = $name] #[serde(rename = $code)] $Language,)+
            }
        }

        impl Language {
            /// Its code in ISO 639, with a country where its words are those of one: `en`, `pt-BR`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$Language => $code,)+
                }
            }

            /// Its own name for itself.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Language::$Language => $name,)+
                }
            }

            /// The letters of the pieces.
            pub const fn piece_letters(self) -> PieceLetters {
                match self {
                    $(Language::$Language => PieceLetters {
                        king: $king,
                        queen: $queen,
                        rook: $rook,
                        bishop: $bishop,
                        knight: $knight,
                    },)+
                }
            }

            /// The letter of the key that answers a question with yes or no.
            pub const fn answer_key(self, yes: bool) -> char {
                match self {
                    $(Language::$Language => if yes { $yes } else { $no },)+
                }
            }

            /// What is between groups of three digits.
            pub const fn group_separator(self) -> char {
                match self {
                    $(Language::$Language => $group,)+
                }
            }

            /// What is before the fraction of a number.
            pub const fn decimal_separator(self) -> char {
                match self {
                    $(Language::$Language => $decimal,)+
                }
            }
        }
    };
}

languages!(define);

#[expect(
    clippy::derivable_impls,
    reason = "a macro makes the values, without marking one"
)]
impl Default for Language {
    fn default() -> Language {
        Language::English
    }
}

/// The letters of the pieces in all languages.
static ALL_LETTERS: LazyLock<[PieceLetters; Language::ALL.len()]> =
    LazyLock::new(|| Language::ALL.map(Language::piece_letters));

impl Language {
    /// How moves are read in the language.
    pub fn spelling(self) -> Spelling {
        Spelling {
            own: self.piece_letters(),
            all: &*ALL_LETTERS,
        }
    }

    /// The language of the environment, as other programs find it: by the first of these variables that says one.
    pub fn of_environment() -> Option<Language> {
        let mut names = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
        let locale = names.find_map(|name| env::var(name).ok().filter(|it| !it.is_empty()))?;
        Language::of_locale(&locale)
    }

    /// The language of a locale such as `de_AT.UTF-8` or `de-AT`, whatever its country.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let language = |code: &str| {
            code.split(['-', '_', '.', '@'])
                .next()
                .map(str::to_lowercase)
        };
        let wanted = language(locale);
        let mut all = Language::ALL.into_iter();
        all.find(|it| language(it.code()) == wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_has_a_language() {
        let table = [
            ("en_GB.UTF-8", Some(Language::English)),
            ("en", Some(Language::English)),
            ("EN-us", Some(Language::English)),
            ("C", None),
            ("POSIX", None),
            ("tlh_KL", None),
            ("", None),
        ];
        for (locale, language) in table {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }
}
