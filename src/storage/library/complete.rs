//! Completing typed paths.

use crate::storage::Files;
use std::path::{MAIN_SEPARATOR, Path, PathBuf, is_separator};

/// A typed line as a path: `~/` at its beginning is the home directory.
pub fn expand(line: &str) -> PathBuf {
    let rest = line
        .strip_prefix('~')
        .filter(|rest| rest.is_empty() || rest.starts_with(is_separator));
    match (rest, etcetera::home_dir()) {
        (Some(rest), Ok(home)) => home.join(rest.trim_start_matches(is_separator)),
        _ => PathBuf::from(line),
    }
}

/// The completions of a line, sorted by name: folders, which end with a separator, and files that may
/// have games. Hidden ones are offered if the typed name begins with a dot.
pub fn complete(files: &dyn Files, line: &str) -> Vec<String> {
    let split = line.rfind(is_separator).map_or(0, |at| at + 1);
    let (folder, begin) = line.split_at(split);
    let path = match folder {
        "" => PathBuf::from("."),
        folder => expand(folder),
    };
    let entries = files.list(&path).unwrap_or_default();
    let names = entries.iter();
    let names = names.filter_map(|entry| offered(files, entry, begin));
    let mut lines: Vec<String> = names.map(|name| format!("{folder}{name}")).collect();
    lines.sort();
    lines
}

/// The name of a folder's entry, if it begins with the typed text and can be opened.
fn offered(files: &dyn Files, entry: &Path, begin: &str) -> Option<String> {
    let mut name = entry.file_name()?.to_str()?.to_owned();
    let is_hidden = name.starts_with('.') && !begin.starts_with('.');
    if is_hidden || !name.to_lowercase().starts_with(&begin.to_lowercase()) {
        return None;
    }
    if files.is_folder(entry) {
        name.push(MAIN_SEPARATOR);
        return Some(name);
    }
    may_hold_games(entry).then_some(name)
}

/// Whether the name of a file is one for games.
pub(super) fn may_hold_games(path: &Path) -> bool {
    let extension = path.extension().unwrap_or_default();
    ["pgn", "txt"]
        .iter()
        .any(|known| extension.eq_ignore_ascii_case(known))
}
