//! Draw offers and resignations, put to the right player and answered by keys.

use crate::support::desk::Desk;
use crate::support::program::{MESSAGE, QUESTION};
use crate::{AFTER_E4, START};

#[test]
fn a_draw_is_offered_declined_offered_and_accepted() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4 e7e5");
    let before = desk.folders.wait_for_saved("1. e4 e5 *");

    program.tap('d');
    program.wait_for_text(QUESTION, "Black, White offers a draw.");
    program.tap('n');
    // The offer is gone: a late yes has nothing to accept.
    program.tap('y');
    program.wait_for_text(MESSAGE, "Black declines the draw.");
    assert_eq!(desk.folders.saved(), Some(before));

    program.click_moves("g1f3 b8c6");
    program.tap('d');
    program.wait_for_text(QUESTION, "Black, White offers a draw.");
    program.tap('y');
    let game = desk.folders.wait_for_saved("1. e4 e5 2. Nf3 Nc6 1/2-1/2");
    assert_eq!(game.tag("Termination"), "agreement");
    program.close_result(&["Draw", "By agreement"]);
    program.wait_for_board("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");

    // The game is over: no more moves are accepted.
    program.click_moves("f1b5");
    program.wait_for_board("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");
    assert_eq!(desk.folders.saved(), Some(game));
}

#[test]
fn a_draw_by_repetition_is_claimed_without_asking() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    desk.folders
        .wait_for_saved("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *");
    program.tap('d');
    let game = desk
        .folders
        .wait_for_saved("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2");
    assert_eq!(game.tag("Termination"), "threefold repetition");
    program.close_result(&["Draw"]);
    program.wait_for_board(START);
}

#[test]
fn an_offer_does_not_outlive_a_move_and_no_takeback_loses_it() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4 e7e5");
    desk.folders.wait_for_saved("1. e4 e5 *");
    program.tap('d');
    program.wait_for_text(QUESTION, "Black, White offers a draw.");
    program.tap('t');
    program.wait_for_text(QUESTION, "Answer this first.");
    program.click_moves("g1f3");
    program.wait_for_text(MESSAGE, "White moved: the draw offer is withdrawn.");
    program.tap('y');
    desk.folders.wait_for_saved("1. e4 e5 2. Nf3 *");
    program.tap('t');
    desk.folders.wait_for_saved("1. e4 e5 *");
}

#[test]
fn a_resignation_is_refused_and_confirmed() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4");
    let before = desk.folders.wait_for_saved("1. e4 *");

    program.tap('g');
    program.wait_for_text(QUESTION, "Black, do you resign?");
    program.tap('n');
    // The question is gone: a late yes confirms nothing.
    program.tap('y');
    program.wait_for_text(MESSAGE, "The game goes on.");
    assert_eq!(desk.folders.saved(), Some(before));

    program.tap('g');
    program.tap('y');
    let game = desk.folders.wait_for_saved("1. e4 1-0");
    assert_eq!(game.tag("Termination"), "resignation");
    program.wait_for_text(MESSAGE, "Black resigned after 1 move.");
    program.close_result(&[]);
    program.wait_for_board(AFTER_E4);
}
