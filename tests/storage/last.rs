//! Is no game ever lost, whatever is found in the folder of games?

use crate::desk;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::Datelike;
use desk::{Desk, names, to_move};
use deskmate::app::{Command, Failure, Notice, StartCommand};
use deskmate::rules::Color;
use deskmate::storage::{Disk, GamesFolder, SavedGame, StorageError};
use tempfile::TempDir;

use crate::faults::{DATED, block, game, save_another};

/// A folder of games with `last.txt` in it, or without.
fn folder(last: Option<&[u8]>) -> (TempDir, PathBuf, GamesFolder) {
    let temporary = TempDir::new().expect("a temporary folder");
    let path = temporary.path().join("games");
    if let Some(bytes) = last {
        fs::create_dir(&path).expect("a folder");
        fs::write(path.join("last.txt"), bytes).expect("a file");
    }
    let games = GamesFolder::at(Arc::new(Disk), path.clone());
    (temporary, path, games)
}

#[test]
fn without_a_saved_game_nothing_is_found_and_nothing_is_created() {
    let (_keep, path, games) = folder(None);
    assert!(games.read_last().expect("no fault").is_none());
    assert!(!path.exists());
}

#[test]
fn the_first_save_creates_the_folder() {
    let (_keep, path, mut games) = folder(None);
    let aside = games.save(&game("Anderssen", "1. e4")).expect("saved");
    assert_eq!(aside, None);
    assert_eq!(names(&path), ["last.txt"]);
    let read = games.read_last().expect("readable").expect("there");
    assert_eq!(read.name, "last.txt");
    assert_eq!(read.game.players.white.as_deref(), Some("Anderssen"));
    assert!(read.is_unfinished());
    let year = read.saved.map(|saved| saved.year());
    assert!(year.is_some_and(|year| year >= 2024), "{year:?}");
}

#[test]
fn saving_again_replaces_the_game_and_leaves_no_other_file() {
    let (_keep, path, mut games) = folder(None);
    games
        .save(&game("Anderssen", "1. e4 e5 2. Nf3 Nc6"))
        .expect("saved");
    games.save(&game("Anderssen", "1. e4")).expect("saved");
    assert_eq!(names(&path), ["last.txt"]);
    let text = fs::read_to_string(games.last()).expect("text");
    assert_eq!(text, game("Anderssen", "1. e4"));
}

#[test]
fn another_game_moves_the_old_one_to_its_dated_file() {
    let old = game("Anderssen", "1. e4");
    let (_keep, path, mut games) = folder(Some(old.as_bytes()));
    save_another(&mut games);
    assert_eq!(names(&path), [DATED, "last.txt"]);
    let kept = fs::read_to_string(path.join(DATED));
    assert_eq!(kept.expect("text"), old);
}

#[test]
fn a_resumed_game_is_not_archived() {
    let (_keep, path, mut games) = folder(Some(game("Anderssen", "1. e4").as_bytes()));
    let read = games.read_last().expect("readable").expect("there");
    games.continue_game(&read.text);
    games.save(&game("Anderssen", "1. e4 e5")).expect("saved");
    assert_eq!(names(&path), ["last.txt"]);
}

#[test]
fn a_game_of_another_program_is_archived() {
    let (_keep, path, mut games) = folder(None);
    games.save(&game("Anderssen", "1. e4")).expect("saved");
    fs::write(games.last(), game("Morphy", "1. d4")).expect("written");
    games.save(&game("Anderssen", "1. e4 e5")).expect("saved");
    let all: Vec<String> = names(&path)
        .iter()
        .map(|name| fs::read_to_string(path.join(name)).expect("text"))
        .collect();
    for moves in ["1. d4 *", "1. e4 e5 *"] {
        assert!(all.iter().any(|text| text.contains(moves)), "{moves}");
    }
}

#[test]
fn a_game_that_has_changed_since_it_was_offered_is_not_overwritten() {
    for is_read_again in [false, true] {
        let (_keep, path, mut games) = folder(Some(game("Anderssen", "1. e4").as_bytes()));
        let offered = games.read_last().expect("readable").expect("there");
        let further = game("Anderssen", "1. e4 e5 2. Nf3");
        fs::write(path.join("last.txt"), &further).expect("written");
        if is_read_again {
            games.read_last().expect("readable");
        }
        games.continue_game(&offered.text);
        games.save(&game("Anderssen", "1. e4 c5")).expect("saved");
        let kept = fs::read_to_string(path.join(DATED));
        assert_eq!(kept.expect("moved aside"), further);
    }
}

#[test]
fn a_file_with_more_than_one_game_is_not_resumed() {
    let two = game("Anderssen", "1. e4") + "\n" + &game("Morphy", "1. d4");
    let (_keep, path, mut games) = folder(Some(two.as_bytes()));
    let saved = games.read_last().expect("readable").expect("there");
    assert!(saved.more);
    assert!(!saved.is_unfinished());
    games.save(&game("Kolisch", "1. c4")).expect("saved");
    let kept = fs::read_to_string(path.join(DATED));
    assert_eq!(kept.expect("moved aside whole"), two);

    let mut desk = Desk::with_last(&two);
    desk.key('l');
    let held = Notice::HoldsMore("last.txt".to_string());
    assert_eq!(desk.notice(), Some(held));
}

#[test]
fn games_of_the_same_minute_do_not_overwrite_each_other() {
    let (_keep, path, mut games) = folder(None);
    for moves in ["1. e4", "1. d4", "1. c4", "1. Nf3"] {
        games.begin_game();
        games.save(&game("Anderssen", moves)).expect("saved");
    }
    let stem = "2026-11-20_1402_Anderssen-Kieseritzky";
    let expected = [
        format!("{stem}.pgn"),
        format!("{stem}_2.pgn"),
        format!("{stem}_3.pgn"),
        "last.txt".to_owned(),
    ];
    assert_eq!(names(&path), expected);
    let moves = expected.map(|name| fs::read_to_string(path.join(name)).expect("text"));
    for (text, moves) in moves.iter().zip(["1. e4", "1. d4", "1. c4", "1. Nf3"]) {
        assert!(text.contains(moves), "{text}");
    }
}

#[test]
fn odd_player_names_become_file_names() {
    let cases = [
        ("../../etc/passwd", "etc_passwd"),
        ("Zoë O'Hara", "Zoë_O_Hara"),
        ("Deskmate, level 3", "Deskmate_level_3"),
        ("a/b\\\\c:d*e", "a_b_c_d_e"),
        ("小林", "小林"),
        ("...", "unnamed"),
        ("??", "unnamed"),
        ("CON\u{7}x", "CON_x"),
        ("x\u{1F600}", "x"),
        // Cut after 50 bytes.
        (&"𝒜".repeat(30), &"𝒜".repeat(12)),
    ];
    for (name, part) in cases {
        let (_keep, path, mut games) = folder(Some(game(name, "1. e4").as_bytes()));
        save_another(&mut games);
        let expected = format!("2026-11-20_1402_{part}-Kieseritzky.pgn");
        assert_eq!(names(&path), [expected, "last.txt".to_owned()], "{name}");
    }
}

#[test]
fn an_archived_game_is_named_after_the_known_part_of_its_date() {
    let cases = [
        ("[Date \"1851.06.21\"]", "1851-06-21_"),
        ("[Date \"1851.06.??\"]", "1851-06_"),
        ("[Date \"1851.??.??\"]", "1851_"),
        (
            "[Date \"1851.06.21\"]\n[Time \"15:30\"]",
            "1851-06-21_1530_",
        ),
        ("[Time \"15:30:00\"]", ""),
        ("[Date \"????.??.??\"]", ""),
        ("[Date \"yesterday\"]", ""),
        ("", ""),
    ];
    for (tags, date) in cases {
        let old = format!("[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n{tags}\n\n1. e4 *\n");
        let (_keep, path, mut games) = folder(Some(old.as_bytes()));
        save_another(&mut games);
        let expected = format!("{date}Anderssen-Kieseritzky.pgn");
        assert_eq!(names(&path), [expected, "last.txt".to_owned()], "{tags}");
    }
}

#[test]
fn names_of_any_length_fit_a_file_system() {
    for name in ["x".repeat(5_000), "林".repeat(300), "𝒜".repeat(300)] {
        let both = game(&name, "1. e4").replace("Kieseritzky", &name);
        let (_keep, path, mut games) = folder(Some(both.as_bytes()));
        save_another(&mut games);
        let names = names(&path);
        assert_eq!(names.len(), 2);
        assert!(names.iter().all(|name| name.len() <= 200), "{names:?}");
    }
}

/// Contents of damaged `last.txt` files.
fn damaged() -> Vec<(&'static str, Vec<u8>)> {
    let whole = game("Anderssen", "1. e4 e5 2. Nf3 Nc6 3. Bb5");
    vec![
        (
            "noise",
            (0..20_000_u32)
                .map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8)
                .collect(),
        ),
        ("zeros", vec![0; 4_096]),
        (
            "a move that is illegal",
            game("Anderssen", "1. e4 e5 2. Qh8").into_bytes(),
        ),
        (
            "a word that is no move",
            game("Anderssen", "1. e4 banana").into_bytes(),
        ),
        ("cut within a tag", whole.as_bytes()[..30].to_vec()),
        ("cut within a comment", b"1. e4 {[%clk 0:0".to_vec()),
        (
            "a position that cannot be",
            b"[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*\n".to_vec(),
        ),
    ]
}

#[test]
fn a_damaged_game_is_named_with_its_place_and_not_offered_to_go_on() {
    for (what, bytes) in damaged() {
        let (_keep, _, games) = folder(Some(&bytes));
        let saved = games.read_last().expect("readable").expect("there");
        let fault = saved
            .fault
            .clone()
            .unwrap_or_else(|| panic!("{what}: no fault seen"));
        assert!(fault.line > 0, "{what}: no place in {fault:?}");
        assert!(!saved.is_unfinished(), "{what}");
    }
}

#[test]
fn a_finished_game_cut_short_anywhere_is_damaged() {
    let whole = game("Anderssen", "1. f3 e5 2. g4 Qh4#").replace(" *\n", " 0-1\n");
    let whole = format!("[Result \"0-1\"]\n{whole}");
    for length in 0..whole.len() {
        let (_keep, _, games) = folder(Some(&whole.as_bytes()[..length]));
        let saved = games.read_last().expect("readable").expect("there");
        let is_whole = length == whole.len() - 1;
        assert_eq!(
            saved.fault.is_none(),
            is_whole,
            "{length}: {:?}",
            saved.fault
        );
        let place = saved.fault.map(|fault| fault.line > 0);
        assert_eq!(place, (!is_whole).then_some(true), "{length}");
    }
}

#[test]
fn a_file_of_any_length_is_opened_without_reading_it_whole() {
    let temporary = TempDir::new().expect("a temporary folder");
    let path = temporary.path().join("large.pgn");
    fs::write(&path, game("Anderssen", "1. e4 banana")).expect("a file");
    let file = fs::File::options()
        .append(true)
        .open(&path)
        .expect("a file");
    file.set_len(64 * 1024 * 1024 * 1024)
        .expect("a file with a hole");
    let saved = SavedGame::read(&Disk, &path).expect("readable");
    assert_eq!(saved.game.record().plies().len(), 1);
    assert!(saved.fault.is_some());
    let many = game("Anderssen", "1. e4").repeat(3);
    fs::write(&path, many).expect("a file");
    let saved = SavedGame::read(&Disk, &path).expect("readable");
    assert!(saved.more && saved.fault.is_none());
}

#[test]
fn a_game_with_variations_is_resumed_without_loss() {
    let old = game("Anderssen", "{a} 1. e4 $1 (1. d4 {b} 1... d5) 1... e5");
    let mut desk = Desk::with_last(&old);
    desk.key('c');
    desk.play(&["g1f3"]);
    for kept in ["{a}", "$1", "(1. d4 {b} 1... d5)", "1... e5 2. Nf3"] {
        assert!(desk.file().contains(kept), "{kept}: {}", desk.file());
    }
}

#[test]
fn the_readable_part_of_a_damaged_game_is_kept() {
    let (_keep, _, games) = folder(Some(game("Anderssen", "1. e4 e5 2. Qh8").as_bytes()));
    let saved = games.read_last().expect("readable").expect("there");
    assert_eq!(saved.game.record().plies().len(), 2);
    assert_eq!(saved.game.players.white.as_deref(), Some("Anderssen"));
}

#[test]
fn a_damaged_file_is_never_overwritten() {
    for (what, bytes) in damaged() {
        let (_keep, path, mut games) = folder(Some(&bytes));
        save_another(&mut games);
        let names = names(&path);
        assert_eq!(names.len(), 2, "{what}: {names:?}");
        let aside = names
            .iter()
            .find(|name| *name != "last.txt")
            .expect("set aside");
        assert_eq!(fs::read(path.join(aside)).expect("bytes"), bytes, "{what}");
    }
}

#[test]
fn a_text_in_latin1_is_read() {
    let mut bytes = b"[White \"Gr\xFCnfeld\"]\n[Black \"R\xE9ti\"]\n\n1. d4 *\n".to_vec();
    bytes.extend(b"");
    let (_keep, _, games) = folder(Some(&bytes));
    let saved = games.read_last().expect("readable").expect("there");
    assert_eq!(saved.game.players.white.as_deref(), Some("Grünfeld"));
    assert_eq!(saved.game.players.black.as_deref(), Some("Réti"));
}

#[test]
fn an_empty_file_is_a_game_without_moves_or_a_fault_but_no_panic() {
    for bytes in [&b""[..], b"\n\n", b"\xEF\xBB\xBF"] {
        let (_keep, path, mut games) = folder(Some(bytes));
        let saved = games.read_last().expect("readable").expect("there");
        assert_eq!(saved.game.record().plies().len(), 0);
        save_another(&mut games);
        assert_eq!(names(&path).len(), 2);
    }
}

#[test]
fn a_file_too_large_for_a_game_is_refused_and_kept() {
    let (_keep, path, mut games) = folder(Some(b""));
    let file = fs::File::create(path.join("last.txt")).expect("a file");
    file.set_len(64 * 1024 * 1024 * 1024)
        .expect("a file with a hole");
    let error = games.read_last().expect_err("too large");
    assert!(matches!(error, StorageError::TooLarge(_)), "{error}");
    assert!(error.to_string().starts_with("too large: "), "{error}");
    save_another(&mut games);
    assert_eq!(names(&path), ["last.txt", "unreadable.pgn"]);
}

#[test]
fn a_folder_in_the_place_of_the_file_is_set_aside() {
    let (_keep, path, mut games) = folder(None);
    fs::create_dir_all(path.join("last.txt/inner")).expect("a folder");
    assert!(games.read_last().is_err());
    save_another(&mut games);
    assert_eq!(names(&path), ["last.txt", "unreadable.pgn"]);
    assert!(path.join("unreadable.pgn/inner").is_dir());
}

#[cfg(unix)]
#[test]
fn a_dangling_link_is_set_aside_and_not_followed() {
    let (keep, path, mut games) = folder(None);
    fs::create_dir(&path).expect("a folder");
    let elsewhere = keep.path().join("elsewhere");
    std::os::unix::fs::symlink(&elsewhere, path.join("last.txt")).expect("a link");
    save_another(&mut games);
    assert!(!elsewhere.exists());
    let text = fs::read_to_string(games.last()).expect("text");
    assert!(text.contains("Morphy"));
}

#[test]
fn a_file_in_the_place_of_the_folder_is_an_error_with_its_name() {
    let (_keep, path, mut games) = folder(None);
    fs::write(&path, "no folder").expect("a file");
    let error = games.save(&game("Morphy", "1. d4")).expect_err("no folder");
    assert!(error.to_string().ends_with("games"), "{error}");
    assert_eq!(fs::read_to_string(&path).expect("text"), "no folder");
}

#[test]
fn a_vanished_folder_is_created_again() {
    let (_keep, path, mut games) = folder(None);
    games.save(&game("Anderssen", "1. e4")).expect("saved");
    fs::remove_dir_all(&path).expect("removed");
    games.save(&game("Anderssen", "1. e4 e5")).expect("saved");
    assert_eq!(names(&path), ["last.txt"]);
}

#[test]
fn a_file_that_is_not_there_is_an_error_with_its_name() {
    let error = SavedGame::read(&Disk, Path::new("/nowhere/at/all.pgn")).expect_err("not there");
    assert!(
        error.to_string().ends_with(": /nowhere/at/all.pgn"),
        "{error}"
    );
}

#[test]
fn at_every_moment_the_file_is_the_state_before_or_after_a_move() {
    // Another reader looks at the file again and again while it is written.
    let (_keep, path, mut games) = folder(None);
    games.save(&game("Anderssen", "1. e4")).expect("saved");
    let (short, long) = (
        game("Anderssen", "1. e4"),
        game(&"A".repeat(100_000), "1. e4 e5"),
    );
    let last = path.join("last.txt");
    std::thread::scope(|scope| {
        let reader = scope.spawn(|| {
            let mut seen = 0;
            while seen < 200 {
                let text = fs::read_to_string(&last).expect("the file is always there");
                assert!(text == short || text == long, "{} bytes", text.len());
                seen += 1;
            }
        });
        while !reader.is_finished() {
            games.save(&long).expect("saved");
            games.save(&short).expect("saved");
        }
        reader.join().expect("no half file was seen");
    });
}

#[cfg(unix)]
#[test]
fn a_saved_game_may_be_read_by_others_as_the_umask_has_it() {
    use std::os::unix::fs::PermissionsExt;
    let (keep, _, mut games) = folder(None);
    let plain = keep.path().join("plain");
    fs::write(&plain, "").expect("a file");
    games.save(&game("Anderssen", "1. e4")).expect("saved");
    let mode = |path: &Path| fs::metadata(path).expect("a file").permissions().mode();
    assert_eq!(mode(&games.last()), mode(&plain));
}

#[test]
fn the_file_is_written_from_the_first_move_on_and_not_before() {
    let mut desk = Desk::playing_at_once();
    assert!(!desk.files.games.last().exists());
    desk.wait(2_000);
    desk.play(&["e2e4"]);
    assert!(
        desk.file().contains("1. e4 {[%emt 0:00:02]} *"),
        "{}",
        desk.file()
    );
    assert!(desk.file().contains("[Date \"2026.11.20\"]"));
}

#[test]
fn a_game_begun_but_not_played_leaves_the_last_one_in_its_place() {
    let old = game("Morphy", "1. d4");
    let mut desk = Desk::with_last(&old);
    desk.new_game();
    desk.run(deskmate::app::Command::Start(StartCommand::Leave));
    assert_eq!(desk.file(), old);
    assert_eq!(desk.files(), ["last.txt"]);
    desk.key('c');
    desk.play(&["d7d5"]);
    assert_eq!(
        desk.files(),
        ["last.txt"],
        "it is gone on with, not moved away"
    );
}

/// Starts another game after one with this text was found in `last.txt`, and returns the other files.
fn archived_after(text: &str) -> Vec<String> {
    let mut desk = Desk::with_last(text);
    desk.new_game();
    desk.play(&["d2d4"]);
    assert!(desk.file().contains("d4"));
    let mut files = desk.files();
    files.retain(|name| name != "last.txt");
    files
}

/// A game of so many half-moves that a player gave up or, if nobody did, goes on, as its file has it.
fn short_game(moves: &[&str], is_given_up: bool) -> (Desk, String) {
    let mut desk = Desk::playing_at_once();
    desk.wait(1_500);
    desk.play(moves);
    if is_given_up {
        desk.key('g');
        desk.key('y');
    } else {
        desk.wait(2_500);
        desk.run(Command::Start(StartCommand::Leave));
    }
    let text = desk.file();
    let reason = ["unterminated", "resignation"][usize::from(is_given_up)];
    assert!(text.contains(reason), "{text}");
    (desk, text)
}

#[test]
fn a_game_without_a_move_of_both_sides_makes_room_for_the_next_one() {
    for (moves, is_given_up) in [(&[][..], true), (&["e2e4"], true), (&["e2e4"], false)] {
        let (mut desk, short) = short_game(moves, is_given_up);
        assert_eq!(archived_after(&short), [""; 0], "{short}");
        desk.new_game();
        desk.play(&["d2d4"]);
        assert_eq!(desk.files(), ["last.txt"], "{short}");
        assert!(desk.file().contains("1. d4"), "{}", desk.file());
    }
}

#[test]
fn a_game_with_a_move_of_both_sides_is_kept() {
    for is_given_up in [true, false] {
        let (mut desk, begun) = short_game(&["e2e4", "e7e5"], is_given_up);
        desk.new_game();
        desk.play(&["d2d4"]);
        assert_eq!(desk.files().len(), 2, "{begun}");
    }
}

#[test]
fn nothing_that_people_have_added_to_a_short_game_is_lost() {
    for (is_given_up, result) in [(true, "1-0"), (false, "*")] {
        let (_, short) = short_game(&["e2e4"], is_given_up);
        let with = |from: &str, to: &str| {
            let text = short.replace(from, to);
            assert_ne!(text, short);
            text
        };
        let texts = [
            with("1. e4", "1. e4!"),
            with(&format!("]}} {result}"), &format!("] too early}} {result}")),
            with(&format!("}} {result}"), &format!("}} (1. d4) {result}")),
            with("\n1. e4", "\n{My first game.} 1. e4"),
            with("Casual game", "Club evening"),
            with("[Site \"?\"]", "[Site \"Paris\"]"),
            with("[Round", "[Annotator \"Anna\"]\n[Round"),
            with("1. e4", "1. e4 {[%emt 0:00:00]} 1... e5"),
            with(&format!("{result}\n"), &format!("{result}\n\n1. d4 *\n")),
            with(&format!("{result}\n"), &format!("{result}\n\nnotes\n")),
            with("[Termination \"", "[Termination \"checkmate"),
        ];
        for text in texts {
            let files = archived_after(&text);
            assert_eq!(files.len(), 1, "{text}");
        }
    }
}

#[test]
fn moves_that_were_taken_back_keep_an_aborted_game() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5"]);
    desk.key('t');
    desk.key('g');
    desk.key('y');
    desk.key('r');
    desk.play(&["d2d4"]);
    assert_eq!(desk.files().len(), 2);
}

#[test]
fn a_killed_program_has_lost_nothing() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5", "g1f3"]);
    let mut desk = desk.restarted();
    desk.key('c');
    assert_eq!(desk.moves(), "e4 e5 Nf3");
}

#[test]
fn a_failed_save_is_reported_and_retried_with_the_next_move() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    let folder = desk.games_path();
    block(&folder, true);

    desk.play(&["e7e5"]);
    assert_eq!(desk.moves(), "e4 e5");
    let failure = match desk.notice() {
        Some(Notice::NotSaved(Failure::Storage(error))) => error.to_string(),
        other => panic!("{other:?}"),
    };
    assert!(failure.contains(&folder.display().to_string()), "{failure}");
    desk.play(&["g1f3"]);
    assert!(desk.is_not_saved());

    block(&folder, false);
    desk.play(&["b8c6"]);
    assert_eq!(desk.notice(), desk.saved_to_last());
    assert!(desk.file().contains("2. Nf3"), "{}", desk.file());
    desk.play(&["f1b5"]);
    assert_eq!(desk.app.message(), to_move(Color::Black));
}

#[test]
fn a_new_game_that_cannot_be_saved_at_first_keeps_the_old_one() {
    let old = game("Morphy", "1. d4");
    let mut desk = Desk::with_last(&old);
    desk.new_game();
    let folder = desk.games_path();
    block(&folder, true);
    desk.play(&["e2e4"]);
    block(&folder, false);
    desk.play(&["e7e5"]);
    let kept = fs::read_to_string(folder.join("2026-11-20_1402_Morphy-Kieseritzky.pgn"));
    assert_eq!(kept.expect("text"), old);
    assert!(desk.file().contains("e5"));
}

/// The folder is missing while the game ends, and back when the players go on.
fn ended_unsaved() -> Desk {
    let mut desk = Desk::playing();
    desk.play(&["f2f3", "e7e5", "g2g4"]);
    block(&desk.games_path(), true);
    desk.play(&["d8h4"]);
    assert!(desk.is_not_saved(), "{:?}", desk.notice());
    block(&desk.games_path(), false);
    desk
}

#[test]
fn an_end_that_could_not_be_saved_is_saved_before_anything_else() {
    for key in ['r', 's', 'l'] {
        let mut desk = ended_unsaved();
        match key {
            's' => desk.new_game(),
            key => desk.key(key),
        }
        assert!(desk.file().contains("Qh4#"), "{key}: {}", desk.file());
        assert!(desk.file().contains("[Result \"0-1\"]"), "{key}");
    }
    let mut desk = ended_unsaved();
    desk.run(Command::Quit);
    assert!(desk.file().contains("Qh4#"), "{}", desk.file());
}

#[test]
fn a_damaged_last_game_is_shown_as_far_as_it_goes_and_named() {
    let mut desk = Desk::with_last(&game("Anderssen", "1. e4 e5 2. Qh8"));
    desk.key('c');
    assert!(desk.is_at_start(), "it is not gone on with");
    desk.key('l');
    assert!(desk.is_reviewing());
    assert_eq!(desk.moves(), "e4 e5");
    match desk.notice() {
        Some(Notice::Damaged { name, .. }) => assert_eq!(name, "last.txt"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_last_game_that_cannot_be_read_is_named_on_the_start_screen() {
    let mut desk = Desk::with(desk::players(), |folder| {
        fs::create_dir_all(folder.join("last.txt")).expect("a folder");
    });
    desk.key('l');
    assert!(desk.is_at_start());
    match desk.notice() {
        Some(Notice::Failed(Failure::Storage(error))) => {
            assert!(error.to_string().contains("last.txt"), "{error}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn l_without_a_game_says_so() {
    let mut desk = Desk::new();
    desk.key('l');
    assert_eq!(desk.notice(), Some(Notice::NoSavedGame));
}

#[test]
fn leaving_and_quitting_keep_the_clocks_as_they_stand() {
    for command in [
        deskmate::app::Command::Start(StartCommand::Leave),
        deskmate::app::Command::Quit,
    ] {
        let mut desk = Desk::playing();
        desk.wait(1_000);
        desk.play(&["e2e4"]);
        desk.wait(2_345);
        desk.run(command);
        assert!(
            desk.file().contains("[BlackClock \"0:00:02.345\"]"),
            "{}",
            desk.file()
        );
    }
}

#[cfg(unix)]
#[test]
fn a_game_stays_readable_for_those_who_could_read_it() {
    use std::os::unix::fs::PermissionsExt;
    let (_keep, _, mut games) = folder(Some(game("Anderssen", "1. e4").as_bytes()));
    let last = games.last();
    fs::set_permissions(&last, fs::Permissions::from_mode(0o600)).expect("set");
    let saved = games.read_last().expect("readable").expect("there");
    games.continue_game(&saved.text);
    games.save(&game("Anderssen", "1. e4 e5")).expect("saved");
    let mode = fs::metadata(&last).expect("there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[cfg(unix)]
#[test]
fn a_new_game_is_readable_by_its_owner_whatever_the_old_file_allowed() {
    use std::os::unix::fs::PermissionsExt;
    for (old, new) in [(0o000, 0o600), (0o200, 0o600), (0o040, 0o640)] {
        let (_keep, _, mut games) = folder(Some(game("Anderssen", "1. e4").as_bytes()));
        let last = games.last();
        fs::set_permissions(&last, fs::Permissions::from_mode(old)).expect("set");
        save_another(&mut games);
        let mode = fs::metadata(&last).expect("there").permissions().mode();
        assert_eq!(mode & 0o777, new, "{old:o}");
    }
}

#[test]
fn the_new_place_of_an_unreadable_last_game_is_reported() {
    let mut desk = Desk::with(desk::players(), |folder| {
        fs::create_dir_all(folder.join("last.txt")).expect("a folder");
    });
    desk.new_game();
    desk.play(&["e2e4"]);
    assert_eq!(desk.files(), ["last.txt", "unreadable.pgn"]);
    let kept = Notice::SetAside("unreadable.pgn".to_string());
    assert_eq!(desk.notice(), Some(kept));
    desk.play(&["e7e5"]);
    assert_eq!(desk.notice(), None, "it is told once");
}

#[test]
fn a_file_in_the_place_of_the_folder_is_named() {
    let temporary = TempDir::new().expect("a temporary folder");
    let file = temporary.path().join("file");
    fs::write(&file, "").expect("written");
    let mut games = GamesFolder::at(Arc::new(Disk), file.join("games"));
    let told = games.save("1. e4 *").expect_err("no folder").to_string();
    let expected = format!("{} is not a folder", file.display());
    assert!(told.starts_with(&expected), "{told}");
}
