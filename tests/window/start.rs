//! Starting and ending, even where no window can be opened.

use crate::START;
use crate::support::desk::{Desk, Ended, Folders};
use crate::support::display::Display;
use crate::support::program::{MAIN_CARD, RECENT_GAMES, SECOND_CARD, TITLE};
use std::fs;

#[test]
fn the_start_screen_offers_what_there_is() {
    let desk = Desk::new();
    let program = desk.open();
    program.wait_for_board(START);
    program.wait_for_text(TITLE, "Deskmate");
    program.wait_for_text(MAIN_CARD, "Start a new game");
    let ended = program.close();
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    assert_eq!(ended.stdout, "");

    let program = desk.open_game();
    program.click_moves("e2e4");
    desk.folders.wait_for_saved("1. e4 *");
    assert_eq!(program.close().code, Some(0));
    let program = desk.open();
    program.wait_for_text(MAIN_CARD, "Continue the game");
    program.wait_for_text(SECOND_CARD, "Start a new game");
    program.wait_for_text(RECENT_GAMES, "Recent games");
}

#[test]
fn without_a_display_it_says_so() {
    let folders = Folders::new();
    check_refusal(&folders.run(folders.command()), "display");
}

#[test]
fn with_a_display_that_does_not_answer_it_says_so() {
    let folders = Folders::new();
    let mut command = folders.command();
    // No server has a number as large as this.
    command.env("DISPLAY", ":4242");
    check_refusal(&folders.run(command), ":4242");
}

#[test]
fn without_opengl_it_says_so() {
    let display = Display::start_with(&["-extension", "GLX"]);
    let folders = Folders::new();
    let mut command = folders.command();
    command.env("DISPLAY", display.name());
    check_refusal(&folders.run(command), "OpenGL");
}

#[test]
fn a_missing_library_is_named() {
    for library in ["libX11", "libXi", "libxkbcommon", "libGL"] {
        let display = Display::start();
        let folders = Folders::new();
        let libraries = folders.path("libraries");
        fs::create_dir(&libraries).expect("a folder");
        // An empty file is found first and cannot be loaded.
        for version in ["so", "so.0", "so.1", "so.6"] {
            fs::write(libraries.join(format!("{library}.{version}")), "").expect("a file");
        }
        let mut command = folders.command();
        command
            .env("DISPLAY", display.name())
            .env("LD_LIBRARY_PATH", &libraries);
        check_refusal(&folders.run(command), library);
    }
}

/// Checks that stderr has one sentence with this word, and that the exit code is an error.
fn check_refusal(ended: &Ended, word: &str) {
    let text = &ended.stderr;
    assert!(
        matches!(ended.code, Some(1 | 2)),
        "{:?}: {text}",
        ended.code
    );
    assert_eq!(ended.stdout, "");
    assert_eq!(text.lines().count(), 1, "one line is expected:\n{text}");
    assert!(text.contains(word), "{word} is to be named:\n{text}");
    assert!(!text.contains("panicked"), "{text}");
}
