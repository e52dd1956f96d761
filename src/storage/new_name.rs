//! Giving files new names, without replacing the files that have them.

use std::io;
use std::path::{Path, PathBuf};

use super::files::Files;

/// Renames a file to the first free one of the numbered names, counted from 1. Returns the name.
pub(super) fn rename_to_free(
    files: &dyn Files,
    from: &Path,
    name: impl Fn(u32) -> PathBuf,
) -> io::Result<PathBuf> {
    first_free(name, |to| files.rename_to_new(from, to))
}

/// Gives a file the first free one of the numbered names, counted from 1, as a second name. Returns the
/// name. Where files have only one name, it is renamed.
pub(super) fn link_to_free(
    files: &dyn Files,
    from: &Path,
    name: impl Fn(u32) -> PathBuf,
) -> io::Result<PathBuf> {
    first_free(name, |to| files.link_to_new(from, to))
}

/// Renames a file that cannot be understood: to `NAME.damaged.json`, or a numbered name after it. Returns the name; `None`
/// if the system refuses.
pub(super) fn set_aside(files: &dyn Files, path: &Path) -> Option<String> {
    let names = numbered(path.with_extension("damaged.json"));
    let aside = rename_to_free(files, path, names).ok()?;
    let name = aside.file_name().unwrap_or_default();
    Some(name.to_string_lossy().into_owned())
}

/// The numbered names of a file: `game.pgn`, `game_2.pgn`, `game_3.pgn`, …
pub(super) fn numbered(first: PathBuf) -> impl Fn(u32) -> PathBuf {
    move |number| {
        if number == 1 {
            return first.clone();
        }
        let mut name = first.file_stem().unwrap_or_default().to_owned();
        name.push(format!("_{number}"));
        if let Some(extension) = first.extension() {
            name.push(".");
            name.push(extension);
        }
        first.with_file_name(name)
    }
}

/// What puts numbered names in order: the name without its number, and this.
pub(super) fn name_and_number(path: &Path) -> (String, u32) {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let parts = stem
        .rsplit_once('_')
        .and_then(|(name, number)| Some((name.to_owned(), number.parse().ok()?)));
    parts.unwrap_or_else(|| (stem.into_owned(), 1))
}

/// The first of the numbered names that is free.
fn first_free(
    name: impl Fn(u32) -> PathBuf,
    give: impl Fn(&Path) -> io::Result<()>,
) -> io::Result<PathBuf> {
    let mut number = 1;
    loop {
        let to = name(number);
        match give(&to) {
            Err(error) if is_taken(&error) => number += 1,
            result => return result.map(|()| to),
        }
    }
}

pub(super) fn is_taken(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::AlreadyExists
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Disk;
    use std::fs;
    use tempfile::TempDir;

    #[test]
    fn a_taken_name_is_skipped() {
        let folder = TempDir::new().expect("a folder");
        let path = |name| folder.path().join(name);
        let [one, other] = ["one", "other"].map(path);
        fs::write(&one, "1").expect("written");
        fs::write(&other, "2").expect("written");
        let names = |number| path(if number == 1 { "other" } else { "free" });
        let to = rename_to_free(&Disk, &one, names).expect("a free name");
        assert_eq!(to, path("free"));
        assert!(!one.exists());
        assert_eq!(fs::read_to_string(&other).expect("text"), "2");
        assert_eq!(fs::read_to_string(&to).expect("text"), "1");
    }
}
