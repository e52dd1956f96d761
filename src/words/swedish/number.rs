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
        Counted::Games => Plural::two("{count} parti", "{count} partier"),
        Counted::Items => Plural::two("{count} objekt", "{count} objekt"),
        Counted::Files => Plural::two("{count} fil", "{count} filer"),
        Counted::AllGames => Plural::two("{count} parti", "Alla {count} partier"),
        Counted::FoundGames => {
            Plural::two("{found} av {count} parti", "{found} av {count} partier")
        }
        Counted::Drawn => Plural::two("{score}, {count} remi", "{score}, {count} remier"),
        Counted::DrawnGames => Plural::two("{count} remi", "{count} remier"),
        Counted::WonGames => Plural::two("{count} vinst", "{count} vinster"),
        Counted::Wins => Plural::two("{count} vinst", "{count} vinster"),
        Counted::SavedGames => Plural::two("{count} sparat", "{count} sparade"),
        Counted::Moves => Plural::two("{count} drag", "{count} drag"),
        Counted::Rescued => Plural::two(
            "{count} parti som inte kunde sparas finns i {folder}",
            "{count} partier som inte kunde sparas finns i {folder}",
        ),
        Counted::AfterMoves => Plural::two("efter {count} drag", "efter {count} drag"),
        Counted::MovesToGo => Plural::two("{count} drag kvar", "{count} drag kvar"),
        Counted::Tries => Plural::two("{count} försök", "{count} försök"),
        Counted::Takebacks => {
            Plural::two("{count} drag tillbakataget", "{count} drag tillbakatagna")
        }
        Counted::Hints => Plural::two("{count} ledtråd använd", "{count} ledtrådar använda"),
        Counted::ComesBack => Plural::two(
            "Kommer tillbaka om {count} dag",
            "Kommer tillbaka om {count} dagar",
        ),
        Counted::Days => Plural::two("{count} dag", "{count} dagar"),
        Counted::Hours => Plural::two("{count} timme", "{count} timmar"),
        Counted::Minutes => Plural::two("{count} minut", "{count} minuter"),
        Counted::Seconds => Plural::two("{count} sekund", "{count} sekunder"),
    }
}
