//! The menu.

use crate::desk;
use crate::game::mated;

use desk::Desk;
use deskmate::app::keys::Key;
use deskmate::app::{
    BoardCommand, Command, Dialog, Effect, FileCommand, MenuCommand, PlayCommand, SettingsCommand,
    StartCommand, WindowEffect,
};

/// The number of the chosen line of the menu, if that is open.
fn menu_line(desk: &Desk) -> Option<usize> {
    let is_open = matches!(desk.app.dialog(), Some(Dialog::Menu { .. }));
    is_open.then(|| desk.app.chosen_line())
}

#[test]
fn arrows_move_through_the_menu() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.press(Key::Escape);
    assert_eq!(menu_line(&desk), Some(0));
    desk.press(Key::Up);
    assert_eq!(menu_line(&desk), Some(0));
    for _ in 0..10 {
        desk.repeat(Key::Down);
    }
    assert_eq!(menu_line(&desk), Some(9));
    desk.press(Key::Up);
    desk.press(Key::Enter);
    assert!(desk.is_at_start(), "the line above the last leads there");
    assert_eq!(desk.app.dialog(), None);
    desk.key('c');
    assert_eq!(desk.moves(), "e4");
    desk.press(Key::Escape);
    desk.press(Key::Down);
    desk.press(Key::Down);
    desk.key(' ');
    assert!(desk.input().typed().is_some(), "Space chooses too");
}

#[test]
fn every_line_of_the_menu_does_what_it_says_by_enter_by_key_and_by_click() {
    let open = || {
        let mut desk = Desk::playing();
        desk.click_on(MenuCommand::Open.into());
        desk
    };
    type Way = fn(&mut Desk, usize);
    let by_enter: Way = |desk, line| {
        for _ in 0..line {
            desk.press(Key::Down);
        }
        desk.press(Key::Enter);
    };
    let by_click: Way = |desk, line| {
        let commands = [
            Command::Escape,
            Command::Flip,
            Command::Board(BoardCommand::TypeMove),
            Command::Play(PlayCommand::Pause),
            Command::Menu(MenuCommand::AllKeys),
            Command::Settings(SettingsCommand::Show),
            Command::Settings(SettingsCommand::FullScreen),
            Command::File(FileCommand::SaveAs),
            Command::Start(StartCommand::Leave),
            Command::Quit,
        ];
        desk.click_on(commands[line].clone());
    };
    let by_key: Way = |desk, line| {
        let keys = [
            Key::Escape,
            Key::Char('f'),
            Key::Char('i'),
            Key::Char('p'),
            Key::Char('?'),
            Key::Char(','),
            Key::F11,
            // With Ctrl and Shift.
            Key::Char('s'),
            Key::Char('z'),
            Key::Char('q'),
        ];
        match line {
            7 => desk.ctrl_shift('s'),
            _ => desk.press(keys[line]),
        }
    };
    for way in [by_enter, by_click, by_key] {
        let mut back = open();
        way(&mut back, 0);
        assert!(back.is_playing() && back.app.dialog().is_none());
        let mut turned = open();
        way(&mut turned, 1);
        assert!(turned.is_flipped() && turned.app.dialog().is_none());
        let mut typing = open();
        way(&mut typing, 2);
        assert!(typing.input().typed().is_some() && typing.app.dialog().is_none());
        let mut paused = open();
        way(&mut paused, 3);
        assert!(paused.game().is_paused() && paused.app.dialog().is_none());
        let mut keys = open();
        way(&mut keys, 4);
        assert_eq!(keys.app.dialog(), Some(&Dialog::Keys { first: 0 }));
        let mut settings = open();
        way(&mut settings, 5);
        assert!(matches!(settings.app.dialogs[..], [Dialog::Settings(_)]));
        let mut full = open();
        way(&mut full, 6);
        assert_eq!(
            full.effects.last(),
            Some(&Effect::Window(WindowEffect::ToggleFullScreen))
        );
        let mut saving = open();
        way(&mut saving, 7);
        assert!(saving.app.asks_for_path());
        let mut left = open();
        way(&mut left, 8);
        assert!(left.is_at_start());
        let mut quit = open();
        way(&mut quit, 9);
        assert_eq!(
            quit.effects.last(),
            Some(&Effect::Window(WindowEffect::Quit))
        );
    }
}

#[test]
fn the_menu_replays_a_move_that_was_taken_back() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.press(Key::Escape);
    assert_eq!(
        desk.scene().area_of(&Command::Play(PlayCommand::Replay)),
        None
    );
    desk.press(Key::Escape);
    for way in [
        (|desk| desk.click_on(Command::Play(PlayCommand::Replay))) as fn(&mut Desk),
        |desk| desk.shift('t'),
    ] {
        desk.key('t');
        desk.press(Key::Escape);
        way(&mut desk);
        assert_eq!((desk.moves().as_str(), menu_line(&desk)), ("e4", None));
    }
}

#[test]
fn after_a_game_the_menu_leads_on() {
    let open = || {
        let mut desk = mated();
        desk.press(Key::Escape);
        desk.press(Key::Escape);
        desk
    };
    let mut desk = open();
    desk.click_on(StartCommand::Rematch.into());
    assert_eq!((desk.moves().as_str(), menu_line(&desk)), ("", None));
    let mut desk = open();
    desk.key('l');
    assert!(desk.app.review().is_some() && desk.app.dialog().is_none());
    let mut desk = open();
    desk.click_on(StartCommand::NewGame.into());
    assert!(desk.app.form().is_some());
}

/// The menu lines change when a flag falls; Enter must not run another command because of that.
#[test]
fn the_chosen_line_of_the_menu_stays_when_the_game_ends_by_itself() {
    let steps_to = |desk: &mut Desk, command: Command| {
        desk.press(Key::Escape);
        while !matches!(desk.app.dialog(), Some(Dialog::Menu { chosen, .. }) if *chosen == command)
        {
            desk.press(Key::Down);
        }
    };
    let open = || {
        let mut desk = Desk::with_last("[TimeControl \"5\"]\n\n1. e4 e5 *\n");
        desk.app.settings.clock_at_once = true;
        desk.app.settings.clock_under_dialogs = true;
        desk.key('c');
        desk.key('p');
        desk
    };
    let mut desk = open();
    steps_to(&mut desk, Command::Settings(SettingsCommand::Show));
    desk.wait(5_000);
    assert!(desk.game().outcome().is_some());
    desk.press(Key::Enter);
    assert!(matches!(desk.app.dialogs[..], [Dialog::Settings(_)]));
    // A command that has become impossible does nothing.
    let mut desk = open();
    steps_to(&mut desk, Command::Play(PlayCommand::Pause));
    desk.wait(5_000);
    assert_eq!(menu_line(&desk), Some(0));
    desk.press(Key::Enter);
    assert!(desk.is_playing() && desk.app.dialog().is_none());
}

#[test]
fn the_menu_takes_the_keys_and_the_clicks() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    let take_back = desk.zone_of(&Command::Play(PlayCommand::TakeBack)).center();
    desk.press(Key::Escape);
    for key in ['t', 'd', 'g', 'y'] {
        desk.key(key);
    }
    assert_eq!(desk.moves(), "e4");
    assert_eq!(desk.game().question(), None);
    desk.click_at(take_back);
    assert_eq!(desk.app.dialog(), None, "a click beside it closes it");
    assert_eq!(desk.moves(), "e4");
}

#[test]
fn what_a_key_of_the_list_asks_is_not_below_the_menu() {
    let mut desk = Desk::begun();
    desk.press(Key::Escape);
    desk.key('?');
    let stroke = deskmate::app::keys::Stroke {
        key: Key::Char('g'),
        shift: false,
        ctrl: false,
    };
    desk.run(deskmate::app::MenuCommand::PressKey(stroke));
    assert!(desk.game().question().is_some());
    assert_eq!(desk.app.dialog(), None);
}
