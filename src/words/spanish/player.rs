//! Players and their pieces.

use crate::words::texts::*;

pub fn side(color: Color) -> Text {
    match color {
        Color::White => "Blancas",
        Color::Black => "Negras",
    }
}

pub fn role(role: Role) -> Text {
    match role {
        Role::Pawn => "el peón",
        Role::Knight => "el caballo",
        Role::Bishop => "el alfil",
        Role::Rook => "la torre",
        Role::Queen => "la dama",
        Role::King => "el rey",
    }
}
