//! Golden pictures of the choice of a file.

use std::path::{Path, PathBuf};

use crate::desk::Desk;
use crate::golden::check;

use chrono::NaiveDate;
use deskmate::app::keys::Key;
use deskmate::app::{Failure, FileCommand, ReadFor, Reply, TaskReply};
use deskmate::storage::library::{
    CheckedGames, Date, FileFacts, FolderEntry, GamePlace, ListError, Origin, Survey,
};
use deskmate::storage::{FilePlace, PlaceKind, RecentFile, SavedGame, TextSize};
use deskmate::view::{Look, Shape};

const IMMORTAL: &str = "[Event \"London\"]\n[Date \"1851.06.21\"]\n[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n\
    [Result \"1-0\"]\n\n1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 10. g4 Nf6 \
    11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 18. Bd6 Bxg1 19. e5 Qxa1+ \
    20. Ke2 Na6 21. Nxg7+ Kd8 22. Qf6+ Nxf6 23. Be7# 1-0\n";

/// Gives the program a reply without carrying out what follows from it: there are no such files here.
fn tell(desk: &mut Desk, reply: impl Into<Reply>) {
    let now = desk.now();
    desk.app.update(reply.into().into(), now);
}

fn day(year: i32, month: u32, day: u32) -> Date {
    Date::on(NaiveDate::from_ymd_opt(year, month, day).expect("a day"))
}

fn recent(path: &Path, games: usize, opened: Date, is_missing: bool) -> RecentFile {
    RecentFile {
        path: path.into(),
        games,
        opened,
        is_missing,
    }
}

/// Tells the program of places, recent files and a folder. Returns the paths of what is in the folder.
fn list_folder(desk: &mut Desk) -> Vec<PathBuf> {
    let folder = PathBuf::from("/home/anna/Documents/chess");
    let place = |kind, path: &str, files| FilePlace {
        kind,
        path: path.into(),
        files,
    };
    let places = vec![
        place(PlaceKind::Home, "/home/anna", 0),
        place(PlaceKind::Games, "/home/anna/games", 0),
        place(PlaceKind::Documents, "/home/anna/Documents", 0),
        place(PlaceKind::Downloads, "/home/anna/Downloads", 1),
        place(PlaceKind::Drive, "/media/anna/CHESS", 3),
    ];
    let recents = vec![
        recent(
            &folder.join("masters.pgn"),
            12_480,
            day(2026, 11, 20),
            false,
        ),
        recent(&folder.join("club-2025.pgn"), 318, day(2026, 11, 19), false),
        recent(
            Path::new("/media/anna/old.pgn"),
            211,
            day(2026, 10, 9),
            true,
        ),
    ];
    tell(desk, Reply::Task(TaskReply::Places(places, recents)));
    let entry = |name: &str, size, modified| FolderEntry {
        path: folder.join(name),
        name: name.into(),
        is_folder: size == 0,
        size,
        modified,
    };
    let entries = vec![
        entry("old tournaments", 0, Date::default()),
        entry("openings", 0, Date::default()),
        entry("club-2025.pgn", 412_000, day(2026, 11, 20)),
        entry("games.pgn.txt", 18_000, day(2026, 11, 2)),
        entry("masters.pgn", 9_800_000, day(2026, 11, 19)),
        entry("morphy.pgn", 164_000, day(2026, 11, 9)),
        entry("world-1972.pgn", 1_200_000, day(2025, 10, 3)),
    ];
    let paths: Vec<PathBuf> = entries.iter().map(|entry| entry.path.clone()).collect();
    let listed = TaskReply::FolderListed(folder, Ok(entries));
    tell(desk, Reply::Task(listed));
    paths
}

/// The choice where to save a game, in the same folder.
pub fn saving_chooser() -> Desk {
    let mut desk = Desk::with_last(IMMORTAL);
    desk.key('l');
    let now = desk.now();
    desk.app.update(FileCommand::SaveAs.into(), now);
    list_folder(&mut desk);
    desk
}

/// The choice where to save a picture of a position, in the same folder.
pub fn picture_chooser() -> Desk {
    let mut desk = Desk::with_last(IMMORTAL);
    desk.key('l');
    desk.press(Key::End);
    desk.key('g');
    list_folder(&mut desk);
    desk
}

/// The choice where to export a game of a list, in the same folder.
pub fn export_chooser() -> Desk {
    let mut desk = Desk::with_last(IMMORTAL);
    desk.key('o');
    desk.key('x');
    list_folder(&mut desk);
    desk
}

/// The choice of a file in a folder with files of games.
pub fn chooser() -> Desk {
    let mut desk = Desk::new();
    let now = desk.now();
    desk.app.update(FileCommand::OpenFile.into(), now);
    let paths = list_folder(&mut desk);
    let first = GamePlace {
        origin: Origin::Text(IMMORTAL.into()),
        range: 0..IMMORTAL.len() as u64,
    };
    let games = |games, players| {
        Survey::Games(FileFacts {
            games,
            years: Some((1851, 2024)),
            players,
            first: first.clone(),
            checked: Some(CheckedGames {
                commented: games / 11,
                faulty: 2 * usize::from(games > 1_000),
            }),
        })
    };
    let surveys = [
        Survey::Folder(31),
        Survey::Folder(14),
        games(318, 24),
        Survey::Nothing(ListError::NoGame),
        games(12_480, 3_912),
        games(211, 96),
    ];
    for (path, survey) in paths.into_iter().zip(surveys) {
        tell(&mut desk, Reply::Task(TaskReply::Surveyed(path, survey)));
    }
    // The file that was opened last is chosen.
    let saved = SavedGame::to_be_last(IMMORTAL).expect("a game");
    let read = TaskReply::GameRead(ReadFor::Chooser, first.into(), Ok(Box::new(saved.into())));
    tell(&mut desk, Reply::Task(read));
    desk
}

/// The same with a folder that could not be listed.
pub fn chooser_with_fault() -> Desk {
    let mut desk = chooser();
    let folder = PathBuf::from("/home/anna/Documents/chess");
    let listed = TaskReply::FolderListed(folder, Err(Failure::Panicked));
    tell(&mut desk, Reply::Task(listed));
    desk
}

#[test]
fn a_file_is_chosen_from_a_folder() {
    let desk = chooser();
    let texts = desk.texts();
    let first = "London, 21 Jun 1851 · 23 moves";
    assert!(texts.iter().any(|text| text == first), "{texts:?}");
    check("file_chooser", desk);
}

/// It was below the others, where the list begins with folders.
#[test]
fn the_chosen_file_is_in_sight_in_every_window() {
    for (w, h) in [(1280, 800), (600, 1000), (640, 480)] {
        for size in [TextSize::Normal, TextSize::Largest] {
            let mut desk = chooser();
            desk.resize(w, h);
            desk.app.settings.text_size = size;
            // In the line for the path it stands as what Tab would add.
            let line = 80;
            let is_chosen = |shape: &Shape| {
                let is_name =
                    matches!(&shape.look, Look::Text { text, .. } if text == "masters.pgn");
                is_name && shape.area.y > line
            };
            let shapes = desk.scene().shapes;
            assert!(shapes.iter().any(is_chosen), "{w}×{h}, {size:?}");
        }
    }
}

#[test]
fn a_picture_is_shown_as_it_will_be_saved() {
    check("file_chooser_picture", picture_chooser());
}

#[test]
fn a_file_is_chosen_in_a_small_window() {
    let mut desk = chooser();
    desk.resize(640, 480);
    check("file_chooser_640x480", desk);
}

#[test]
fn a_file_is_chosen_in_a_portrait_window() {
    let mut desk = chooser();
    desk.resize(600, 1000);
    check("file_chooser_600x1000", desk);
}

#[test]
fn a_file_is_chosen_with_the_largest_text() {
    let mut desk = chooser();
    desk.app.settings.text_size = TextSize::Largest;
    check("file_chooser_largest_text", desk);
}

/// It stood on the line below the row that leads out of the folder.
#[test]
fn that_a_folder_is_empty_stands_below_its_only_row() {
    for (w, h) in [(640, 480), (600, 1000), (1280, 800)] {
        let mut desk = picture_chooser();
        let folder = PathBuf::from("/home/anna/Documents/chess");
        let listed = TaskReply::FolderListed(folder, Ok(Vec::new()));
        tell(&mut desk, Reply::Task(listed));
        desk.resize(w, h);
        let shapes = desk.scene().shapes;
        let area = |said: &str| {
            let is_it =
                |shape: &&Shape| matches!(&shape.look, Look::Text { text, .. } if text == said);
            shapes.iter().find(is_it).map(|it| it.area)
        };
        let up = area("one folder up").expect("a row");
        if let Some(empty) = area("Nothing here.") {
            assert!(empty.y > up.bottom() + 4, "{w}×{h}: {empty:?} {up:?}");
        }
    }
}
