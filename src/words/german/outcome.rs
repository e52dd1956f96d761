//! How games end.

use crate::words::texts::*;

pub fn termination(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "Matt",
        Stalemate => "Patt",
        InsufficientMaterial => "ungenügendes Material",
        DeadPosition => "tote Stellung",
        ThreefoldRepetition => "dreifache Stellungswiederholung",
        FivefoldRepetition => "fünffache Stellungswiederholung",
        FiftyMoveRule => "die 50-Züge-Regel",
        SeventyFiveMoveRule => "die 75-Züge-Regel",
        EightHalfMoves => "acht Halbzüge",
        Agreement => "Vereinbarung",
        Resignation => "Aufgabe",
        TimeForfeit => "Zeitüberschreitung",
        Unstated => "nicht genannten Grund",
    }
}

pub fn end(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "Matt",
        Stalemate => "Patt",
        InsufficientMaterial => "Zu wenig Material",
        DeadPosition => "Tote Stellung",
        ThreefoldRepetition => "Dreimal dieselbe Stellung",
        FivefoldRepetition => "Fünfmal dieselbe Stellung",
        FiftyMoveRule => "50-Züge-Regel",
        SeventyFiveMoveRule => "75-Züge-Regel",
        EightHalfMoves => "Acht Halbzüge",
        Agreement => "Vereinbart",
        Resignation => "Aufgabe",
        TimeForfeit => "Zeitüberschreitung",
        Unstated => "",
    }
}

pub fn reason(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Resignation, Some(_)) => "{loser} gab auf",
        (TimeForfeit, Some(_)) => "{loser} überschritt die Zeit",
        (TimeForfeit, None) => "Zeit abgelaufen, aber kein Matt möglich",
        (Unstated, _) => "Grund nicht genannt",
        (termination, _) => end(termination),
    }
}

pub fn ended(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Checkmate, _) => "{result} durch Matt {after}.",
        (Stalemate, _) => "{result} durch Patt {after}.",
        (InsufficientMaterial, _) => "{result} durch ungenügendes Material {after}.",
        (DeadPosition, _) => "{result} durch tote Stellung {after}.",
        (ThreefoldRepetition, _) => "{result} durch dreifache Stellungswiederholung {after}.",
        (FivefoldRepetition, _) => "{result} durch fünffache Stellungswiederholung {after}.",
        (FiftyMoveRule, _) => "{result} durch die 50-Züge-Regel {after}.",
        (SeventyFiveMoveRule, _) => "{result} durch die 75-Züge-Regel {after}.",
        (EightHalfMoves, _) => "{result} durch acht Halbzüge {after}.",
        (Agreement, _) => "{result} durch Vereinbarung {after}.",
        (Resignation, Some(_)) => "{loser} gab {after} auf: {result}.",
        (Resignation, None) => "{result} durch Aufgabe {after}.",
        (TimeForfeit, Some(_)) => "{loser} überschritt {after} die Zeit: {result}.",
        (TimeForfeit, None) => "{result}: Zeit abgelaufen {after}, aber kein Matt möglich.",
        (Unstated, _) => "{result} ohne genannten Grund {after}.",
    }
}
