//! Does the program follow the language of the system, and do its keys act on other keyboards?

use std::process::Command;

use crate::support::desk::Desk;
use crate::support::driver::Key;
use crate::support::program::Program;

/// Layouts of keyboards with the locale of the system, and the keys for yes by the letters that a keyboard of the
/// United States has at their places.
const KEYBOARDS: [(&str, &str, char); 3] = [
    ("ru", "ru_RU.UTF-8", 'l'),
    ("de", "de_DE.UTF-8", 'j'),
    ("fr", "fr_FR.UTF-8", 'o'),
];

#[test]
fn keys_act_on_the_keyboards_of_other_countries() {
    for (layout, locale, yes) in KEYBOARDS {
        let desk = Desk::new();
        let program = Program::start_with(&desk, |command| {
            command.env("LC_ALL", locale);
        });
        let status = Command::new("setxkbmap")
            .args(["-display", desk.display.name(), layout])
            .status();
        assert!(status.is_ok_and(|it| it.success()), "setxkbmap {layout}");
        // By their places in Russian: S, Enter, G for resigning, and the key for yes.
        program.tap('s');
        program.tap(Key::Enter);
        program.click_moves("e2e4 e7e5");
        program.tap('g');
        program.tap(yes);
        desk.folders.wait_for_saved("1. e4 e5 0-1");
    }
}
