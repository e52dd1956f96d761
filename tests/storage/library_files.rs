//! Is a listed game exported, deleted and restored without any loss?

use crate::listed;
use crate::places::{places as places_in, text as text_in};

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use deskmate::storage::library::{
    Backups, GamePlace, IfExists, Order, Source, delete, destroy, expand, export, origin,
    read_game, restore, rewrite, without_duplicates,
};
use deskmate::storage::{Disk, Files, Memory, StorageError};
use listed::{MATE, catalog, folder, game, whites};

fn places_of(source: &Source) -> Vec<GamePlace> {
    let (catalog, _) = catalog(source, Order::AsWritten);
    let place = |n| catalog.row(n).expect("a row").place;
    (0..catalog.len()).map(place).collect()
}

fn places(path: &Path) -> Vec<GamePlace> {
    places_of(&Source::File(path.into()))
}

fn text_places(text: &str) -> Vec<GamePlace> {
    places_of(&Source::Text(text.into()))
}

fn players(path: &Path) -> Vec<String> {
    let (catalog, _) = catalog(&Source::File(path.into()), Order::AsWritten);
    whites(&catalog).into_iter().map(str::to_owned).collect()
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("text")
}

/// The names of the files in the trash, whose folder is there only with them.
fn trashed(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder.join("trash")) else {
        return Vec::new();
    };
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    entries
        .map(|entry| name(entry.expect("an entry")))
        .collect()
}

/// Four games, each right after the one before.
fn four() -> String {
    let game = |white| game([white, "X"], "2026.11.20", "resignation", "1. e4 e5", "1-0");
    ["A", "B", "C", "D"].map(game).concat()
}

/// Three games, with other text between them.
fn three() -> String {
    let game = |white, moves| game([white, "X"], "2026.11.20", "resignation", moves, "1-0");
    format!(
        "% by hand\n{}\n\n; about A\n\n{}{}\n",
        game("A", "1. e4 {é} e5"),
        game("B", MATE).replace('\n', "\r\n"),
        game("C", "1. d4 (1. c4) d5")
    )
}

#[test]
fn one_game_or_all_are_exported_as_they_are_written() {
    let folder = folder(&[("three.pgn", &three())]);
    let to = folder.path().join("exported.pgn");
    let all = places(&folder.path().join("three.pgn"));
    let exported = export(&Disk, &all, &to, IfExists::Refuse).expect("written");
    assert_eq!((exported.games, exported.altered), (3, 0));
    assert_eq!(players(&to), ["A", "B", "C"]);
    assert!(text(&to).contains("; about A") && text(&to).contains("(1. c4)"));
    let before = text(&to);
    let one = &all[1..2];
    let refused = export(&Disk, one, &to, IfExists::Refuse).expect_err("it is there");
    assert!(matches!(&refused, StorageError::Exists(path) if *path == to));
    assert_eq!(text(&to), before);
    export(&Disk, one, &to, IfExists::Replace).expect("written");
    assert_eq!(players(&to), ["B"]);
    assert!(text(&to).contains("Qxf7# 1-0"));
}

#[test]
fn games_of_different_dates_are_no_duplicates() {
    let game = |date: &str| {
        format!("[White \"A\"]\n[Black \"B\"]\n[Date \"{date}\"]\n\n1. e4 e5 1/2-1/2\n")
    };
    let dates = ["2019.03.02", "2021.05.06", "2019.??.??", "2019.03.02"];
    let files = dates.map(game);
    let names = ["a.pgn", "b.pgn", "c.pgn", "d.pgn"];
    let folder = folder(&[0, 1, 2, 3].map(|at| (names[at], &*files[at])));
    let all = names.map(|name| places(&folder.path().join(name))).concat();
    let wanted = without_duplicates(&Disk, &all);
    assert_eq!(wanted, all[..2]);
}

/// Which of games of Anna and Ben stay. Each has further tags, moves and a result.
fn staying(games: &[(&str, &str, &str)]) -> Vec<usize> {
    let text = games.iter().map(|(tags, moves, result)| {
        format!("[White \"Anna\"]\n[Black \"Ben\"]\n{tags}\n\n{moves} {result}\n")
    });
    let all = text_places(&text.collect::<String>());
    assert_eq!(all.len(), games.len());
    let wanted = without_duplicates(&Disk, &all);
    let is_wanted = |at: &usize| wanted.contains(&all[*at]);
    (0..all.len()).filter(is_wanted).collect()
}

#[test]
fn games_of_one_day_are_no_duplicates_if_time_round_or_result_differ() {
    let game = |tags| (tags, "1. e4 e5", "1-0");
    let pairs = [
        ["[Time \"20:00:00\"]", "[Time \"20:30:00\"]"],
        ["[Time \"20:00:10\"]", "[Time \"20:00:50\"]"],
        ["[UTCTime \"18:00:00\"]", "[UTCTime \"18:30:00\"]"],
        ["[Round \"1\"]", "[Round \"2\"]"],
        ["[Round \"1.1\"]", "[Round \"1.2\"]"],
        ["[Round \"Final\"]", "[Round \"1\"]"],
    ];
    for [one, other] in pairs {
        assert_eq!(staying(&[game(one), game(other)]), [0, 1], "{one} {other}");
        assert_eq!(staying(&[game(one), game(one)]), [0], "{one}");
        for unknown in ["", "[Time \"?\"]\n[Round \"-\"]"] {
            assert_eq!(staying(&[game(one), game(unknown)]), [0], "{one}");
        }
    }
    let same = [
        ["[Time \"08:05:00\"]", "[Time \"8:05\"]"],
        ["[Round \"01\"]", "[Round \"1.3\"]"],
    ];
    for [one, other] in same {
        assert_eq!(staying(&[game(one), game(other)]), [0], "{one} {other}");
    }
    let results = ["1-0", "0-1", "*", "1/2-1/2"].map(|result| ("", "1. e4 e5", result));
    assert_eq!(staying(&results), [0, 1, 3]);
}

#[test]
fn a_game_that_ended_is_no_beginning_of_a_longer_one() {
    let whole = |tags| (tags, "1. e4 e5 2. Nf3 Nc6", "1-0");
    let short = |tags| (tags, "1. e4 e5", "1-0");
    let day = "[Date \"2026.11.20\"]";
    assert_eq!(staying(&[short(""), whole("")]), [0, 1]);
    assert_eq!(staying(&[short(day), whole("")]), [0, 1]);
    // The day says that its moves were cut off, and the time that they were not.
    assert_eq!(staying(&[short(day), whole(day)]), [1]);
    let [early, late] = ["20:00:00", "20:30:00"].map(|it| format!("{day}\n[Time \"{it}\"]"));
    assert_eq!(staying(&[short(&early), whole(&late)]), [0, 1]);
    // Without a result it was cut short.
    assert_eq!(staying(&[("", "1. e4 e5", "*"), whole(day)]), [1]);
    assert_eq!(staying(&[(&*early, "1. e4 e5", "*"), whole(&late)]), [0, 1]);
}

#[test]
fn a_game_is_not_lost_for_one_that_is_left_out_itself() {
    let dated = |date: &'static str| (date, "1. e4 e5", "1-0");
    let [first, unknown, last] =
        ["2019", "????", "2021"].map(|it| format!("[Date \"{it}.??.??\"]"));
    let orders = [
        ([&first, &unknown, &last], [0, 2]),
        ([&first, &last, &unknown], [0, 1]),
        ([&unknown, &first, &last], [0, 2]),
    ];
    for (order, stay) in orders {
        let games = order.map(|date| (&**date, "1. e4 e5", "1-0"));
        assert_eq!(staying(&games), stay, "{order:?}");
        // The last one is longer, and the others were cut short.
        let cut = order.map(|date| (&**date, "1. e4", "*"));
        let whole = ("[Event \"whole\"]", "1. e4 e5", "*");
        assert_eq!(
            staying(&[&cut[..], &[whole]].concat()).len(),
            2,
            "{order:?}"
        );
    }
    assert_eq!(
        staying(&[dated("[Round \"3\"]"), dated("[Round \"3\"]")]),
        [0]
    );
}

#[test]
fn what_cannot_be_read_is_no_duplicate() {
    let game = "[White \"A\"]\n\n1. e4 e5 1-0\n";
    let folder = folder(&[("one.pgn", game), ("other.pgn", game)]);
    let [one, other] = ["one.pgn", "other.pgn"].map(|name| folder.path().join(name));
    let all = [places(&one), places(&other), text_places("nothing")].concat();
    let wanted = without_duplicates(&Disk, &all);
    assert_eq!(wanted, [&all[..1], &all[2..]].concat());
    fs::write(&other, "something else").expect("written");
    assert_eq!(without_duplicates(&Disk, &all), all);
}

#[cfg(unix)]
#[test]
fn a_file_that_an_export_overwrites_keeps_its_mode() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder(&[("three.pgn", &three()), ("out.pgn", "old")]);
    let [path, out] = ["three.pgn", "out.pgn"].map(|name| folder.path().join(name));
    let private = fs::Permissions::from_mode(0o600);
    fs::set_permissions(&out, private).expect("set");
    export(&Disk, &places(&path), &out, IfExists::Replace).expect("exported");
    let mode = fs::metadata(&out).expect("there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert_eq!(players(&out), ["A", "B", "C"]);
}

#[test]
fn games_that_would_run_into_each_other_are_rewritten() {
    let folder = folder(&[]);
    let to = folder.path().join("exported.pgn");
    let bare = text_places("1. e4 e5 1-0\n1. d4 *\n1. c4 0-1");
    let open = text_places("[White \"Open\"]\n\n1. e4 {no end 1-0\n");
    let last = text_places("[White \"Last\"]\n\n1. c4 {an end} *\n");
    let all = [bare, open.clone(), last].concat();
    let exported = export(&Disk, &all, &to, IfExists::Refuse).expect("written");
    assert_eq!((exported.games, exported.altered), (5, 1));
    assert_eq!(
        players(&to),
        ["", "?", "?", "Open", "Last"].map(|name| name.trim_matches('?'))
    );
    // Without a next game it stays as it is.
    export(&Disk, &open, &to, IfExists::Replace).expect("written");
    assert!(text(&to).contains("{no end 1-0"));
}

#[test]
fn nothing_is_exported_from_a_file_that_has_changed() {
    let folder = folder(&[("three.pgn", &three())]);
    let path = folder.path().join("three.pgn");
    let all = places(&path);
    fs::write(&path, three() + "\n").expect("written");
    let to = folder.path().join("exported.pgn");
    let refused = export(&Disk, &all, &to, IfExists::Refuse).expect_err("it has changed");
    assert!(matches!(refused, StorageError::Changed(_)), "{refused}");
    assert!(!to.exists());
    assert!(matches!(
        read_game(&Disk, &all[0]),
        Err(StorageError::Changed(_))
    ));
    assert!(matches!(
        delete(&Disk, &all[0]),
        Err(StorageError::Changed(_))
    ));
    assert_eq!(text(&path), three() + "\n");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
}

#[test]
fn a_file_that_cannot_be_written_is_named_as_given() {
    let folder = folder(&[("three.pgn", &three())]);
    let places = places(&folder.path().join("three.pgn"));
    let to = folder.path().join("nowhere/out.pgn");
    let error = export(&Disk, &places, &to, IfExists::Refuse)
        .expect_err("no folder")
        .to_string();
    assert!(error.ends_with(&format!(": {}", to.display())), "{error}");
    assert!(!error.contains("saving"), "{error}");
}

#[test]
fn any_game_of_a_file_is_deleted_and_restored_exactly() {
    let names = ["A", "B", "C"];
    for n in 0..3 {
        let folder = folder(&[("three.pgn", &three())]);
        let path = folder.path().join("three.pgn");
        let deleted = delete(&Disk, &places(&path)[n]).expect("deleted");
        let left: Vec<&str> = names.into_iter().filter(|name| *name != names[n]).collect();
        assert_eq!(players(&path), left);
        assert_eq!(players(&deleted), [names[n]]);
        assert!(deleted.starts_with(folder.path().join("trash")));
        assert_eq!(restore(&Disk, &deleted).expect("restored").path, path);
        assert_eq!(text(&path), three());
        assert_eq!(trashed(folder.path()), [""; 0]);
    }
}

#[test]
fn a_file_with_one_game_goes_to_the_trash_whole_and_comes_back() {
    let one = game(["A", "B"], "2026.11.20", "unterminated", "1. e4", "*");
    for name in ["last.txt", "one.pgn"] {
        let folder = folder(&[(name, &one)]);
        let path = folder.path().join(name);
        let deleted = delete(&Disk, &places(&path)[0]).expect("deleted");
        assert!(!path.exists());
        assert_eq!(text(&deleted), one);
        assert_eq!(restore(&Disk, &deleted).expect("restored").path, path);
        assert_eq!(text(&path), one);
    }
}

#[test]
fn deleting_and_restoring_never_overwrite_a_file() {
    let games = ["A", "B"].map(|white| game([white, "X"], "2026.11.20", "", "1. e4", "*"));
    let folder = folder(&[("one.pgn", &games[0])]);
    let path = folder.path().join("one.pgn");
    let first = delete(&Disk, &places(&path)[0]).expect("deleted");
    fs::write(&path, &games[1]).expect("written");
    let second = delete(&Disk, &places(&path)[0]).expect("deleted");
    assert_ne!(first, second);
    assert_eq!(text(&first), games[0]);
    assert_eq!(text(&second), games[1]);
    assert_eq!(restore(&Disk, &second).expect("restored").path, path);
    let beside = restore(&Disk, &first).expect("restored").path;
    assert_eq!(beside, folder.path().join("one_2.pgn"));
    assert_eq!(text(&beside), games[0]);
    assert_eq!(text(&path), games[1]);
}

#[test]
fn games_of_one_file_come_back_to_their_places_in_any_order() {
    let orders = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    for deleted in [orders[0], orders[2], orders[5]] {
        for restored in orders {
            let folder = folder(&[("four.pgn", &four())]);
            let path = folder.path().join("four.pgn");
            let mut trash = vec![PathBuf::new(); 3];
            let mut left = vec!["A", "B", "C", "D"];
            for n in deleted {
                let name = ["A", "B", "C"][n];
                let at = left.iter().position(|it| *it == name).expect("there");
                trash[n] = delete(&Disk, &places(&path)[at]).expect("deleted");
                left.remove(at);
            }
            assert_eq!(players(&path), ["D"]);
            for n in restored {
                let it = restore(&Disk, &trash[n]).expect("restored");
                assert!(it.is_in_place, "{deleted:?} {restored:?} {n}");
            }
            assert_eq!(text(&path), four(), "{deleted:?} {restored:?}");
        }
    }
}

#[test]
fn a_game_comes_back_to_its_place_after_others_were_edited() {
    let folder = folder(&[("four.pgn", &four())]);
    let path = folder.path().join("four.pgn");
    let deleted = delete(&Disk, &places(&path)[1]).expect("deleted");
    for n in [0, 1] {
        let place = &places(&path)[n];
        let edited = game(
            ["E", "X"],
            "2026.11.20",
            "resignation",
            "1. e4 {new}",
            "1-0",
        );
        rewrite(&Disk, place, &edited).expect("rewritten");
    }
    assert!(restore(&Disk, &deleted).expect("restored").is_in_place);
    assert_eq!(players(&path), ["E", "B", "E", "D"]);
}

#[test]
fn a_byte_order_mark_stays_when_the_first_game_is_edited() {
    for before in ["\u{feff}", "\u{feff}% by hand\n\n"] {
        let folder = folder(&[("four.pgn", &(before.to_owned() + &four()))]);
        let path = folder.path().join("four.pgn");
        let place = rewrite(&Disk, &places(&path)[0], "[White \"É\"]\n\n*").expect("rewritten");
        assert!(text(&path).starts_with(&format!("{before}[White \"É\"]")));
        let again = rewrite(&Disk, &place, "[White \"E\"]\n\n*").expect("rewritten");
        assert!(text(&path).starts_with(&format!("{before}[White \"E\"]")));
        assert_eq!(again, places(&path)[0]);
        assert_eq!(players(&path), ["E", "B", "C", "D"]);
    }
}

#[test]
fn a_game_in_windows_1252_stays_in_it_if_that_has_all_its_characters() {
    let game = |white| [&b"[White \""[..], white, b"\"]\n\n1. e4 e5 1-0\n\n"].concat();
    let [grunfeld, sukys] = [&b"Gr\xFCnfeld"[..], b"\x8Aukys"].map(game);
    let ascii = game(b"Anna");
    let folder = folder(&[]);
    let path = folder.path().join("three.pgn");
    let cases = [
        ("Šūkys", "Šūkys".as_bytes()),
        ("Šukys", b"\x8Aukys"),
        ("“Škoda…”", b"\x93\x8Akoda\x85\x94"),
        // Its bytes would be read as ä.
        ("Ã¤", "Ã¤".as_bytes()),
    ];
    for (name, bytes) in cases {
        fs::write(&path, [&*grunfeld, &*sukys, &*ascii].concat()).expect("written");
        let edited = format!("[White \"{name}\"]\n\n1. e4 e5 1-0");
        let place = rewrite(&Disk, &places(&path)[1], &edited).expect("rewritten");
        let expected = [&*grunfeld, &*game(bytes), &*ascii].concat();
        assert_eq!(fs::read(&path).expect("bytes"), expected, "{name}");
        assert_eq!(players(&path), ["Grünfeld", name, "Anna"]);
        assert_eq!(place, places(&path)[1], "{name}");
    }
    // A game in UTF-8 stays in that.
    let place = &places(&path)[2];
    rewrite(&Disk, place, "[White \"Réti\"]\n\n*").expect("rewritten");
    let bytes = fs::read(&path).expect("bytes");
    assert!(bytes.ends_with("[White \"Réti\"]\n\n*\n\n".as_bytes()));
}

/// Four games, which follow each other in this way. Each has something at its end that must not be lost.
fn joined(between: &str, line_end: &str) -> [String; 4] {
    ["A", "B", "C", "D"].map(|name| {
        let game = format!("[White \"{name}\"]\n[Black \"X\"]\n\n1. e4 {{{name}}} 1-0");
        game.replace('\n', line_end) + between
    })
}

#[test]
fn nothing_is_lost_however_games_are_joined_and_in_whatever_order_they_are_changed() {
    let forms = [
        ("\n", "\n"),
        ("\n\n  ", "\n"),
        (" ", "\n"),
        ("", "\n"),
        ("\r\r", "\r"),
    ];
    // Each step deletes or edits one of the first three games that are left.
    let steps = |of: usize| [of % 6, of / 6 % 6, of / 36];
    for (between, line_end) in forms {
        for of in 0..6 * 6 * 6 {
            for last_first in [false, true] {
                let what = format!("{between:?} {:?} {last_first}", steps(of));
                let is_in_place = change(joined(between, line_end), steps(of), last_first, &what);
                assert!(is_in_place || between != "\n", "{what}");
            }
        }
    }
}

/// Deletes and edits games of a file, and restores those that were deleted. Returns whether they came back to their places.
fn change(games: [String; 4], steps: [usize; 3], last_first: bool, what: &str) -> bool {
    let files: Arc<dyn Files> = Arc::new(Memory::default());
    let folder = Path::new("games");
    let path = folder.join("four.pgn");
    files.make_folder(folder).expect("made");
    files
        .write(&path, games.concat().as_bytes())
        .expect("written");
    let mut expected: Vec<String> = games.iter().map(|it| it.trim_end().to_owned()).collect();
    let mut left = vec![0, 1, 2, 3];
    let mut trash = Vec::new();
    for step in steps {
        let places = places_in(&files, &Source::File(path.clone()));
        assert_eq!(places.len(), left.len(), "{what}");
        let at = step / 2;
        let (Some(place), Some(&game)) = (places.get(at), left.get(at)) else {
            continue;
        };
        if step % 2 == 0 {
            trash.push(delete(&*files, place).expect("deleted"));
            left.remove(at);
        } else {
            expected[game] = expected[game].replace("1. e4", "1. e4 {edited}");
            rewrite(&*files, place, &expected[game]).expect("rewritten");
        }
    }
    if last_first {
        trash.reverse();
    }
    let restored = trash.iter().map(|it| restore(&*files, it).expect(what));
    let is_in_place = restored.fold(true, |all, it| all & it.is_in_place);
    let all = places_in(&files, &Source::Folder(folder.into()));
    let mut found: Vec<String> = all.iter().map(|it| text_of(&*files, it)).collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected, "{what}");
    is_in_place
}

/// The text of a game without the whitespace around it.
fn text_of(files: &dyn Files, place: &GamePlace) -> String {
    let text = text_in(files, place.path().expect("a file"));
    let text = &text[place.range.start as usize..place.range.end as usize];
    text.trim().to_owned()
}

#[test]
fn a_damaged_list_of_the_trash_costs_only_the_places() {
    let folder = folder(&[("three.pgn", &three())]);
    let [path, trash] = ["three.pgn", "trash"].map(|name| folder.path().join(name));
    delete(&Disk, &places(&path)[1]).expect("deleted");
    // A list that is damaged, or names files elsewhere.
    let lists = [
        "{",
        r#"[{"name":"three.pgn","from":"../../x","deleted":{"secs_since_epoch":1,"nanos_since_epoch":0},"cut":null}]"#,
        r#"[{"name":"three.pgn","from":"three.pgn","deleted":{"secs_since_epoch":1,"nanos_since_epoch":0},
            "cut":{"start":9,"end":5,"size":2,"modified":null}}]"#,
    ];
    for list in lists {
        fs::write(trash.join("index.json"), list).expect("written");
        let source = Source::Folder(folder.path().into())
            .trash()
            .expect("a trash");
        let (catalog, _) = catalog(&source, Order::AsWritten);
        assert_eq!(whites(&catalog), ["B"]);
        let from = origin(&Disk, &trash.join("three.pgn"));
        assert_eq!(from, path, "nothing is restored to elsewhere");
    }
    let before = text(&path);
    let restored = restore(&Disk, &trash.join("three.pgn")).expect("restored");
    assert_eq!(restored.path, folder.path().join("three_2.pgn"));
    assert_eq!(players(&restored.path), ["B"]);
    assert_eq!(text(&path), before);
}

#[test]
fn the_trash_lists_the_game_deleted_last_first() {
    let one = game(["Z", "X"], "2026.11.20", "unterminated", "1. e4", "*");
    let folder = folder(&[("four.pgn", &four()), ("last.txt", &one)]);
    let path = folder.path().join("four.pgn");
    delete(&Disk, &places(&path)[2]).expect("deleted");
    delete(&Disk, &places(&folder.path().join("last.txt"))[0]).expect("deleted");
    delete(&Disk, &places(&path)[0]).expect("deleted");
    for source in [Source::Folder(folder.path().into()), Source::File(path)] {
        let (catalog, _) = catalog(&source.trash().expect("a trash"), Order::AsWritten);
        assert_eq!(whites(&catalog), ["A", "Z", "C"]);
    }
}

/// The places of the games in the trash next to a file, the one deleted last first.
fn in_trash(path: &Path) -> Vec<GamePlace> {
    places_of(&Source::File(path.into()).trash().expect("a trash"))
}

#[test]
fn a_game_is_removed_for_good_and_the_others_still_come_back_to_their_places() {
    let folder = folder(&[("four.pgn", &four())]);
    let path = folder.path().join("four.pgn");
    let first = delete(&Disk, &places(&path)[0]).expect("deleted");
    let second = delete(&Disk, &places(&path)[0]).expect("deleted");
    destroy(&Disk, &in_trash(&path)[0]).expect("removed");
    assert!(!second.exists());
    assert!(restore(&Disk, &first).expect("restored").is_in_place);
    assert_eq!(players(&path), ["A", "C", "D"]);
    assert_eq!(in_trash(&path), []);
}

#[test]
fn only_a_game_of_a_trash_is_removed_for_good_and_only_as_it_was_listed() {
    let folder = folder(&[("four.pgn", &four())]);
    let path = folder.path().join("four.pgn");
    let single = game(["Z", "X"], "2026.11.20", "", "1. e4", "*");
    let other = folder.path().join("single.pgn");
    fs::write(&other, &single).expect("written");
    destroy(&Disk, &places(&other)[0]).expect_err("it is in no trash");
    assert_eq!(text(&other), single);
    let trash = delete(&Disk, &places(&path)[0]).expect("deleted");
    let place = in_trash(&path).remove(0);
    // Somebody has put another game into the same file.
    fs::write(&trash, four()).expect("written");
    destroy(&Disk, &place).expect_err("the file has changed");
    destroy(&Disk, &in_trash(&path)[1]).expect_err("it holds other games too");
    assert_eq!(text(&trash), four());
}

#[test]
fn a_last_game_that_was_succeeded_is_restored_as_an_earlier_one() {
    let games = ["A", "B"].map(|white| game([white, "X"], "2026.11.20", "", "1. e4", "*"));
    let folder = folder(&[("last.txt", &games[0])]);
    let path = folder.path().join("last.txt");
    let first = delete(&Disk, &places(&path)[0]).expect("deleted");
    fs::write(&path, &games[1]).expect("written");
    let earlier = restore(&Disk, &first).expect("restored").path;
    assert_eq!(earlier, folder.path().join("2026-11-20_1402_A-X.pgn"));
    assert_eq!(text(&earlier), games[0]);
    assert_eq!(text(&path), games[1]);
}

#[test]
fn a_game_is_not_restored_into_a_file_that_has_changed_since_but_beside_it() {
    let folder = folder(&[("three.pgn", &three())]);
    let path = folder.path().join("three.pgn");
    let deleted = delete(&Disk, &places(&path)[1]).expect("deleted");
    fs::write(&path, "other\n").expect("written");
    let restored = restore(&Disk, &deleted).expect("restored");
    assert!(!restored.is_in_place);
    assert_eq!(restored.path, folder.path().join("three_2.pgn"));
    assert_eq!(players(&restored.path), ["B"]);
    assert_eq!(text(&path), "other\n");
}

#[test]
fn a_game_that_cannot_be_kept_is_not_deleted() {
    let one = game(["A", "B"], "2026.11.20", "", "1. e4", "*");
    let folder = folder(&[
        ("one.pgn", &one),
        ("three.pgn", &three()),
        ("trash", "a file"),
    ]);
    for (name, before) in [("one.pgn", one), ("three.pgn", three())] {
        let path = folder.path().join(name);
        let refused = delete(&Disk, &places(&path)[0]).expect_err("there is no trash");
        assert!(matches!(refused, StorageError::Io { .. }), "{refused}");
        assert_eq!(text(&path), before);
    }
}

#[test]
fn games_without_tags_are_deleted_only_where_the_others_stay_apart() {
    let bare = "1. e4 e5 1-0 1. d4 *\n1. c4 0-1\n";
    let mixed = "[White \"A\"]\n\n1. e4\n[White \"B\"]\n\n1. d4 *\n1. c4 *\n";
    let folder = folder(&[("bare.pgn", bare), ("mixed.pgn", mixed)]);
    let path = folder.path().join("bare.pgn");
    let deleted = delete(&Disk, &places(&path)[1]).expect("deleted");
    assert_eq!(text(&path), "1. e4 e5 1-0 1. c4 0-1\n");
    restore(&Disk, &deleted).expect("restored");
    assert_eq!(text(&path), bare);
    let path = folder.path().join("mixed.pgn");
    let refused = delete(&Disk, &places(&path)[1]).expect_err("1. c4 would be of A's game");
    assert!(matches!(refused, StorageError::NotApart(_)), "{refused}");
    assert_eq!(text(&path), mixed);
    assert!(matches!(
        delete(&Disk, &text_places(bare)[0]),
        Err(StorageError::NoFile)
    ));
}

#[test]
fn a_typed_path_may_begin_with_the_home_directory() {
    assert_eq!(expand("a/b.pgn"), Path::new("a/b.pgn"));
    assert!(!expand("~/b.pgn").starts_with("~"));
    assert_eq!(expand("~b.pgn"), Path::new("~b.pgn"));
}

#[test]
fn a_file_is_kept_before_each_change_that_somebody_else_made() {
    let folder = folder(&[("a.pgn", "one"), ("a.pgn.deskmate.bak", "mine")]);
    let path = folder.path().join("a.pgn");
    let name = |name: &str| folder.path().join(name);
    let mut backups = Backups::at(Arc::new(Disk), name("data/backups.json"));
    let first = backups.keep(&path).expect("kept");
    assert_eq!(first, Some(name("a.pgn.deskmate_2.bak")));
    fs::write(&path, "two, by us").expect("written");
    backups.wrote(&path);
    assert_eq!(backups.keep(&path).expect("kept"), None);
    fs::write(&path, "three, by another program").expect("written");
    let second = backups.keep(&path).expect("kept");
    assert_eq!(second, Some(name("a.pgn.deskmate_3.bak")));
    let texts = ["", "_2", "_3"].map(|n| text(&name(&format!("a.pgn.deskmate{n}.bak"))));
    assert_eq!(texts, ["mine", "one", "three, by another program"]);
    assert_eq!(backups.keep(&name("none.pgn")).expect("nothing"), None);
}

#[test]
fn copies_of_files_are_removed_after_seven_days_if_they_are_still_ours() {
    let names = ["a.pgn", "b.pgn", "c.pgn"];
    let folder = folder(&names.map(|name| (name, "1. e4 *")));
    let file = |name: &str| folder.path().join(name);
    let mut backups = Backups::at(Arc::new(Disk), file("data/backups.json"));
    let copies = names.map(|name| backups.keep(&file(name)).expect("kept").expect("a copy"));
    // One was edited, one was replaced by a copy of the same size.
    fs::write(&copies[1], "mine now").expect("written");
    fs::remove_file(&copies[2]).expect("removed");
    fs::write(&copies[2], "1. d4 *").expect("written");
    let other = file("theirs.pgn.deskmate.bak");
    fs::write(&other, "not made here").expect("written");
    let day = Duration::from_secs(24 * 60 * 60);
    let is_there = || copies.each_ref().map(|copy| copy.exists());
    // As after a restart.
    let backups = Backups::at(Arc::new(Disk), file("data/backups.json"));
    backups.remove_old(SystemTime::now() + 6 * day);
    assert_eq!(is_there(), [true, true, true]);
    backups.remove_old(SystemTime::now() + 8 * day);
    assert_eq!(is_there(), [false, true, true]);
    assert!(other.exists());
    // A new file in the place of a removed copy is somebody's own.
    fs::write(&copies[0], "1. e4 *").expect("written");
    backups.remove_old(SystemTime::now() + 99 * day);
    assert_eq!(is_there(), [true, true, true]);
}
