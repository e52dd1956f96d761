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
        Counted::Games => Plural::two("{count} partij", "{count} partijen"),
        Counted::Items => Plural::two("{count} item", "{count} items"),
        Counted::Files => Plural::two("{count} bestand", "{count} bestanden"),
        Counted::AllGames => Plural::two("{count} partij", "Alle {count} partijen"),
        Counted::FoundGames => {
            Plural::two("{found} van {count} partij", "{found} van {count} partijen")
        }
        Counted::Drawn => Plural::two("{score}, {count} remise", "{score}, {count} remises"),
        Counted::DrawnGames => Plural::two("{count} remise", "{count} remises"),
        Counted::WonGames => Plural::two("{count} gewonnen", "{count} gewonnen"),
        Counted::Wins => Plural::two("{count} zege", "{count} zeges"),
        Counted::SavedGames => Plural::two("{count} opgeslagen", "{count} opgeslagen"),
        Counted::Moves => Plural::two("{count} zet", "{count} zetten"),
        Counted::Rescued => Plural::two(
            "{count} partij die niet kon worden opgeslagen, staat in {folder}",
            "{count} partijen die niet konden worden opgeslagen, staan in {folder}",
        ),
        Counted::AfterMoves => Plural::two("na {count} zet", "na {count} zetten"),
        Counted::MovesToGo => Plural::two("nog {count} zet", "nog {count} zetten"),
        Counted::Tries => Plural::two("{count} poging", "{count} pogingen"),
        Counted::Takebacks => Plural::two("{count} keer teruggenomen", "{count} keer teruggenomen"),
        Counted::Hints => Plural::two("{count} tip gebruikt", "{count} tips gebruikt"),
        Counted::ComesBack => Plural::two(
            "Komt over {count} dag terug",
            "Komt over {count} dagen terug",
        ),
        Counted::Days => Plural::two("{count} dag", "{count} dagen"),
        Counted::Hours => Plural::two("{count} uur", "{count} uur"),
        Counted::Minutes => Plural::two("{count} minuut", "{count} minuten"),
        Counted::Seconds => Plural::two("{count} seconde", "{count} seconden"),
    }
}
