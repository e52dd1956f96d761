//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn message(message: &Message) -> Text {
    match message {
        Message::LookingBack(_) => "Просмотр: {place}.",
        Message::FlagFallen(_) => {
            "<player:У белых истекло время/У чёрных истекло время/{player}: время истекло>."
        }
        Message::Paused {
            suspended_for: None,
            ..
        } => "Пауза. <player:Ход белых/Ход чёрных/Ходит {player}>.",
        Message::Paused { .. } => "Компьютер спал: {time}. Продолжить?",
        Message::ToMove {
            is_check, claim, ..
        } => match (is_check, claim) {
            (false, None) => "<player:Ход белых/Ход чёрных/Ходит {player}>.",
            (true, None) => "<player:Белым шах/Чёрным шах/{player} под шахом>.",
            (false, Some(_)) => "<player:Ход белых/Ход чёрных/Ходит {player}>. Ничья ({reason}):",
            (true, Some(_)) => {
                "<player:Белым шах/Чёрным шах/{player} под шахом>. Ничья ({reason}):"
            }
        },
        Message::Analysing { left: None, .. } => "{engine} анализирует партию: {done} из {all}.",
        Message::Analysing { .. } => "{engine} анализирует партию: {done} из {all}, ещё {left}.",
        Message::PlaysItself(_) => "Показ: {place}.",
        Message::ReadingList(_) => "Чтение: {games}.",
        Message::NoMatch(_) => "Ничего не найдено: «{search}».",
        Message::SeekingDuplicates => "Поиск повторов.",
        Message::NoneLeft { .. } => "Нет партий, отвечающих всем условиям: {all}.",
        Message::EmptyList(Source::Folder(_)) => "В папке {source} пока нет сохранённых партий.",
        Message::EmptyList(Source::Trash(_)) => "Корзина пуста.",
        Message::EmptyList(Source::Text(_)) => "Во вставленном тексте нет партий.",
        Message::EmptyList(_) => "В файле {source} нет партий.",
        Message::Notice(_)
        | Message::Question { .. }
        | Message::Ended { .. }
        | Message::Unsaved { .. }
        | Message::InTrash { .. }
        | Message::Judged(_)
        | Message::MovePiece(_)
        | Message::NotShown(_)
        | Message::Score { .. } => "{text}",
    }
}

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
        Hint::Menu | Hint::OpenMenu => "меню",
        Hint::BackToGame => "к партии",
        Hint::Resume => "дальше",
        Hint::Step => "шаг",
        Hint::CloseReview | Hint::CloseLine => "закрыть",
        Hint::Comment => "комментарий",
        Hint::EditTags => "изменить",
        Hint::Marks => "оценить",
        Hint::AnalyseGame => "анализ",
        Hint::PlayOn => "играть дальше",
        Hint::UndoEdit => "отменить",
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
        Hint::Trash => "корзина",
        Hint::Discard => "не сохранять",
        Hint::KeepComment => "сохранить",
        Hint::Replay => "повторить",
        Hint::UndoDelete => "отменить",
        Hint::DeleteGame => "удалить",
        Hint::StopReading => "стоп",
        Hint::PlayTyped => "сыграть",
    }
}
