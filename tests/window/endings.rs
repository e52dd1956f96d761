//! Ends of the program that the system requests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use crate::START;
use crate::support::desk::{Desk, Ended};
use crate::support::display::Display;
use crate::support::process::{self, signal};
use crate::support::program::{MESSAGE, Program, START_MESSAGE, TITLE};
use crate::support::{text, wait};

const AFTER_D4: &str = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR";

/// Plays 1. e4, and thinks about the reply.
fn think(program: &Program, desk: &Desk) -> Duration {
    program.click_moves("e2e4");
    desk.folders.wait_for_saved("1. e4 *");
    let thought = Duration::from_millis(1_200);
    sleep(thought);
    thought
}

/// Resumes the game, whose clock includes the thinking time before the end.
fn go_on(desk: &Desk, thought: Duration, how: &str) {
    let program = desk.open();
    program.tap('c');
    program.click_moves("e7e5");
    let game = desk.folders.wait_for_saved("1. e4 e5 *");
    assert!(game.clocks[1] >= thought, "{how}:\n{}", game.text);
}

#[test]
fn a_signal_ends_the_program_as_its_window_does() {
    for name in ["-TERM", "-HUP", "-INT"] {
        let desk = Desk::new();
        let program = desk.open_game();
        let thought = think(&program, &desk);
        signal(name, program.id());
        let ended = program.wait_for_end();
        assert_eq!(ended.code, Some(0), "{name}: {}", ended.stderr);
        assert_eq!(ended.stderr, "", "{name}");
        go_on(&desk, thought, name);
    }
}

/// The window library catches up with the wall clock at sixty steps a second.
#[test]
fn a_signal_ends_the_program_while_the_window_is_stuck_since_the_clock_was_set() {
    let desk = Desk::new();
    let clock = WallClock::new(&desk);
    let program = Program::start_with(&desk, |command| clock.give_to(command));
    program.new_game();
    let thought = think(&program, &desk);
    clock.set("+90y");
    let before = process::cpu_time(program.id());
    program.put_pointer_aside();
    // The signal arrives while the window library is catching up; otherwise the window takes next to no time.
    wait::until("a window that is stuck", || {
        let used = process::cpu_time(program.id()).saturating_sub(before);
        (used > Duration::from_secs(1)).then_some(())
    });
    signal("-TERM", program.id());
    let ended = program.wait_for_end();
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    go_on(&desk, thought, "with another clock");
}

/// The wall clock of a program (libfaketime).
pub struct WallClock {
    file: PathBuf,
}

impl WallClock {
    pub fn new(desk: &Desk) -> WallClock {
        let clock = WallClock {
            file: desk.folders.path("clock"),
        };
        clock.set("+0");
        clock
    }

    pub fn set(&self, offset: &str) {
        fs::write(&self.file, offset).expect("the file of the clock");
    }

    pub fn give_to(&self, command: &mut Command) {
        command
            .env("LD_PRELOAD", "/usr/$LIB/faketime/libfaketimeMT.so.1")
            .env("FAKETIME_TIMESTAMP_FILE", &self.file)
            .env("FAKETIME_NO_CACHE", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    }
}

#[test]
fn the_end_of_the_display_ends_the_program_as_its_window_does() {
    let mut desk = Desk::new();
    let program = desk.open_game();
    let thought = think(&program, &desk);
    desk.display.end();
    let ended = program.wait_for_end();
    assert_eq!(ended.code, Some(1), "{}", ended.stderr);
    desk.display = Display::start();
    go_on(&desk, thought, "without a display");
}

/// Makes saving impossible, plays 1. e4, and ends the program: the game is rescued.
fn lose_the_folder(end: impl FnOnce(&Desk, &Program)) -> (Desk, Ended) {
    let mut desk = Desk::new();
    // A file in place of the folder stops even the superuser.
    let blocked = desk.folders.path("blocked");
    fs::write(&blocked, "not a folder\n").expect("a file");
    desk.folders.games = blocked.join("games");
    let program = desk.open_game();
    program.click_moves("e2e4");
    program.wait_for_text(MESSAGE, "Not saved");
    end(&desk, &program);
    let ended = program.wait_for_end();
    let words = |line: &str| Some(line.split_once("; it is kept in ")?.1.to_string());
    let place = ended.stderr.lines().find_map(words);
    let place = place.unwrap_or_else(|| panic!("no place: {}", ended.stderr));
    let rescued = desk.folders.path("data/deskmate/rescued");
    assert!(Path::new(&place).starts_with(rescued), "{place}");
    let text = fs::read_to_string(place).expect("the game");
    assert!(text.contains("1. e4"), "{text}");
    (desk, ended)
}

#[test]
fn a_game_that_cannot_be_saved_is_rescued_at_the_end() {
    let (desk, ended) = lose_the_folder(|_, program| signal("-TERM", program.id()));
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    assert!(ended.stderr.contains("could not be saved"));

    // Users who started the program by its icon have not seen its output.
    let told = "1 game that could not be saved is in";
    desk.open().wait_for_text(START_MESSAGE, told);
    // It is reported only once, for all folders of games.
    let program = desk.open();
    program.wait_for_text(TITLE, "Deskmate");
    let shown = program.picture().crop(START_MESSAGE);
    assert!(!text::shows(&shown, told));
    drop(program);
    let other = desk.folders.path("data/deskmate/rescued/other.pgn");
    fs::write(other, "1. d4 *").expect("written");
    let told = "2 games that could not be saved are in";
    desk.open().wait_for_text(START_MESSAGE, told);
}

#[test]
fn a_game_that_cannot_be_saved_is_rescued_at_the_end_of_the_display() {
    let (_, ended) = lose_the_folder(|desk, _| desk.display.end());
    assert_eq!(ended.code, Some(1), "{}", ended.stderr);
}

#[test]
fn unsaved_changes_of_a_review_are_rescued_when_the_window_is_closed() {
    let desk = Desk::new();
    fs::write(
        desk.folders.path("study.pgn"),
        "[White \"Anna\"]\n\n1. e4 e5 *\n",
    )
    .expect("a file");
    let program = desk.open_file("study.pgn");
    program.wait_for_board(START);
    program.click_moves("d2d4");
    program.wait_for_board(AFTER_D4);
    let ended = program.close();
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    let rescued = desk.folders.path("data/deskmate/rescued");
    let mut files = fs::read_dir(rescued).expect("a folder");
    let file = files.next().expect("a file").expect("an entry").path();
    let text = fs::read_to_string(file).expect("the game");
    assert!(
        text.contains("[White \"Anna\"]") && text.contains("1. d4"),
        "{text}"
    );
    let told = "1 game that could not be saved is in";
    desk.open().wait_for_text(START_MESSAGE, told);
}
