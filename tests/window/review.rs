//! Going through a saved game.

use crate::support::desk::Desk;
use crate::support::driver::Key;
use crate::support::program::{Program, tree_cell};
use crate::{MATED, START};
use std::time::Duration;

const AFTER_QH5: &str = "rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR";
const AFTER_NF6: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR";

/// Knights out and back, twice over, and a few more moves: twenty in all.
const LONG_GAME: &str = r#"[Event "Deskmate"]
[Site "?"]
[Date "2026.11.20"]
[Round "-"]
[White "White"]
[Black "Black"]
[Result "1-0"]
[Termination "resignation"]

1. e4 {[%clk 0:00:01.000]} 1... e5 {[%clk 0:00:01.500]}
2. Nf3 {[%clk 0:00:02.000]} 2... Nc6 {[%clk 0:00:02.500]}
3. Bc4 {[%clk 0:00:03.000]} 3... Bc5 {[%clk 0:00:03.500]}
4. c3 {[%clk 0:00:04.000]} 4... Nf6 {[%clk 0:00:04.500]}
5. d3 {[%clk 0:00:05.000]} 5... d6 {[%clk 0:00:05.500]}
6. O-O {[%clk 0:00:06.000]} 6... O-O {[%clk 0:00:06.500]}
7. Re1 {[%clk 0:00:07.000]} 7... a6 {[%clk 0:00:07.500]}
8. Bb3 {[%clk 0:00:08.000]} 8... Ba7 {[%clk 0:00:08.500]}
9. h3 {[%clk 0:00:09.000]} 9... h6 {[%clk 0:00:09.500]}
10. Nbd2 {[%clk 0:00:10.000]} 10... Re8 {[%clk 0:00:10.500]}
1-0
"#;
/// The long game after its fifteenth half-move, 8. Bb3.
const AFTER_FIFTEEN: &str = "r1bq1rk1/1pp2ppp/p1np1n2/2b1p3/4P3/1BPP1N2/PP3PPP/RNBQR1K1";
const AFTER_TWENTY: &str = "r1bqr1k1/bpp2pp1/p1np1n1p/4p3/4P3/1BPP1N1P/PP1N1PP1/R1BQR1K1";

#[test]
fn the_saved_game_is_reviewed_after_a_new_start() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7");
    let moves = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0";
    let saved = desk.folders.wait_for_saved(moves);
    let ended = program.close();
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);

    let program = desk.open();
    program.tap('l');
    step_through(&program);
    // Looking changes nothing.
    assert_eq!(desk.folders.saved(), Some(saved));
}

#[test]
fn the_game_just_ended_is_reviewed() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7");
    program.close_result(&["By checkmate"]);
    program.wait_for_board(MATED);
    program.tap('l');
    step_through(&program);
}

fn step_through(program: &Program) {
    program.tap(Key::Home);
    program.wait_for_board(START);
    program.tap(Key::End);
    program.wait_for_board(MATED);
    program.tap(Key::Left);
    program.wait_for_board(AFTER_NF6);
    // The move list goes to the position after the move that is clicked.
    program.click(tree_cell(2, 0));
    program.wait_for_board(AFTER_QH5);
    assert_eq!(program.picture().marked_squares(), ["d1", "h5"]);
    program.tap(Key::Left);
    program.tap(Key::Right);
    program.wait_for_board(AFTER_QH5);
    program.click(tree_cell(3, 1));
    program.wait_for_board(AFTER_NF6);
    program.tap(Key::Right);
    program.wait_for_board(MATED);
    assert_eq!(program.picture().red_squares(), ["e8"]);
}

#[test]
fn no_key_is_lost_that_is_shorter_than_a_frame() {
    let desk = Desk::new();
    desk.folders.write_last(LONG_GAME);
    let program = desk.open();
    program.tap('l');
    program.tap(Key::End);
    program.wait_for_board(AFTER_TWENTY);
    program.tap(Key::Home);
    program.wait_for_board(START);
    for _ in 0..15 {
        program.driver.tap(Key::Right, Duration::from_millis(1));
    }
    program.wait_for_board(AFTER_FIFTEEN);
    // The other five are still ahead, and not one more.
    for _ in 0..5 {
        program.tap(Key::Right);
    }
    program.wait_for_board(AFTER_TWENTY);
    assert_eq!(desk.folders.last_text().as_deref(), Some(LONG_GAME));
}

#[test]
fn earlier_positions_are_looked_at_during_a_game() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4 e7e5 d1h5");
    program.wait_for_board(AFTER_QH5);
    program.tap(Key::Home);
    program.wait_for_board(START);
    program.tap(Key::Escape);
    program.wait_for_board(AFTER_QH5);
    program.tap(Key::Left);
    program.tap(Key::Left);
    program.tap(Key::End);
    program.wait_for_board(AFTER_QH5);
    program.click_moves("b8c6");
    desk.folders.wait_for_saved("1. e4 e5 2. Qh5 Nc6 *");
}
