//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Zapis partii",
        SheetLabel::Date => "Data",
        SheetLabel::Round => "Runda",
        SheetLabel::Board => "Szachownica",
        SheetLabel::Rating => "Ranking",
        SheetLabel::Opening => "Debiut",
        SheetLabel::TimeControl => "Tempo gry",
        SheetLabel::StartPosition => "Pozycja początkowa",
        SheetLabel::MoveNumber => "Nr",
        SheetLabel::Clock => "Zegar",
        SheetLabel::TimeSpent => "Czas",
        SheetLabel::Continued => "ciąg dalszy",
        SheetLabel::PlayerSignature(Color::White) => "Podpis białych",
        SheetLabel::PlayerSignature(Color::Black) => "Podpis czarnych",
        SheetLabel::ArbiterSignature => "Podpis sędziego",
    }
}
