//! Numbers.

use crate::words::texts::*;

pub fn plural_category(number: usize) -> PluralCategory {
    match number {
        1 => PluralCategory::One,
        _ => PluralCategory::Other,
    }
}

pub fn counted(what: Counted) -> Plural {
    match what {
        Counted::Games => Plural::two("{count} game", "{count} games"),
        Counted::Items => Plural::two("{count} item", "{count} items"),
        Counted::Files => Plural::two("{count} file", "{count} files"),
        Counted::AllGames => Plural::two("All {count} game", "All {count} games"),
        Counted::FoundGames => Plural::two("{found} of {count} game", "{found} of {count} games"),
        Counted::Drawn => Plural::two("{score}, {count} drawn", "{score}, {count} drawn"),
        Counted::DrawnGames => Plural::two("{count} drawn", "{count} drawn"),
        Counted::WonGames => Plural::two("{count} won", "{count} won"),
        Counted::Wins => Plural::two("{count} win", "{count} wins"),
        Counted::SavedGames => Plural::two("{count} saved", "{count} saved"),
        Counted::Moves => Plural::two("{count} move", "{count} moves"),
        Counted::Rescued => Plural::two(
            "{count} game that could not be saved is in {folder}",
            "{count} games that could not be saved are in {folder}",
        ),
        Counted::AfterMoves => Plural::two("after {count} move", "after {count} moves"),
        Counted::MovesToGo => Plural::two("{count} move to go", "{count} moves to go"),
        Counted::Tries => Plural::two("{count} try", "{count} tries"),
        Counted::Takebacks => Plural::two("{count} takeback", "{count} takebacks"),
        Counted::Hints => Plural::two("{count} hint used", "{count} hints used"),
        Counted::ComesBack => {
            Plural::two("Comes back in {count} day", "Comes back in {count} days")
        }
        Counted::Days => Plural::two("{count} day", "{count} days"),
        Counted::Hours => Plural::two("{count} hour", "{count} hours"),
        Counted::Minutes => Plural::two("{count} minute", "{count} minutes"),
        Counted::Seconds => Plural::two("{count} second", "{count} seconds"),
    }
}
