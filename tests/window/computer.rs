//! A short game against the program, by mouse.

use deskmate::notation::{fen, read_move};
use deskmate::rules::{Move, Position};

use crate::support::desk::Desk;
use crate::support::driver::{Key, Point};
use crate::support::program::Program;
use crate::support::wait;

/// Anna has White, without a clock.
const ANNA: &str =
    r#"{"animation": false, "white": "anna", "black": "ben", "clock": {"kind": "no-clock"}}"#;

/// In the form for a new game: the computer as Black's player, what lowers its level, and the button that begins.
const COMPUTER: Point = (1154, 348);
const LOWER: Point = (886, 348);
const START: Point = (1098, 736);

/// The main card of the start screen.
const CARD: Point = (900, 140);

/// In the game: the button that takes back.
const TAKE_BACK: Point = (840, 748);

/// What Anna plays, if it is legal.
const PLANS: [&str; 9] = [
    "e2e4", "d2d3", "g1f3", "b1c3", "a2a3", "h2h3", "g2g3", "c1e3", "e1e2",
];

/// The moves of the saved game.
fn saved_words(desk: &Desk) -> Vec<String> {
    let text = desk.folders.last_text().unwrap_or_default();
    let moves = text.rsplit("]\n").next().unwrap_or_default();
    let words = moves.split_whitespace();
    let is_move = |word: &&str| !word.ends_with('.') && !matches!(*word, "*" | "0-1" | "1-0");
    words.filter(is_move).map(String::from).collect()
}

/// The position after the moves of the saved game, once there are so many.
fn wait_for_moves(desk: &Desk, count: usize) -> Position {
    let words = wait::until("a move in the file", || {
        let words = saved_words(desk);
        (words.len() == count).then_some(words)
    });
    words.iter().fold(Position::initial(), |position, word| {
        let mv = read_move(&position, word).expect("a legal move");
        position.play(mv).expect("a legal move")
    })
}

fn placement(position: &Position) -> String {
    let text = fen::write(position);
    text.split(' ').next().unwrap_or_default().to_string()
}

/// Anna plays by clicks, and the program answers. Returns the position after that.
fn play(desk: &Desk, program: &Program, position: &Position, played: usize) -> Position {
    let legal = |plan: &&str| {
        let mv: Move = plan.parse().expect("a move");
        position.is_legal(mv)
    };
    let plan = PLANS.into_iter().find(legal).expect("a legal move");
    program.click_moves(plan);
    let answered = wait_for_moves(desk, played + 2);
    program.wait_for_board(&placement(&answered));
    answered
}

#[test]
fn a_short_game_against_the_first_level() {
    let desk = Desk::new();
    desk.folders.write_settings(ANNA);
    let program = desk.open();
    program.click(CARD);
    program.click(COMPUTER);
    program.click(LOWER);
    program.click(LOWER);
    program.click(START);
    program.wait_for_board(&placement(&Position::initial()));
    let first = play(&desk, &program, &Position::initial(), 0);
    let second = play(&desk, &program, &first, 2);
    // A takeback is free, and goes back to Anna's move.
    program.click(TAKE_BACK);
    assert_eq!(wait_for_moves(&desk, 2), first);
    program.wait_for_board(&placement(&first));
    let text = desk.folders.last_text().expect("a game");
    for tag in [
        "[White \"anna\"]",
        "[Black \"Deskmate (level 1)\"]",
        "[BlackType \"program\"]",
        "[Seed \"",
    ] {
        assert!(text.contains(tag), "{tag}: {text}");
    }
    // The same move has the same answer, also after a restart.
    program.close();
    let program = desk.open();
    program.click(CARD);
    program.wait_for_board(&placement(&first));
    assert_eq!(play(&desk, &program, &first, 2), second);
    program.tap(Key::Char('g'));
    program.tap(Key::Char('y'));
    let ended = wait::until("the end of the game", || {
        let text = desk.folders.last_text()?;
        text.contains("[Result \"0-1\"]").then_some(text)
    });
    assert!(ended.contains("[Termination \"resignation\"]"), "{ended}");
}
