//! Settings: chosen by keys, visible at once, and saved.

use crate::START;
use crate::support::desk::Desk;
use crate::support::driver::Key;
use crate::support::program::Program;
use crate::support::wait;

fn wait_for_theme(program: &Program, brown: bool) {
    program.put_pointer_aside();
    wait::until_equal("whether the board is brown", &brown, || {
        program.picture().is_brown()
    });
}

#[test]
fn the_theme_of_the_board_changes_at_once_and_is_kept() {
    let desk = Desk::new();
    let program = desk.open();
    wait_for_theme(&program, false);
    program.tap(',');
    program.tap(Key::Right);
    program.tap(Key::Enter);
    wait_for_theme(&program, true);
    assert_eq!(program.close().code, Some(0));

    let program = desk.open();
    wait_for_theme(&program, true);
    program.new_game();
    program.click_moves("e2e4");
    program.wait_for_board(crate::AFTER_E4);
    // The settings cover a game, and leave it as it is.
    program.tap(',');
    program.tap(Key::Left);
    program.tap(',');
    wait_for_theme(&program, false);
    program.wait_for_board(crate::AFTER_E4);
    program.tap('t');
    program.wait_for_board(START);
    program.kill();

    let program = desk.open();
    wait_for_theme(&program, false);
}
