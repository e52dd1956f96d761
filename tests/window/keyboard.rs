//! Games by keys alone, and what the right button draws.

use crate::support::desk::Desk;
use crate::support::driver::{Button, CONTROL, Key, SHIFT};
use crate::support::picture::{Area, Picture};
use crate::support::program::{MESSAGE, Program};
use crate::support::wait;
use crate::{AFTER_E4, MATED, START};

#[test]
fn a_whole_game_is_typed() {
    let desk = Desk::new();
    let program = desk.open_game();
    // A typed letter is not a command: this move has a d, which would offer a draw.
    program.type_moves("e4 e5 d1h5 nc6");
    desk.folders.wait_for_saved("1. e4 e5 2. Qh5 Nc6 *");
    program.type_moves("bc4 g8-f6 qxf7");
    let game = desk
        .folders
        .wait_for_saved("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0");
    assert_eq!(game.tag("Termination"), "checkmate");
    program.close_result(&["By checkmate"]);
    program.wait_for_board(MATED);
}

#[test]
fn a_typed_move_is_completed_refused_and_closed() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.tap(Key::Enter);
    program.type_text("e2");
    program.tap(Key::Tab);
    program.tap(Key::Tab);
    program.tap(Key::Tab);
    program.tap(Key::Enter);
    desk.folders.wait_for_saved("1. e4 *");
    program.wait_for_board(AFTER_E4);

    program.tap(Key::Enter);
    program.type_text("qd6");
    program.tap(Key::Enter);
    program.tap(Key::Escape);
    program.wait_for_text(MESSAGE, "Black to move.");
    program.type_moves("d5");
    desk.folders.wait_for_saved("1. e4 d5 *");
}

#[test]
fn a_game_of_chess960_with_castling_by_keys_alone() {
    let desk = Desk::new();
    let program = desk.open();
    program.tap('s');
    // From the name of White around to the last row, which unfolds the rules, and on to the number below them.
    let up = [Key::Up; 3];
    let rules = [Key::Char(' '), Key::Tab, Key::Right, Key::Tab];
    for key in up.into_iter().chain(rules) {
        program.tap(key);
    }
    program.type_text("613");
    program.tap(Key::Enter);
    program.wait_for_board("rnbbqkrn/pppppppp/8/8/8/8/PPPPPPPP/RNBBQKRN");
    program.type_moves("o-o f8g8 e4 d5");
    desk.folders.wait_for_saved("1. O-O O-O 2. e4 d5 *");
    program.tap('g');
    program.tap('y');
    let game = desk.folders.wait_for_saved("1. O-O O-O 2. e4 d5 0-1");
    assert_eq!(game.tag("Termination"), "resignation");
    assert!(game.tag("FEN").starts_with("rnbbqkrn/"), "{}", game.text);
    program.wait_for_text(MESSAGE, "White resigned");
    program.tap(Key::Escape);
    program.wait_for_board("rnbbqrkn/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBBQRKN");
}

/// Moves the cursor, which starts on the king, to a square with the arrow keys.
fn go(program: &Program, from: &str, to: &str) {
    let distance = |at: usize| i16::from(to.as_bytes()[at]) - i16::from(from.as_bytes()[at]);
    let (files, ranks) = (distance(0), distance(1));
    for _ in 0..files.abs() {
        program.tap(if files > 0 { Key::Right } else { Key::Left });
    }
    for _ in 0..ranks.abs() {
        program.tap(if ranks > 0 { Key::Up } else { Key::Down });
    }
}

#[test]
fn a_whole_game_by_the_cursor() {
    let desk = Desk::new();
    let program = desk.open_game();
    let before = program.picture();
    program.tap(Key::Tab);
    program.wait_for_change("the board", program.board.area(), &before);
    let way = ["e1", "f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4"];
    for (number, step) in way.windows(2).enumerate() {
        go(&program, step[0], step[1]);
        // Space and Enter do the same.
        program.tap(if number % 2 == 0 {
            ' '.into()
        } else {
            Key::Enter
        });
    }
    let game = desk.folders.wait_for_saved("1. f3 e5 2. g4 Qh4# 0-1");
    assert_eq!(game.tag("Termination"), "checkmate");
    // The card with the result covers half of the board.
    program.tap(Key::Escape);
    program.wait_for_board("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR");
}

/// Red, green and blue in the middle of a square.
fn color_at(picture: &Picture, (x, y): (i16, i16)) -> [u8; 3] {
    let area = Area {
        x: u32::try_from(x).expect("inside the window"),
        y: u32::try_from(y).expect("inside the window"),
        width: 1,
        height: 1,
    };
    let [r, g, b, _] = picture.crop(area).get_pixel(0, 0).0;
    [r, g, b]
}

#[test]
fn the_right_button_draws_and_the_left_one_clears() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.put_pointer_aside();
    program.wait_for_board(START);
    let bare = program.picture();
    let middle = program.board.centre("e4");
    let draw = || {
        program.driver.move_to(program.board.centre("e3"));
        program.driver.press(Button::Right);
        program.driver.move_to(program.board.centre("e5"));
        program.driver.release(Button::Right);
    };
    program.driver.holding(SHIFT, draw);
    wait::until("a red arrow", || {
        let [r, g, b] = color_at(&program.picture(), middle);
        (r > 150 && g < 120 && b < 110).then_some(())
    });
    program.driver.holding(CONTROL, draw);
    wait::until("the same arrow in blue", || {
        let [r, _, b] = color_at(&program.picture(), middle);
        (b > 150 && r < 120).then_some(())
    });
    draw();
    wait::until("the same arrow in green", || {
        let [r, g, b] = color_at(&program.picture(), middle);
        (g > 120 && r < 120 && b < 120).then_some(())
    });
    program.click_square("a5");
    program.put_pointer_aside();
    program.wait_for_same("the board", program.board.area(), &bare);
}
