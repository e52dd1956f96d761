//! The languages of the screen.

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
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub enum Language {
                $(#[doc = $name] $Language,)+
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
