//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Zápis partie",
        SheetLabel::Date => "Datum",
        SheetLabel::Round => "Kolo",
        SheetLabel::Board => "Šachovnice",
        SheetLabel::Rating => "Rating",
        SheetLabel::Opening => "Zahájení",
        SheetLabel::TimeControl => "Tempo",
        SheetLabel::StartPosition => "Základní postavení",
        SheetLabel::MoveNumber => "Č.",
        SheetLabel::Clock => "Hodiny",
        SheetLabel::TimeSpent => "Čas",
        SheetLabel::Continued => "pokračování",
        SheetLabel::PlayerSignature(Color::White) => "Podpis bílého",
        SheetLabel::PlayerSignature(Color::Black) => "Podpis černého",
        SheetLabel::ArbiterSignature => "Podpis rozhodčího",
    }
}
