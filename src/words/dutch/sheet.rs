//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Notatieformulier",
        SheetLabel::Date => "Datum",
        SheetLabel::Round => "Ronde",
        SheetLabel::Board => "Bord",
        SheetLabel::Rating => "Rating",
        SheetLabel::Opening => "Opening",
        SheetLabel::TimeControl => "Speeltempo",
        SheetLabel::StartPosition => "Beginstelling",
        SheetLabel::MoveNumber => "Nr.",
        SheetLabel::Clock => "Klok",
        SheetLabel::TimeSpent => "Tijd",
        SheetLabel::Continued => "vervolg",
        SheetLabel::PlayerSignature(Color::White) => "Handtekening wit",
        SheetLabel::PlayerSignature(Color::Black) => "Handtekening zwart",
        SheetLabel::ArbiterSignature => "Handtekening arbiter",
    }
}
