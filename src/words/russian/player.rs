//! Players and their pieces.

use crate::words::texts::*;

pub fn side(color: Color) -> Text {
    match color {
        Color::White => "Белые",
        Color::Black => "Чёрные",
    }
}

pub fn role(role: Role) -> Text {
    match role {
        Role::Pawn => "пешка",
        Role::Knight => "конь",
        Role::Bishop => "слон",
        Role::Rook => "ладья",
        Role::Queen => "ферзь",
        Role::King => "король",
    }
}
