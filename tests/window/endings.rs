//! Ends that the system asks for, not the players.

use std::fs;
use std::thread::sleep;
use std::time::Duration;

use crate::support::desk::Desk;
use crate::support::process::signal;
use crate::support::program::MESSAGE;

#[test]
fn a_signal_ends_the_program_as_its_window_does() {
    for name in ["-TERM", "-HUP", "-INT"] {
        let desk = Desk::new();
        let program = desk.open_game();
        program.click_moves("e2e4");
        desk.folders.wait_for_saved("1. e4 *");
        let thought = Duration::from_millis(1_200);
        sleep(thought);
        signal(name, program.id());
        let ended = program.wait_for_end();
        assert_eq!(ended.code, Some(0), "{name}: {}", ended.stderr);
        assert_eq!(ended.stderr, "", "{name}");

        let program = desk.open();
        program.tap('c');
        program.click_moves("e7e5");
        let game = desk.folders.wait_for_saved("1. e4 e5 *");
        assert!(game.clocks[1] >= thought, "{name}:\n{}", game.text);
    }
}

#[test]
fn a_game_that_cannot_be_saved_is_rescued_at_the_end() {
    let mut desk = Desk::new();
    // A file where the folder should be stops even the superuser.
    let blocked = desk.folders.path("blocked");
    fs::write(&blocked, "not a folder\n").expect("a file");
    desk.folders.games = blocked.join("games");
    let program = desk.open_game();
    program.click_moves("e2e4");
    program.wait_for_text(MESSAGE, "Not saved");
    signal("-TERM", program.id());
    let ended = program.wait_for_end();
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    let (why, place) = ended
        .stderr
        .split_once("; it is kept in ")
        .expect("a place");
    assert!(why.contains("could not be saved"), "{why}");
    let rescued = desk.folders.path("data/deskmate/rescued");
    assert!(
        place.starts_with(rescued.to_str().expect("a name")),
        "{place}"
    );
    let text = fs::read_to_string(place.trim_end()).expect("the game");
    assert!(text.contains("1. e4"), "{text}");
}
