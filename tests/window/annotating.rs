//! Annotating a game in a review: lines, comments, glyphs, arrows, undo, and what other programs read of it.

use crate::START;
use crate::python;
use crate::support::desk::Desk;
use crate::support::driver::{Button, CONTROL, Key, SHIFT};
use crate::support::program::{MESSAGE_OF_REVIEW, Program, tree_cell};
use crate::support::wait;
use std::fs;

const STUDY: &str = r#"[Event "Study"]
[Site "?"]
[Date "2026.11.22"]
[Round "?"]
[White "Anderssen"]
[Black "Kieseritzky"]
[Result "*"]

{A game to look at.} 1. e4 {Best by test. [%cal Ge2e4,Rd1h5]} 1... e5 {[%clk 0:04:48]}
(1... c5 $1 {Sicilian} 2. Nf3 (2. c3 d5 (2... Nf6 $10 3. e5)) 2... d6) 2. Nf3 {[%csl Yf3]} 2... Nc6 3. Bb5 *
"#;

const AFTER_C5: &str = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_NF3: &str = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R";
const AFTER_C3: &str = "rnbqkbnr/pp1ppppp/8/2p5/4P3/2P5/PP1P1PPP/RNBQKBNR";
const AFTER_E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_D4: &str = "rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR";
const AFTER_ED4: &str = "rnbqkbnr/pppp1ppp/8/8/3pP3/8/PPP2PPP/RNBQKBNR";
const AFTER_QXD4: &str = "rnbqkbnr/pppp1ppp/8/8/3QP3/8/PPP2PPP/RNB1KBNR";
const AFTER_NC6: &str = "r1bqkbnr/pppp1ppp/2n5/8/3QP3/8/PPP2PPP/RNB1KBNR";
const AFTER_BB5: &str = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R";
const AFTER_A6: &str = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R";

/// The tree that was saved, as python-chess reads it; see `game_tree.py`.
fn tree_of(text: &str) -> String {
    python::run(include_str!("game_tree.py"), text)
}

/// Opens the study, which is in no folder of games.
fn open_study(desk: &Desk) -> Program<'_> {
    fs::write(desk.folders.path("study.pgn"), STUDY).expect("a file");
    let program = desk.open_file("study.pgn");
    program.wait_for_board(START);
    program
}

fn study(desk: &Desk) -> String {
    fs::read_to_string(desk.folders.path("study.pgn")).expect("the study")
}

/// A line of a tree without the times, which differ each time.
fn without_times(line: &str) -> String {
    let words = line.split(" after: [%emt").next();
    words.unwrap_or_default().to_owned()
}

/// Saves the game beside its file, under another name, and gives back what is in the new file.
fn save_as(desk: &Desk, program: &Program) -> String {
    program
        .driver
        .holding(SHIFT, || program.tap(Key::Ctrl('s')));
    // The path of the file is offered; the caret goes before `.pgn`.
    program.tap(Key::End);
    for _ in 0..4 {
        program.tap(Key::Left);
    }
    program.tap('2');
    program.tap(Key::Enter);
    wait::until("the saved file", || {
        fs::read_to_string(desk.folders.path("study2.pgn")).ok()
    })
}

#[test]
fn a_study_is_annotated_and_saved_and_python_chess_reads_the_same_tree() {
    let desk = Desk::new();
    let program = open_study(&desk);
    // A line inside a line is promoted.
    program.tap(Key::Right);
    program.tap(Key::Right);
    program.wait_for_board(AFTER_E5);
    program.tap(Key::Down);
    program.wait_for_board(AFTER_C5);
    program.tap(Key::Right);
    program.wait_for_board(AFTER_NF3);
    program.tap(Key::Down);
    program.wait_for_board(AFTER_C3);
    program.driver.holding(CONTROL, || program.tap(Key::Up));
    // It gets a comment and glyphs: `!!`, then `=`.
    program.tap('c');
    program.type_text("aims at d4");
    program.tap(Key::Enter);
    program.tap(Key::Shift('1'));
    program.tap(Key::Shift('1'));
    program.tap('=');
    // A new line beside the main one, by clicks, with an arrow by the right button.
    // The boxes of two comments take nearly three rows.
    program.click(tree_cell(5, 1));
    program.wait_for_board(AFTER_E5);
    program.click_moves("d2d4");
    program.wait_for_board(AFTER_D4);
    program.click_moves("e5d4");
    program.wait_for_board(AFTER_ED4);
    program.driver.move_to(program.board.centre("d1"));
    program.driver.press(Button::Right);
    program.driver.move_to(program.board.centre("d4"));
    program.driver.release(Button::Right);
    program.drag_moves("d1d4 b8c6");
    program.wait_for_board(AFTER_NC6);
    // The last two moves are deleted, and brought back.
    program.tap(Key::Left);
    program.wait_for_board(AFTER_QXD4);
    program.tap(Key::Delete);
    program.wait_for_board(AFTER_ED4);
    program.tap('u');
    program.wait_for_board(AFTER_QXD4);
    // A whole line that is tried out and deleted leaves nothing.
    program.tap(Key::End);
    program.wait_for_board(AFTER_NC6);
    program.tap(Key::Left);
    program.type_moves("a6");
    program.wait_for_board("rnbqkbnr/1ppp1ppp/p7/8/3QP3/8/PPP2PPP/RNB1KBNR");
    program.driver.holding(SHIFT, || program.tap(Key::Delete));
    program.wait_for_board(AFTER_QXD4);

    let text = save_as(&desk, &program);
    let expected = "\
start after: A game to look at.
e4 Ge2e4 Rd1h5 after: Best by test. [%cal Ge2e4,Rd1h5]
  c5 $1 after: Sicilian
    Nf3
    d6
  c3 $3 $10 after: aims at d4
    Nf6 $10
    e5
  d5
e5 clock 288 after: [%clk 0:04:48]
  d4
  exd4 Gd1d4 after: [%cal Gd1d4]
  Qxd4
  Nc6
Nf3 Yf3 after: [%csl Yf3]
Nc6
Bb5
";
    assert_eq!(tree_of(&text), expected);
    assert_eq!(study(&desk), STUDY);
}

#[test]
fn what_is_undone_leaves_the_study_as_it_was_opened() {
    let desk = Desk::new();
    let program = open_study(&desk);
    program.tap(Key::End);
    program.wait_for_board(AFTER_BB5);
    program.type_moves("a6");
    program.wait_for_board(AFTER_A6);
    program.tap(Key::Shift('1'));
    program.tap('u');
    program.tap('u');
    program.wait_for_board(AFTER_BB5);
    let text = save_as(&desk, &program);
    assert_eq!(tree_of(&text), tree_of(STUDY));
    assert_eq!(study(&desk), STUDY);
}

#[test]
fn the_last_game_is_annotated_in_its_own_file() {
    let desk = Desk::new();
    let program = desk.open_game();
    program.click_moves("e2e4 e7e5");
    program.tap('g');
    program.tap('y');
    desk.folders.wait_for_saved("1. e4 e5 0-1");
    program.tap('l');
    // The board is the same before the card with the result covers it.
    program.wait_for_text(MESSAGE_OF_REVIEW, "comment");
    program.tap(Key::Home);
    program.wait_for_board(START);
    program.click_moves("d2d4");
    program.tap('c');
    program.type_text("better");
    program.tap(Key::Enter);
    let text = wait::until("the comment in last.txt", || {
        desk.folders
            .last_text()
            .filter(|text| text.contains("better"))
    });
    let moves: Vec<String> = tree_of(&text).lines().map(without_times).collect();
    assert_eq!(moves, ["start", "  d4 after: better", "e4", "e5"]);
}
