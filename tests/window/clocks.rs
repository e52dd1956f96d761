//! A timed game, from the form to the flag fall.

use std::thread::sleep;
use std::time::Duration;

use crate::AFTER_E4;
use crate::support::desk::Desk;
use crate::support::driver::Key;
use crate::support::process::signal;
use crate::support::program::MESSAGE;

/// A game of three minutes and two seconds a move, left when both have little time.
const LATE: &str = r#"[Event "Casual game"]
[Site "?"]
[Date "2026.11.20"]
[Round "-"]
[White "Anderssen"]
[Black "Kieseritzky"]
[Result "*"]
[FEN "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1"]
[SetUp "1"]
[Termination "unterminated"]
[TimeControl "180+2"]

1. Rd3 {[%clk 0:00:10]} Ke7 {[%clk 0:00:40]} *
"#;

#[test]
fn a_flag_against_a_bare_king_is_a_draw() {
    let desk = Desk::new();
    desk.folders.write_last(LATE);
    let program = desk.open();
    // It is resumed and played until the flag falls, by keys alone.
    program.tap('c');
    program.wait_for_text(MESSAGE, "Paused.");
    program.tap('p');
    program.wait_for_board("8/4k3/8/8/8/3R4/8/4K3");
    program.type_moves("rd4 ke6");
    desk.folders.wait_for_saved("1. Rd3 Ke7 2. Rd4 Ke6 *");

    // A pause may take any time.
    program.tap('p');
    program.wait_for_text(MESSAGE, "Paused.");
    program.tap('p');

    let game = desk.folders.wait_for_saved("1. Rd3 Ke7 2. Rd4 Ke6 1/2-1/2");
    assert_eq!(game.tag("Termination"), "time forfeit");
    assert_eq!(game.tag("TimeControl"), "180+2");
    assert_eq!(game.tag("WhiteClock"), "0:00:00");
    program.close_result(&["Draw"]);
    // The game is over: no more moves are accepted.
    program.click_moves("d4d5");
    program.wait_for_board("8/8/4k3/8/3R4/8/8/4K3");
    assert_eq!(desk.folders.saved(), Some(game));
}

/// Three minutes and two seconds are chosen by keys alone as well.
#[test]
fn three_minutes_and_two_seconds_are_a_quick_choice() {
    let desk = Desk::new();
    let program = desk.open();
    program.tap('s');
    // From the name of White to the tiles with times.
    for key in [Key::Up, Key::Up, Key::Up, Key::Char('3')] {
        program.tap(key);
    }
    program.tap(Key::Enter);
    program.type_moves("e4");
    let game = desk.folders.wait_for_saved("1. e4 *");
    assert_eq!(game.tag("TimeControl"), "180+2");
}

#[test]
fn a_program_that_was_frozen_asks_before_its_clocks_go_on() {
    let desk = Desk::new();
    // One minute for the game.
    desk.folders
        .write_settings(r#"{"clock": {"kind": "sudden-death", "white": {"time": "1"}}}"#);
    let program = desk.open_game();
    program.click_moves("e2e4");
    desk.folders.wait_for_saved("1. e4 *");
    program.wait_for_board(AFTER_E4);
    signal("-STOP", program.id());
    // More than the five seconds that do not count as sleep.
    sleep(Duration::from_secs(6));
    signal("-CONT", program.id());
    program.wait_for_text(MESSAGE, "Resume?");
    // No move is accepted before the question is answered.
    program.click_moves("e7e5");
    program.wait_for_text(MESSAGE, "The game is paused.");
    program.tap('p');
    program.click_moves("e7e5");
    let game = desk.folders.wait_for_saved("1. e4 e5 *");
    assert_eq!(game.tag("TimeControl"), "60");
}
