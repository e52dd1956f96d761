//! The saved game: continued, moved away, damaged, and a folder that cannot be written.

use crate::support::desk::Desk;
use crate::support::driver::Key;
use crate::support::program::{MESSAGE, MESSAGE_OF_REVIEW};
use crate::{AFTER_E4, START};
use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

#[test]
fn a_game_goes_on_after_the_program_was_killed() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4 e7e5 g1f3");
    let before = desk.folders.wait_for_saved("1. e4 e5 2. Nf3 *");
    program.kill();
    assert_eq!(desk.folders.saved().as_ref(), Some(&before));

    let program = desk.open();
    let continued = Instant::now();
    program.tap('c');
    program.wait_for_board("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");
    program.click_moves("b8c6");
    let after = desk.folders.wait_for_saved("1. e4 e5 2. Nf3 Nc6 *");
    assert_eq!(after.clocks[..3], before.clocks);
    // The time while the program was off is not charged.
    let used = after.thinking_time() - before.thinking_time();
    assert!(used <= continued.elapsed(), "{used:?} in\n{}", after.text);
    program.wait_for_board("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");
    assert_eq!(desk.folders.game_files(), ["last.txt"]);
}

#[test]
fn a_game_closed_in_mid_thought_keeps_its_clocks() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4");
    desk.folders.wait_for_saved("1. e4 *");
    let thought = Duration::from_millis(1500);
    sleep(thought);
    assert_eq!(program.close().code, Some(0));

    let program = desk.open();
    program.tap('c');
    program.click_moves("e7e5");
    let game = desk.folders.wait_for_saved("1. e4 e5 *");
    assert!(game.clocks[1] >= thought, "{}", game.text);
    program.wait_for_board("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
}

#[test]
fn a_new_game_moves_the_last_one_to_a_dated_file() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4 e7e5");
    program.tap('g');
    program.tap('y');
    let first = desk.folders.wait_for_saved("1. e4 e5 0-1");

    program.new_game();
    program.wait_for_board(START);
    program.click_moves("d2d4");
    desk.folders.wait_for_saved("1. d4 *");
    let names = desk.folders.game_files();
    let [dated, last] = names.as_slice() else {
        panic!("two files are expected, not {names:?}");
    };
    assert_eq!(last, "last.txt");
    check_dated_name(dated, first.tag("Date"));
    let text = fs::read_to_string(desk.folders.games.join(dated)).expect("the first game");
    assert_eq!(text, first.text);
}

/// `2026-11-20_1402_White-Black.pgn` for a game of 2026.11.20.
fn check_dated_name(name: &str, date: &str) {
    let parts: Vec<_> = name.split('_').collect();
    let &[day, time, players] = parts.as_slice() else {
        panic!("{name} has not three parts");
    };
    assert_eq!(day, date.replace('.', "-"));
    let digits = time.len() == 4 && time.bytes().all(|byte| byte.is_ascii_digit());
    assert!(digits, "{time} is not a time");
    assert_eq!(players, "White-Black.pgn");
}

#[test]
fn two_games_of_one_minute_are_both_kept() {
    let desk = Desk::new();
    let program = desk.open_game();
    for first in ["e2e4", "d2d4", "c2c4"] {
        program.click_moves(&format!("{first} e7e5"));
        program.tap('g');
        program.tap('y');
        let (_, to) = first.split_at(2);
        desk.folders.wait_for_saved(&format!("1. {to} e5 0-1"));
        program.new_game();
        program.wait_for_board(START);
    }
    assert_eq!(desk.folders.game_files().len(), 3);
}

#[test]
fn an_unfinished_game_gives_way_to_a_new_one_after_a_start() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4 e7e5");
    desk.folders.wait_for_saved("1. e4 e5 *");
    assert_eq!(program.close().code, Some(0));
    let first = desk.folders.wait_for_saved("1. e4 e5 *");

    let program = desk.open_game();
    // Nothing is archived before there is a first move to save.
    program.wait_for_board(START);
    assert_eq!(desk.folders.saved(), Some(first.clone()));
    program.click_moves("d2d4");
    desk.folders.wait_for_saved("1. d4 *");
    let names = desk.folders.game_files();
    assert_eq!(names.len(), 2, "{names:?}");
    let text = fs::read_to_string(desk.folders.games.join(&names[0])).expect("the first game");
    assert_eq!(text, first.text);
}

#[test]
fn a_damaged_game_is_named_and_left_alone() {
    const DAMAGED: &str = "[Event \"Deskmate\"]\n[Site \"?\"]\n[Date \"2026.11.20\"]\n\
        [Round \"-\"]\n[White \"White\"]\n[Black \"Black\"]\n[Result \"*\"]\n\
        [Termination \"unterminated\"]\n[TimeControl \"-\"]\n\n1. e4 {[%emt 0:00:01.000]} 1... e9 {[%emt 0:00:02.000]} *\n";
    let desk = Desk::new();
    desk.folders.write_last(DAMAGED);
    let program = desk.open();
    program.tap('l');
    program.wait_for_text(MESSAGE_OF_REVIEW, "last.txt");
    // The eleventh line, with the illegal move.
    program.wait_for_text(MESSAGE_OF_REVIEW, "Line 11, column 33");
    // What comes before it is shown.
    program.tap(Key::End);
    program.wait_for_board(AFTER_E4);
    assert_eq!(desk.folders.last_text().as_deref(), Some(DAMAGED));
    let ended = program.close();
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);

    // A new game does not overwrite it either.
    let program = desk.open_game();
    program.click_moves("e2e4");
    desk.folders.wait_for_saved("1. e4 *");
    let kept =
        desk.folders.game_files().into_iter().any(|name| {
            fs::read_to_string(desk.folders.games.join(name)).expect("a text") == DAMAGED
        });
    assert!(kept, "{:?}", desk.folders.game_files());
}

#[test]
fn a_folder_that_cannot_be_written_does_not_stop_the_game() {
    let mut desk = Desk::new();
    // A file in place of the folder stops even the superuser, unlike permissions.
    let blocked = desk.folders.path("blocked");
    fs::write(&blocked, "not a folder\n").expect("a file");
    desk.folders.games = blocked.join("games");
    let program = desk.open_game();
    program.click_moves("e2e4");
    program.wait_for_board(AFTER_E4);
    program.wait_for_text(MESSAGE, "Not saved");

    fs::remove_file(&blocked).expect("it was made above");
    fs::create_dir_all(&desk.folders.games).expect("nothing is in the way");
    program.click_moves("e7e5");
    desk.folders.wait_for_saved("1. e4 e5 *");
    program.wait_for_board("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    let ended = program.close();
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
}

#[test]
fn a_folder_that_vanishes_does_not_stop_the_game() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4");
    desk.folders.wait_for_saved("1. e4 *");
    fs::remove_dir_all(&desk.folders.games).expect("it was made for this test");
    program.click_moves("e7e5");
    program.wait_for_board("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");

    fs::create_dir_all(&desk.folders.games).expect("nothing is in the way");
    program.click_moves("g1f3");
    desk.folders.wait_for_saved("1. e4 e5 2. Nf3 *");
}
