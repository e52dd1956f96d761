//! Drops that play no move, changes of mind, and window sizes.

use crate::support::desk::Desk;
use crate::support::driver::{Button, Key};
use crate::support::picture::Board;
use crate::support::program::{MESSAGE, Program};
use crate::support::wait;
use crate::{AFTER_E4, START};
use std::thread::sleep;
use std::time::Duration;

/// Eight moves, after which White's pawn on a7 can capture or advance.
const TO_A7: &str = "a2a4 b7b5 a4b5 a7a6 b5a6 b8c6 a6a7 a8b8";
const TO_A7_SAVED: &str = "1. a4 b5 2. axb5 a6 3. bxa6 Nc6 4. a7 Rb8";
const PAWN_ON_A7: &str = "1rbqkbnr/P1pppppp/2n5/8/8/8/1PPPPPPP/RNBQKBNR";

#[test]
fn illegal_drops_put_the_piece_back() {
    let desk = Desk::new();
    let program = desk.open_game();
    let illegal_square = program.board.centre("e5");
    let (outside_the_board, outside_the_window) = ((900, 400), (2000, 1200));
    let below_the_window = (400, 1000);
    for target in [
        illegal_square,
        outside_the_board,
        outside_the_window,
        below_the_window,
    ] {
        lift_pawn(&program);
        program.driver.move_to(target);
        program.driver.release(Button::Left);
        program.wait_for_board(START);
    }
    // Back onto its own square.
    lift_pawn(&program);
    program.driver.move_to(program.board.centre("e2"));
    program.driver.release(Button::Left);
    program.wait_for_board(START);

    assert_eq!(desk.folders.last_text(), None);
    program.drag_moves("e2e4");
    desk.folders.wait_for_saved("1. e4 *");
    program.wait_for_board(AFTER_E4);
}

#[test]
fn an_illegal_move_is_explained() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e5");
    program.wait_for_text(MESSAGE, "The pawn on e2 cannot go to e5.");
    program.drag_moves("g1g3");
    program.wait_for_text(MESSAGE, "The knight on g1 cannot go to g3.");
    program.click_square("e7");
    program.wait_for_text(MESSAGE, "It is White's turn.");
    program.wait_for_board(START);
    assert_eq!(desk.folders.last_text(), None);
}

#[test]
fn moves_that_come_as_one_burst_of_events_are_shown_at_once() {
    let desk = Desk::new();
    let program = desk.open_game();
    let squares = "e2 e4 e7 e5 g1 f3 b8 c6 f1 c4 f8 c5".split(' ');
    let points: Vec<_> = squares.map(|name| program.board.centre(name)).collect();
    program.driver.click_in_one_burst(&points);
    let expected = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R".to_string();
    wait::until_equal("the pieces on the board", &expected, || {
        program.picture().placement()
    });
    desk.folders
        .wait_for_saved("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 *");
}

/// Drags the pawn from e2 over e3, and waits until the window shows that it has left its square.
fn lift_pawn(program: &Program) {
    program.lift(program.board.centre("e2"), program.board.centre("e3"));
    wait::until("the pawn in the air", || {
        (program.picture().placement() != START).then_some(())
    });
}

#[test]
fn the_window_is_resized_in_mid_drag() {
    let desk = Desk::new();
    let mut program = desk.open_game();
    lift_pawn(&program);
    program.resize(1000, 700);
    program.driver.move_to(program.board.centre("e4"));
    program.driver.release(Button::Left);
    desk.folders.wait_for_saved("1. e4 *");
    program.wait_for_board(AFTER_E4);

    program.drag_moves("e7e5");
    desk.folders.wait_for_saved("1. e4 e5 *");
    program.wait_for_board("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
}

#[test]
fn the_picture_follows_every_change_of_size() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.put_pointer_aside();
    for (width, height) in [(640, 480), (1280, 800)].repeat(10) {
        program.driver.resize(program.window(), width, height);
        // Nothing moves and no clock runs that would redraw the window.
        wait::until_equal("the board in the window", &Some(true), || {
            let pixels = program.driver.screenshot(program.window())?;
            let board = Board::find(&pixels)?.area();
            Some(
                board.x + board.width <= width
                    && board.y + board.height <= height
                    && board.height > height / 2,
            )
        });
    }
}

#[test]
fn the_smallest_window_can_be_played_in() {
    let desk = Desk::new();
    let mut program = desk.open_game();
    program.resize(640, 480);
    program.drag_moves("e2e4");
    program.click_moves("e7e5");
    desk.folders.wait_for_saved("1. e4 e5 *");
    program.wait_for_board("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
}

#[test]
fn a_high_resolution_screen_can_be_played_on() {
    let desk = Desk::new();
    desk.set_dpi(144);
    let mut program = desk.open_game();
    program.find_board();
    program.drag_moves("e2e4");
    program.click_moves("e7e5");
    desk.folders.wait_for_saved("1. e4 e5 *");
    program.wait_for_board("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
}

#[test]
fn a_click_on_another_own_piece_selects_it() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_square("e2");
    program.click_square("g1");
    wait::until_equal("the selected square", &vec!["g1".to_string()], || {
        program.picture().marked_squares()
    });
    program.click_square("f3");
    desk.folders.wait_for_saved("1. Nf3 *");
    program.wait_for_board("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R");
}

#[test]
fn a_promotion_is_put_back_by_a_click_away_and_by_escape() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves(TO_A7);
    let before = desk.folders.wait_for_saved(&format!("{TO_A7_SAVED} *"));
    program.wait_for_board(PAWN_ON_A7);
    let picture = program.picture();

    open_chooser(&program);
    program.click_square("e4");
    program.wait_for_board(PAWN_ON_A7);
    program.wait_for_same("the board", program.board.area(), &picture);

    open_chooser(&program);
    program.tap(Key::Escape);
    program.wait_for_board(PAWN_ON_A7);
    program.wait_for_same("the board", program.board.area(), &picture);
    assert_eq!(desk.folders.saved(), Some(before));

    program.drag_moves("a7b8r");
    desk.folders
        .wait_for_saved(&format!("{TO_A7_SAVED} 5. axb8=R *"));
    program.wait_for_board("1Rbqkbnr/2pppppp/2n5/8/8/8/1PPPPPPP/RNBQKBNR");
}

fn open_chooser(program: &Program) {
    let before = program.picture();
    program.click_moves("a7a8");
    wait::until("the promotion chooser", || {
        let now = program.picture();
        let changed = now.crop(program.board.area()) != before.crop(program.board.area());
        (changed && now.placement() != PAWN_ON_A7).then_some(())
    });
}

#[test]
fn the_clock_of_the_player_who_promotes_runs_until_the_choice() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves(TO_A7);
    let before = desk.folders.wait_for_saved(&format!("{TO_A7_SAVED} *"));
    open_chooser(&program);
    let hesitation = Duration::from_millis(1500);
    sleep(hesitation);
    program.tap('n');
    let after = desk
        .folders
        .wait_for_saved(&format!("{TO_A7_SAVED} 5. a8=N *"));
    let used = after.thinking_time() - before.thinking_time();
    assert!(used >= hesitation, "{used:?} in\n{}", after.text);
    program.wait_for_board("Nrbqkbnr/2pppppp/2n5/8/8/8/1PPPPPPP/RNBQKBNR");
}

#[test]
fn the_right_button_shows_the_moves_of_any_piece_while_held() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.driver.move_to(program.board.centre("g8"));
    let before = program.picture();
    program.driver.press(Button::Right);
    program.wait_for_change("the board", program.board.area(), &before);
    program.driver.release(Button::Right);
    program.wait_for_same("the board", program.board.area(), &before);
}

#[test]
fn the_right_button_during_a_drag_puts_the_piece_back() {
    let desk = Desk::new();
    let program = desk.open_game();
    lift_pawn(&program);
    program.driver.move_to(program.board.centre("e4"));
    program.driver.press(Button::Right);
    program.wait_for_board(START);
    program.driver.release(Button::Right);
    program.driver.release(Button::Left);
    program.drag_moves("d2d4");
    desk.folders.wait_for_saved("1. d4 *");
}

/// No clock runs that would wake the window.
#[test]
fn a_long_press_draws_in_a_window_asleep() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.tap('p');
    program.wait_for_text(MESSAGE, "Paused. White to move.");
    program.driver.move_to(program.board.centre("h5"));
    let before = program.picture();
    program.driver.press(Button::Left);
    program.wait_for_change("the board", program.board.area(), &before);
    program.driver.release(Button::Left);
    program.put_pointer_aside();
    let circled = program.picture();
    program.driver.move_to(program.board.centre("g8"));
    program.driver.press(Button::Left);
    program.wait_for_change("the board", program.board.area(), &circled);
    program.driver.move_to(program.board.centre("f6"));
    program.driver.release(Button::Left);
    program.put_pointer_aside();
    program.wait_for_change("the board", program.board.area(), &circled);
    program.click_square("a5");
    program.put_pointer_aside();
    program.wait_for_same("the board", program.board.area(), &before);
}

#[test]
fn the_board_is_flipped() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4");
    program.wait_for_board(AFTER_E4);
    program.tap('f');
    // From the other side, the same squares are in reverse order.
    let flipped: String = AFTER_E4.chars().rev().collect();
    program.wait_for_board(&flipped);
    // The place of d2 from White's side is now e7.
    program.click_square("d2");
    program.click_square("d4");
    desk.folders.wait_for_saved("1. e4 e5 *");
    program.tap('f');
    program.wait_for_board("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
}
