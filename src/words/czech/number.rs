//! Numbers.

use crate::words::texts::*;

pub fn plural_category(number: usize) -> PluralCategory {
    match number {
        1 => PluralCategory::One,
        2..=4 => PluralCategory::Few,
        _ => PluralCategory::Other,
    }
}

pub fn counted(what: Counted) -> Plural {
    match what {
        Counted::Games => Plural::three("{count} partie", "{count} partie", "{count} partií"),
        Counted::Items => Plural::three("{count} položka", "{count} položky", "{count} položek"),
        Counted::Files => Plural::three("{count} soubor", "{count} soubory", "{count} souborů"),
        Counted::AllGames => Plural::three(
            "Všechny ({count} partie)",
            "Všechny {count} partie",
            "Všech {count} partií",
        ),
        Counted::FoundGames => Plural::three(
            "{found} z {count} partie",
            "{found} ze {count} partií",
            "{found} z {count} partií",
        ),
        Counted::Drawn => Plural::three(
            "{score}, {count} remíza",
            "{score}, {count} remízy",
            "{score}, {count} remíz",
        ),
        Counted::DrawnGames => Plural::three("{count} remíza", "{count} remízy", "{count} remíz"),
        Counted::WonGames => Plural::three("{count} výhra", "{count} výhry", "{count} výher"),
        Counted::Wins => Plural::three("{count} výhra", "{count} výhry", "{count} výher"),
        Counted::SavedGames => {
            Plural::three("{count} uložená", "{count} uložené", "{count} uložených")
        }
        Counted::Moves => Plural::three("{count} tah", "{count} tahy", "{count} tahů"),
        Counted::Rescued => Plural::three(
            "{count} partie, kterou nešlo uložit, je v {folder}",
            "{count} partie, které nešlo uložit, jsou v {folder}",
            "{count} partií, které nešlo uložit, je v {folder}",
        ),
        Counted::AfterMoves => {
            Plural::three("po {count} tahu", "po {count} tazích", "po {count} tazích")
        }
        Counted::MovesToGo => Plural::three(
            "ještě {count} tah",
            "ještě {count} tahy",
            "ještě {count} tahů",
        ),
        Counted::Tries => Plural::three("{count} pokus", "{count} pokusy", "{count} pokusů"),
        Counted::Takebacks => Plural::three(
            "{count} vrácený tah",
            "{count} vrácené tahy",
            "{count} vrácených tahů",
        ),
        Counted::Hints => Plural::three("{count} nápověda", "{count} nápovědy", "{count} nápověd"),
        Counted::ComesBack => Plural::three(
            "Vrátí se za {count} den",
            "Vrátí se za {count} dny",
            "Vrátí se za {count} dní",
        ),
        Counted::Days => Plural::three("{count} den", "{count} dny", "{count} dnů"),
        Counted::Hours => Plural::three("{count} hodina", "{count} hodiny", "{count} hodin"),
        Counted::Minutes => Plural::three("{count} minuta", "{count} minuty", "{count} minut"),
        Counted::Seconds => Plural::three("{count} sekunda", "{count} sekundy", "{count} sekund"),
    }
}
