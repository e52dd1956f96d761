//! Players and their pieces.

use crate::words::texts::*;

pub fn side(color: Color) -> Text {
    match color {
        Color::White => "Białe",
        Color::Black => "Czarne",
    }
}

pub fn role(role: Role) -> Text {
    match role {
        Role::Pawn => "pion",
        Role::Knight => "skoczek",
        Role::Bishop => "goniec",
        Role::Rook => "wieża",
        Role::Queen => "hetman",
        Role::King => "król",
    }
}
