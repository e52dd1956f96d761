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
        Counted::Games => Plural::two("{count} Partie", "{count} Partien"),
        Counted::Items => Plural::two("{count} Eintrag", "{count} Einträge"),
        Counted::Files => Plural::two("{count} Datei", "{count} Dateien"),
        Counted::AllGames => Plural::two("{count} Partie", "Alle {count} Partien"),
        Counted::FoundGames => {
            Plural::two("{found} von {count} Partie", "{found} von {count} Partien")
        }
        Counted::Drawn => Plural::two("{score}, {count} Remis", "{score}, {count} Remis"),
        Counted::DrawnGames => Plural::two("{count} Remis", "{count} Remis"),
        Counted::WonGames => Plural::two("{count} Sieg", "{count} Siege"),
        Counted::Wins => Plural::two("{count} Sieg", "{count} Siege"),
        Counted::SavedGames => Plural::two("{count} gespeichert", "{count} gespeichert"),
        Counted::Moves => Plural::two("{count} Zug", "{count} Züge"),
        Counted::Rescued => Plural::two(
            "{count} Partie, die nicht gespeichert werden konnte, liegt in {folder}",
            "{count} Partien, die nicht gespeichert werden konnten, liegen in {folder}",
        ),
        Counted::AfterMoves => Plural::two("nach {count} Zug", "nach {count} Zügen"),
        Counted::MovesToGo => Plural::two("noch {count} Zug", "noch {count} Züge"),
        Counted::Tries => Plural::two("{count} Versuch", "{count} Versuche"),
        Counted::Takebacks => Plural::two("{count} Rücknahme", "{count} Rücknahmen"),
        Counted::Hints => Plural::two("{count} Tipp genutzt", "{count} Tipps genutzt"),
        Counted::ComesBack => Plural::two(
            "Kommt in {count} Tag wieder",
            "Kommt in {count} Tagen wieder",
        ),
        Counted::Days => Plural::two("{count} Tag", "{count} Tage"),
        Counted::Hours => Plural::two("{count} Stunde", "{count} Stunden"),
        Counted::Minutes => Plural::two("{count} Minute", "{count} Minuten"),
        Counted::Seconds => Plural::two("{count} Sekunde", "{count} Sekunden"),
    }
}
