//! How games end.

use crate::words::texts::*;

pub fn termination(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "мат",
        Stalemate => "пат",
        InsufficientMaterial => "недостаточно материала",
        DeadPosition => "мёртвая позиция",
        ThreefoldRepetition => "троекратное повторение",
        FivefoldRepetition => "пятикратное повторение",
        FiftyMoveRule => "правило 50 ходов",
        SeventyFiveMoveRule => "правило 75 ходов",
        EightHalfMoves => "восемь полуходов",
        Agreement => "соглашение",
        Resignation => "сдача",
        TimeForfeit => "просрочка времени",
        Unstated => "причина не указана",
    }
}

pub fn end(termination: Termination) -> Text {
    use Termination::*;
    match termination {
        Checkmate => "Мат",
        Stalemate => "Пат",
        InsufficientMaterial => "Недостаточно материала",
        DeadPosition => "Мёртвая позиция",
        ThreefoldRepetition => "Троекратное повторение",
        FivefoldRepetition => "Пятикратное повторение",
        FiftyMoveRule => "Правило 50 ходов",
        SeventyFiveMoveRule => "Правило 75 ходов",
        EightHalfMoves => "Восемь полуходов",
        Agreement => "Соглашение",
        Resignation => "Сдача",
        TimeForfeit => "Время",
        Unstated => "",
    }
}

pub fn reason(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Resignation, Some(_)) => "<loser:Белые сдались/Чёрные сдались/{loser} сдаётся>",
        (TimeForfeit, Some(_)) => {
            "<loser:У белых истекло время/У чёрных истекло время/{loser}: время истекло>"
        }
        (TimeForfeit, None) => "Время истекло, но мат невозможен",
        (Unstated, _) => "Причина не указана",
        (termination, _) => end(termination),
    }
}

pub fn ended(outcome: Outcome) -> Text {
    use Termination::*;
    match (outcome.termination, outcome.winner) {
        (Checkmate, _) => "{result}: мат {after}.",
        (Stalemate, _) => "{result}: пат {after}.",
        (InsufficientMaterial, _) => "{result}: недостаточно материала, {after}.",
        (DeadPosition, _) => "{result}: мёртвая позиция {after}.",
        (ThreefoldRepetition, _) => "{result}: троекратное повторение {after}.",
        (FivefoldRepetition, _) => "{result}: пятикратное повторение {after}.",
        (FiftyMoveRule, _) => "{result} по правилу 50 ходов, {after}.",
        (SeventyFiveMoveRule, _) => "{result} по правилу 75 ходов, {after}.",
        (EightHalfMoves, _) => "{result}: восемь полуходов, {after}.",
        (Agreement, _) => "{result} по соглашению {after}.",
        (Resignation, Some(_)) => {
            "{result}: <loser:белые сдались/чёрные сдались/{loser} сдаётся> {after}.|<loser:Белые сдались/Чёрные сдались/{loser} сдаётся> {after}."
        }
        (Resignation, None) => "{result}: сдача {after}.",
        (TimeForfeit, Some(_)) => {
            "{result}: <loser:у белых/у чёрных/у соперника> истекло время {after}.|<loser:У белых истекло время/У чёрных истекло время/{loser}: время истекло> {after}."
        }
        (TimeForfeit, None) => "{result}: время истекло {after}, но мат невозможен.",
        (Unstated, _) => "{result} {after}, причина не указана.|Причина не указана, {after}.",
    }
}
