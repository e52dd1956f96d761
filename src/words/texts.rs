//! The tables of texts that every language has.

use std::fmt::Debug;

// The modules of languages need the same types.
pub(super) use super::template::{Plural, PluralCategory, Text};
pub(super) use super::{Counted, Heading, SheetLabel};
pub(super) use crate::app::Hint;
pub(super) use crate::rules::{Color, Role, Termination};

/// Calls a macro with the list of all tables. The module of a language has a function for each.
macro_rules! tables {
    ($macro:ident $($Language:ident)?) => {
        $crate::words::texts::$macro! { [$($Language)?]
            /// The plural form for a number, by the cardinal rules of Unicode's CLDR.
            plural_category(number: usize) -> PluralCategory;
            /// What is between groups of three digits.
            group_separator() -> Text;
            /// What is before the fraction of a number.
            decimal_separator() -> Text;
            /// A number of things; its place is `{count}`.
            counted(what: Counted) -> Plural;
            /// A side, where it stands for a name.
            side(color: Color) -> Text;
            /// A kind of piece in the middle of a sentence.
            role(role: Role) -> Text;
            /// Why a game ended, in the middle of a sentence.
            termination(termination: Termination) -> Text;
            /// A heading.
            heading(heading: Heading) -> Text;
            /// The purpose of a key next to a message.
            hint(hint: Hint) -> Text;
            /// What is printed on a score sheet.
            sheet_label(label: SheetLabel) -> Text;
        }
    };
}

macro_rules! define {
    ([] $($(#[$doc:meta])* $table:ident($($key:ident: $Key:ty)?) -> $Value:ty;)*) => {
        /// The texts of a language.
        pub trait Texts: Debug + Sync {
            $($(#[$doc])* fn $table(&self $(, $key: $Key)?) -> $Value;)*
        }
    };
}

macro_rules! implement {
    ([$Language:ident] $($(#[$doc:meta])* $table:ident($($key:ident: $Key:ty)?) -> $Value:ty;)*) => {
        impl Texts for $Language {
            $(fn $table(&self $(, $key: $Key)?) -> $Value {
                self::$table($($key)?)
            })*
        }
    };
}

pub(super) use {define, implement, tables};

tables!(define);
