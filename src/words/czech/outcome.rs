//! How games end.

use crate::words::texts::*;

pub fn termination(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "mat",
        Stalemate => "pat",
        InsufficientMaterial => "nedostatek materiálu",
        DeadPosition => "mrtvá pozice",
        ThreefoldRepetition => "trojí opakování pozice",
        FivefoldRepetition => "pětinásobné opakování pozice",
        FiftyMoveRule => "pravidlo 50 tahů",
        SeventyFiveMoveRule => "pravidlo 75 tahů",
        EightHalfMoves => "osm půltahů",
        Agreement => "dohoda",
        Resignation => "vzdání partie",
        TimeForfeit => "překročení času",
        Unstated => "neuvedený důvod",
    }
}

pub fn end(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "Mat",
        Stalemate => "Pat",
        InsufficientMaterial => "Nedostatek materiálu",
        DeadPosition => "Mrtvá pozice",
        ThreefoldRepetition => "Trojí opakování",
        FivefoldRepetition => "Pětinásobné opakování",
        FiftyMoveRule => "Pravidlo 50 tahů",
        SeventyFiveMoveRule => "Pravidlo 75 tahů",
        EightHalfMoves => "Osm půltahů",
        Agreement => "Dohoda",
        Resignation => "Vzdáno",
        TimeForfeit => "Čas",
        Unstated => "",
    }
}

pub fn reason(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Resignation, Some(_)) => "{loser} vzdává",
        (TimeForfeit, Some(_)) => "<loser:Bílý překročil/Černý překročil/{loser} překračuje> čas",
        (TimeForfeit, None) => "Konec času, ale mat není možný",
        (Unstated, _) => "Neuvedený důvod",
        (termination, _) => end(termination),
    }
}

pub fn ended(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Checkmate, _) => "{result}: mat {after}.",
        (Stalemate, _) => "{result}: pat {after}.",
        (InsufficientMaterial, _) => "{result}: nedostatek materiálu {after}.",
        (DeadPosition, _) => "{result}: mrtvá pozice {after}.",
        (ThreefoldRepetition, _) => "{result}: trojí opakování pozice {after}.",
        (FivefoldRepetition, _) => "{result}: pětinásobné opakování pozice {after}.",
        (FiftyMoveRule, _) => "{result} podle pravidla 50 tahů {after}.",
        (SeventyFiveMoveRule, _) => "{result} podle pravidla 75 tahů {after}.",
        (EightHalfMoves, _) => "{result}: osm půltahů, {after}.",
        (Agreement, _) => "{result} dohodou {after}.",
        (Resignation, Some(_)) => {
            "{result}: <loser:bílý/černý/{loser}> vzdává {after}.|{loser} vzdává {after}."
        }
        (Resignation, None) => "{result}: vzdání partie {after}.",
        (TimeForfeit, Some(_)) => {
            "{result}: <loser:bílý překročil/černý překročil/{loser} překračuje> čas {after}.|<loser:Bílý překročil/Černý překročil/{loser} překračuje> čas {after}."
        }
        (TimeForfeit, None) => "{result}: konec času {after}, ale mat není možný.",
        (Unstated, _) => "{result} {after}, důvod není uveden.|Konec {after}, důvod není uveden.",
    }
}
