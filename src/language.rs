//! The languages of the screen.

use std::env;

use serde::{Deserialize, Serialize};

/// Calls a macro with the list of all languages: the type and the folder of the texts (in `words`), the code and the
/// language's own name.
macro_rules! languages {
    ($macro:ident) => {
        $macro! {
            English english "en" "English";
            Czech czech "cs" "Čeština";
            Dutch dutch "nl" "Nederlands";
            French french "fr" "Français";
            German german "de" "Deutsch";
            Italian italian "it" "Italiano";
            Polish polish "pl" "Polski";
            Portuguese portuguese "pt-BR" "Português (Brasil)";
            Russian russian "ru" "Русский";
            Spanish spanish "es" "Español";
            Swedish swedish "sv" "Svenska";
            Ukrainian ukrainian "uk" "Українська";
        }
    };
}

macro_rules! define {
    ($($Language:ident $folder:ident $code:literal $name:literal;)+) => {
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
        }
    };
}

languages!(define);

impl Language {
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
