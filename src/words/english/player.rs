//! Players.

use crate::rules::Color;

/// The name of a side.
pub fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// The name of a player, or else of the side.
pub fn player(color: Color, name: Option<&str>) -> &str {
    name.unwrap_or(side(color))
}
