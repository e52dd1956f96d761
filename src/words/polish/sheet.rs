//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Zapis partii",
        SheetLabel::Event => "Turniej",
        SheetLabel::Date => "Data",
        SheetLabel::Site => "Miejsce",
        SheetLabel::Round => "Runda",
        SheetLabel::Board => "Szachownica",
        SheetLabel::Player(Color::White) => "Białe",
        SheetLabel::Player(Color::Black) => "Czarne",
        SheetLabel::Rating => "Ranking",
        SheetLabel::Opening => "Debiut",
        SheetLabel::TimeControl => "Tempo gry",
        SheetLabel::StartPosition => "Pozycja początkowa",
        SheetLabel::MoveNumber => "Nr",
        SheetLabel::Clock => "Zegar",
        SheetLabel::TimeSpent => "Czas",
        SheetLabel::Continued => "ciąg dalszy",
        SheetLabel::Result => "Wynik",
        SheetLabel::PlayerSignature(Color::White) => "Podpis białych",
        SheetLabel::PlayerSignature(Color::Black) => "Podpis czarnych",
        SheetLabel::ArbiterSignature => "Podpis sędziego",
    }
}
