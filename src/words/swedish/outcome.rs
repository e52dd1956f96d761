//! How games end.

use crate::words::texts::*;

pub fn termination(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "matt",
        Stalemate => "patt",
        InsufficientMaterial => "otillräckligt material",
        DeadPosition => "död ställning",
        ThreefoldRepetition => "trefaldig upprepning",
        FivefoldRepetition => "femfaldig upprepning",
        FiftyMoveRule => "50-dragsregeln",
        SeventyFiveMoveRule => "75-dragsregeln",
        EightHalfMoves => "åtta halvdrag",
        Agreement => "överenskommelse",
        Resignation => "uppgivet parti",
        TimeForfeit => "överskriden tid",
        Unstated => "okänt skäl",
    }
}

pub fn end(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "Matt",
        Stalemate => "Patt",
        InsufficientMaterial => "Otillräckligt material",
        DeadPosition => "Död ställning",
        ThreefoldRepetition => "Trefaldig upprepning",
        FivefoldRepetition => "Femfaldig upprepning",
        FiftyMoveRule => "50-dragsregeln",
        SeventyFiveMoveRule => "75-dragsregeln",
        EightHalfMoves => "Åtta halvdrag",
        Agreement => "Överenskommen",
        Resignation => "Uppgivet",
        TimeForfeit => "Överskriden tid",
        Unstated => "",
    }
}

pub fn reason(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Resignation, Some(_)) => "{loser} gav upp",
        (TimeForfeit, Some(_)) => "{loser} överskred tiden",
        (TimeForfeit, None) => "Tiden ute, men ingen matt möjlig",
        (Unstated, _) => "Skälet är inte angivet",
        (termination, _) => end(termination),
    }
}

pub fn ended(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Checkmate, _) => "{result} genom matt {after}.",
        (Stalemate, _) => "{result} genom patt {after}.",
        (InsufficientMaterial, _) => "{result} genom otillräckligt material {after}.",
        (DeadPosition, _) => "{result} genom död ställning {after}.",
        (ThreefoldRepetition, _) => "{result} genom trefaldig upprepning {after}.",
        (FivefoldRepetition, _) => "{result} genom femfaldig upprepning {after}.",
        (FiftyMoveRule, _) => "{result} genom 50-dragsregeln {after}.",
        (SeventyFiveMoveRule, _) => "{result} genom 75-dragsregeln {after}.",
        (EightHalfMoves, _) => "{result} genom åtta halvdrag {after}.",
        (Agreement, _) => "{result} genom överenskommelse {after}.",
        (Resignation, Some(_)) => "{loser} gav upp {after}: {result}.",
        (Resignation, None) => "{result} genom uppgivet parti {after}.",
        (TimeForfeit, Some(_)) => "{loser} överskred tiden {after}: {result}.",
        (TimeForfeit, None) => "{result}: tiden tog slut {after}, men ingen matt var möjlig.",
        (Unstated, _) => "{result} av okänt skäl {after}.",
    }
}
