//! How games end.

use crate::words::texts::*;

pub fn termination(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "jaque mate",
        Stalemate => "ahogado",
        InsufficientMaterial => "material insuficiente",
        DeadPosition => "posición muerta",
        ThreefoldRepetition => "triple repetición",
        FivefoldRepetition => "quíntuple repetición",
        FiftyMoveRule => "la regla de los 50 movimientos",
        SeventyFiveMoveRule => "la regla de los 75 movimientos",
        EightHalfMoves => "ocho medias jugadas",
        Agreement => "acuerdo",
        Resignation => "abandono",
        TimeForfeit => "tiempo",
        Unstated => "un motivo no indicado",
    }
}

pub fn end(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "Jaque mate",
        Stalemate => "Ahogado",
        InsufficientMaterial => "Material insuficiente",
        DeadPosition => "Posición muerta",
        ThreefoldRepetition => "Triple repetición",
        FivefoldRepetition => "Quíntuple repetición",
        FiftyMoveRule => "50 movimientos",
        SeventyFiveMoveRule => "75 movimientos",
        EightHalfMoves => "Ocho medias jugadas",
        Agreement => "Acuerdo",
        Resignation => "Abandono",
        TimeForfeit => "Tiempo",
        Unstated => "",
    }
}

pub fn reason(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Resignation, Some(_)) => {
            "<loser:Abandonan las blancas/Abandonan las negras/Abandona {loser}>"
        }
        (TimeForfeit, Some(_)) => {
            "<loser:Blancas sin tiempo/Negras sin tiempo/{loser}, sin tiempo>"
        }
        (TimeForfeit, None) => "Tiempo agotado, pero sin mate posible",
        (FiftyMoveRule, _) => "Regla de los 50 movimientos",
        (SeventyFiveMoveRule, _) => "Regla de los 75 movimientos",
        (Unstated, _) => "Motivo no indicado",
        (termination, _) => end(termination),
    }
}

pub fn ended(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Checkmate, _) => "{result} por jaque mate {after}.",
        (Stalemate, _) => "{result} por ahogado {after}.",
        (InsufficientMaterial, _) => "{result} por material insuficiente {after}.",
        (DeadPosition, _) => "{result} por posición muerta {after}.",
        (ThreefoldRepetition, _) => "{result} por triple repetición {after}.",
        (FivefoldRepetition, _) => "{result} por quíntuple repetición {after}.",
        (FiftyMoveRule, _) => "{result} por la regla de los 50 movimientos {after}.",
        (SeventyFiveMoveRule, _) => "{result} por la regla de los 75 movimientos {after}.",
        (EightHalfMoves, _) => "{result} por ocho medias jugadas {after}.",
        (Agreement, _) => "{result} por acuerdo {after}.",
        (Resignation, Some(_)) => {
            "<loser:Las blancas abandonaron/Las negras abandonaron/{loser} abandonó> {after}. {result}."
        }
        (Resignation, None) => "{result} por abandono {after}.",
        (TimeForfeit, Some(_)) => {
            "<loser:Las blancas agotaron/Las negras agotaron/{loser} agotó> el tiempo {after}. {result}."
        }
        (TimeForfeit, None) => "{result} por tiempo, sin mate posible, {after}.",
        (Unstated, _) => "{result} por un motivo no indicado {after}.",
    }
}
