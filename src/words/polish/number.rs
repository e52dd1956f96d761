//! Numbers.

use crate::words::texts::*;

pub fn plural_category(number: usize) -> PluralCategory {
    match (number, number % 10, number % 100) {
        (1, _, _) => PluralCategory::One,
        (_, _, 12..=14) => PluralCategory::Many,
        (_, 2..=4, _) => PluralCategory::Few,
        _ => PluralCategory::Many,
    }
}

pub fn counted(what: Counted) -> Plural {
    match what {
        Counted::Games => Plural::three("{count} partia", "{count} partie", "{count} partii"),
        Counted::Items => Plural::three("{count} element", "{count} elementy", "{count} elementów"),
        Counted::Files => Plural::three("{count} plik", "{count} pliki", "{count} plików"),
        Counted::AllGames => Plural::three(
            "Wszystkie ({count} partia)",
            "Wszystkie {count} partie",
            "Wszystkie {count} partii",
        ),
        Counted::FoundGames => Plural::three(
            "{found} z {count} partii",
            "{found} z {count} partii",
            "{found} z {count} partii",
        ),
        Counted::Drawn => Plural::three(
            "{score}, {count} remis",
            "{score}, {count} remisy",
            "{score}, {count} remisów",
        ),
        Counted::DrawnGames => Plural::three("{count} remis", "{count} remisy", "{count} remisów"),
        Counted::WonGames => {
            Plural::three("{count} wygrana", "{count} wygrane", "{count} wygranych")
        }
        Counted::Wins => Plural::three("{count} wygrana", "{count} wygrane", "{count} wygranych"),
        Counted::SavedGames => {
            Plural::three("{count} zapisana", "{count} zapisane", "{count} zapisanych")
        }
        Counted::Moves => Plural::three("{count} ruch", "{count} ruchy", "{count} ruchów"),
        Counted::Rescued => Plural::three(
            "{count} partia, której nie udało się zapisać, jest w {folder}",
            "{count} partie, których nie udało się zapisać, są w {folder}",
            "{count} partii, których nie udało się zapisać, jest w {folder}",
        ),
        Counted::AfterMoves => Plural::three(
            "po {count} ruchu",
            "po {count} ruchach",
            "po {count} ruchach",
        ),
        Counted::MovesToGo => Plural::three(
            "jeszcze {count} ruch",
            "jeszcze {count} ruchy",
            "jeszcze {count} ruchów",
        ),
        Counted::Tries => Plural::three("{count} próba", "{count} próby", "{count} prób"),
        Counted::Takebacks => {
            Plural::three("{count} cofnięcie", "{count} cofnięcia", "{count} cofnięć")
        }
        Counted::Hints => Plural::three(
            "{count} podpowiedź",
            "{count} podpowiedzi",
            "{count} podpowiedzi",
        ),
        Counted::ComesBack => Plural::three(
            "Wróci za {count} dzień",
            "Wróci za {count} dni",
            "Wróci za {count} dni",
        ),
        Counted::Days => Plural::three("{count} dzień", "{count} dni", "{count} dni"),
        Counted::Hours => Plural::three("{count} godzina", "{count} godziny", "{count} godzin"),
        Counted::Minutes => Plural::three("{count} minuta", "{count} minuty", "{count} minut"),
        Counted::Seconds => Plural::three("{count} sekunda", "{count} sekundy", "{count} sekund"),
    }
}
