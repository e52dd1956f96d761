//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Partieformular",
        SheetLabel::Date => "Datum",
        SheetLabel::Round => "Runde",
        SheetLabel::Board => "Brett",
        SheetLabel::Rating => "Wertung",
        SheetLabel::Opening => "Eröffnung",
        SheetLabel::TimeControl => "Bedenkzeit",
        SheetLabel::StartPosition => "Ausgangsstellung",
        SheetLabel::MoveNumber => "Nr.",
        SheetLabel::Clock => "Uhr",
        SheetLabel::TimeSpent => "Zeit",
        SheetLabel::Continued => "Fortsetzung",
        SheetLabel::PlayerSignature(Color::White) => "Unterschrift Weiß",
        SheetLabel::PlayerSignature(Color::Black) => "Unterschrift Schwarz",
        SheetLabel::ArbiterSignature => "Unterschrift Schiedsrichter",
    }
}
