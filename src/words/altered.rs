//! A language made from another one, for tests.

use super::texts::*;

/// The texts of a language, each changed by a function: a pseudo-language, which shows what is not translated and what
/// does not fit.
#[derive(Debug)]
pub struct Altered {
    /// The language.
    pub texts: &'static dyn Texts,
    /// Changes a text; places such as `{player}` have to stay.
    pub alter: fn(Text) -> Text,
}

/// What a table holds.
trait Alter {
    fn altered(self, alter: fn(Text) -> Text) -> Self;
}

impl Alter for Text {
    fn altered(self, alter: fn(Text) -> Text) -> Text {
        alter(self)
    }
}

impl Alter for (Text, Text) {
    fn altered(self, alter: fn(Text) -> Text) -> (Text, Text) {
        (alter(self.0), alter(self.1))
    }
}

impl Alter for [Text; 12] {
    fn altered(self, alter: fn(Text) -> Text) -> [Text; 12] {
        self.map(alter)
    }
}

impl Alter for Plural {
    fn altered(self, alter: fn(Text) -> Text) -> Plural {
        Plural {
            one: alter(self.one),
            few: alter(self.few),
            many: alter(self.many),
            other: alter(self.other),
        }
    }
}

impl Alter for PluralCategory {
    fn altered(self, _: fn(Text) -> Text) -> PluralCategory {
        self
    }
}

macro_rules! alter {
    ([] $($(#[$doc:meta])* $file:ident::$table:ident($($key:ident: $Key:ty),*) -> $Value:ty;)*) => {
        impl Texts for Altered {
            $(fn $table(&self $(, $key: $Key)*) -> $Value {
                self.texts.$table($($key),*).altered(self.alter)
            })*
        }
    };
}

tables!(alter);
