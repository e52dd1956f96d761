//! Players and their pieces.

use crate::words::texts::*;

pub fn side(color: Color) -> Text {
    match color {
        Color::White => "Blancs",
        Color::Black => "Noirs",
    }
}

pub fn role(role: Role) -> Text {
    match role {
        Role::Pawn => "le pion",
        Role::Knight => "le cavalier",
        Role::Bishop => "le fou",
        Role::Rook => "la tour",
        Role::Queen => "la dame",
        Role::King => "le roi",
    }
}
