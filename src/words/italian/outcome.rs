//! How games end.

use crate::words::texts::*;

pub fn termination(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "scacco matto",
        Stalemate => "stallo",
        InsufficientMaterial => "materiale insufficiente",
        DeadPosition => "posizione morta",
        ThreefoldRepetition => "triplice ripetizione",
        FivefoldRepetition => "quintupla ripetizione",
        FiftyMoveRule => "regola delle 50 mosse",
        SeventyFiveMoveRule => "regola delle 75 mosse",
        EightHalfMoves => "otto semimosse",
        Agreement => "accordo",
        Resignation => "abbandono",
        TimeForfeit => "tempo scaduto",
        Unstated => "motivo non indicato",
    }
}

pub fn end(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "Matto",
        Stalemate => "Stallo",
        InsufficientMaterial => "Materiale insufficiente",
        DeadPosition => "Posizione morta",
        ThreefoldRepetition => "Triplice ripetizione",
        FivefoldRepetition => "Quintupla ripetizione",
        FiftyMoveRule => "Regola delle 50 mosse",
        SeventyFiveMoveRule => "Regola delle 75 mosse",
        EightHalfMoves => "Otto semimosse",
        Agreement => "Accordo",
        Resignation => "Abbandono",
        TimeForfeit => "Tempo",
        Unstated => "",
    }
}

pub fn reason(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Checkmate, _) => "Scacco matto",
        (Resignation, Some(_)) => "<loser:Il Bianco/Il Nero/{loser}> abbandona",
        (TimeForfeit, Some(_)) => "<loser:Il Bianco/Il Nero/{loser}> perde per il tempo",
        (TimeForfeit, None) => "Tempo scaduto, ma nessun matto possibile",
        (Unstated, _) => "Motivo non indicato",
        (termination, _) => end(termination),
    }
}

pub fn ended(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Checkmate, _) => "{result} per scacco matto {after}.",
        (Stalemate, _) => "{result} per stallo {after}.",
        (InsufficientMaterial, _) => "{result} per materiale insufficiente {after}.",
        (DeadPosition, _) => "{result} per posizione morta {after}.",
        (ThreefoldRepetition, _) => "{result} per triplice ripetizione {after}.",
        (FivefoldRepetition, _) => "{result} per quintupla ripetizione {after}.",
        (FiftyMoveRule, _) => "{result} per la regola delle 50 mosse {after}.",
        (SeventyFiveMoveRule, _) => "{result} per la regola delle 75 mosse {after}.",
        (EightHalfMoves, _) => "{result} per otto semimosse {after}.",
        (Agreement, _) => "{result} per accordo {after}.",
        (Resignation, _) => "{result} per abbandono {after}.",
        (TimeForfeit, Some(_)) => "{result} per il tempo {after}.",
        (TimeForfeit, None) => "{result}: tempo scaduto senza matto possibile, {after}.",
        (Unstated, _) => "{result}, motivo non indicato, {after}.",
    }
}
