//! Numbers.

use crate::words::texts::*;

pub fn plural_category(number: usize) -> PluralCategory {
    match number {
        1 => PluralCategory::One,
        number if number > 0 && number.is_multiple_of(1_000_000) => PluralCategory::Many,
        _ => PluralCategory::Other,
    }
}

pub fn counted(what: Counted) -> Plural {
    match what {
        Counted::Games => Plural::two("{count} partida", "{count} partidas"),
        Counted::Items => Plural::two("{count} elemento", "{count} elementos"),
        Counted::Files => Plural::two("{count} archivo", "{count} archivos"),
        Counted::AllGames => Plural::two("La única partida", "Las {count} partidas"),
        Counted::FoundGames => {
            Plural::two("{found} de {count} partida", "{found} de {count} partidas")
        }
        Counted::Drawn => Plural::two("{score}, {count} tablas", "{score}, {count} tablas"),
        Counted::DrawnGames => Plural::two("{count} tablas", "{count} tablas"),
        Counted::WonGames => Plural::two("{count} victoria", "{count} victorias"),
        Counted::Wins => Plural::two("{count} victoria", "{count} victorias"),
        Counted::SavedGames => Plural::two("{count} guardada", "{count} guardadas"),
        Counted::Moves => Plural::two("{count} jugada", "{count} jugadas"),
        Counted::Rescued => Plural::two(
            "{count} partida que no se pudo guardar está en {folder}",
            "{count} partidas que no se pudieron guardar están en {folder}",
        ),
        Counted::AfterMoves => Plural::two("tras {count} jugada", "tras {count} jugadas"),
        Counted::MovesToGo => Plural::two("falta {count} jugada", "faltan {count} jugadas"),
        Counted::Tries => Plural::two("{count} intento", "{count} intentos"),
        Counted::Takebacks => Plural::two("{count} jugada deshecha", "{count} jugadas deshechas"),
        Counted::Hints => Plural::two("{count} pista usada", "{count} pistas usadas"),
        Counted::ComesBack => Plural::two("Vuelve en {count} día", "Vuelve en {count} días"),
        Counted::Days => Plural::two("{count} día", "{count} días"),
        Counted::Hours => Plural::two("{count} hora", "{count} horas"),
        Counted::Minutes => Plural::two("{count} minuto", "{count} minutos"),
        Counted::Seconds => Plural::two("{count} segundo", "{count} segundos"),
    }
}
