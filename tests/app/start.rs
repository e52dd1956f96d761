//! The start screen: its choices, and the focus among them.

use crate::desk;

use desk::Desk;
use deskmate::app::keys::{Key, cap_of};
use deskmate::app::{
    Command, Dialog, Failure, LibraryCommand, Notice, Reply, SettingsCommand, StartCommand,
};
use deskmate::storage::StorageError;
use deskmate::view::Event;
use deskmate::words::Words;

fn focused(desk: &Desk) -> Command {
    desk.app.start_choices()[desk.app.focused_choice()].clone()
}

fn press_shift_tab(desk: &mut Desk) {
    desk.event(Event::Key(desk::key_press(Key::Tab, true, false)));
}

#[test]
fn the_focus_goes_through_the_choices_by_arrows_and_tab() {
    let mut desk = Desk::with_last("1. e4 *\n");
    let choices = desk.app.start_choices();
    assert_eq!(choices.len(), 6, "{choices:?}");
    assert_eq!(focused(&desk), choices[0]);
    for (number, choice) in choices.iter().enumerate().skip(1) {
        desk.press(if number % 2 == 0 { Key::Tab } else { Key::Down });
        assert_eq!(focused(&desk), *choice);
    }
    desk.press(Key::Down);
    assert_eq!(focused(&desk), choices[5], "it stays on the last one");
    press_shift_tab(&mut desk);
    desk.press(Key::Up);
    assert_eq!(focused(&desk), choices[3]);
}

#[test]
fn enter_gives_the_command_of_the_choice_that_has_the_focus() {
    let mut desk = Desk::with_last("1. e4 *\n");
    desk.press(Key::Down);
    desk.press(Key::Enter);
    assert_eq!(
        desk.app
            .game_in_progress()
            .map(|game| game.record().plies().len()),
        Some(1)
    );

    let mut desk = Desk::new();
    desk.press(Key::Enter);
    assert!(
        matches!(desk.app.dialog(), Some(Dialog::NewGame(_))),
        "the main choice has it first"
    );

    let mut desk = Desk::new();
    for _ in 0..9 {
        desk.press(Key::Tab);
    }
    assert_eq!(focused(&desk), Command::Settings(SettingsCommand::Show));
    desk.press(Key::Enter);
    assert!(desk.app.shows_settings());
}

#[test]
fn every_choice_has_a_key_of_its_own() {
    let desk = Desk::with_last("1. e4 *\n");
    for command in desk.app.start_choices() {
        assert!(cap_of(&desk.app, &command).is_some(), "{command:?}");
    }
    assert!(
        desk.app
            .start_choices()
            .contains(&Command::Start(StartCommand::Continue))
    );
}

#[test]
fn the_title_of_the_window_tells_the_players_and_the_state() {
    let title = |desk: &Desk| Words::ENGLISH.window_title(&desk.app);
    let mut desk = Desk::new();
    assert_eq!(title(&desk), "Deskmate");
    desk.new_game();
    assert_eq!(
        title(&desk),
        "Anderssen – Kieseritzky, Anderssen to move · Deskmate"
    );
    desk.play(&["f2f3"]);
    assert_eq!(
        title(&desk),
        "Anderssen – Kieseritzky, Kieseritzky to move · Deskmate"
    );
    desk.play(&["e7e5", "g2g4", "d8h4"]);
    assert_eq!(title(&desk), "Anderssen – Kieseritzky 0–1 · Deskmate");
    desk.key('l');
    assert_eq!(title(&desk), "Anderssen – Kieseritzky 0–1 · Deskmate");
    let mut desk = Desk::with_last("1. e4 *\n");
    desk.key('c');
    assert_eq!(title(&desk), "White – Black, Black to move · Deskmate");
}

/// The program with an unfinished last game, while another one has the folder.
fn second_window(last: &str) -> Desk {
    let mut desk = Desk::with_last(last);
    let in_use = StorageError::InUse(desk.games_path());
    desk.run(Reply::FolderInUse(in_use));
    desk
}

#[test]
fn a_game_that_is_open_in_another_window_can_be_looked_at_only() {
    let resume = Command::Start(StartCommand::Continue);
    let mut desk = second_window("[White \"A\"]\n\n1. e4 *\n");
    assert!(!desk.app.start_choices().contains(&resume));
    desk.key('c');
    assert!(desk.is_at_start());
    assert_eq!(desk.notice(), Some(Notice::OpenElsewhere));
    desk.key('o');
    let in_list = Command::Library(LibraryCommand::Continue);
    assert_eq!(desk.scene().area_of(&in_list), None);
    desk.key('c');
    assert_eq!(desk.notice(), Some(Notice::OpenElsewhere));
    desk.press(Key::Escape);
    desk.key('l');
    assert!(desk.is_reviewing());
    desk.press(Key::Escape);
    // Once the other window has gone, it can be resumed.
    desk.run(Reply::FolderFree);
    desk.click_on(resume);
    assert!(desk.is_playing());
}

#[test]
fn a_warning_does_not_hide_the_state_of_the_game() {
    let mut desk = second_window("");
    desk.new_game();
    let why = || Failure::from(StorageError::InUse("/games".into()));
    desk.play(&["e2e4", "f7f6"]);
    desk.run(Reply::SaveFailed(why()));
    assert!(
        desk.message()
            .starts_with("Anderssen to move. Not saved: another program")
    );
    desk.play(&["d1h5"]);
    desk.run(Reply::SaveFailed(why()));
    assert!(
        desk.message()
            .starts_with("Kieseritzky is in check. Not saved: another program")
    );
    assert!(Words::ENGLISH.window_title(&desk.app).starts_with('●'));
}
