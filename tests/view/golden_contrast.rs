//! The golden pictures of the theme with high contrast, and whether its marks differ without colours.

use crate::desk::Desk;
use crate::golden::{check, game_over, library};
use crate::golden_review::analysing;
use crate::golden_settings::page;
use crate::golden_start::after_games;

use deskmate::app::SettingsPage;
use deskmate::storage::ColorScheme;

/// Black is in check and holds the only piece that captures.
fn with_all_marks() -> Desk {
    let mut desk = Desk::playing_at_once();
    desk.play(&["e2e4", "e7e5", "d1h5", "b8c6", "h5f7"]);
    desk.click("e8");
    desk
}

fn strong(name: &str, mut desk: Desk) {
    desk.app.settings.color_scheme = ColorScheme::HighContrast;
    check(&format!("{name}_high_contrast"), desk);
}

#[test]
fn all_marks_of_the_board() {
    strong("marks", with_all_marks());
}

#[test]
fn a_piece_in_hand_with_its_targets() {
    let mut desk = Desk::playing_at_once();
    desk.play(&["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"]);
    desk.click("b5");
    desk.resize(640, 480);
    strong("piece_in_hand_640x480", desk);
}

#[test]
fn the_first_screen() {
    strong("start", after_games());
}

#[test]
fn the_form_for_a_new_game() {
    let mut desk = Desk::new();
    desk.key('s');
    strong("new_game", desk);
}

#[test]
fn the_settings() {
    strong("settings", page(SettingsPage::Board));
}

#[test]
fn the_end_of_a_game() {
    strong("game_over", game_over());
}

#[test]
fn the_library() {
    strong("library", library());
}

#[test]
fn a_game_being_analysed() {
    strong("analysis", analysing(19));
}
