//! The names of players in files. Unnamed players are called `White` and `Black` there.

use crate::rules::{ByColor, Color};

/// The name of an unnamed player in a file.
const UNNAMED: ByColor<&str> = ByColor::new("White", "Black");

/// The name of a player in a file, if there is one. `?` means unknown (PGN standard 8.1.1.4).
pub fn read_name(color: Color, text: &str) -> Option<String> {
    let is_missing = matches!(text, "" | "?") || text == UNNAMED[color];
    (!is_missing).then(|| text.to_string())
}

/// A name as names are compared: without case and surrounding spaces.
///
/// ```
/// assert_eq!(deskmate::game::name_key(" Élodie "), "élodie");
/// ```
pub fn name_key(name: &str) -> String {
    name.trim().to_lowercase()
}

/// Whether both players of a game have names in its file.
pub fn are_named(white: &str, black: &str) -> bool {
    read_name(Color::White, white).is_some() && read_name(Color::Black, black).is_some()
}

/// The name of a player as written to a file.
pub fn written_name(color: Color, name: Option<&str>) -> &str {
    name.unwrap_or(UNNAMED[color])
}
