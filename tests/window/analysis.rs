//! Analysing a game in the window, with the built-in engine: the result is kept, is the same as that of the command, and
//! other programs read it.

use std::fs;

use crate::python;
use crate::support::desk::Desk;
use crate::support::driver::Key;
use crate::support::picture::Area;
use crate::support::program::Program;
use crate::support::wait;

/// 2. Qf8+ gives the queen away. All positions are searched to the end in no time.
const GAME: &str = "[White \"Ann\"]\n[Black \"Ben\"]\n[SetUp \"1\"]\n[FEN \"7k/8/6K1/8/8/8/5Q2/8 w - - 0 1\"]\n\n\
    1. Qf1 Kg8 2. Qf8+ Kxf8 1/2-1/2\n";

const AT_START: &str = "7k/8/6K1/8/8/8/5Q2/8";
const AT_END: &str = "5k2/8/6K1/8/8/8/8/8";

/// The evaluation bar.
const BAR: Area = Area {
    x: 783,
    y: 24,
    width: 10,
    height: 752,
};

fn movetext(text: &str) -> String {
    let (_, moves) = text.split_once("\n\n").expect("moves after the tags");
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn open_analysed<'desk>(desk: &'desk Desk) -> Program<'desk> {
    desk.folders.write_last(GAME);
    let program = desk.open();
    program.tap('l');
    program.wait_for_board(AT_END);
    program.tap(Key::Shift('a'));
    wait::until("the analysis in last.txt", || {
        let text = desk.folders.last_text()?;
        text.contains("[Annotator \"Deskmate\"]").then_some(())
    });
    program
}

#[test]
fn a_game_is_analysed_saved_and_read_by_python_chess() {
    let desk = Desk::new();
    let program = open_analysed(&desk);
    let text = desk.folders.last_text().expect("the game");
    assert!(text.contains("Qf8+ $4"), "{text}");
    program.tap(Key::Home);
    program.wait_for_board(AT_START);
    program.tap('b');
    // The glyph covers a part of the queen, so the move is told by its squares.
    wait::until_equal(
        "the move that is shown",
        &vec!["f1".into(), "f8".into()],
        || program.picture().marked_squares(),
    );
    program.tap(Key::Right);
    program.wait_for_board(AT_END);

    // The command finds the same.
    fs::write(desk.folders.path("game.pgn"), GAME).expect("a file");
    let mut command = desk.folders.command();
    command.args(["analyse", "game.pgn", "-o", "-"]);
    let ended = desk.folders.run(command);
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    assert_eq!(movetext(&text), movetext(&ended.stdout));

    let read = python::run(include_str!("../peers/analysis.py"), &text);
    assert!(read.contains("\"judgements\""), "{read}");
    let ended = program.close();
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
}

#[test]
fn the_analysis_is_taken_back_in_one_step() {
    let desk = Desk::new();
    let program = open_analysed(&desk);
    program.tap('u');
    wait::until_equal("the moves without analysis", &movetext(GAME), || {
        movetext(&desk.folders.last_text().unwrap_or_default())
    });
}

#[test]
fn the_evaluation_bar_follows_the_position_and_goes() {
    let desk = Desk::new();
    desk.folders.write_last(GAME);
    let program = desk.open();
    program.tap('l');
    program.wait_for_board(AT_END);
    program.tap(Key::Home);
    program.wait_for_board(AT_START);
    let before = program.picture();
    program.tap('a');
    program.wait_for_change("the evaluation bar", BAR, &before);
    let at_start = program.picture();
    program.tap(Key::End);
    program.wait_for_change("the evaluation bar", BAR, &at_start);
    program.tap(Key::Home);
    program.tap('a');
    program.wait_for_same("the gap beside the board", BAR, &before);
    program.wait_for_board(AT_START);
    let ended = program.close();
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
}

/// The search must end with the program, however far it is.
#[test]
fn the_program_ends_at_once_while_it_analyses() {
    for shift in [false, true] {
        let desk = Desk::new();
        desk.folders.write_last(GAME);
        let program = desk.open();
        program.tap('l');
        program.wait_for_board(AT_END);
        program.tap(Key::Home);
        program.wait_for_board(AT_START);
        if shift {
            program.tap(Key::Shift('a'))
        } else {
            program.tap('a')
        }
        let ended = program.close();
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    }
}
