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
        Counted::Games => Plural::two("{count} partita", "{count} partite"),
        Counted::Items => Plural::two("{count} elemento", "{count} elementi"),
        Counted::Files => Plural::two("{count} file", "{count} file"),
        Counted::AllGames => Plural::two("La partita trovata", "Tutte le {count} partite"),
        Counted::FoundGames => Plural::two("{found} su {count}", "{found} su {count}"),
        Counted::Drawn => Plural::two("{score}, {count} patta", "{score}, {count} patte"),
        Counted::DrawnGames => Plural::two("{count} patta", "{count} patte"),
        Counted::WonGames => Plural::two("{count} vinta", "{count} vinte"),
        Counted::Wins => Plural::two("{count} vittoria", "{count} vittorie"),
        Counted::SavedGames => Plural::two("{count} salvata", "{count} salvate"),
        Counted::Moves => Plural::two("{count} mossa", "{count} mosse"),
        Counted::Rescued => Plural::two(
            "{count} partita non salvata si trova in {folder}",
            "{count} partite non salvate si trovano in {folder}",
        ),
        Counted::AfterMoves => Plural::two("dopo {count} mossa", "dopo {count} mosse"),
        Counted::MovesToGo => Plural::two("ancora {count} mossa", "ancora {count} mosse"),
        Counted::Tries => Plural::two("{count} tentativo", "{count} tentativi"),
        Counted::Takebacks => Plural::two("{count} mossa ritirata", "{count} mosse ritirate"),
        Counted::Hints => Plural::two("{count} suggerimento usato", "{count} suggerimenti usati"),
        Counted::ComesBack => Plural::two("Torna tra {count} giorno", "Torna tra {count} giorni"),
        Counted::Days => Plural::two("{count} giorno", "{count} giorni"),
        Counted::Hours => Plural::two("{count} ora", "{count} ore"),
        Counted::Minutes => Plural::two("{count} minuto", "{count} minuti"),
        Counted::Seconds => Plural::two("{count} secondo", "{count} secondi"),
    }
}
