//! Is the language chosen everywhere at once, and is a move read in it?

use crate::desk;

use desk::{Desk, players};
use deskmate::app::keys::Key;
use deskmate::app::{Command, FieldId, FormCommand, Setting, SettingsCommand};
use deskmate::language::Language;
use deskmate::storage::{Letters, Settings};
use deskmate::words::{Phrase, Words};

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
    desk.press(Key::Enter);
    assert!(shows(&desk, "Deutsch"));
    let motto = Words::in_language(Language::German).text(Phrase::Motto);
    assert!(shows(&desk, motto));
    // Searches go by the words on the screen.
    desk.key(',');
    desk.key('/');
    desk.type_text("buchstaben");
    assert!(shows(&desk, "Buchstaben der Figuren"));
}

#[test]
fn esc_brings_the_language_of_before_back() {
    let mut desk = Desk::new();
    desk.click_on(LANGUAGES);
    assert!(!shows(&desk, "Esc brings the former language back"));
    choose(&mut desk, Language::Czech);
    assert!(shows(&desk, "Esc vrátí předchozí jazyk"));
    desk.press(Key::Escape);
    assert_eq!(desk.app.settings.language, None);
    assert!(shows(&desk, "Letters of the pieces"));
    assert!(desk.app.form().is_some());
    desk.press(Key::Escape);
    assert!(desk.app.form().is_none());
    // What was chosen before the settings were opened stays.
    desk.click_on(LANGUAGES);
    choose(&mut desk, Language::Czech);
    desk.press(Key::Enter);
    desk.click_on(LANGUAGES);
    desk.press(Key::Escape);
    assert_eq!(desk.app.settings.language, Some(Language::Czech));
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

/// A desk in this language.
fn speaking(language: Language) -> Desk {
    let settings = Settings {
        language: Some(language),
        ..players()
    };
    Desk::with(settings, |_| {})
}

#[test]
fn questions_are_answered_by_the_keys_of_the_language() {
    let keys = [
        (Language::English, 'y', "Y"),
        (Language::German, 'j', "J"),
        (Language::French, 'o', "O"),
        (Language::Polish, 't', "T"),
        (Language::Czech, 'a', "A"),
        (Language::Russian, 'д', "Д"),
    ];
    for (language, yes, cap) in keys {
        let mut desk = speaking(language);
        desk.new_game();
        desk.play(&["e2e4", "e7e5"]);
        desk.key('g');
        assert!(desk.game().question().is_some());
        assert!(shows(&desk, cap), "{language:?}");
        desk.key(language.answer_key(false));
        assert!(desk.game().question().is_none());
        desk.key('g');
        desk.key(yes);
        assert!(desk.game().outcome().is_some(), "{language:?}");
    }
}

#[test]
fn keys_act_by_their_place_where_there_are_no_latin_letters() {
    let mut desk = speaking(Language::Ukrainian);
    // The keys of s and g.
    desk.key('і');
    assert!(desk.app.form().is_some());
    desk.press(Key::Enter);
    desk.play(&["e2e4", "e7e5"]);
    desk.key('п');
    assert!(desk.game().question().is_some());
}

#[test]
fn moves_are_shown_and_typed_in_the_letters_of_the_language() {
    let mut desk = speaking(Language::German);
    desk.new_game();
    desk.play(&["g1f3"]);
    assert!(shows(&desk, "Sf3"));
    desk.press(Key::Enter);
    desk.type_text("Sc");
    assert!(shows(&desk, "Sc6"));
    desk.type_text("6");
    desk.press(Key::Enter);
    assert_eq!(desk.game().record().plies().len(), 2);
    // An English letter that means one move only.
    desk.press(Key::Enter);
    desk.type_text("Nc3");
    desk.press(Key::Enter);
    assert_eq!(desk.game().record().plies().len(), 3);
    desk.app.settings.letters = Letters::English;
    desk.speak();
    assert!(shows(&desk, "Nc6") && !shows(&desk, "Sc6"));
    assert!(!desk.file().contains("Sc6"));
}

#[test]
fn letters_that_mean_several_moves_are_asked_about() {
    let rook_and_king = "4k3/8/8/8/8/R7/4K3/8 w - - 0 1";
    let mut desk = Desk::playing_from(rook_and_king);
    desk.app.settings.language = Some(Language::German);
    desk.speak();
    desk.press(Key::Enter);
    desk.type_text("Rf3");
    desk.press(Key::Enter);
    assert_eq!(desk.game().record().plies().len(), 0);
    assert!(
        desk.texts()
            .join(" ")
            .contains("Welcher Zug ist gemeint: Tf3, Kf3?")
    );
}

#[test]
fn a_move_typed_at_once_may_begin_with_the_letter_of_the_language() {
    for (language, typed) in [
        (Language::German, "Sf3"),
        (Language::French, "Cf3"),
        (Language::Polish, "sf3"),
        (Language::Russian, "Кf3"),
    ] {
        let mut desk = speaking(language);
        desk.new_game();
        desk.type_text(typed);
        desk.press(Key::Enter);
        assert_eq!(desk.moves(), "Nf3", "{language:?}");
    }
}
