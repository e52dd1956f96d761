//! Players and their pieces.

use crate::words::texts::*;

pub fn side(color: Color) -> Text {
    match color {
        Color::White => "Bílý",
        Color::Black => "Černý",
    }
}

pub fn role(role: Role) -> Text {
    match role {
        Role::Pawn => "pěšec",
        Role::Knight => "jezdec",
        Role::Bishop => "střelec",
        Role::Rook => "věž",
        Role::Queen => "dáma",
        Role::King => "král",
    }
}
