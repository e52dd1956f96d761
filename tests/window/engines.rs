//! An external engine in the review: whatever it does, the window answers, and no process is left.

use crate::AFTER_E4;
use crate::fake_engine::FakeEngine;
use crate::support::desk::Desk;
use crate::support::driver::Key;
use crate::support::picture::Area;
use crate::support::program::{MESSAGE_OF_REVIEW, Program};

/// The first move in the list, which is marked when the position after it is shown.
const MOVE: Area = Area {
    x: 842,
    y: 262,
    width: 200,
    height: 24,
};

const GAME: &str = "[White \"Ann\"]\n[Black \"Ben\"]\n\n1. e4 1-0\n";

/// Opens a review and has the position analysed by a fake engine.
fn open_analysed<'desk>(desk: &'desk Desk, engine: &FakeEngine) -> Program<'desk> {
    let path = engine.path().display().to_string();
    desk.folders.write_settings(&format!(
        "{{\"engine\": \"{path}\", \"engine_threads\": 1}}"
    ));
    desk.folders.write_last(GAME);
    let program = desk.open();
    program.tap('l');
    program.wait_for_board(AFTER_E4);
    let before = program.picture();
    program.tap('a');
    engine.until_started();
    // The list makes room for the lines.
    program.wait_for_change("the list of moves", MOVE, &before);
    program
}

fn close(program: Program, engine: &FakeEngine) {
    let ended = program.close();
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    engine.until_gone();
}

#[test]
fn steps_are_shown_while_the_engine_floods_hangs_or_is_deaf() {
    for mode in ["flood 1000000000", "hangs-at go", "deaf", "ignores-quit"] {
        let desk = Desk::new();
        let engine = FakeEngine::new(mode);
        let program = open_analysed(&desk, &engine);
        // The board itself has the arrow of the best move.
        let after = program.picture();
        for _ in 0..5 {
            program.tap(Key::Left);
            program.wait_for_change("the move shown", MOVE, &after);
            program.tap(Key::Right);
            program.wait_for_same("the move shown", MOVE, &after);
        }
        close(program, &engine);
    }
}

#[test]
fn the_message_says_what_the_engine_did() {
    let desk = Desk::new();
    let engine = FakeEngine::new("dies-at go");
    let program = open_analysed(&desk, &engine);
    program.wait_for_text(MESSAGE_OF_REVIEW, "fake has ended.");
    close(program, &engine);
}

#[test]
fn the_program_is_killed_and_the_engine_ends() {
    let desk = Desk::new();
    let engine = FakeEngine::new("deaf");
    open_analysed(&desk, &engine).kill();
    engine.until_gone();
}
