//! Very long texts: names, comments and pasted text.

use crate::START;
use crate::support::desk::Desk;
use crate::support::driver::Key;
use crate::support::picture::Area;
use crate::support::program::{COUNT_OF_LIST, Program, TITLE};
use std::fs;

const AFTER_D4: &str = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR";
const AFTER_D4_D5: &str = "rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR";

/// The heading of the choice of a file, and its path line.
const CHOOSER: Area = Area {
    x: 32,
    y: 36,
    width: 264,
    height: 36,
};
const PATH: Area = Area {
    x: 324,
    y: 28,
    width: 780,
    height: 40,
};

/// The moves of a long game in a review down to the last one.
const LAST_MOVES: Area = Area {
    x: 800,
    y: 176,
    width: 456,
    height: 376,
};

/// The heading and the first line of a form.
const FORM: Area = Area {
    x: 824,
    y: 48,
    width: 410,
    height: 110,
};

/// The memory of the program, in megabytes.
fn memory(program: &Program) -> u64 {
    let path = format!("/proc/{}/status", program.id());
    let status = fs::read_to_string(path).expect("the program runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
    let kilobytes: u64 = kilobytes.and_then(|it| it.parse().ok()).expect("a number");
    kilobytes / 1024
}

#[test]
fn no_screen_breaks_with_a_name_of_any_length() {
    let desk = Desk::new();
    // The width of this name's sprite just fits 16 bits, without the padding.
    let (long, comment) = ("W".repeat(4_690), "word ".repeat(20_000));
    let names = format!("\"white\": \"{long}\", \"black\": \"李{long}\"");
    let settings = format!("{{\"animation\": false, {names}, \"names\": [\"{long}\"]}}");
    desk.folders.write_settings(&settings);
    let text = format!("[White \"{long}\"]\n[Black \"محمد{long}\"]\n\n1. d4 {{{comment}}} *\n");
    desk.folders.write_last(&text);
    let program = desk.open();
    program.wait_for_text(TITLE, "Deskmate");
    program.tap('s');
    program.wait_for_text(FORM, "New game");
    program.tap(Key::Escape);
    program.tap('l');
    program.wait_for_board(AFTER_D4);
    program.tap(Key::Escape);
    program.tap('o');
    program.wait_for_text(COUNT_OF_LIST, "1 game");
    program.tap(Key::Escape);
    program.wait_for_text(TITLE, "Deskmate");
    program.tap('c');
    program.type_moves("d5");
    program.wait_for_board(AFTER_D4_D5);
    let ended = program.close();
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    let saved = desk.folders.last_text().expect("a saved game");
    assert!(saved.contains(&format!("[White \"{long}\"]")));
    assert_eq!(saved.matches("word").count(), 20_000);
}

#[test]
fn a_game_pasted_into_the_path_field_is_shown_and_takes_little_memory() {
    let desk = Desk::new();
    let moves = (1..=240).map(|number| match number % 2 {
        1 => format!("{number}. Nf3 Nf6 "),
        _ => format!("{number}. Ng1 Ng8 "),
    });
    let moves: String = moves.collect();
    desk.folders
        .write_last(&format!("[White \"Greco\"]\n\n{moves} *\n"));
    let program = desk.open();
    program.tap('l');
    program.wait_for_text(LAST_MOVES, "240");
    program.tap(Key::Ctrl('c'));
    program.tap(Key::Escape);
    program.wait_for_board(START);
    let before = memory(&program);
    program.tap(Key::Ctrl('o'));
    program.wait_for_text(CHOOSER, "Open a file");
    program.tap(Key::Ctrl('v'));
    program.wait_for_text(PATH, "Ng8");
    for _ in 0..20 {
        program.tap(Key::Left);
    }
    program.tap(Key::Home);
    program.wait_for_text(PATH, "?\"] [Site");
    let after = memory(&program);
    assert!(after < before + 64, "{before} MB before, {after} MB after");
    assert_eq!(program.close().code, Some(0));
}
