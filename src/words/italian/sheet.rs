//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Formulario",
        SheetLabel::Date => "Data",
        SheetLabel::Round => "Turno",
        SheetLabel::Board => "Scacchiera",
        SheetLabel::Rating => "Elo",
        SheetLabel::Opening => "Apertura",
        SheetLabel::TimeControl => "Cadenza",
        SheetLabel::StartPosition => "Posizione iniziale",
        SheetLabel::MoveNumber => "N.",
        SheetLabel::Clock => "Orologio",
        SheetLabel::TimeSpent => "Tempo",
        SheetLabel::Continued => "continua",
        SheetLabel::PlayerSignature(Color::White) => "Firma del Bianco",
        SheetLabel::PlayerSignature(Color::Black) => "Firma del Nero",
        SheetLabel::ArbiterSignature => "Firma dell’arbitro",
    }
}
