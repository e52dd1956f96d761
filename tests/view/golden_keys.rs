//! Golden pictures of the overview of the keys.

use crate::desk::Desk;
use crate::golden::check;
use crate::golden_review::reviewing;

use deskmate::app::keys::Key;
use deskmate::storage::TextSize;

/// The keys during a game, in which one move has been made.
fn keys_in_game() -> Desk {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5"]);
    desk.key('?');
    desk
}

#[test]
fn the_keys_during_a_game() {
    check("keys", keys_in_game());
}

#[test]
fn the_keys_in_a_small_window() {
    let mut desk = keys_in_game();
    desk.resize(640, 480);
    check("keys_640x480", desk);
}

#[test]
fn the_keys_in_a_portrait_window_scrolled() {
    let mut desk = keys_in_game();
    desk.resize(600, 1000);
    desk.press(Key::End);
    check("keys_600x1000", desk);
}

#[test]
fn the_keys_of_a_review() {
    let mut desk = reviewing(19);
    desk.press(Key::F1);
    check("keys_review", desk);
}

#[test]
fn the_keys_with_the_largest_text() {
    let mut desk = keys_in_game();
    desk.app.settings.text_size = TextSize::Largest;
    desk.resize(640, 480);
    check("keys_640x480_largest_text", desk);
}
