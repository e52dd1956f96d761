//! How games end.

use crate::words::texts::*;

pub fn termination(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "мат",
        Stalemate => "пат",
        InsufficientMaterial => "недостатньо матеріалу",
        DeadPosition => "мертва позиція",
        ThreefoldRepetition => "триразове повторення",
        FivefoldRepetition => "п’ятиразове повторення",
        FiftyMoveRule => "правило 50 ходів",
        SeventyFiveMoveRule => "правило 75 ходів",
        EightHalfMoves => "вісім півходів",
        Agreement => "згода",
        Resignation => "здача",
        TimeForfeit => "прострочення часу",
        Unstated => "причину не вказано",
    }
}

pub fn end(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "Мат",
        Stalemate => "Пат",
        InsufficientMaterial => "Недостатньо матеріалу",
        DeadPosition => "Мертва позиція",
        ThreefoldRepetition => "Триразове повторення",
        FivefoldRepetition => "П’ятиразове повторення",
        FiftyMoveRule => "Правило 50 ходів",
        SeventyFiveMoveRule => "Правило 75 ходів",
        EightHalfMoves => "Вісім півходів",
        Agreement => "Згода",
        Resignation => "Здача",
        TimeForfeit => "Час",
        Unstated => "",
    }
}

pub fn reason(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Resignation, Some(_)) => "<loser:Білі здалися/Чорні здалися/{loser} здає партію>",
        (TimeForfeit, Some(_)) => {
            "<loser:У білих вийшов час/У чорних вийшов час/{loser}: час вийшов>"
        }
        (TimeForfeit, None) => "Час вийшов, але мат неможливий",
        (Unstated, _) => "Причину не вказано",
        (termination, _) => end(termination),
    }
}

pub fn ended(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Checkmate, _) => "{result}: мат {after}.",
        (Stalemate, _) => "{result}: пат {after}.",
        (InsufficientMaterial, _) => "{result}: недостатньо матеріалу, {after}.",
        (DeadPosition, _) => "{result}: мертва позиція {after}.",
        (ThreefoldRepetition, _) => "{result}: триразове повторення {after}.",
        (FivefoldRepetition, _) => "{result}: п’ятиразове повторення {after}.",
        (FiftyMoveRule, _) => "{result} за правилом 50 ходів, {after}.",
        (SeventyFiveMoveRule, _) => "{result} за правилом 75 ходів, {after}.",
        (EightHalfMoves, _) => "{result}: вісім півходів, {after}.",
        (Agreement, _) => "{result} за згодою {after}.",
        (Resignation, Some(_)) => {
            "{result}: <loser:білі здалися/чорні здалися/{loser} здає партію> {after}.|<loser:Білі здалися/Чорні здалися/{loser} здає партію> {after}."
        }
        (Resignation, None) => "{result}: здача {after}.",
        (TimeForfeit, Some(_)) => {
            "{result}: <loser:у білих/у чорних/у суперника> вийшов час {after}.|<loser:У білих вийшов час/У чорних вийшов час/{loser}: час вийшов> {after}."
        }
        (TimeForfeit, None) => "{result}: час вийшов {after}, але мат неможливий.",
        (Unstated, _) => "{result} {after}, причину не вказано.|Причину не вказано, {after}.",
    }
}
