//! Players.

use crate::rules::Color;

/// What a side is called.
pub fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// What a player is called: by the name, or without one by the colour.
pub fn player(color: Color, name: Option<&str>) -> &str {
    name.unwrap_or(side(color))
}
