//! The names of players in files. Who has no name is called there by the colour.

use crate::rules::Color;

/// What a file says of a player without a name.
const fn unnamed(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// The name that a file gives a player, if it gives one. `?` says that it is not known (PGN standard 8.1.1.4).
pub fn read_name(color: Color, text: &str) -> Option<String> {
    let is_missing = matches!(text, "" | "?") || text == unnamed(color);
    (!is_missing).then(|| text.to_string())
}

/// What a file says for the name of a player.
pub fn written_name(color: Color, name: Option<&str>) -> &str {
    name.unwrap_or(unnamed(color))
}
