//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Бланк запису партії",
        SheetLabel::Date => "Дата",
        SheetLabel::Round => "Тур",
        SheetLabel::Board => "Дошка",
        SheetLabel::Rating => "Рейтинг",
        SheetLabel::Opening => "Дебют",
        SheetLabel::TimeControl => "Контроль часу",
        SheetLabel::StartPosition => "Початкова позиція",
        SheetLabel::MoveNumber => "№",
        SheetLabel::Clock => "Годинник",
        SheetLabel::TimeSpent => "Час",
        SheetLabel::Continued => "продовження",
        SheetLabel::PlayerSignature(Color::White) => "Підпис білих",
        SheetLabel::PlayerSignature(Color::Black) => "Підпис чорних",
        SheetLabel::ArbiterSignature => "Підпис арбітра",
    }
}
