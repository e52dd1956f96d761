//! How games end.

use crate::words::texts::*;

pub fn termination(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "checkmate",
        Stalemate => "stalemate",
        InsufficientMaterial => "insufficient material",
        DeadPosition => "dead position",
        ThreefoldRepetition => "threefold repetition",
        FivefoldRepetition => "fivefold repetition",
        FiftyMoveRule => "fifty-move rule",
        SeventyFiveMoveRule => "seventy-five-move rule",
        EightHalfMoves => "eight half-moves",
        Agreement => "agreement",
        Resignation => "resignation",
        TimeForfeit => "time forfeit",
        Unstated => "reason not stated",
    }
}

pub fn end(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "Checkmate",
        Stalemate => "Stalemate",
        InsufficientMaterial => "Insufficient material",
        DeadPosition => "Dead position",
        ThreefoldRepetition => "Threefold repetition",
        FivefoldRepetition => "Fivefold repetition",
        FiftyMoveRule => "Fifty-move rule",
        SeventyFiveMoveRule => "Seventy-five-move rule",
        EightHalfMoves => "Eight half-moves",
        Agreement => "Agreed",
        Resignation => "Resigned",
        TimeForfeit => "Time",
        Unstated => "",
    }
}

pub fn reason(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Resignation, Some(_)) => "{loser} resigned",
        (TimeForfeit, Some(_)) => "{loser} ran out of time",
        (TimeForfeit, None) => "Out of time, but no mate possible",
        (Unstated, _) => "Reason not stated",
        (termination, _) => end(termination),
    }
}

pub fn ended(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Checkmate, _) => "{result} by checkmate {after}.",
        (Stalemate, _) => "{result} by stalemate {after}.",
        (InsufficientMaterial, _) => "{result} by insufficient material {after}.",
        (DeadPosition, _) => "{result} in a dead position {after}.",
        (ThreefoldRepetition, _) => "{result} by threefold repetition {after}.",
        (FivefoldRepetition, _) => "{result} by fivefold repetition {after}.",
        (FiftyMoveRule, _) => "{result} by the fifty-move rule {after}.",
        (SeventyFiveMoveRule, _) => "{result} by the seventy-five-move rule {after}.",
        (EightHalfMoves, _) => "{result} by eight half-moves {after}.",
        (Agreement, _) => "{result} by agreement {after}.",
        (Resignation, Some(_)) => "{loser} resigned {after}: {result}.",
        (Resignation, None) => "{result} by resignation {after}.",
        (TimeForfeit, Some(_)) => "{loser} ran out of time {after}: {result}.",
        (TimeForfeit, None) => "{result} on time, with no mate possible, {after}.",
        (Unstated, _) => "{result} for a reason not stated {after}.",
    }
}
