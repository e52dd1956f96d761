//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Planilha",
        SheetLabel::Date => "Data",
        SheetLabel::Round => "Rodada",
        SheetLabel::Board => "Mesa",
        SheetLabel::Rating => "Rating",
        SheetLabel::Opening => "Abertura",
        SheetLabel::TimeControl => "Ritmo de jogo",
        SheetLabel::StartPosition => "Posição inicial",
        SheetLabel::MoveNumber => "N.º",
        SheetLabel::Clock => "Relógio",
        SheetLabel::TimeSpent => "Tempo",
        SheetLabel::Continued => "continua",
        SheetLabel::PlayerSignature(Color::White) => "Assinatura das brancas",
        SheetLabel::PlayerSignature(Color::Black) => "Assinatura das pretas",
        SheetLabel::ArbiterSignature => "Assinatura do árbitro",
    }
}
