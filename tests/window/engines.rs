//! An external engine in the review: whatever it does, the window answers, and no process is left.

use std::time::{Duration, Instant};

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
    engine.until_started(1);
    // The list makes room for the lines.
    program.wait_for_change("the list of moves", MOVE, &before);
    program
}

/// The CPU time that the thread of the window has used so far.
fn window_time(program: &Program) -> Duration {
    let id = program.id();
    let path = format!("/proc/{id}/task/{id}/schedstat");
    let text = std::fs::read_to_string(path).expect("Linux");
    let nanos = text.split(' ').next().and_then(|word| word.parse().ok());
    Duration::from_nanos(nanos.expect("a number"))
}

/// Prints how long it takes until a step is seen, with the time that the key is held and the pictures take, and the CPU time of
/// the window for it, with everything that an engine does meanwhile. Only the second does not depend on other work of the
/// machine.
#[test]
#[ignore = "it measures, and needs a quiet machine"]
fn how_long_a_step_takes_whatever_the_engine_does() {
    const STEPS: u32 = 20;
    for mode in FAULTS {
        let desk = Desk::new();
        let engine = FakeEngine::new(mode);
        let program = open_analysed(&desk, &engine);
        let at_end = program.picture();
        let (mut longest, before) = (Duration::ZERO, window_time(&program));
        for step in 0..STEPS {
            let start = Instant::now();
            match step % 2 {
                0 => {
                    program.tap(Key::Left);
                    program.wait_for_change("the move shown", MOVE, &at_end);
                }
                _ => {
                    program.tap(Key::Right);
                    program.wait_for_same("the move shown", MOVE, &at_end);
                }
            }
            longest = longest.max(start.elapsed());
        }
        let each = (window_time(&program) - before) / STEPS;
        let (longest, each) = (longest.as_millis(), each.as_micros() as f64 / 1000.0);
        println!(
            "{mode:<24} | longest step {longest:>3} ms | CPU time of the window a step {each:>5.1} ms"
        );
        close(program, &engine);
    }
}

/// Everything that a fake engine does wrong.
const FAULTS: [&str; 34] = [
    "good",
    "silent",
    "slow-uciok 11",
    "deaf",
    "hangs-at uci",
    "hangs-at isready",
    "hangs-at position",
    "hangs-at go",
    "hangs-at stop",
    "dies-at uci",
    "dies-at isready",
    "dies-at position",
    "dies-at go",
    "segfault-at go",
    "leaves-child-at uci",
    "leaves-child-at go",
    "no-newline",
    "crlf",
    "cr",
    "blanks",
    "garbage",
    "flood 1000000000",
    "long-line 1000000",
    "stderr-flood",
    "options",
    "illegal-best",
    "illegal-line",
    "null",
    "none",
    "twice",
    "late",
    "unasked",
    "mate-0",
    "ignores-quit",
];

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
