//! Players and their pieces.

use crate::words::texts::*;

pub fn side(color: Color) -> Text {
    match color {
        Color::White => "Wit",
        Color::Black => "Zwart",
    }
}

pub fn role(role: Role) -> Text {
    match role {
        Role::Pawn => "de pion",
        Role::Knight => "het paard",
        Role::Bishop => "de loper",
        Role::Rook => "de toren",
        Role::Queen => "de dame",
        Role::King => "de koning",
    }
}
