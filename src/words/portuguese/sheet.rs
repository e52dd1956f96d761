//! The score sheet.

use crate::words::texts::*;

pub fn sheet_label(label: SheetLabel) -> Text {
    match label {
        SheetLabel::ScoreSheet => "Planilha",
        SheetLabel::Event => "Torneio",
        SheetLabel::Date => "Data",
        SheetLabel::Site => "Local",
        SheetLabel::Round => "Rodada",
        SheetLabel::Board => "Mesa",
        SheetLabel::Player(Color::White) => "Brancas",
        SheetLabel::Player(Color::Black) => "Pretas",
        SheetLabel::Rating => "Rating",
        SheetLabel::Opening => "Abertura",
        SheetLabel::TimeControl => "Ritmo de jogo",
        SheetLabel::StartPosition => "Posição inicial",
        SheetLabel::MoveNumber => "N.º",
        SheetLabel::Clock => "Relógio",
        SheetLabel::TimeSpent => "Tempo",
        SheetLabel::Continued => "continua",
        SheetLabel::Result => "Resultado",
        SheetLabel::PlayerSignature(Color::White) => "Assinatura das brancas",
        SheetLabel::PlayerSignature(Color::Black) => "Assinatura das pretas",
        SheetLabel::ArbiterSignature => "Assinatura do árbitro",
    }
}
