//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn question(question: &Prompt) -> Text {
    match question {
        Prompt::Promotion(..) => "Перетворити пішака {square} на…",
        Prompt::Draw(..) => {
            "{opponent}, <player:білі пропонують/чорні пропонують/{player} пропонує> нічию. |Ви згодні?"
        }
        Prompt::Resign { .. } => "{player}, ви здаєтеся?|",
        Prompt::Claim(..) => "Нічия ({reason})? |Введіть хід, який її дає.",
        Prompt::Sure { mates: true, .. } => "{player}, точно {move}? |{reply} веде до мату.",
        Prompt::Sure { .. } => "{player}, точно {move}? |Найкраща відповідь — {reply}.",
        Prompt::TakeBack { .. } => {
            "{opponent}, <player:білі просять/чорні просять/{player} просить> узяти назад {move}. Згодні?|"
        }
    }
}

pub fn hint(hint: Hint) -> Text {
    match hint {
        Hint::PutBack => "назад",
        Hint::Yes | Hint::UseEngine => "так",
        Hint::No | Hint::NoClaim => "ні",
        Hint::OfferDraw => "запропонувати",
        Hint::ClaimDraw => "вимагати",
        Hint::TypeMove => "ввести хід",
        Hint::ShowMove => "показати хід",
        Hint::AllKeys => "усі клавіші",
        Hint::OpenMenu => "меню",
        Hint::BackToGame => "до партії",
        Hint::Resume => "далі",
        Hint::CloseReview | Hint::CloseLine => "закрити",
        Hint::Comment => "коментар",
        Hint::EditTags => "змінити",
        Hint::Marks => "оцінити",
        Hint::AnalyseGame => "аналіз",
        Hint::PlayOn => "грати далі",
        Hint::Slower => "повільніше",
        Hint::Faster => "швидше",
        Hint::StopPlaying | Hint::StopPainting | Hint::StopAnalysis => "стоп",
        Hint::Threat => "загроза",
        Hint::PreviousMistake => "попередня",
        Hint::Practise => "вправлятися",
        Hint::NextMistake => "наступна",
        Hint::SaveAs => "зберегти як",
        Hint::Save => "зберегти",
        Hint::Restore => "відновити",
        Hint::Destroy => "видалити назавжди",
        Hint::EmptyTrash => "очистити кошик",
        Hint::Discard => "не зберігати",
        Hint::KeepComment => "зберегти",
        Hint::NewLine => "новий рядок",
        Hint::Redo => "повторити",
        Hint::Replay => "повторити",
        Hint::UndoEdit | Hint::UndoDelete | Hint::UndoDrop => "скасувати",
        Hint::DeleteGame => "видалити",
        Hint::StopReading => "стоп",
        Hint::PlayTyped => "зіграти",
    }
}
