//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Notatieformulier",
        SheetLabel::Event => "Toernooi",
        SheetLabel::Date => "Datum",
        SheetLabel::Site => "Plaats",
        SheetLabel::Round => "Ronde",
        SheetLabel::Board => "Bord",
        SheetLabel::Player(Color::White) => "Wit",
        SheetLabel::Player(Color::Black) => "Zwart",
        SheetLabel::Rating => "Rating",
        SheetLabel::Opening => "Opening",
        SheetLabel::TimeControl => "Speeltempo",
        SheetLabel::StartPosition => "Beginstelling",
        SheetLabel::MoveNumber => "Nr.",
        SheetLabel::Clock => "Klok",
        SheetLabel::TimeSpent => "Tijd",
        SheetLabel::Continued => "vervolg",
        SheetLabel::Result => "Uitslag",
        SheetLabel::PlayerSignature(Color::White) => "Handtekening wit",
        SheetLabel::PlayerSignature(Color::Black) => "Handtekening zwart",
        SheetLabel::ArbiterSignature => "Handtekening arbiter",
    }
}
