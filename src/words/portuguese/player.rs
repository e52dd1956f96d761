//! Players and their pieces.

use crate::words::texts::*;

pub fn side(color: Color) -> Text {
    match color {
        Color::White => "Brancas",
        Color::Black => "Pretas",
    }
}

pub fn role(role: Role) -> Text {
    match role {
        Role::Pawn => "o peão",
        Role::Knight => "o cavalo",
        Role::Bishop => "o bispo",
        Role::Rook => "a torre",
        Role::Queen => "a dama",
        Role::King => "o rei",
    }
}
