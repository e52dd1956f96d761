//! Games of earlier days: each in a file with its date and its players.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::NaiveDateTime;

use super::contents::Contents;
use super::{StorageError, atomic};
use crate::game::Game;

/// The name of what takes the place of a game and cannot be read.
const UNREADABLE: &str = "unreadable";

/// The bytes that a player's name may have in a file's name: with date, number and ending, both are then
/// below the 143 that file systems allow which encrypt names.
const LONGEST_NAME: usize = 50;

/// Gives the last game, if there is one, a name of its own in the folder. It keeps the one it has as well, until
/// another game takes that: so there is at every moment a last game. Returns the name of what could not be read.
pub(super) fn archive(folder: &Path, last: &Path) -> Result<Option<PathBuf>, StorageError> {
    if !atomic::is_there(last).map_err(StorageError::io(last))? {
        return Ok(None);
    }
    let stem = stem_of(last);
    let names = numbered(folder, stem.as_deref().unwrap_or(UNREADABLE));
    let named = match cfg!(unix) {
        true => atomic::link_to_free(last, names),
        // It could not be seen that the game has a name already.
        false => atomic::rename_to_free(last, names),
    };
    let name = named.map_err(StorageError::io(last))?;
    Ok(stem.is_none().then_some(name))
}

/// Takes the name back that a program has given the last game and was killed then: this game is still to be gone
/// on with. While no other program writes, that is.
pub(super) fn take_back(folder: &Path, last: &Path) {
    let names = names_of(folder, last);
    let taken = (1..)
        .map(names)
        .take_while(|name| fs::symlink_metadata(name).is_ok());
    for name in taken.filter(|name| atomic::is_same_file(last, name)) {
        // It does little harm where it stays.
        let _ = fs::remove_file(name);
    }
}

/// The names that a game in a file may get.
pub(super) fn names_of(folder: &Path, file: &Path) -> impl Fn(u32) -> PathBuf + use<> {
    numbered(folder, stem_of(file).as_deref().unwrap_or(UNREADABLE))
}

/// A good name for the game in a file, if it can be read.
fn stem_of(file: &Path) -> Option<String> {
    let contents = Contents::of_game(file).ok()?;
    let saved = contents.parse(file).ok()?;
    Some(stem(&saved.game, saved.saved))
}

/// The names that a file may get: `2026-11-20_1402_White-Black.pgn`, and numbered ones after it.
pub(super) fn numbered(folder: &Path, stem: &str) -> impl Fn(u32) -> PathBuf + use<> {
    atomic::numbered(folder.join(format!("{stem}.pgn")))
}

/// A good name for a file with a game: `2026-11-20_1402_White-Black.pgn`.
pub fn file_name(game: &Game) -> String {
    format!("{}.pgn", stem(game, None))
}

/// The same without its ending, for a game of a file that was written then.
pub(super) fn stem(game: &Game, written: Option<NaiveDateTime>) -> String {
    let date = game.started.or(written).unwrap_or_default();
    let players = &game.players;
    format!(
        "{}_{}-{}",
        date.format("%Y-%m-%d_%H%M"),
        file_name_part(&players.white),
        file_name_part(&players.black)
    )
}

/// A name with only what every file system takes, of bearable length.
fn file_name_part(name: &str) -> String {
    let safe = name
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { '_' });
    let mut part = String::new();
    for c in safe.skip_while(|&c| c == '_') {
        if part.len() + c.len_utf8() > LONGEST_NAME {
            break;
        }
        part.push(c);
    }
    match part.trim_end_matches('_') {
        "" => "unnamed".to_string(),
        trimmed => trimmed.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_safe_parts_of_file_names() {
        assert_eq!(file_name_part("Zoë O'Hara"), "Zoë_O_Hara");
        assert_eq!(file_name_part("../../etc"), "etc");
        assert_eq!(file_name_part("??"), "unnamed");
        assert_eq!(file_name_part(&"𝒜".repeat(30)), "𝒜".repeat(12));
    }
}
