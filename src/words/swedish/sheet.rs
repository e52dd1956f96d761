//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Partiprotokoll",
        SheetLabel::Date => "Datum",
        SheetLabel::Round => "Rond",
        SheetLabel::Board => "Bräde",
        SheetLabel::Rating => "Rating",
        SheetLabel::Opening => "Öppning",
        SheetLabel::TimeControl => "Betänketid",
        SheetLabel::StartPosition => "Utgångsställning",
        SheetLabel::MoveNumber => "Nr",
        SheetLabel::Clock => "Klocka",
        SheetLabel::TimeSpent => "Tid",
        SheetLabel::Continued => "forts.",
        SheetLabel::PlayerSignature(Color::White) => "Underskrift vit",
        SheetLabel::PlayerSignature(Color::Black) => "Underskrift svart",
        SheetLabel::ArbiterSignature => "Underskrift domare",
    }
}
