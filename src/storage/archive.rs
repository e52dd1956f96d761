//! Earlier games, each in a file named after its date and players.

use std::path::{Path, PathBuf};

use super::contents::Contents;
use super::files::Files;
use super::library::Date;
use super::saved_game::SavedGame;
use super::{StorageError, new_name};
use crate::game::{Game, written_name};
use crate::rules::Color;

/// The name of an archived file that cannot be read.
const UNREADABLE: &str = "unreadable";

/// The maximum bytes of a player's name in a file name: with two names, date, number and extension it
/// stays below 143 bytes, the limit of file systems that encrypt names.
const LONGEST_NAME: usize = 50;

/// Gives the last game, if there is one, its archive name in the folder. It also keeps its old name
/// until another game takes it, so there is a last game at every moment. A game that is hardly
/// begun is replaced instead. Returns the new name of a file that could not be read.
pub(super) fn archive(
    files: &dyn Files,
    folder: &Path,
    last: &Path,
) -> Result<Option<PathBuf>, StorageError> {
    if !files.is_there(last).map_err(StorageError::io(last))? {
        return Ok(None);
    }
    let saved = read(files, last);
    if saved.as_ref().is_some_and(SavedGame::is_replaceable) {
        return Ok(None);
    }
    let stem = saved.map(|saved| stem(&saved.game));
    let names = numbered(folder, stem.as_deref().unwrap_or(UNREADABLE));
    let named = if files.is_same(last, last) {
        new_name::link_to_free(files, last, names)
    } else {
        // Without file identities an archived game could not be recognised.
        new_name::rename_to_free(files, last, names)
    };
    let name = named.map_err(StorageError::io(last))?;
    Ok(stem.is_none().then_some(name))
}

/// Removes the archive name of the last game that a killed program left: this game can still be
/// resumed. Call it only while no other program writes.
pub(super) fn take_back(files: &dyn Files, folder: &Path, last: &Path) {
    let names = names_of(files, folder, last);
    let taken = (1..)
        .map(names)
        .take_while(|name| files.find_name(name).is_ok());
    for name in taken.filter(|name| files.is_same(last, name)) {
        // Failing does little harm.
        let _ = files.remove(&name);
    }
}

/// The archive names for the game in a file.
pub(super) fn names_of(
    files: &dyn Files,
    folder: &Path,
    file: &Path,
) -> impl Fn(u32) -> PathBuf + use<> {
    let stem = read(files, file).map(|saved| stem(&saved.game));
    numbered(folder, stem.as_deref().unwrap_or(UNREADABLE))
}

/// The game in a file, if it can be read.
fn read(files: &dyn Files, file: &Path) -> Option<SavedGame> {
    Contents::of_game(files, file)
        .ok()?
        .parse(&|| false, file)
        .ok()
}

/// The names for a file: `2026-11-20_1402_White-Black.pgn`, then numbered ones.
pub(super) fn numbered(folder: &Path, stem: &str) -> impl Fn(u32) -> PathBuf + use<> {
    new_name::numbered(folder.join(format!("{stem}.pgn")))
}

/// The file name for a game: `2026-11-20_1402_White-Black.pgn`. Unknown parts of the date are left out:
/// `1851_Anderssen-Kieseritzky.pgn`.
pub fn file_name(game: &Game) -> String {
    format!("{}.pgn", stem(game))
}

/// The name of a file with the games of these players.
pub fn file_name_of_players<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<String> = names.map(file_name_part).collect();
    format!("{}.pgn", names.join("-"))
}

/// The name of the file of a game without its extension.
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

/// A name with only characters that every file system accepts, of limited length.
fn file_name_part(name: &str) -> String {
    let words = name.split(|c: char| !c.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let mut part = String::new();
    for c in words.join("_").chars() {
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
