//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Feuille de partie",
        SheetLabel::Date => "Date",
        SheetLabel::Round => "Ronde",
        SheetLabel::Board => "Échiquier",
        SheetLabel::Rating => "Elo",
        SheetLabel::Opening => "Ouverture",
        SheetLabel::TimeControl => "Cadence",
        SheetLabel::StartPosition => "Position initiale",
        SheetLabel::MoveNumber => "N°",
        SheetLabel::Clock => "Pendule",
        SheetLabel::TimeSpent => "Temps",
        SheetLabel::Continued => "suite",
        SheetLabel::PlayerSignature(Color::White) => "Signature des Blancs",
        SheetLabel::PlayerSignature(Color::Black) => "Signature des Noirs",
        SheetLabel::ArbiterSignature => "Signature de l’arbitre",
    }
}
