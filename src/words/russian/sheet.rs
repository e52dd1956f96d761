//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Бланк записи партии",
        SheetLabel::Date => "Дата",
        SheetLabel::Round => "Тур",
        SheetLabel::Board => "Доска",
        SheetLabel::Rating => "Рейтинг",
        SheetLabel::Opening => "Дебют",
        SheetLabel::TimeControl => "Контроль времени",
        SheetLabel::StartPosition => "Начальная позиция",
        SheetLabel::MoveNumber => "№",
        SheetLabel::Clock => "Часы",
        SheetLabel::TimeSpent => "Время",
        SheetLabel::Continued => "продолжение",
        SheetLabel::PlayerSignature(Color::White) => "Подпись белых",
        SheetLabel::PlayerSignature(Color::Black) => "Подпись чёрных",
        SheetLabel::ArbiterSignature => "Подпись арбитра",
    }
}
