//! Golden pictures of the players and of two of them.

use crate::desk::{Desk, players};
use crate::golden::{check, check_pointed};
use crate::people;

use deskmate::app::keys::Key;
use deskmate::language::Language;
use deskmate::storage::{ColorScheme, TextSize};
use deskmate::view::Point;

/// The tab with the players: Anna is selected.
pub fn with_players() -> Desk {
    let mut desk = Desk::with(players(), |folder| people::write_games(folder));
    desk.key('o');
    desk.ctrl('2');
    desk
}

/// The same where nobody has a name.
pub fn without_players() -> Desk {
    let mut desk = Desk::with(players(), |_| {});
    desk.key('o');
    desk.ctrl('2');
    desk
}

/// The same with a name that nobody has.
pub fn finding() -> Desk {
    let mut desk = with_players();
    desk.key('/');
    desk.type_text("nobody");
    desk
}

/// Anna against Ben, the third game from the right marked.
pub fn head_to_head() -> Desk {
    let mut desk = with_players();
    desk.key('h');
    desk.press(Key::Left);
    desk.press(Key::Left);
    desk
}

/// The form for the name of a player, with a name that was joined to it.
pub fn renaming() -> Desk {
    let mut desk = with_players();
    desk.key('m');
    desk.press(Key::F2);
    desk
}

#[test]
fn the_players() {
    check("players", with_players());
}

#[test]
fn the_players_with_the_value_under_the_pointer() {
    check_pointed("players_value", with_players(), Point { x: 780, y: 340 });
}

#[test]
fn the_players_in_other_windows() {
    for (w, h) in [(600, 1000), (640, 480)] {
        let mut desk = with_players();
        desk.resize(w, h);
        check(&format!("players_{w}x{h}"), desk);
    }
    let mut desk = with_players();
    desk.resize(600, 1000);
    desk.press(Key::PageDown);
    check("players_600x1000_scrolled", desk);
}

/// A long name of what a button does is more than its key.
#[test]
fn the_name_of_a_button_stays_in_a_narrow_window() {
    let mut desk = with_players();
    desk.app.settings.language = Some(Language::German);
    desk.speak();
    desk.resize(600, 1000);
    let texts = desk.texts();
    let rename = "Umbenennen, zusammenlegen".to_owned();
    assert!(texts.contains(&rename), "{texts:?}");
    assert!(!texts.contains(&"F2".to_owned()), "{texts:?}");
}

/// Of a long name only the first word was seen, though there is a line for it alone.
#[test]
fn a_long_name_has_the_line_above_the_button_in_a_narrow_window() {
    let name = "Alexandra Schwarzenberger";
    let mut desk = Desk::with(deskmate::storage::Settings::default(), |folder| {
        let game =
            format!("[White \"{name}\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n");
        std::fs::create_dir_all(folder).expect("a folder");
        std::fs::write(folder.join("game.pgn"), game).expect("a file");
    });
    desk.key('o');
    desk.ctrl('2');
    desk.resize(600, 1000);
    desk.app.settings.text_size = TextSize::Largest;
    let texts = desk.texts();
    let is_named = texts.iter().any(|text| text == name);
    let has_button = texts.iter().any(|text| text == "Rename or merge");
    assert!(is_named && has_button, "{texts:?}");
}

#[test]
fn the_players_in_other_colours() {
    for (name, scheme) in [
        ("players_light", ColorScheme::Light),
        ("players_high_contrast", ColorScheme::HighContrast),
    ] {
        let mut desk = with_players();
        desk.app.settings.color_scheme = scheme;
        check(name, desk);
    }
}

/// A game of Anna against Ben with each kind of clock.
fn with_all_classes() -> Desk {
    let controls = ["60", "300", "900", "1800", "-"];
    Desk::with(players(), |folder| {
        std::fs::create_dir_all(folder).expect("a folder");
        for (number, control) in controls.iter().enumerate() {
            let text = format!(
                "[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2026.07.0{}\"]\n[Result \"1-0\"]\n\
                 [TimeControl \"{control}\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n",
                number + 1
            );
            let name = folder.join(format!("{number}.pgn"));
            std::fs::write(name, text).expect("a file of the test");
        }
    })
}

#[test]
fn the_score_in_each_class_of_time_is_shown_in_every_wide_window() {
    for (w, h) in [(1024, 768), (1280, 800), (1920, 1080)] {
        let mut desk = with_all_classes();
        desk.key('o');
        desk.ctrl('2');
        desk.resize(w, h);
        let texts = desk.texts();
        for class in ["Bullet", "Blitz", "Rapid", "Classical", "Untimed"] {
            assert!(texts.iter().any(|it| it == class), "{w}×{h}: {texts:?}");
        }
        // Few of the games count for a rating, which is said.
        let why = texts
            .iter()
            .any(|it| it.starts_with("Rated games so far: 4 of 5."));
        assert!(why, "{w}×{h}: {texts:?}");
    }
}

#[test]
fn names_of_openings_are_whole_beside_the_list_of_players() {
    let mut desk = with_players();
    desk.resize(1024, 768);
    let texts = desk.texts();
    for name in ["Sicilian Defence", "Slav Defence"] {
        assert!(texts.iter().any(|it| it == name), "{texts:?}");
    }
}

#[test]
fn the_form_for_a_name() {
    check("players_name", renaming());
}

#[test]
fn two_players() {
    check("head_to_head", head_to_head());
    for (w, h) in [(600, 1000), (640, 480)] {
        let mut desk = head_to_head();
        desk.resize(w, h);
        check(&format!("head_to_head_{w}x{h}"), desk);
    }
}

#[test]
fn two_players_in_light_colours() {
    let mut desk = head_to_head();
    desk.app.settings.color_scheme = ColorScheme::Light;
    check("head_to_head_light", desk);
}

/// It was shrunk to two thirds of the letters around it.
#[test]
fn what_renames_a_player_is_written_as_large_as_other_buttons() {
    let mut desk = with_players();
    desk.resize(600, 1000);
    desk.app.settings.text_size = TextSize::Largest;
    let texts = desk.texts_with_sizes();
    let size = |label: &str| texts.iter().find(|it| it.0 == label).map(|it| it.1);
    let (rename, others) = (size("Rename or merge"), size("Show games"));
    assert!(
        rename.is_some() && rename >= others.map(|it| it - 2),
        "{rename:?} {others:?}"
    );
}
