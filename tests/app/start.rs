//! The start screen: its choices, and the focus among them.

use crate::desk;

use desk::Desk;
use deskmate::app::keys::{Key, cap_of};
use deskmate::app::{Command, Dialog, SettingsCommand, StartCommand};
use deskmate::view::Event;
use deskmate::words;

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
    let title = |desk: &Desk| words::window_title(&desk.app);
    let mut desk = Desk::new();
    assert_eq!(title(&desk), "Deskmate");
    desk.new_game();
    assert_eq!(
        title(&desk),
        "Anderssen – Kieseritzky, White to move · Deskmate"
    );
    desk.play(&["f2f3"]);
    assert_eq!(
        title(&desk),
        "Anderssen – Kieseritzky, Black to move · Deskmate"
    );
    desk.play(&["e7e5", "g2g4", "d8h4"]);
    assert_eq!(title(&desk), "Anderssen – Kieseritzky 0–1 · Deskmate");
    desk.key('l');
    assert_eq!(title(&desk), "Anderssen – Kieseritzky 0–1 · Deskmate");
    let mut desk = Desk::with_last("1. e4 *\n");
    desk.key('c');
    assert_eq!(title(&desk), "White – Black, Black to move · Deskmate");
}
