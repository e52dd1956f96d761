//! Does a game survive everything that can happen to its folder, and to a program that writes there?

use crate::desk;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use desk::{Desk, names};
use deskmate::app::{Command, Failure, Notice, StartCommand};
use deskmate::storage::{Disk, GamesFolder, StorageError};
use tempfile::TempDir;

pub const DATED: &str = "2026-11-20_1402_Anderssen-Kieseritzky.pgn";

pub fn game(white: &str, moves: &str) -> String {
    format!(
        "[White \"{white}\"]\n[Black \"Kieseritzky\"]\n[Date \"2026.11.20\"]\n[Time \"14:02:31\"]\n\n{moves} *\n"
    )
}

/// Another game begins and is saved.
pub fn save_another(games: &mut GamesFolder) {
    games.begin_game();
    games.save(&game("Morphy", "1. d4")).expect("saved");
}

fn open(path: &Path) -> GamesFolder {
    GamesFolder::at(Arc::new(Disk), path.into())
}

/// An empty folder of games.
fn folder() -> (TempDir, PathBuf, GamesFolder) {
    let temporary = TempDir::new().expect("a temporary folder");
    let path = temporary.path().join("games");
    fs::create_dir(&path).expect("a folder");
    let games = open(&path);
    (temporary, path, games)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Replaces the folder by a file, which stops even the superuser; with `false`, restores it.
pub fn block(folder: &Path, blocked: bool) {
    let aside = folder.with_extension("aside");
    if blocked {
        fs::rename(folder, &aside).expect("moved");
        fs::write(folder, "no folder").expect("a file");
    } else {
        fs::remove_file(folder).expect("removed");
        fs::rename(&aside, folder).expect("moved back");
    }
}

#[test]
fn a_game_that_could_not_be_saved_is_saved_after_another_has_begun() {
    let (_keep, path, mut games) = folder();
    games.save(&game("Anderssen", "1. e4")).expect("saved");
    block(&path, true);
    games
        .save(&game("Anderssen", "1. e4 e5"))
        .expect_err("no folder");
    games.begin_game();
    games.save(&game("Morphy", "1. d4")).expect_err("no folder");
    games.begin_game();
    games
        .save(&game("Kolisch", "1. c4"))
        .expect_err("no folder");
    block(&path, false);

    games.save_again().expect("saved");
    assert!(!games.is_unsaved());
    let [morphy, last] = ["2026-11-20_1402_Morphy-Kieseritzky.pgn", "last.txt"];
    assert_eq!(names(&path), [DATED, morphy, last]);
    assert_eq!(read(&path.join(DATED)), game("Anderssen", "1. e4 e5"));
    assert_eq!(read(&path.join(morphy)), game("Morphy", "1. d4"));
    assert_eq!(read(&path.join(last)), game("Kolisch", "1. c4"));
}

#[test]
fn saving_is_retried_automatically_and_success_is_reported() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    block(&desk.games_path(), true);
    desk.play(&["e7e5"]);
    assert!(desk.is_not_saved());
    desk.wait(4_000);
    assert!(desk.is_not_saved());
    block(&desk.games_path(), false);
    desk.wait(3_000);
    assert_eq!(desk.notice(), desk.saved_to_last());
    assert!(desk.file().contains("1. e4 {[%emt 0:00:00]} 1... e5"));
    let saves = desk.effects.len();
    desk.wait(10_000);
    assert_eq!(desk.effects.len(), saves, "it is not tried any more");
}

#[test]
fn a_retry_that_fails_does_not_replace_another_message() {
    let mut desk = Desk::playing();
    fs::write(desk.games_path(), "no folder").expect("a file");
    desk.play(&["e2e4"]);
    assert!(desk.is_not_saved());
    desk.click("e4");
    let told = desk.app.message();
    assert!(!desk.is_not_saved(), "{told:?}");
    desk.wait(4_000);
    assert_eq!(desk.app.message(), told);
}

#[test]
fn an_unsaved_game_is_offered_and_resumed() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5"]);
    block(&desk.games_path(), true);
    desk.play(&["g1f3"]);
    desk.run(Command::Start(StartCommand::Leave));
    assert!(desk.is_not_saved(), "{:?}", desk.notice());
    desk.key('c');
    assert_eq!(desk.moves(), "e4 e5 Nf3");
    desk.play(&["b8c6"]);
    block(&desk.games_path(), false);
    desk.wait(3_000);
    assert!(desk.file().contains("Nc6"), "{}", desk.file());
    assert_eq!(desk.files(), ["last.txt"]);
}

#[test]
fn a_game_that_can_never_be_saved_is_kept_elsewhere_when_the_program_ends() {
    let (keep, path, mut games) = folder();
    block(&path, true);
    games
        .save(&game("Anderssen", "1. e4"))
        .expect_err("no folder");
    games.begin_game();
    games.save(&game("Morphy", "1. d4")).expect_err("no folder");
    let [blocked, other] = ["games/within", "other/place"].map(|name| keep.path().join(name));
    fs::create_dir_all(&other).expect("a folder");
    fs::write(other.join(DATED), "another").expect("a file");

    let rescued = games.rescue_to(&[blocked, other.clone()]);
    let [first, second] = &rescued[..] else {
        panic!("{rescued:?}")
    };
    let kept = other.join("2026-11-20_1402_Anderssen-Kieseritzky_2.pgn");
    assert_eq!(first.file(), Some(&*kept));
    assert!(first.to_string().contains(kept.to_str().expect("a name")));
    assert!(first.to_string().contains("last.txt") || first.to_string().contains("games"));
    assert_eq!(read(&kept), game("Anderssen", "1. e4"));
    assert_eq!(read(&other.join(DATED)), "another");
    assert_eq!(read(second.file().expect("kept")), game("Morphy", "1. d4"));
    assert_eq!(names(&other).len(), 3);
}

#[test]
fn a_game_that_no_folder_accepts_is_at_least_shown() {
    let (keep, path, mut games) = folder();
    block(&path, true);
    games
        .save(&game("Anderssen", "1. e4"))
        .expect_err("no folder");
    let rescued = games.rescue_to(&[keep.path().join("games/within")]);
    let [only] = &rescued[..] else {
        panic!("{rescued:?}")
    };
    assert_eq!(only.file(), None);
    assert!(only.to_string().ends_with(&game("Anderssen", "1. e4")));
    block(&path, false);
    assert!(games.rescue_to(&[]).is_empty(), "now it can be saved");
    assert_eq!(names(&path), ["last.txt"]);
}

#[test]
fn a_program_killed_while_archiving_does_not_duplicate_the_game() {
    let (_keep, path, mut games) = folder();
    fs::write(games.last(), game("Anderssen", "1. e4")).expect("written");
    fs::hard_link(games.last(), path.join(DATED)).expect("linked");
    save_another(&mut games);
    assert_eq!(names(&path), [DATED, "last.txt"]);
    assert_eq!(read(&path.join(DATED)), game("Anderssen", "1. e4"));
}

#[cfg(unix)]
#[test]
fn a_game_that_a_killed_program_was_archiving_is_resumed() {
    let (_keep, path, mut games) = folder();
    let second = DATED.replace(".pgn", "_2.pgn");
    fs::write(path.join(DATED), "another").expect("written");
    fs::write(games.last(), game("Anderssen", "1. e4")).expect("written");
    fs::hard_link(games.last(), path.join(second)).expect("linked");
    games.claim().expect("free");
    assert_eq!(names(&path), [DATED, "last.txt"]);
    let saved = games.read_last().expect("readable").expect("there");
    games.continue_game(&saved.text);
    games.save(&game("Anderssen", "1. e4 e5")).expect("saved");
    assert_eq!(names(&path), [DATED, "last.txt"]);
    assert_eq!(read(&path.join(DATED)), "another");
}

#[cfg(unix)]
#[test]
fn there_is_a_last_game_at_every_moment_even_when_another_begins() {
    let (_keep, _, mut games) = folder();
    games.save(&game("Anderssen", "1. e4")).expect("saved");
    let last = games.last();
    std::thread::scope(|scope| {
        let reader = scope.spawn(|| {
            for _ in 0..2_000 {
                assert!(read(&last).ends_with(" *\n"));
            }
        });
        while !reader.is_finished() {
            save_another(&mut games);
        }
        reader.join().expect("it was there each time");
    });
}

#[test]
fn unfinished_files_of_a_killed_program_are_removed() {
    let (_keep, path, mut games) = folder();
    for name in [".saving-a1B2c3.tmp", ".saving", "mine.tmp", "last.txt"] {
        fs::write(path.join(name), "[Event").expect("written");
    }
    games.claim().expect("free");
    assert_eq!(names(&path), [".saving", "last.txt", "mine.tmp"]);
}

mod locks {
    use super::*;

    #[test]
    fn of_two_programs_the_second_only_reads_until_the_first_has_gone() {
        let (_keep, path, mut one) = folder();
        one.claim().expect("free");
        one.save(&game("Anderssen", "1. e4")).expect("saved");
        let mut other = open(&path);
        let refused = other.claim().expect_err("taken");
        assert!(matches!(refused, StorageError::InUse(_)), "{refused}");
        assert!(other.read_last().expect("readable").is_some());
        other.save(&game("Morphy", "1. d4")).expect_err("taken");
        assert_eq!(names(&path), ["last.txt"]);
        drop(one);
        other.save_again().expect("free now");
        assert_eq!(read(&path.join(DATED)), game("Anderssen", "1. e4"));
        assert_eq!(read(&path.join("last.txt")), game("Morphy", "1. d4"));
    }

    #[test]
    fn a_folder_that_was_removed_and_created_again_is_locked_again() {
        let (_keep, path, mut one) = folder();
        one.save(&game("Anderssen", "1. e4")).expect("saved");
        fs::remove_dir_all(&path).expect("removed");
        fs::create_dir(&path).expect("made again");
        one.save(&game("Anderssen", "1. e4 e5")).expect("saved");
        open(&path).claim().expect_err("taken by the first");
        fs::remove_dir_all(&path).expect("removed");
        let mut other = open(&path);
        other
            .save(&game("Morphy", "1. d4"))
            .expect("the folder is another");
        one.save(&game("Anderssen", "1. e4 e5 2. Nf3"))
            .expect_err("taken by the second");
    }

    #[test]
    fn locking_does_not_create_the_folder() {
        let (_keep, path, mut games) = folder();
        fs::remove_dir(&path).expect("removed");
        games.claim().expect("nothing to take");
        assert!(!path.exists());
    }

    #[test]
    fn the_second_program_says_so_on_its_start_screen_and_in_its_game() {
        let mut desk = Desk::new();
        fs::create_dir(desk.games_path()).expect("a folder");
        let mut other = open(&desk.games_path());
        other.save(&game("Morphy", "1. d4")).expect("saved");
        desk = desk.restarted();
        let told = desk.notice();
        assert!(matches!(told, Some(Notice::CannotSave(_))), "{told:?}");
        desk.key('f');
        assert_eq!(desk.notice(), told, "it stays said");
        desk.new_game();
        desk.play(&["e2e4"]);
        let in_use = Failure::from(StorageError::InUse(desk.games_path()));
        assert_eq!(desk.notice(), Some(Notice::NotSaved(in_use)));
        drop(other);
        desk.wait(3_000);
        assert_eq!(desk.notice(), desk.saved_to_last());
        assert!(desk.file().contains("1. e4"));
        assert_eq!(desk.files().len(), 2, "both games are there");
    }

    #[test]
    fn a_folder_that_becomes_free_is_read_again() {
        let mut desk = Desk::new();
        fs::create_dir(desk.games_path()).expect("a folder");
        let mut other = open(&desk.games_path());
        other.claim().expect("free");
        desk = desk.restarted();
        desk.key('l');
        assert_eq!(desk.notice(), Some(Notice::NoSavedGame));
        other.save(&game("Morphy", "1. d4")).expect("saved");
        drop(other);
        desk.wait(3_000);
        assert_eq!(desk.notice(), Some(Notice::FolderFree));
        desk.key('c');
        assert_eq!(desk.moves(), "d4");
        desk.play(&["d7d5"]);
        assert_eq!(desk.files(), ["last.txt"]);
    }
}

#[cfg(unix)]
mod in_the_place_of_the_file {
    use super::*;
    use std::os::unix::fs::symlink;
    use std::process::Command;

    /// A link `last.txt` to another file.
    fn linked() -> (TempDir, PathBuf, GamesFolder, PathBuf) {
        let (keep, path, games) = folder();
        let elsewhere = keep.path().join("elsewhere.pgn");
        fs::write(&elsewhere, game("Anderssen", "1. e4")).expect("written");
        symlink(&elsewhere, games.last()).expect("a link");
        (keep, path, games, elsewhere)
    }

    #[test]
    fn a_link_is_read_and_resumed_but_not_written_through() {
        let (_keep, path, mut games, elsewhere) = linked();
        let saved = games.read_last().expect("readable").expect("there");
        assert!(saved.is_unfinished());
        games.continue_game(&saved.text);
        games.save(&game("Anderssen", "1. e4 e5")).expect("saved");
        assert_eq!(names(&path), ["last.txt"]);
        assert_eq!(read(&games.last()), game("Anderssen", "1. e4 e5"));
        assert_eq!(read(&elsewhere), game("Anderssen", "1. e4"));
    }

    #[test]
    fn a_link_is_archived_as_a_link_before_another_game() {
        let (_keep, path, mut games, elsewhere) = linked();
        save_another(&mut games);
        assert_eq!(names(&path), [DATED, "last.txt"]);
        assert_eq!(fs::read_link(path.join(DATED)).expect("a link"), elsewhere);
        assert_eq!(read(&elsewhere), game("Anderssen", "1. e4"));
    }

    #[test]
    fn a_link_to_a_folder_or_to_itself_is_archived() {
        for to in [".", "last.txt"] {
            let (_keep, path, mut games) = folder();
            symlink(to, games.last()).expect("a link");
            assert!(games.read_last().is_err());
            save_another(&mut games);
            assert_eq!(names(&path), ["last.txt", "unreadable.pgn"]);
        }
    }

    #[test]
    fn a_pipe_does_not_block() {
        let (_keep, path, mut games) = folder();
        let made = Command::new("mkfifo").arg(games.last()).status();
        assert!(made.expect("mkfifo").success());
        let error = games.read_last().expect_err("no file");
        assert!(error.to_string().starts_with("not a file: "), "{error}");
        save_another(&mut games);
        assert_eq!(names(&path), ["last.txt", "unreadable.pgn"]);
    }
}
