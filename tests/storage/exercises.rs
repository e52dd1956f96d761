//! The file of the exercises: on the disk and elsewhere.

use std::path::Path;
use std::sync::Arc;

use chrono::NaiveDate;

use crate::places::{everywhere, text};

use deskmate::notation::read_move;
use deskmate::rules::{Move, Position};
use deskmate::storage::library::game_of;
use deskmate::storage::{
    Exercises, FileFault, Files, GamesFolder, SavedExercise, SavedLine, Schedule, Solved,
    SourceGame, StorageError,
};

fn folder(files: &Arc<dyn Files>, path: &Path) -> GamesFolder {
    GamesFolder::at(files.clone(), path.into())
}

fn today() -> NaiveDate {
    "2026-11-24".parse().expect("a date")
}

fn exercise(player: &str, error: &str) -> SavedExercise {
    let position = Position::initial();
    let line = |text: &str, percent| SavedLine {
        percent,
        moves: vec![read_move(&position, text).expect("a move")],
    };
    SavedExercise {
        game: SourceGame {
            white: player.into(),
            black: "Ben".into(),
            date: "2026.11.22".into(),
        },
        ply: 1,
        player: player.into(),
        blunder: false,
        error: line(error, 18.25),
        right: vec![line("e4", 48.5), line("d4", 47.0)],
        schedule: Schedule::new(today()),
        dropped: false,
        is_passing: false,
        before: None,
        position,
    }
}

#[test]
fn exercises_are_read_as_they_were_written() {
    everywhere(|files, path| {
        let mut games = folder(files, path);
        assert_eq!(games.read_exercises(), (Exercises::default(), None));
        let mut exercises = Exercises::default();
        assert_eq!(exercises.add(exercise("Anna", "f3")), 0);
        assert_eq!(exercises.add(exercise("Anna", "g4")), 1);
        // The same error in another game.
        assert_eq!(exercises.add(exercise("Anna", "f3")), 0);
        let one = exercises.get_mut(1).expect("it is there");
        one.schedule = one.schedule.after(Solved::AtOnce, today());
        one.dropped = true;
        games.write_exercises(&exercises).expect("written");
        drop(games);
        assert_eq!(folder(files, path).read_exercises(), (exercises, None));
        let text = text(&**files, &path.join("exercises.json"));
        for plain in ["\"2026-11-25\"", "\"e2e4\"", "\"Anna\"", "w KQkq - 0 1\""] {
            assert!(text.contains(plain), "{plain}: {text}");
        }
    });
}

#[test]
fn the_game_of_an_exercise_is_found_by_a_name_longer_than_a_list_shows() {
    everywhere(|files, path| {
        let name = "Anna ".repeat(60).trim_end().to_owned();
        let game = format!("[White \"{name}\"]\n[Black \"Ben\"]\n\n1. f3 *\n");
        files
            .write(&path.join("game.pgn"), game.as_bytes())
            .expect("written");
        let found = |player: &str| game_of(&|| false, files, path, &exercise(player, "f3"));
        let place = found(&name).expect("found");
        assert_eq!(place.path(), Some(&*path.join("game.pgn")));
        assert_eq!(found("Anna"), None);
    });
}

#[test]
fn the_right_moves_and_what_is_due_are_known() {
    let it = exercise("Anna", "f3");
    let mv = |text: &str| -> Move { read_move(&it.position, text).expect("a move") };
    assert_eq!(it.right_line(mv("d4")).map(|line| line.percent), Some(47.0));
    assert_eq!(it.right_line(mv("f3")), None);
    assert!(it.is_due(today()));
    let dropped = SavedExercise {
        dropped: true,
        ..it
    };
    assert!(!dropped.is_due(today()));
}

#[test]
fn a_damaged_or_newer_file_is_set_aside_and_told() {
    let newer = r#"{"version": 2, "exercises": []}"#;
    let illegal = r#"{"version": 1, "exercises": [{"position": "8/8 w"}]}"#;
    for damaged in ["", "{", "[]", newer, illegal] {
        let files: Arc<dyn Files> = Arc::new(crate::memory::Memory::default());
        let path = Path::new("/games");
        let file = path.join("exercises.json");
        files.write_own(&file, damaged.as_bytes()).expect("written");
        let mut games = folder(&files, path);
        let (exercises, fault) = games.read_exercises();
        assert!(exercises.all().is_empty());
        let Some(FileFault::SetAside { name, .. }) = fault else {
            panic!("{damaged}: {fault:?}");
        };
        assert_eq!(name, "exercises.damaged.json");
        games.write_exercises(&exercises).expect("written");
        assert_eq!(text(&*files, &path.join(name)), damaged);
        // The next one gets another name.
        files.write_own(&file, b"?").expect("written");
        let (_, fault) = games.read_exercises();
        let is_second = |fault: &FileFault| matches!(fault, FileFault::SetAside { name, .. } if name == "exercises.damaged_2.json");
        assert!(fault.as_ref().is_some_and(is_second), "{fault:?}");
    }
}

#[test]
fn what_is_no_file_is_left() {
    everywhere(|files, path| {
        let file = path.join("exercises.json");
        files.make_folder(&file.join("full")).expect("made");
        let mut games = folder(files, path);
        let (exercises, fault) = games.read_exercises();
        assert!(fault.is_some());
        let written = games.write_exercises(&exercises);
        if matches!(fault, Some(FileFault::Left(_))) {
            assert!(matches!(written, Err(StorageError::Spared(_))));
            assert!(files.is_folder(&file));
        }
    });
}

#[test]
fn another_program_keeps_its_exercises() {
    let files: Arc<dyn Files> = Arc::new(deskmate::storage::Disk);
    let place = tempfile::TempDir::new().expect("a folder");
    let mut first = folder(&files, place.path());
    first.claim().expect("claimed");
    let file = place.path().join("exercises.json");
    files.write_own(&file, b"?").expect("written");
    let mut second = folder(&files, place.path());
    let (exercises, fault) = second.read_exercises();
    assert!(matches!(fault, Some(FileFault::Left(_))));
    assert!(second.write_exercises(&exercises).is_err());
    assert_eq!(text(&*files, &file), "?");
}
