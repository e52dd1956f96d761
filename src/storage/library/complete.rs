//! Paths as they are typed.

use std::fs::{self, DirEntry};
use std::path::{MAIN_SEPARATOR, Path, PathBuf, is_separator};

/// What a line means as a path: `~/` at its beginning is the home directory.
pub fn expand(line: &str) -> PathBuf {
    let rest = line
        .strip_prefix('~')
        .filter(|rest| rest.is_empty() || rest.starts_with(is_separator));
    match (rest, etcetera::home_dir()) {
        (Some(rest), Ok(home)) => home.join(rest.trim_start_matches(is_separator)),
        _ => PathBuf::from(line),
    }
}

/// The lines that a line can be completed to: folders, which end with a separator, and files that may
/// hold games, in the order of their names. Hidden ones are offered where the name begins with a dot.
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

/// The name of an entry of a folder, if it begins so and can be opened.
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
