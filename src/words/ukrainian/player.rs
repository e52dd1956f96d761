//! Players and their pieces.

use crate::words::texts::*;

pub fn side(color: Color) -> Text {
    match color {
        Color::White => "Білі",
        Color::Black => "Чорні",
    }
}

pub fn role(role: Role) -> Text {
    match role {
        Role::Pawn => "пішак",
        Role::Knight => "кінь",
        Role::Bishop => "слон",
        Role::Rook => "тура",
        Role::Queen => "ферзь",
        Role::King => "король",
    }
}
