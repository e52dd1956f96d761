//! Numbers.

use crate::words::{Counted, Plural, PluralCategory, Text};

pub fn plural_category(number: usize) -> PluralCategory {
    match number {
        1 => PluralCategory::One,
        _ => PluralCategory::Other,
    }
}

pub fn group_separator() -> Text {
    ","
}

pub fn decimal_separator() -> Text {
    "."
}

pub fn counted(what: Counted) -> Plural {
    match what {
        Counted::Games => Plural::two("{count} game", "{count} games"),
        Counted::AllGames => Plural::two("All {count} game", "All {count} games"),
        Counted::Moves => Plural::two("{count} move", "{count} moves"),
        Counted::MovesToGo => Plural::two("{count} move to go", "{count} moves to go"),
        Counted::Days => Plural::two("{count} day", "{count} days"),
        Counted::Hours => Plural::two("{count} hour", "{count} hours"),
        Counted::Minutes => Plural::two("{count} minute", "{count} minutes"),
        Counted::Seconds => Plural::two("{count} second", "{count} seconds"),
    }
}
