//! Does all that works on the disk work in any other place for files too? Each test is run on the disk and in memory.

use crate::desk::{self, Desk};
use crate::listed::{MATE, game};
use crate::memory::{Failure, Memory};

use std::fs;
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use deskmate::app::keys::Key;
use deskmate::app::{Command, LibraryCommand, Notice, StartCommand};
use deskmate::storage::library::{
    Backups, GamePlace, IfExists, Lister, Source, delete, destroy, export, read_game, restore,
    rewrite, save_bytes,
};
use deskmate::storage::{Disk, Files, GamesFolder, Settings, SettingsFile, StorageError};
use tempfile::TempDir;

const DATED: &str = "2026-11-20_1402_A-X.pgn";

/// Runs a test in a folder on the disk, and in one of the same name in memory, which leaves the disk as it is.
pub fn everywhere(test: fn(&Arc<dyn Files>, &Path)) {
    let disk: Arc<dyn Files> = Arc::new(Disk);
    let memory: Arc<dyn Files> = Arc::new(Memory::default());
    for files in [disk, memory] {
        let folder = TempDir::new().expect("a folder");
        let path = folder.path().join("games");
        files.make_folder(&path).expect("made");
        test(&files, &path);
        assert!(format!("{files:?}") == "Disk" || !path.exists());
    }
}

pub fn text(files: &dyn Files, path: &Path) -> String {
    let mut text = String::new();
    let mut file = files.open(path).expect("a file");
    file.read_to_string(&mut text).expect("text");
    text
}

/// The names of what is in a folder, in order.
fn names(files: &dyn Files, folder: &Path) -> Vec<String> {
    let paths = files.list(folder).expect("a folder");
    let name = |path: &std::path::PathBuf| path.file_name().map(|it| it.to_string_lossy().into());
    let mut names: Vec<String> = paths.iter().filter_map(name).collect();
    names.sort();
    names
}

fn played(white: &str, moves: &str) -> String {
    game([white, "X"], "2026.11.20", "unterminated", moves, "*")
}

pub fn places(files: &Arc<dyn Files>, source: &Source) -> Vec<GamePlace> {
    let mut places = Vec::new();
    Lister::new(files.clone()).list(source, |batch| {
        assert_eq!(batch.faults, []);
        let pages = batch.pages.iter();
        places.extend(pages.flat_map(|page| (0..page.len()).filter_map(|game| page.place(game))));
        ControlFlow::Continue(())
    });
    places
}

#[test]
fn a_file_is_written_whole_named_and_removed() {
    everywhere(|files, folder| {
        let [one, two, three] = ["one", "two", "three"].map(|name| folder.join(name));
        files.write(&one, b"1").expect("written");
        files.write(&two, b"2").expect("written");
        files.write(&one, b"one").expect("replaced");
        for give in [Files::rename_to_new, Files::link_to_new] {
            let taken = give(&**files, &one, &two).expect_err("taken");
            assert_eq!(taken.kind(), ErrorKind::AlreadyExists);
        }
        for _ in 0..2 {
            files.link_to_new(&one, &three).expect("a second name");
        }
        assert_eq!(names(&**files, folder), ["one", "three", "two"]);
        files.remove(&one).expect("removed");
        files.rename_to_new(&three, &one).expect("renamed");
        assert_eq!(names(&**files, folder), ["one", "two"]);
        assert_eq!(text(&**files, &one), "one");
        assert_eq!(text(&**files, &two), "2");

        let missing = files.find(&three).expect_err("gone");
        assert_eq!(missing.kind(), ErrorKind::NotFound);
        assert!(!files.is_there(&three).expect("known"));
        let nowhere = files.write(&folder.join("none/at all"), b"1");
        assert!(matches!(nowhere, Err(StorageError::Io { .. })));
    });
}

#[test]
fn a_draft_that_gets_no_name_leaves_nothing() {
    everywhere(|files, folder| {
        let mut write = |file: &mut dyn Write| file.write_all(b"1. e4 *");
        let draft = files.draft(folder, None, &mut write).expect("written");
        assert_eq!(text(&**files, draft.path()), "1. e4 *");
        drop(draft);
        let failed = files.draft(folder, None, &mut |_| Err(ErrorKind::Other.into()));
        assert!(failed.is_err());
        assert_eq!(names(&**files, folder), [""; 0]);
    });
}

#[test]
fn what_is_found_tells_a_change() {
    everywhere(|files, folder| {
        let path = folder.join("one");
        files.write(&path, b"12345").expect("written");
        let mut file = files.open(&path).expect("a file");
        let found = file.found().expect("known");
        assert_eq!(
            (found.is_file, found.is_folder, found.size),
            (true, false, 5)
        );
        assert_eq!(found, files.find(&path).expect("there"));
        files.write(&path, b"another").expect("written");
        assert_ne!(found, files.find(&path).expect("there"));
        // What is open stays as it was.
        file.seek(SeekFrom::Start(3)).expect("in the file");
        let mut rest = String::new();
        file.read_to_string(&mut rest).expect("text");
        assert_eq!(rest, "45");
        let folder = files.find(folder).expect("there");
        assert_eq!((folder.is_file, folder.is_folder), (false, true));
    });
}

#[test]
fn games_are_saved_archived_and_resumed() {
    everywhere(|files, folder| {
        let open = || GamesFolder::at(files.clone(), folder.into());
        let mut games = open();
        games.begin_game();
        games.save(&played("A", "1. e4 e5")).expect("saved");
        let in_use = open().claim().expect_err("taken");
        assert!(matches!(in_use, StorageError::InUse(_)));
        games.begin_game();
        games.save(&played("B", "1. d4 d5")).expect("saved");
        assert_eq!(names(&**files, folder), [DATED, "last.txt"]);
        assert_eq!(text(&**files, &folder.join(DATED)), played("A", "1. e4 e5"));

        // As after a restart.
        drop(games);
        let mut games = open();
        games.claim().expect("free");
        let last = games.read_last().expect("readable").expect("there");
        games.continue_game(&last.text);
        games.save(&played("B", "1. d4 d5 2. c4")).expect("saved");
        assert_eq!(names(&**files, folder), [DATED, "last.txt"]);

        // The earlier game is resumed: its file is removed, for `last.txt` has all of it.
        let place = GamePlace::whole(&**files, &folder.join(DATED)).expect("there");
        games.continue_archived(place);
        games.save(&played("A", "1. e4 e5 2. Nf3")).expect("saved");
        let other = "2026-11-20_1402_B-X.pgn";
        assert_eq!(names(&**files, folder), [other, "last.txt"]);
        assert_eq!(
            text(&**files, &games.last()),
            played("A", "1. e4 e5 2. Nf3")
        );
        assert_eq!(
            text(&**files, &folder.join(other)),
            played("B", "1. d4 d5 2. c4")
        );
    });
}

/// Other systems do not tell which names are of one file.
#[cfg(unix)]
#[test]
fn a_name_that_a_killed_program_gave_the_last_game_is_taken_back() {
    everywhere(|files, folder| {
        let mut games = GamesFolder::at(files.clone(), folder.into());
        files
            .write(&games.last(), played("A", "1. e4 e5").as_bytes())
            .expect("written");
        files
            .link_to_new(&games.last(), &folder.join(DATED))
            .expect("linked");
        games.claim().expect("free");
        assert_eq!(names(&**files, folder), ["last.txt"]);
    });
}

#[test]
fn a_game_that_cannot_be_saved_is_kept_in_another_folder() {
    everywhere(|files, folder| {
        let blocked = folder.join("file/games");
        files
            .write(&folder.join("file"), b"no folder")
            .expect("written");
        let mut games = GamesFolder::at(files.clone(), blocked.clone());
        games.save(&played("A", "1. e4")).expect_err("no folder");
        let rescued = games.rescue_to(&[blocked, folder.join("other")]);
        let kept = folder.join("other").join(DATED);
        assert_eq!(rescued[0].file(), Some(&*kept));
        assert_eq!(text(&**files, &kept), played("A", "1. e4"));
    });
}

#[test]
fn games_are_listed_read_changed_deleted_and_restored() {
    everywhere(|files, folder| {
        let path = folder.join("two.pgn");
        let two = [played("A", "1. e4 e5"), played("B", MATE)];
        files
            .write(&path, two.concat().as_bytes())
            .expect("written");
        let source = Source::named(&**files, &path).expect("readable");
        assert_eq!(source, Source::File(path.clone()));
        let all = places(files, &source);
        assert_eq!(all, places(files, &Source::Folder(folder.into())));
        let read = |place| read_game(&**files, place).expect("readable").pgn;
        assert_eq!(read(&all[1]).tag("White"), Some("B"));

        let trash = delete(&**files, &all[0]).expect("deleted");
        assert_eq!(text(&**files, &path), two[1]);
        assert_eq!(text(&**files, &trash), two[0]);
        let changed = read_game(&**files, &all[1]).expect_err("it has changed");
        assert_eq!(changed, StorageError::Changed(path.clone()));
        let in_trash = places(files, &source.trash().expect("a trash"));
        assert_eq!(read(&in_trash[0]).tag("White"), Some("A"));
        let restored = restore(&**files, &trash).expect("restored");
        assert!(restored.is_in_place);
        assert_eq!(text(&**files, &path), two.concat());

        let now = rewrite(&**files, &places(files, &source)[0], "1. c4 *").expect("written");
        assert_eq!(read(&now).moves().count(), 1);
        assert_eq!(text(&**files, &path), format!("1. c4 *\n{}", two[1]));
    });
}

#[test]
fn games_are_exported_to_a_file() {
    everywhere(|files, folder| {
        let [from, to] = ["from.pgn", "to.pgn"].map(|name| folder.join(name));
        save_bytes(
            &**files,
            played("A", "1. e4").as_bytes(),
            &from,
            IfExists::Refuse,
        )
        .expect("written");
        let all = places(files, &Source::File(from.clone()));
        let exported = export(&**files, &all, &to, IfExists::Refuse).expect("written");
        assert_eq!(exported.games, 1);
        assert_eq!(text(&**files, &to), played("A", "1. e4"));
        let again = |if_exists| export(&**files, &all, &to, if_exists).err();
        let exists = StorageError::Exists(to.clone());
        assert_eq!(again(IfExists::Refuse), Some(exists));
        assert_eq!(again(IfExists::Append), None);
        let game = played("A", "1. e4");
        assert_eq!(text(&**files, &to), format!("{game}\n{game}"));
        assert_eq!(again(IfExists::Replace), None);
        assert_eq!(text(&**files, &to), game);
        assert_eq!(names(&**files, folder), ["from.pgn", "to.pgn"]);
    });
}

#[test]
fn games_are_added_to_a_file_whose_last_game_is_open() {
    everywhere(|files, folder| {
        let [from, to] = ["from.pgn", "to.pgn"].map(|name| folder.join(name));
        let save = |text: &str, path| {
            save_bytes(&**files, text.as_bytes(), path, IfExists::Replace).expect("written");
        };
        save(&played("A", "1. e4"), &from);
        let all = places(files, &Source::File(from.clone()));
        let opens = [
            "1. d4 {open",
            "1. d4 (1. c4",
            "1. d4 (1. c4 (1. b4 {open\n",
            "1. d4 ; open",
        ];
        for open in opens {
            let before = format!("{}\n[White \"B\"]\n\n{open}", played("C", "1. e4"));
            save(&before, &to);
            export(&**files, &all, &to, IfExists::Append).expect("written");
            let now = text(&**files, &to);
            assert!(now.starts_with(&before), "{now}");
            assert!(now.ends_with(&played("A", "1. e4")), "{now}");
            assert_eq!(places(files, &Source::File(to.clone())).len(), 3, "{now}");
        }
    });
}

#[test]
fn the_folder_of_a_trash_is_removed_with_its_last_game() {
    everywhere(|files, folder| {
        let path = folder.join("game.pgn");
        save_bytes(&**files, b"1. e4 *\n", &path, IfExists::Refuse).expect("written");
        let source = Source::Folder(folder.to_path_buf());
        let deleted = || delete(&**files, &places(files, &source)[0]).expect("deleted");
        let first = deleted();
        assert_eq!(names(&**files, folder), ["trash"]);
        restore(&**files, &first).expect("restored");
        assert_eq!(names(&**files, folder), ["game.pgn"]);
        deleted();
        let trash = source.trash().expect("a trash");
        destroy(&**files, &places(files, &trash)[0]).expect("destroyed");
        assert_eq!(names(&**files, folder), [""; 0]);
    });
}

#[test]
fn a_file_of_others_is_kept_before_it_is_changed() {
    everywhere(|files, folder| {
        let [path, list] = ["a.pgn", "data/backups.json"].map(|name| folder.join(name));
        files.write(&path, b"theirs").expect("written");
        let mut backups = Backups::at(files.clone(), list.clone());
        let copy = backups.keep(&path).expect("kept").expect("a copy");
        files.write(&path, b"ours").expect("written");
        backups.wrote(&path);
        assert_eq!(backups.keep(&path).expect("known"), None);
        assert_eq!(text(&**files, &copy), "theirs");
        let ours = backups.keep_replaced(&path).expect("kept").expect("a copy");
        assert_eq!(text(&**files, &ours), "ours", "all of it would be lost");
        let week = std::time::Duration::from_secs(8 * 24 * 60 * 60);
        Backups::at(files.clone(), list).remove_old(std::time::SystemTime::now() + week);
        assert_eq!(names(&**files, folder), ["a.pgn", "data"]);
    });
}

#[test]
fn settings_are_written_read_and_set_aside() {
    everywhere(|files, folder| {
        let path = folder.join("own/settings.json");
        let open = || SettingsFile::at(files.clone(), path.clone());
        let settings = Settings {
            white: Some("Zoë".into()),
            touch_move: true,
            ..Settings::default()
        };
        assert_eq!(open().read(), (Settings::first(), None));
        open().write(&settings).expect("written");
        assert_eq!(open().read(), (settings, None));
        files.write(&path, b"no settings").expect("written");
        assert!(open().read().1.is_some());
        let set_aside = names(&**files, &folder.join("own"));
        assert_eq!(set_aside, ["settings.damaged.json"]);
    });
}

#[test]
fn a_whole_session_leaves_nothing_on_the_disk() {
    let memory = Arc::new(Memory::default());
    let mut desk = Desk::in_place(memory, desk::players(), |_| {});
    desk.new_game();
    desk.play(&["e2e4", "e7e5"]);
    desk.run(Command::Start(StartCommand::Leave));
    desk.new_game();
    desk.play(&["d2d4", "d7d5"]);
    let dated = "2026-11-20_1403_Anderssen-Kieseritzky.pgn";
    assert_eq!(desk.files(), [dated, "last.txt"]);
    let mut desk = desk.restarted();
    desk.key('c');
    assert_eq!(desk.moves(), "d4 d5");
    desk.run(Command::Start(StartCommand::Leave));
    desk.key('o');
    desk.press(Key::Down);
    desk.press(Key::Delete);
    assert_eq!(desk.notice(), Some(Notice::Deleted(1)));
    assert_eq!(desk.files(), ["last.txt", "trash"]);
    desk.run(Command::Library(LibraryCommand::UndoDelete));
    assert_eq!(desk.files(), [dated, "last.txt"]);
    let (settings, fault) = desk.files.settings.read();
    assert_eq!((settings, fault), (desk.app.settings.clone(), None));
    let folder = desk.games_path();
    let outside = fs::read_dir(folder.parent().expect("a folder")).expect("a folder");
    assert_eq!(outside.count(), 0);
}

/// A game in memory, with a state that could not be saved.
fn unsaved(failure: Failure) -> (Memory, GamesFolder) {
    let memory = Memory::default();
    let mut games = GamesFolder::at(Arc::new(memory.clone()), "games".into());
    games.save("1. e4 *").expect("saved");
    memory.fail(Some(failure));
    for _ in 0..3 {
        let failed = games.save("1. e4 e5 *").expect_err("it failed");
        let last = games.last();
        assert_eq!(
            failed.to_string(),
            format!("a broken disk: {}", last.display())
        );
    }
    (memory, games)
}

#[test]
fn a_disk_that_fails_again_and_again_is_not_filled_with_copies() {
    let (memory, mut games) = unsaved(Failure::Late);
    memory.fail(None);
    games.save("1. e4 e5 2. Nf3 *").expect("saved");
    assert_eq!(names(&memory, Path::new("games")), ["last.txt"]);
    assert_eq!(text(&memory, &games.last()), "1. e4 e5 2. Nf3 *");
}

#[test]
fn a_game_that_could_not_be_saved_is_one_game_when_it_goes_on() {
    let (memory, mut games) = unsaved(Failure::Early);
    games.continue_game(b"1. e4 e5 *");
    memory.fail(None);
    games.save("1. e4 e5 2. Nf3 *").expect("saved");
    assert_eq!(names(&memory, Path::new("games")), ["last.txt"]);
    assert_eq!(text(&memory, &games.last()), "1. e4 e5 2. Nf3 *");
}

/// It goes on from the file, which is older than what could not be saved: that is another game.
#[test]
fn what_could_not_be_saved_stays_when_the_file_goes_on() {
    let (memory, mut games) = unsaved(Failure::Early);
    games.continue_game(b"1. e4 *");
    memory.fail(None);
    games.save("1. e4 c5 *").expect("saved");
    assert_eq!(text(&memory, &games.last()), "1. e4 c5 *");
    assert_eq!(names(&memory, Path::new("games")).len(), 2);
}

#[test]
fn a_failed_write_keeps_the_old_state_and_is_retried() {
    let (memory, mut games) = unsaved(Failure::Early);
    assert_eq!(text(&memory, &games.last()), "1. e4 *");
    memory.fail(None);
    games.save_again().expect("saved");
    assert_eq!(text(&memory, &games.last()), "1. e4 e5 *");
    assert!(!games.is_unsaved());
    assert_eq!(names(&memory, Path::new("games")), ["last.txt"]);
}
