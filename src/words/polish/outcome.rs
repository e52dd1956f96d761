//! How games end.

use crate::words::texts::*;

pub fn termination(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "mat",
        Stalemate => "pat",
        InsufficientMaterial => "niewystarczający materiał",
        DeadPosition => "martwa pozycja",
        ThreefoldRepetition => "trzykrotne powtórzenie pozycji",
        FivefoldRepetition => "pięciokrotne powtórzenie pozycji",
        FiftyMoveRule => "zasada 50 posunięć",
        SeventyFiveMoveRule => "zasada 75 posunięć",
        EightHalfMoves => "osiem półruchów",
        Agreement => "zgoda obu stron",
        Resignation => "poddanie partii",
        TimeForfeit => "przekroczenie czasu",
        Unstated => "nie podano powodu",
    }
}

pub fn end(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "Mat",
        Stalemate => "Pat",
        InsufficientMaterial => "Niewystarczający materiał",
        DeadPosition => "Martwa pozycja",
        ThreefoldRepetition => "Trzykrotne powtórzenie",
        FivefoldRepetition => "Pięciokrotne powtórzenie",
        FiftyMoveRule => "Zasada 50 posunięć",
        SeventyFiveMoveRule => "Zasada 75 posunięć",
        EightHalfMoves => "Osiem półruchów",
        Agreement => "Zgoda",
        Resignation => "Poddanie",
        TimeForfeit => "Czas",
        Unstated => "",
    }
}

pub fn reason(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Resignation, Some(_)) => "<loser:Białe poddają/Czarne poddają/{loser} poddaje> się",
        (TimeForfeit, Some(_)) => {
            "<loser:Białe przekraczają/Czarne przekraczają/{loser} przekracza> czas"
        }
        (TimeForfeit, None) => "Koniec czasu, ale mat niemożliwy",
        (Unstated, _) => "Nie podano powodu",
        (termination, _) => end(termination),
    }
}

pub fn ended(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Checkmate, _) => "{result}: mat {after}.",
        (Stalemate, _) => "{result}: pat {after}.",
        (InsufficientMaterial, _) => "{result}: niewystarczający materiał {after}.",
        (DeadPosition, _) => "{result}: martwa pozycja {after}.",
        (ThreefoldRepetition, _) => "{result}: trzykrotne powtórzenie pozycji {after}.",
        (FivefoldRepetition, _) => "{result}: pięciokrotne powtórzenie pozycji {after}.",
        (FiftyMoveRule, _) => "{result}: zasada 50 posunięć, {after}.",
        (SeventyFiveMoveRule, _) => "{result}: zasada 75 posunięć, {after}.",
        (EightHalfMoves, _) => "{result}: osiem półruchów, {after}.",
        (Agreement, _) => "{result} za zgodą obu stron {after}.",
        (Resignation, Some(_)) => {
            "{result}: <loser:białe poddają/czarne poddają/{loser} poddaje> się {after}.|<loser:Białe poddają/Czarne poddają/{loser} poddaje> się {after}."
        }
        (Resignation, None) => "{result}: poddanie partii {after}.",
        (TimeForfeit, Some(_)) => {
            "{result}: <loser:białe przekraczają/czarne przekraczają/{loser} przekracza> czas {after}.|<loser:Białe przekraczają/Czarne przekraczają/{loser} przekracza> czas {after}."
        }
        (TimeForfeit, None) => "{result}: koniec czasu {after}, ale mat niemożliwy.",
        (Unstated, _) => {
            "{result} {after}, bez podania powodu.|Koniec {after}, bez podania powodu."
        }
    }
}
