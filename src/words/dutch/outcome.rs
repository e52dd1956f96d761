//! How games end.

use crate::words::texts::*;

pub fn termination(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "schaakmat",
        Stalemate => "pat",
        InsufficientMaterial => "onvoldoende materiaal",
        DeadPosition => "een dode stelling",
        ThreefoldRepetition => "driemaal dezelfde stelling",
        FivefoldRepetition => "vijfmaal dezelfde stelling",
        FiftyMoveRule => "de 50-zettenregel",
        SeventyFiveMoveRule => "de 75-zettenregel",
        EightHalfMoves => "acht halve zetten",
        Agreement => "overeenkomst",
        Resignation => "opgave",
        TimeForfeit => "tijdsoverschrijding",
        Unstated => "onbekende oorzaak",
    }
}

pub fn end(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "Schaakmat",
        Stalemate => "Pat",
        InsufficientMaterial => "Onvoldoende materiaal",
        DeadPosition => "Dode stelling",
        ThreefoldRepetition => "Driemaal dezelfde stelling",
        FivefoldRepetition => "Vijfmaal dezelfde stelling",
        FiftyMoveRule => "50-zettenregel",
        SeventyFiveMoveRule => "75-zettenregel",
        EightHalfMoves => "Acht halve zetten",
        Agreement => "In overleg",
        Resignation => "Opgegeven",
        TimeForfeit => "Tijdsoverschrijding",
        Unstated => "",
    }
}

pub fn reason(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Resignation, Some(_)) => "{loser} gaf op",
        (TimeForfeit, Some(_)) => "{loser} ging door de vlag",
        (TimeForfeit, None) => "Tijd op, maar mat niet mogelijk",
        (Unstated, _) => "Reden niet vermeld",
        (termination, _) => end(termination),
    }
}

pub fn ended(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Checkmate, _) => "{result} door schaakmat {after}.",
        (Stalemate, _) => "{result} door pat {after}.",
        (InsufficientMaterial, _) => "{result} door onvoldoende materiaal {after}.",
        (DeadPosition, _) => "{result} door een dode stelling {after}.",
        (ThreefoldRepetition, _) => "{result} door driemaal dezelfde stelling {after}.",
        (FivefoldRepetition, _) => "{result} door vijfmaal dezelfde stelling {after}.",
        (FiftyMoveRule, _) => "{result} door de 50-zettenregel {after}.",
        (SeventyFiveMoveRule, _) => "{result} door de 75-zettenregel {after}.",
        (EightHalfMoves, _) => "{result} door acht halve zetten {after}.",
        (Agreement, _) => "{result} in onderling overleg {after}.",
        (Resignation, Some(_)) => "{loser} gaf {after} op: {result}.",
        (Resignation, None) => "{result} door opgave {after}.",
        (TimeForfeit, Some(_)) => "{loser} ging {after} door de vlag: {result}.",
        (TimeForfeit, None) => "{result}: tijd op {after}, maar mat was niet mogelijk.",
        (Unstated, _) => "{result} zonder vermelde reden {after}.",
    }
}
