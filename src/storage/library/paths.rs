//! Typed paths, and names of files.

use std::path::{Path, PathBuf, is_separator};

use crate::storage::directories;

/// A typed line as a path: `~/` at its beginning is the home directory.
pub fn expand(line: &str) -> PathBuf {
    let rest = line
        .strip_prefix('~')
        .filter(|rest| rest.is_empty() || rest.starts_with(is_separator));
    match (rest, directories::home()) {
        (Some(rest), Some(home)) => home.join(rest.trim_start_matches(is_separator)),
        _ => PathBuf::from(line),
    }
}

/// A typed path whose file has an ending: this one, or that of games, if it has none. Else it would not be listed with others.
pub fn with_ending(line: String, ending: Option<&str>) -> String {
    match Path::new(&line).extension() {
        Some(_) => line,
        None => format!("{line}.{}", ending.unwrap_or("pgn")),
    }
}

/// Whether the name of a file is one for games.
pub(super) fn may_hold_games(path: &Path) -> bool {
    let extension = path.extension().unwrap_or_default();
    ["pgn", "txt"]
        .iter()
        .any(|known| extension.eq_ignore_ascii_case(known))
}
