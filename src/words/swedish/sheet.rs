//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Partiprotokoll",
        SheetLabel::Event => "Turnering",
        SheetLabel::Date => "Datum",
        SheetLabel::Site => "Plats",
        SheetLabel::Round => "Rond",
        SheetLabel::Board => "Bräde",
        SheetLabel::Player(Color::White) => "Vit",
        SheetLabel::Player(Color::Black) => "Svart",
        SheetLabel::Rating => "Rating",
        SheetLabel::Opening => "Öppning",
        SheetLabel::TimeControl => "Betänketid",
        SheetLabel::StartPosition => "Utgångsställning",
        SheetLabel::MoveNumber => "Nr",
        SheetLabel::Clock => "Klocka",
        SheetLabel::TimeSpent => "Tid",
        SheetLabel::Continued => "forts.",
        SheetLabel::Result => "Resultat",
        SheetLabel::PlayerSignature(Color::White) => "Underskrift vit",
        SheetLabel::PlayerSignature(Color::Black) => "Underskrift svart",
        SheetLabel::ArbiterSignature => "Underskrift domare",
    }
}
