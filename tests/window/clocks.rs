//! A game on time, from the form to the flag.

use std::thread::sleep;
use std::time::Duration;

use crate::AFTER_E4;
use crate::support::desk::Desk;
use crate::support::driver::Key;
use crate::support::process::signal;
use crate::support::program::{MESSAGE, RESULT};

#[test]
fn a_flag_against_a_bare_king_is_a_draw() {
    let desk = Desk::new();
    desk.folders.write_settings(
        r#"{"animation": false, "rules": "position", "position": "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1"}"#,
    );
    let program = desk.open();
    // Six seconds and two for each move instead of three minutes; all of it by keys alone.
    program.tap('s');
    for key in [Key::Tab, Key::Tab, Key::Right, Key::Tab] {
        program.tap(key);
    }
    for key in ['0', '.', '1'].map(Key::Char) {
        program.tap(key);
    }
    for key in [Key::Tab, Key::Char('2'), Key::Enter] {
        program.tap(key);
    }
    program.wait_for_board("4k3/8/8/8/8/8/3R4/4K3");
    program.type_moves("d2d3 e8e7");
    desk.folders.wait_for_saved("1. Rd3 Ke7 *");

    // A pause may take as long as it likes.
    program.tap('p');
    program.wait_for_text(MESSAGE, "The game is paused.");
    program.tap('p');

    let game = desk.folders.wait_for_saved("1. Rd3 Ke7 1/2-1/2");
    assert_eq!(game.tag("Termination"), "time forfeit");
    assert_eq!(game.tag("TimeControl"), "6+2");
    assert_eq!(game.tag("WhiteClock"), "0:00:00");
    program.wait_for_text(RESULT, "Draw");
    // The game is over: no move is taken any more.
    program.click_moves("d3d4");
    program.wait_for_board("8/4k3/8/8/8/3R4/8/4K3");
    assert_eq!(desk.folders.saved(), Some(game));
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
    // More than the five seconds that are taken for no sleep.
    sleep(Duration::from_secs(6));
    signal("-CONT", program.id());
    program.wait_for_text(MESSAGE, "Go on?");
    // Nothing is played before that is answered.
    program.click_moves("e7e5");
    program.wait_for_text(MESSAGE, "The game is paused.");
    program.tap('p');
    program.click_moves("e7e5");
    let game = desk.folders.wait_for_saved("1. e4 e5 *");
    assert_eq!(game.tag("TimeControl"), "60");
}
