//! Games of earlier days: each in a file with its date and its players.

use std::fs;
use std::path::{Path, PathBuf};

use super::contents::Contents;
use super::library::Date;
use super::{StorageError, atomic};
use crate::game::{Game, written_name};
use crate::rules::Color;

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
    Some(stem(&saved.game))
}

/// The names that a file may get: `2026-11-20_1402_White-Black.pgn`, and numbered ones after it.
pub(super) fn numbered(folder: &Path, stem: &str) -> impl Fn(u32) -> PathBuf + use<> {
    atomic::numbered(folder.join(format!("{stem}.pgn")))
}

/// A good name for a file with a game: `2026-11-20_1402_White-Black.pgn`. What is not known of the date is left
/// out: `1851_Anderssen-Kieseritzky.pgn`.
pub fn file_name(game: &Game) -> String {
    format!("{}.pgn", stem(game))
}

/// The same without its ending.
pub(super) fn stem(game: &Game) -> String {
    let [date, time] = game.date_tags();
    let date = Date::read(&date, &time).to_string();
    let separator = if date.is_empty() { "" } else { "_" };
    let player = |color: Color| {
        let name = written_name(color, game.players[color].as_deref());
        file_name_part(name)
    };
    format!(
        "{}{separator}{}-{}",
        date.replace(' ', "_").replace(':', ""),
        player(Color::White),
        player(Color::Black)
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
    use crate::notation::pgn;

    #[test]
    fn a_file_is_named_by_what_is_known_of_the_date() {
        let named = |tags: &str| {
            let text =
                format!("[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n{tags}\n\n1. e4 *\n");
            file_name(&Game::from_pgn(&pgn::read(&text).game))
        };
        let table = [
            ("[Date \"1851.??.??\"]", "1851_Anderssen-Kieseritzky.pgn"),
            (
                "[Date \"1851.06.21\"]",
                "1851-06-21_Anderssen-Kieseritzky.pgn",
            ),
            ("[Date \"yesterday\"]", "Anderssen-Kieseritzky.pgn"),
            ("", "Anderssen-Kieseritzky.pgn"),
        ];
        for (tags, expected) in table {
            assert_eq!(named(tags), expected);
        }
    }

    #[test]
    fn names_become_safe_parts_of_file_names() {
        assert_eq!(file_name_part("Zoë O'Hara"), "Zoë_O_Hara");
        assert_eq!(file_name_part("../../etc"), "etc");
        assert_eq!(file_name_part("??"), "unnamed");
        assert_eq!(file_name_part(&"𝒜".repeat(30)), "𝒜".repeat(12));
    }
}
