//! Is the language chosen everywhere at once, and is a move read in it?

use crate::desk;

use desk::{Desk, players};
use deskmate::app::keys::Key;
use deskmate::app::{Command, FieldId, FormCommand, Setting, SettingsCommand};
use deskmate::language::Language;
use deskmate::storage::Settings;
use deskmate::words::{Heading, Words};

const LANGUAGES: Command = Command::Settings(SettingsCommand::Languages);

fn shows(desk: &Desk, text: &str) -> bool {
    desk.texts().iter().any(|shown| shown == text)
}

fn choose(desk: &mut Desk, language: Language) {
    let number = Language::ALL.iter().position(|&it| it == language);
    let number = number.expect("a language");
    desk.click_on(Command::Form(FormCommand::Choose(
        FieldId::Setting(Setting::Language),
        number,
    )));
}

#[test]
fn the_globe_of_the_start_screen_leads_to_the_language_which_changes_everything_at_once() {
    let mut desk = Desk::new();
    assert!(shows(&desk, "English"));
    desk.click_on(LANGUAGES);
    assert!(shows(&desk, "Letters of the pieces"));
    choose(&mut desk, Language::German);
    assert_eq!(desk.app.settings.language, Some(Language::German));
    assert!(shows(&desk, "Buchstaben der Figuren"));
    assert!(!shows(&desk, "Letters of the pieces"));
    desk.press(Key::Escape);
    assert!(shows(&desk, "Deutsch"));
    let motto = Words::in_language(Language::German).heading(Heading::Motto);
    assert!(shows(&desk, motto));
    // Searches go by the words on the screen.
    desk.key(',');
    desk.key('/');
    desk.type_text("buchstaben");
    assert!(shows(&desk, "Buchstaben der Figuren"));
}

#[test]
fn the_language_of_the_system_counts_until_one_is_chosen() {
    let settings = Settings {
        system_language: Some(Language::Polish),
        ..players()
    };
    let mut desk = Desk::with(settings, |_| {});
    assert!(shows(&desk, "Polski"));
    desk.click_on(LANGUAGES);
    // Another change does not choose it.
    desk.run(FormCommand::Choose(FieldId::Setting(Setting::Letters), 2));
    assert_eq!(desk.app.settings.language, None);
    choose(&mut desk, Language::English);
    assert_eq!(desk.app.settings.language, Some(Language::English));
    assert_eq!(desk.app.settings.language(), Language::English);
    desk.click_on(Command::Settings(SettingsCommand::ResetPage));
    assert_eq!(desk.app.settings.language(), Language::Polish);
}
