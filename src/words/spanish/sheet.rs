//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Planilla",
        SheetLabel::Date => "Fecha",
        SheetLabel::Round => "Ronda",
        SheetLabel::Board => "Tablero",
        SheetLabel::Rating => "Elo",
        SheetLabel::Opening => "Apertura",
        SheetLabel::TimeControl => "Ritmo de juego",
        SheetLabel::StartPosition => "Posición inicial",
        SheetLabel::MoveNumber => "N.º",
        SheetLabel::Clock => "Reloj",
        SheetLabel::TimeSpent => "Tiempo",
        SheetLabel::Continued => "continúa",
        SheetLabel::PlayerSignature(Color::White) => "Firma de blancas",
        SheetLabel::PlayerSignature(Color::Black) => "Firma de negras",
        SheetLabel::ArbiterSignature => "Firma del árbitro",
    }
}
