//! Players and their pieces.

use crate::words::texts::*;

pub fn side(color: Color) -> Text {
    match color {
        Color::White => "Weiß",
        Color::Black => "Schwarz",
    }
}

pub fn role(role: Role) -> Text {
    match role {
        Role::Pawn => "der Bauer",
        Role::Knight => "der Springer",
        Role::Bishop => "der Läufer",
        Role::Rook => "der Turm",
        Role::Queen => "die Dame",
        Role::King => "der König",
    }
}
