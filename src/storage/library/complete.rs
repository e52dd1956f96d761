//! Completing typed paths.

use std::fs::{self, DirEntry};
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
pub fn complete(line: &str) -> Vec<String> {
    let split = line.rfind(is_separator).map_or(0, |at| at + 1);
    let (folder, begin) = line.split_at(split);
    let path = match folder {
        "" => PathBuf::from("."),
        folder => expand(folder),
    };
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| offered(&entry, begin));
    let mut lines: Vec<String> = names.map(|name| format!("{folder}{name}")).collect();
    lines.sort();
    lines
}

/// The name of a folder's entry, if it begins with the typed text and can be opened.
fn offered(entry: &DirEntry, begin: &str) -> Option<String> {
    let mut name = entry.file_name().into_string().ok()?;
    let is_hidden = name.starts_with('.') && !begin.starts_with('.');
    if is_hidden || !name.to_lowercase().starts_with(&begin.to_lowercase()) {
        return None;
    }
    if entry.path().is_dir() {
        name.push(MAIN_SEPARATOR);
        return Some(name);
    }
    may_hold_games(&entry.path()).then_some(name)
}

fn may_hold_games(path: &Path) -> bool {
    let extension = path.extension().unwrap_or_default();
    ["pgn", "txt"]
        .iter()
        .any(|known| extension.eq_ignore_ascii_case(known))
}
