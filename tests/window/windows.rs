//! What can be seen only of the program for Windows, since on X11 it is done by a window manager, which a virtual display
//! does not have. `scripts/test-windows` runs these tests under Wine.

use crate::support::desk::Desk;
use crate::support::driver::{Button, Key};
use crate::support::program::{MESSAGE, START_MESSAGE};
use crate::{AFTER_E4, START};

#[test]
#[ignore = "for the program for Windows"]
fn full_screen_covers_the_screen_and_leaves_the_window_as_it_was() {
    let desk = Desk::new();
    let mut program = desk.open_game();
    program.resize(1000, 700);
    program.tap(Key::F11);
    program.wait_for_size(2600, 1500);
    program.click_moves("e2e4");
    program.wait_for_board(AFTER_E4);
    program.tap(Key::F11);
    program.wait_for_size(1000, 700);
    program.wait_for_board(AFTER_E4);
}

#[test]
#[ignore = "for the program for Windows"]
fn a_drag_that_ends_outside_of_the_window_puts_the_piece_back() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.lift(program.board.centre("e2"), (1500, 400));
    program.driver.release(Button::Left);
    // Still held, the piece would follow the pointer to this square.
    program.driver.move_to(program.board.centre("e4"));
    program.wait_for_board(START);
    program.click_moves("e2e4");
    desk.folders.wait_for_saved("1. e4 *");
}

/// The same as for Linux, but on one display, since Wine uses only one.
#[test]
#[ignore = "for the program for Windows"]
fn a_second_program_on_the_folder_only_reads_until_the_first_has_gone() {
    let desk = Desk::new();
    let first = desk.open_game();
    first.click_moves("e2e4");
    desk.folders.wait_for_saved("1. e4 *");

    let second = desk.open();
    second.wait_for_text(START_MESSAGE, "another program has");
    second.new_game();
    second.click_moves("d2d4");
    second.wait_for_text(MESSAGE, "another program has");
    desk.folders.wait_for_saved("1. e4 *");

    // A crash leaves no lock behind.
    first.kill();
    second.wait_for_text(MESSAGE, "Saved to");
    desk.folders.wait_for_saved("1. d4 *");
    assert_eq!(desk.folders.game_files().len(), 2);
    assert_eq!(second.close().code, Some(0));
}
