//! Players and their pieces.

use crate::words::texts::*;

pub fn side(color: Color) -> Text {
    match color {
        Color::White => "Vit",
        Color::Black => "Svart",
    }
}

pub fn role(role: Role) -> Text {
    match role {
        Role::Pawn => "bonden",
        Role::Knight => "springaren",
        Role::Bishop => "löparen",
        Role::Rook => "tornet",
        Role::Queen => "damen",
        Role::King => "kungen",
    }
}
