//! How games end.

use crate::words::texts::*;

pub fn termination(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "por xeque-mate",
        Stalemate => "por afogamento",
        InsufficientMaterial => "por material insuficiente",
        DeadPosition => "por posição morta",
        ThreefoldRepetition => "por tripla repetição",
        FivefoldRepetition => "por quíntupla repetição",
        FiftyMoveRule => "pela regra dos 50 lances",
        SeventyFiveMoveRule => "pela regra dos 75 lances",
        EightHalfMoves => "por oito meios-lances",
        Agreement => "por acordo",
        Resignation => "por abandono",
        TimeForfeit => "por tempo",
        Unstated => "por motivo não informado",
    }
}

pub fn end(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "Xeque-mate",
        Stalemate => "Afogado",
        InsufficientMaterial => "Material insuficiente",
        DeadPosition => "Posição morta",
        ThreefoldRepetition => "Tripla repetição",
        FivefoldRepetition => "Quíntupla repetição",
        FiftyMoveRule => "Regra dos 50 lances",
        SeventyFiveMoveRule => "Regra dos 75 lances",
        EightHalfMoves => "Oito meios-lances",
        Agreement => "Acordo",
        Resignation => "Abandono",
        TimeForfeit => "Tempo",
        Unstated => "",
    }
}

pub fn reason(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Resignation, Some(_)) => {
            "<loser:As brancas abandonaram/As pretas abandonaram/{loser} abandonou>"
        }
        (TimeForfeit, Some(_)) => "<loser:Brancas sem tempo/Pretas sem tempo/{loser} sem tempo>",
        (TimeForfeit, None) => "Tempo esgotado, mas sem mate possível",
        (Unstated, _) => "Motivo não informado",
        (termination, _) => end(termination),
    }
}

pub fn ended(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Checkmate, _) => "{result} por xeque-mate {after}.",
        (Stalemate, _) => "{result} por afogamento {after}.",
        (InsufficientMaterial, _) => "{result} por material insuficiente {after}.",
        (DeadPosition, _) => "{result} por posição morta {after}.",
        (ThreefoldRepetition, _) => "{result} por tripla repetição {after}.",
        (FivefoldRepetition, _) => "{result} por quíntupla repetição {after}.",
        (FiftyMoveRule, _) => "{result} pela regra dos 50 lances {after}.",
        (SeventyFiveMoveRule, _) => "{result} pela regra dos 75 lances {after}.",
        (EightHalfMoves, _) => "{result} por oito meios-lances {after}.",
        (Agreement, _) => "{result} por acordo {after}.",
        (Resignation, Some(_)) => {
            "<loser:As brancas abandonaram/As pretas abandonaram/{loser} abandonou> {after}. {result}."
        }
        (Resignation, None) => "{result} por abandono {after}.",
        (TimeForfeit, Some(_)) => {
            "<loser:As brancas ficaram/As pretas ficaram/{loser} ficou> sem tempo {after}. {result}."
        }
        (TimeForfeit, None) => "{result} por tempo, sem mate possível, {after}.",
        (Unstated, _) => "{result} por motivo não informado {after}.",
    }
}
