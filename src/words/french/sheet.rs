//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Feuille de partie",
        SheetLabel::Event => "Tournoi",
        SheetLabel::Date => "Date",
        SheetLabel::Site => "Lieu",
        SheetLabel::Round => "Ronde",
        SheetLabel::Board => "Échiquier",
        SheetLabel::Player(Color::White) => "Blancs",
        SheetLabel::Player(Color::Black) => "Noirs",
        SheetLabel::Rating => "Elo",
        SheetLabel::Opening => "Ouverture",
        SheetLabel::TimeControl => "Cadence",
        SheetLabel::StartPosition => "Position initiale",
        SheetLabel::MoveNumber => "N°",
        SheetLabel::Clock => "Pendule",
        SheetLabel::TimeSpent => "Temps",
        SheetLabel::Continued => "suite",
        SheetLabel::Result => "Résultat",
        SheetLabel::PlayerSignature(Color::White) => "Signature des Blancs",
        SheetLabel::PlayerSignature(Color::Black) => "Signature des Noirs",
        SheetLabel::ArbiterSignature => "Signature de l’arbitre",
    }
}
