//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn question(question: &Prompt) -> Text {
    match question {
        Prompt::Promotion(..) => "Превращение на {square}…",
        Prompt::Draw(..) => {
            "{opponent}, <player:белые предлагают/чёрные предлагают/{player} предлагает> ничью. |Вы согласны?"
        }
        Prompt::Resign { .. } => "{player}, вы сдаётесь?|",
        Prompt::Claim(..) => "Ничья ({reason})? |Введите ход, который её даёт.",
        Prompt::Sure { mates: true, .. } => "{player}, точно {move}? |{reply} ведёт к мату.",
        Prompt::Sure { .. } => "{player}, точно {move}? |Лучший ответ — {reply}.",
        Prompt::TakeBack { .. } => "{opponent}, разрешите вернуть ход {move}?|",
    }
}

pub fn hint(hint: Hint) -> Text {
    match hint {
        Hint::PutBack => "обратно",
        Hint::Yes | Hint::UseEngine => "да",
        Hint::No | Hint::NoClaim => "нет",
        Hint::OfferDraw => "предложить",
        Hint::ClaimDraw => "потребовать",
        Hint::TypeMove => "ввести ход",
        Hint::ShowMove => "показать ход",
        Hint::AllKeys => "все клавиши",
        Hint::OpenMenu => "меню",
        Hint::BackToGame => "к партии",
        Hint::Resume => "дальше",
        Hint::CloseReview | Hint::CloseLine => "закрыть",
        Hint::Comment => "комментарий",
        Hint::EditTags => "изменить",
        Hint::Marks => "оценить",
        Hint::AnalyseGame => "анализ",
        Hint::PlayOn => "играть дальше",
        Hint::Slower => "медленнее",
        Hint::Faster => "быстрее",
        Hint::StopPlaying | Hint::StopPainting | Hint::StopAnalysis => "стоп",
        Hint::Threat => "угроза",
        Hint::PreviousMistake => "предыдущая",
        Hint::Practise => "решать задачи",
        Hint::NextMistake => "след. ошибка",
        Hint::SaveAs => "сохранить как",
        Hint::Save => "сохранить",
        Hint::Restore => "восстановить",
        Hint::Destroy => "удалить навсегда",
        Hint::EmptyTrash => "очистить корзину",
        Hint::Discard => "не сохранять",
        Hint::KeepComment => "сохранить",
        Hint::NewLine => "новая строка",
        Hint::Redo => "повторить",
        Hint::Replay => "повторить",
        Hint::UndoEdit | Hint::UndoDelete | Hint::UndoDrop => "отменить",
        Hint::DeleteGame => "удалить",
        Hint::StopReading => "стоп",
        Hint::PlayTyped => "сыграть",
    }
}
