//! Taking moves back.

use crate::START;
use crate::support::desk::Desk;
use crate::support::driver::Key;
use crate::support::picture::Picture;
use crate::support::program::{CARDS, MOVES, Program};
use std::thread::sleep;
use std::time::{Duration, Instant};

const OPENING: &str = "h2h4 g7g5 h4g5 h7h6 g5h6 g8f6 h6h7 h8g8 \
    e2e4 b8c6 e4e5 f6e4 g1f3 b7b6 f1d3 c8b7";
const OPENING_SAVED: &str =
    "1. h4 g5 2. hxg5 h6 3. gxh6 Nf6 4. h7 Rg8 5. e4 Nc6 6. e5 Ne4 7. Nf3 b6 8. Bd3 Bb7";

/// Five moves with their notation, and the board after each: castling, a double step, en passant, a
/// capture and a promotion.
const FIVE: [(&str, &str, &str); 5] = [
    (
        "e1g1",
        " 9. O-O",
        "r2qkbr1/pbpppp1P/1pn5/4P3/4n3/3B1N2/PPPP1PP1/RNBQ1RK1",
    ),
    (
        "d7d5",
        " d5",
        "r2qkbr1/pbp1pp1P/1pn5/3pP3/4n3/3B1N2/PPPP1PP1/RNBQ1RK1",
    ),
    (
        "e5d6",
        " 10. exd6",
        "r2qkbr1/pbp1pp1P/1pnP4/8/4n3/3B1N2/PPPP1PP1/RNBQ1RK1",
    ),
    (
        "e4d6",
        " Nxd6",
        "r2qkbr1/pbp1pp1P/1pnn4/8/8/3B1N2/PPPP1PP1/RNBQ1RK1",
    ),
    (
        "h7h8q",
        " 11. h8=Q",
        "r2qkbrQ/pbp1pp2/1pnn4/8/8/3B1N2/PPPP1PP1/RNBQ1RK1",
    ),
];
const BEFORE_FIVE: &str = "r2qkbr1/pbpppp1P/1pn5/4P3/4n3/3B1N2/PPPP1PP1/RNBQK2R";

#[test]
fn five_moves_are_taken_back_in_a_row() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves(OPENING);
    let mut moves = OPENING_SAVED.to_string();
    let game = desk.folders.wait_for_saved(&format!("{moves} *"));
    program.wait_for_board(BEFORE_FIVE);
    let mut before = vec![(game, program.picture())];

    for (played, written, placement) in FIVE {
        program.click_moves(played);
        moves.push_str(written);
        let game = desk.folders.wait_for_saved(&format!("{moves} *"));
        program.wait_for_board(placement);
        before.push((game, program.picture()));
    }

    before.pop();
    while let Some((game, picture)) = before.pop() {
        program.tap('t');
        let seen = desk.folders.wait_for_saved(&game.moves);
        assert_eq!(seen.text, game.text);
        check_same(&program, &picture);
    }
    program.wait_for_board(BEFORE_FIVE);
}

/// Checks that the board with its marks, captured pieces, material and moves is as in the picture. The
/// clocks are compared in the file, since those on the screen keep running.
fn check_same(program: &Program, picture: &Picture) {
    program.wait_for_same("the board", program.board.area(), picture);
    for card in CARDS {
        program.wait_for_same("the captured pieces and the material", card, picture);
    }
    program.wait_for_same("the move list", MOVES, picture);
}

#[test]
fn a_takeback_restores_both_clocks() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4 e7e5");
    let before = desk.folders.wait_for_saved("1. e4 e5 *");

    // Both sides use time that is restored later.
    sleep(Duration::from_millis(1500));
    program.click_moves("g1f3");
    desk.folders.wait_for_saved("1. e4 e5 2. Nf3 *");
    sleep(Duration::from_millis(1500));
    program.click_moves("b8c6");
    desk.folders.wait_for_saved("1. e4 e5 2. Nf3 Nc6 *");

    let taken_back = Instant::now();
    program.tap('t');
    program.tap('t');
    program.click_moves("d2d4 d7d6");
    let after = desk.folders.wait_for_saved("1. e4 e5 2. d4 d6 *");
    let used = after.thinking_time() - before.thinking_time();
    assert!(
        used <= taken_back.elapsed(),
        "{used:?} used in {:?} since the takeback:\n{}",
        taken_back.elapsed(),
        after.text
    );
    assert_eq!(after.clocks[..2], before.clocks);
    assert_eq!(after.variations, ["2. Nf3 Nc6"]);
}

#[test]
fn moves_taken_back_can_be_replayed() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4 e7e5 g1f3");
    desk.folders.wait_for_saved("1. e4 e5 2. Nf3 *");
    for _ in 0..3 {
        program.tap('t');
    }
    program.wait_for_board(START);
    for _ in 0..3 {
        program.tap(Key::Shift('t'));
    }
    desk.folders.wait_for_saved("1. e4 e5 2. Nf3 *");
    program.wait_for_board("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");

    // A new move ends the replay.
    program.tap('t');
    program.click_moves("f1c4");
    program.tap(Key::Shift('t'));
    program.click_moves("b8c6");
    let game = desk.folders.wait_for_saved("1. e4 e5 2. Bc4 Nc6 *");
    assert_eq!(game.variations, ["2. Nf3"]);
}

#[test]
fn a_takeback_before_the_first_move_does_nothing() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.tap('t');
    program.tap(Key::Shift('t'));
    program.click_moves("e2e4");
    desk.folders.wait_for_saved("1. e4 *");
    let ended = program.close();
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
}

#[test]
fn a_mate_can_be_taken_back() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("f2f3 e7e5 g2g4 d8h4");
    desk.folders.wait_for_saved("1. f3 e5 2. g4 Qh4# 0-1");
    // After the end the opponent is asked.
    program.tap('t');
    program.tap('y');
    let game = desk.folders.wait_for_saved("1. f3 e5 2. g4 *");
    assert_eq!(game.tag("Termination"), "unterminated");
    program.click_moves("b8c6");
    let game = desk.folders.wait_for_saved("1. f3 e5 2. g4 Nc6 *");
    assert_eq!(game.variations, ["Qh4#"]);
    program.wait_for_board("r1bqkbnr/pppp1ppp/2n5/4p3/6P1/5P2/PPPPP2P/RNBQKBNR");
    assert_eq!(program.picture().red_squares(), Vec::<String>::new());
}
