//! How games end.

use crate::words::texts::*;

pub fn termination(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "échec et mat",
        Stalemate => "pat",
        InsufficientMaterial => "matériel insuffisant",
        DeadPosition => "position morte",
        ThreefoldRepetition => "triple répétition",
        FivefoldRepetition => "quintuple répétition",
        FiftyMoveRule => "règle des 50 coups",
        SeventyFiveMoveRule => "règle des 75 coups",
        EightHalfMoves => "huit demi-coups",
        Agreement => "accord mutuel",
        Resignation => "abandon",
        TimeForfeit => "perte au temps",
        Unstated => "motif non précisé",
    }
}

pub fn end(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "Mat",
        Stalemate => "Pat",
        InsufficientMaterial => "Matériel insuffisant",
        DeadPosition => "Position morte",
        ThreefoldRepetition => "Triple répétition",
        FivefoldRepetition => "Quintuple répétition",
        FiftyMoveRule => "Règle des 50 coups",
        SeventyFiveMoveRule => "Règle des 75 coups",
        EightHalfMoves => "Huit demi-coups",
        Agreement => "Accord",
        Resignation => "Abandon",
        TimeForfeit => "Perte au temps",
        Unstated => "",
    }
}

pub fn reason(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Checkmate, _) => "Échec et mat",
        (Agreement, _) => "Accord mutuel",
        (Resignation, Some(_)) => {
            "<loser:Les Blancs abandonnent/Les Noirs abandonnent/{loser} abandonne>"
        }
        (TimeForfeit, Some(_)) => {
            "<loser:Les Blancs perdent/Les Noirs perdent/{loser} perd> au temps"
        }
        (TimeForfeit, None) => "Temps écoulé, mais aucun mat possible",
        (Unstated, _) => "Motif non précisé",
        (termination, _) => end(termination),
    }
}

pub fn ended(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Checkmate, _) => "{result} par échec et mat {after}.",
        (Stalemate, _) => "{result} par pat {after}.",
        (InsufficientMaterial, _) => "{result} par matériel insuffisant {after}.",
        (DeadPosition, _) => "{result} par position morte {after}.",
        (ThreefoldRepetition, _) => "{result} par triple répétition {after}.",
        (FivefoldRepetition, _) => "{result} par quintuple répétition {after}.",
        (FiftyMoveRule, _) => "{result} par la règle des 50 coups {after}.",
        (SeventyFiveMoveRule, _) => "{result} par la règle des 75 coups {after}.",
        (EightHalfMoves, _) => "{result} par huit demi-coups {after}.",
        (Agreement, _) => "{result} par accord mutuel {after}.",
        (Resignation, _) => "{result} par abandon {after}.",
        (TimeForfeit, Some(_)) => "{result} au temps {after}.",
        (TimeForfeit, None) => "{result} au temps, sans mat possible, {after}.",
        (Unstated, _) => "{result}, motif non précisé, {after}.",
    }
}
