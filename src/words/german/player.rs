//! Players and their pieces.

use crate::rules::{Color, Role};
use crate::words::Text;

pub fn side(color: Color) -> Text {
    match color {
        Color::White => "Weiß",
        Color::Black => "Schwarz",
    }
}

pub fn role(role: Role) -> Text {
    match role {
        Role::Pawn => "Bauer",
        Role::Knight => "Springer",
        Role::Bishop => "Läufer",
        Role::Rook => "Turm",
        Role::Queen => "Dame",
        Role::King => "König",
    }
}
