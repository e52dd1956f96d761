//! Numbers.

use crate::words::texts::*;

pub fn plural_category(number: usize) -> PluralCategory {
    match number {
        0 | 1 => PluralCategory::One,
        number if number.is_multiple_of(1_000_000) => PluralCategory::Many,
        _ => PluralCategory::Other,
    }
}

pub fn counted(what: Counted) -> Plural {
    match what {
        Counted::Games => Plural::two("{count} partida", "{count} partidas"),
        Counted::Items => Plural::two("{count} item", "{count} itens"),
        Counted::Files => Plural::two("{count} arquivo", "{count} arquivos"),
        Counted::AllGames => Plural::two("A única partida", "As {count} partidas"),
        Counted::FoundGames => {
            Plural::two("{found} de {count} partida", "{found} de {count} partidas")
        }
        Counted::Drawn => Plural::two("{score}, {count} empate", "{score}, {count} empates"),
        Counted::DrawnGames => Plural::two("{count} empate", "{count} empates"),
        Counted::WonGames => Plural::two("{count} vitória", "{count} vitórias"),
        Counted::Wins => Plural::two("{count} vitória", "{count} vitórias"),
        Counted::SavedGames => Plural::two("{count} salva", "{count} salvas"),
        Counted::Moves => Plural::two("{count} lance", "{count} lances"),
        Counted::Rescued => Plural::two(
            "{count} partida que não pôde ser salva está em {folder}",
            "{count} partidas que não puderam ser salvas estão em {folder}",
        ),
        Counted::AfterMoves => Plural::two("após {count} lance", "após {count} lances"),
        Counted::MovesToGo => Plural::two("falta {count} lance", "faltam {count} lances"),
        Counted::Tries => Plural::two("{count} tentativa", "{count} tentativas"),
        Counted::Takebacks => Plural::two("{count} lance desfeito", "{count} lances desfeitos"),
        Counted::Hints => Plural::two("{count} dica usada", "{count} dicas usadas"),
        Counted::ComesBack => Plural::two("Volta em {count} dia", "Volta em {count} dias"),
        Counted::Days => Plural::two("{count} dia", "{count} dias"),
        Counted::Hours => Plural::two("{count} hora", "{count} horas"),
        Counted::Minutes => Plural::two("{count} minuto", "{count} minutos"),
        Counted::Seconds => Plural::two("{count} segundo", "{count} segundos"),
    }
}
