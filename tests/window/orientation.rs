//! The board that turns to the player to move.

use crate::support::desk::Desk;
use crate::support::program::Program;
use crate::{AFTER_E4, START};

/// The square at the place of another one when the board is turned.
pub fn across(square: &str) -> String {
    let turned = |letter: char| match letter {
        'a'..='h' => (b'a' + b'h' - letter as u8) as char,
        _ => (b'1' + b'8' - letter as u8) as char,
    };
    square.chars().map(turned).collect()
}

/// Waits until the board shows a placement from Black's side.
fn wait_for_turned_board(program: &Program, placement: &str) {
    let turned: String = placement.chars().rev().collect();
    program.wait_for_board(&turned);
}

#[test]
fn the_board_turns_to_the_player_on_move_and_back() {
    let desk = Desk::new();
    // Pieces slide and the board turns as slowly as for people.
    desk.folders.write_settings("{\"seating\": \"turning\"}");
    let program = desk.open_game();
    program.wait_for_board(START);
    program.click_moves("e2e4");
    wait_for_turned_board(&program, AFTER_E4);
    let marked = program.picture().marked_squares();
    assert_eq!(marked, [across("e4"), across("e2")]);

    let (from, to) = (across("c7"), across("c5"));
    program.click_moves(&(from + &to));
    desk.folders.wait_for_saved("1. e4 c5 *");
    let after_c5 = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR";
    program.wait_for_board(after_c5);

    program.tap('t');
    wait_for_turned_board(&program, AFTER_E4);
    program.tap('f');
    program.wait_for_board(AFTER_E4);
    program.drag_moves("e7e5");
    desk.folders.wait_for_saved("1. e4 e5 *");
    program.wait_for_board("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
}
