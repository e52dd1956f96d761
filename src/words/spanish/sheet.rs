//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Planilla",
        SheetLabel::Event => "Torneo",
        SheetLabel::Date => "Fecha",
        SheetLabel::Site => "Lugar",
        SheetLabel::Round => "Ronda",
        SheetLabel::Board => "Tablero",
        SheetLabel::Player(Color::White) => "Blancas",
        SheetLabel::Player(Color::Black) => "Negras",
        SheetLabel::Rating => "Elo",
        SheetLabel::Opening => "Apertura",
        SheetLabel::TimeControl => "Ritmo de juego",
        SheetLabel::StartPosition => "Posición inicial",
        SheetLabel::MoveNumber => "N.º",
        SheetLabel::Clock => "Reloj",
        SheetLabel::TimeSpent => "Tiempo",
        SheetLabel::Continued => "continúa",
        SheetLabel::Result => "Resultado",
        SheetLabel::PlayerSignature(Color::White) => "Firma de blancas",
        SheetLabel::PlayerSignature(Color::Black) => "Firma de negras",
        SheetLabel::ArbiterSignature => "Firma del árbitro",
    }
}
