//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Score sheet",
        SheetLabel::Date => "Date",
        SheetLabel::Round => "Round",
        SheetLabel::Board => "Board",
        SheetLabel::Rating => "Rating",
        SheetLabel::Opening => "Opening",
        SheetLabel::TimeControl => "Time control",
        SheetLabel::StartPosition => "Start position",
        SheetLabel::MoveNumber => "No.",
        SheetLabel::Clock => "Clock",
        SheetLabel::TimeSpent => "Time",
        SheetLabel::Continued => "continued",
        SheetLabel::PlayerSignature(Color::White) => "Signature of White",
        SheetLabel::PlayerSignature(Color::Black) => "Signature of Black",
        SheetLabel::ArbiterSignature => "Signature of Arbiter",
    }
}
