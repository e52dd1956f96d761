//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Partieformular",
        SheetLabel::Event => "Turnier",
        SheetLabel::Date => "Datum",
        SheetLabel::Site => "Ort",
        SheetLabel::Round => "Runde",
        SheetLabel::Board => "Brett",
        SheetLabel::Player(Color::White) => "Weiß",
        SheetLabel::Player(Color::Black) => "Schwarz",
        SheetLabel::Rating => "Wertung",
        SheetLabel::Opening => "Eröffnung",
        SheetLabel::TimeControl => "Bedenkzeit",
        SheetLabel::StartPosition => "Ausgangsstellung",
        SheetLabel::MoveNumber => "Nr.",
        SheetLabel::Clock => "Uhr",
        SheetLabel::TimeSpent => "Zeit",
        SheetLabel::Continued => "Fortsetzung",
        SheetLabel::Result => "Ergebnis",
        SheetLabel::PlayerSignature(Color::White) => "Unterschrift Weiß",
        SheetLabel::PlayerSignature(Color::Black) => "Unterschrift Schwarz",
        SheetLabel::ArbiterSignature => "Unterschrift Schiedsrichter",
    }
}
