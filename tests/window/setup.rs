//! A game from a position that was set up.

use crate::START;
use crate::support::desk::Desk;
use crate::support::driver::Key;
use crate::support::program::Program;

fn tap(program: &Program, keys: &[Key]) {
    for &key in keys {
        program.tap(key);
    }
}

/// King and queen against a king, put on the empty board with Black to move.
#[test]
fn a_game_from_a_position_that_was_set_up_by_keys_alone() {
    use Key::{Char, Delete, Down, Enter, Escape, Left, Right, Shift, Tab, Up};
    let desk = Desk::new();
    let program = desk.open();
    program.wait_for_board(START);
    // By way of the form for a new game: its last row unfolds the rules and the start; then the button below the line of FEN.
    tap(&program, &[Char('s'), Up, Up, Up, Char(' ')]);
    tap(&program, &[Tab, Tab, Right, Tab, Tab, Enter]);
    tap(
        &program,
        &[Char('c'), Shift('k'), Up, Up, Shift('q'), Right],
    );
    tap(
        &program,
        &[Char('r'), Delete, Up, Up, Char('k'), Left, Down],
    );
    // Palette, buttons, FEN, side to move.
    tap(&program, &[Tab, Tab, Tab, Tab, Tab, Right]);
    program.wait_for_board("5k2/8/4Q3/8/4K3/8/8/8");
    tap(&program, &[Enter, Enter]);

    program.type_moves("kg7 kf5 kh8 kf6 kh7 qf7 kh8 qg7");
    let moves = "Kg7 2. Kf5 Kh8 3. Kf6 Kh7 4. Qf7+ Kh8 5. Qg7# 1-0";
    let game = desk.folders.wait_for_saved(moves);
    assert!(game.text.contains("\n1... Kg7 "), "{}", game.text);
    assert_eq!(game.tag("SetUp"), "1");
    assert_eq!(game.tag("FEN"), "5k2/8/4Q3/8/4K3/8/8/8 b - - 0 1");
    assert_eq!(game.tag("Termination"), "checkmate");
    program.close_result(&["By checkmate"]);
    program.wait_for_board("7k/6Q1/5K2/8/8/8/8/8");

    // After the game another one can be set up, by the menu.
    tap(&program, &[Escape, Char('e'), Char('s'), Enter]);
    program.wait_for_board(START);
}
