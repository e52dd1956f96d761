//! Players and their pieces.

use crate::words::texts::*;

pub fn side(color: Color) -> Text {
    match color {
        Color::White => "Bianco",
        Color::Black => "Nero",
    }
}

pub fn role(role: Role) -> Text {
    match role {
        Role::Pawn => "il pedone",
        Role::Knight => "il cavallo",
        Role::Bishop => "l’alfiere",
        Role::Rook => "la torre",
        Role::Queen => "la donna",
        Role::King => "il re",
    }
}
