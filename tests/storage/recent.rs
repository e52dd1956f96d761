//! The files that were opened last, and what is in folders: on the disk and elsewhere.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use crate::places::everywhere;

use deskmate::storage::library::{ListError, Survey, Surveyor, entries, game_files_in};
use deskmate::storage::{Files, RecentFiles};

const GAME: &str = "[White \"A\"]\n[Black \"B\"]\n[Date \"1999.01.01\"]\n\n1. e4 *\n\n";

fn put(files: &dyn Files, path: &Path, text: &str) {
    files.write_own(path, text.as_bytes()).expect("written");
}

fn names(recent: &RecentFiles) -> Vec<String> {
    let name = |path: &Path| {
        path.file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned()
    };
    recent.list().iter().map(|file| name(&file.path)).collect()
}

#[test]
fn the_last_files_are_listed_the_latest_first() {
    everywhere(|files, folder| {
        let list = folder.join("data/recent.json");
        let recent = RecentFiles::at(files.clone(), list.clone());
        assert!(recent.list().is_empty());
        let moment = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        for number in 0..10 {
            let path = folder.join(format!("{number}.pgn"));
            recent
                .note(&path, number, moment(number as u64))
                .expect("noted");
        }
        recent
            .note(&folder.join("5.pgn"), 50, moment(99))
            .expect("noted");
        let expected = ["5", "9", "8", "7", "6", "4", "3", "2"].map(|it| format!("{it}.pgn"));
        assert_eq!(names(&recent), expected);
        assert_eq!(recent.list()[0].games, 50);
        assert!(recent.list().iter().all(|file| file.is_missing));
        put(&**files, &folder.join("9.pgn"), GAME);
        assert!(!RecentFiles::at(files.clone(), list.clone()).list()[1].is_missing);
        recent.forget(&folder.join("5.pgn")).expect("forgotten");
        assert_eq!(names(&recent)[0], "9.pgn");
        // A list that cannot be read is as good as none.
        put(&**files, &list, "[{");
        assert!(recent.list().is_empty());
        recent
            .note(&folder.join("1.pgn"), 1, moment(1))
            .expect("noted");
        assert_eq!(names(&recent), ["1.pgn"]);
    });
}

#[test]
fn without_a_place_for_the_list_nothing_is_remembered() {
    everywhere(|files, folder| {
        let recent = RecentFiles::at(files.clone(), None);
        let noted = recent.note(&folder.join("a.pgn"), 1, SystemTime::UNIX_EPOCH);
        noted.expect("no error");
        assert!(recent.list().is_empty());
    });
}

#[test]
fn a_folder_has_its_folders_first_and_then_the_files_of_games() {
    everywhere(|files, folder| {
        for name in [
            "b.pgn",
            "A.PGN",
            "notes.txt",
            "letter.doc",
            ".hidden.pgn",
            "x/y.pgn",
        ] {
            put(&**files, &folder.join(name), GAME);
        }
        let listed = |all| {
            let entries = entries(&**files, folder, all).expect("listed");
            entries
                .into_iter()
                .map(|it| (it.name, it.is_folder))
                .collect::<Vec<_>>()
        };
        let file = |name: &str| (name.to_owned(), false);
        let games = [
            ("x".to_owned(), true),
            file("A.PGN"),
            file("b.pgn"),
            file("notes.txt"),
        ];
        assert_eq!(listed(false), games);
        assert!(listed(true).contains(&file("letter.doc")));
        assert_eq!(game_files_in(&**files, folder), 3);
        assert!(entries(&**files, &folder.join("nowhere"), false).is_err());
        let one = &entries(&**files, folder, false).expect("listed")[1];
        assert_eq!(one.size, GAME.len() as u64);
    });
}

#[test]
fn games_with_comments_and_faults_are_counted() {
    everywhere(|files, folder| {
        let path = folder.join("a.pgn");
        let games = [
            "[White \"A\"]\n\n1. e4 {good} e5 1-0\n\n",
            "[White \"A\"]\n\n1. e4 {[%clk 0:01:00]} e5 1-0\n\n",
            "[White \"A\"]\n\n1. e4 Ke4 1-0\n\n",
            "[White \"A\"]\n\n{At the start} 1. e4 e5 1-0\n\n",
        ];
        put(&**files, &path, &games.concat());
        let survey = Surveyor::new(files.clone()).survey(&|| false, &path);
        let Some(Survey::Games(facts)) = survey else {
            panic!("{survey:?}");
        };
        let checked = facts.checked.expect("it is short");
        assert_eq!((facts.games, checked.commented, checked.faulty), (4, 2, 1));
    });
}

#[test]
fn what_is_in_a_file_is_counted_again_only_if_it_has_changed() {
    everywhere(|files, folder| {
        let path = folder.join("a.pgn");
        put(&**files, &path, &GAME.repeat(3));
        let mut surveyor = Surveyor::new(files.clone());
        let mut games = |stopped: bool| match surveyor.survey(&|| stopped, &path) {
            Some(Survey::Games(facts)) => Some((facts.games, facts.players, facts.years)),
            Some(other) => panic!("{other:?}"),
            None => None,
        };
        assert_eq!(games(true), None, "it was stopped");
        assert_eq!(games(false), Some((3, 2, Some((1999, 1999)))));
        put(&**files, &path, &GAME.repeat(2));
        assert_eq!(games(false), Some((2, 2, Some((1999, 1999)))));
        let mut surveyor = Surveyor::new(Arc::clone(files));
        put(&**files, &path, "nothing");
        let nothing = surveyor.survey(&|| false, &path);
        assert_eq!(nothing, Some(Survey::Nothing(ListError::NoGame)));
        assert_eq!(surveyor.survey(&|| false, folder), Some(Survey::Folder(1)));
    });
}
