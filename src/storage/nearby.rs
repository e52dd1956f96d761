//! The folder of games in the current directory, if it is this program's.
//!
//! If the program is started from a menu, the current directory is the home directory, where a folder
//! of that name may belong to another program.

use std::path::{Path, PathBuf};

use super::LAST;
use super::contents::Contents;
use super::files::Files;
use crate::game::is_own;
use crate::notation::pgn::Reader;

/// More bytes than any package manifest has.
const LARGEST_MANIFEST: u64 = 1024 * 1024;

/// The folder `games` in a directory, if that is this program's source tree or the last game in the folder was
/// written by this program.
pub(super) fn games_in(files: &dyn Files, directory: &Path) -> Option<PathBuf> {
    let folder = directory.join("games");
    let is_ours =
        || is_source_tree(files, directory) || is_written_by_us(files, &folder.join(LAST));
    (files.is_folder(&folder) && is_ours()).then_some(folder)
}

fn is_source_tree(files: &dyn Files, directory: &Path) -> bool {
    const NAME: &str = concat!("name = \"", env!("CARGO_PKG_NAME"), "\"");
    let manifest = Contents::read(files, &directory.join("Cargo.toml"), LARGEST_MANIFEST);
    manifest.is_ok_and(|manifest| {
        let mut lines = manifest.bytes.split(|&byte| byte == b'\n');
        lines.any(|line| line.trim_ascii() == NAME.as_bytes())
    })
}

/// The tags are enough: the moves may be damaged. What cannot be read counts as another program's.
fn is_written_by_us(files: &dyn Files, last: &Path) -> bool {
    let Ok(contents) = Contents::of_game(files, last) else {
        return false;
    };
    let first = Reader::new(&*contents.bytes).next();
    first.is_some_and(|reading| reading.is_ok_and(|reading| is_own(&reading.game)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::rules::{ByColor, Position};
    use crate::storage::Disk;
    use std::fs;
    use tempfile::TempDir;

    /// A directory with a folder of games in it.
    fn directory() -> (TempDir, PathBuf) {
        let directory = TempDir::new().expect("a directory");
        let games = directory.path().join("games");
        fs::create_dir(&games).expect("a folder");
        (directory, games)
    }

    fn text() -> String {
        Game::new(ByColor::default(), Position::initial(), None).to_text()
    }

    #[test]
    fn a_folder_of_another_program_is_not_used() {
        let (home, games) = directory();
        assert_eq!(games_in(&Disk, home.path()), None, "an empty one");
        fs::write(games.join("tetris.txt"), "10 000").expect("written");
        fs::write(
            home.path().join("Cargo.toml"),
            "[package]\nname = \"tetris\"\n",
        )
        .expect("written");
        assert_eq!(games_in(&Disk, home.path()), None);
        let foreign = [
            "1. e4 e5 *",
            "level 3",
            "",
            "[Event \"Rated blitz\"]\n[Termination \"Normal\"]\n\n1. e4 *\n",
        ];
        for text in foreign {
            fs::write(games.join(LAST), text).expect("written");
            assert_eq!(games_in(&Disk, home.path()), None, "{text}");
        }
        fs::remove_dir_all(&games).expect("removed");
        fs::write(&games, "a list of them").expect("written");
        assert_eq!(games_in(&Disk, home.path()), None, "a file");
    }

    #[test]
    fn a_folder_with_a_last_game_of_ours_is_used_damaged_or_not() {
        let (directory, games) = directory();
        for text in [text(), text().replace("\n*", "\n1. e4 e9 *")] {
            fs::write(games.join(LAST), text).expect("written");
            assert_eq!(games_in(&Disk, directory.path()).as_ref(), Some(&games));
        }
    }

    #[test]
    fn the_folder_of_the_source_tree_is_used() {
        let (checkout, games) = directory();
        let manifest = include_bytes!("../../Cargo.toml");
        fs::write(checkout.path().join("Cargo.toml"), manifest).expect("written");
        assert_eq!(games_in(&Disk, checkout.path()), Some(games));
    }
}
