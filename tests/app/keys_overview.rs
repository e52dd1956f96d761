//! The overview of the keys: its groups, what is dimmed, and what a click does.

use crate::desk;
use crate::game::mated;

use desk::{Desk, with_games};
use deskmate::app::keys::{self, Gesture, Key, KeyGroup, KeyRow, Stroke};
use deskmate::app::{Command, Dialog, MenuCommand, Screen};
use deskmate::language::Language;
use deskmate::view::{Event, Point, Zone};
use deskmate::words::Words;

/// The rows of a group: their keys, what they do, and whether they work.
fn rows(desk: &Desk, group: KeyGroup) -> Vec<(String, &'static str, bool)> {
    let groups = keys::overview(&desk.app);
    let (_, rows) = groups
        .into_iter()
        .find(|(it, _)| *it == group)
        .expect("the group");
    let caps = |row: &KeyRow| {
        let caps = row.keys.iter().map(|key| Words::ENGLISH.cap(Some(key.cap)));
        caps.collect::<Vec<String>>().join(" ")
    };
    let shown = |row: KeyRow| (caps(&row), Words::ENGLISH.action(&row.action), row.works());
    rows.into_iter().map(shown).collect()
}

pub fn press(key: Key) -> Command {
    let (shift, ctrl) = (false, false);
    MenuCommand::PressKey(Stroke { key, shift, ctrl }).into()
}

fn with_keys(mut desk: Desk) -> Desk {
    desk.press(Key::F1);
    assert_eq!(desk.app.dialog(), Some(&Dialog::Keys { first: 0 }));
    desk
}

fn playing() -> Desk {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5"]);
    with_keys(desk)
}

#[test]
fn digits_that_are_typed_into_the_search_line_do_nothing_else() {
    let mut desk = with_games();
    desk.key('o');
    let sorts = |desk: &Desk| {
        let rows = rows(desk, KeyGroup::Game).into_iter();
        let sort = rows.filter(|(_, text, _)| *text == "Sort by a column");
        sort.map(|(caps, _, works)| (caps, works))
            .collect::<Vec<_>>()
    };
    assert_eq!(sorts(&desk), [("1–9".to_owned(), true)]);
    desk.key('/');
    assert_eq!(sorts(&desk), [("1–9".to_owned(), false)]);
    let listed = keys::list(&desk.app).into_iter();
    let caps: Vec<String> = listed
        .flat_map(|entry| entry.caps)
        .map(|cap| Words::ENGLISH.cap(Some(cap)))
        .collect();
    assert!(!caps.contains(&"1–9".to_owned()), "{caps:?}");
}

#[test]
fn all_keys_of_a_game_are_shown_in_groups_and_some_do_nothing_now() {
    let desk = playing();
    let groups: Vec<KeyGroup> = keys::overview(&desk.app)
        .into_iter()
        .map(|it| it.0)
        .collect();
    use KeyGroup::*;
    assert_eq!(groups, [Move, Game, Files, Window, View]);
    let moves = [
        ("Enter I", "Type a move", true),
        ("Tab", "Play with keys", true),
        ("T Shift T", "Take back, redo the move", true),
        ("H", "Hint", false),
        ("Q R B N", "Promote the pawn", false),
        ("← →", "Previous, next move", true),
        ("Home End", "First, last position", true),
    ];
    let owned = |(caps, text, works): (&str, _, _)| (caps.to_owned(), text, works);
    assert_eq!(rows(&desk, Move), moves.map(owned));
    let game = [
        ("D", "Offer or claim a draw", true),
        ("G", "Resign", true),
        ("Y N", "Answer yes, no", false),
        ("P", "Pause or resume", true),
        ("+", "Give the opponent time", false),
        ("R", "Rematch", false),
        ("L", "Review", false),
    ];
    assert_eq!(rows(&desk, Game), game.map(owned));
    assert_eq!(
        rows(&desk, View)[4],
        owned(("? F1", "Keys and mouse", true))
    );
    assert!(rows(&desk, Files).contains(&owned(("Ctrl O", "Open a file", false))));
}

#[test]
fn the_pieces_of_a_promotion_have_the_letters_of_the_language() {
    let words = Words::in_language(Language::German);
    let rows = keys::overview(&playing().app)
        .into_iter()
        .flat_map(|it| it.1);
    let caps: Vec<String> = rows
        .flat_map(|row| row.keys)
        .map(|key| words.cap(Some(key.cap)))
        .collect();
    assert!(
        caps.windows(4).any(|it| it == ["D", "T", "L", "S"]),
        "{caps:?}"
    );
}

/// L is the level of the next game while the program plays, and else the review.
#[test]
fn no_letter_stands_for_two_commands() {
    let settings = deskmate::storage::Settings {
        black: Some(deskmate::game::program_name(3)),
        ..desk::players()
    };
    let against_program = || crate::computer::playing(settings.clone());
    let ended = || {
        let mut desk = against_program();
        desk.key('g');
        desk.key('y');
        desk
    };
    let desks = [Desk::new(), playing(), mated(), against_program(), ended()];
    for desk in desks {
        let groups = [KeyGroup::Game, KeyGroup::Window];
        let rows = groups.map(|group| rows(&desk, group)).concat();
        let count = rows.iter().filter(|(caps, ..)| caps == "L").count();
        assert_eq!(count, 1, "{rows:?}");
    }
    let leaves = rows(&mated(), KeyGroup::Window);
    assert!(
        leaves.iter().any(|(caps, _, works)| caps == "Z" && *works),
        "{leaves:?}"
    );
}

#[test]
fn all_keys_of_the_start_and_of_a_game_are_in_sight() {
    let start = with_keys(with_games());
    let tabs = rows(&start, KeyGroup::Window).into_iter();
    let tabs = tabs.filter(|(_, text, _)| *text == "Tabs of the library");
    let caps: Vec<String> = tabs.map(|(caps, ..)| caps).collect();
    assert_eq!(caps, ["Ctrl 1–5"]);
    for desk in [start, playing()] {
        let scene = desk.scene();
        let is_bar = |zone: &Zone| matches!(zone, Zone::ScrollBar { .. });
        let points = (0..800).map(|y| Point::new(1200, y));
        let mut zones = points.filter_map(|at| scene.zone_at(at));
        assert!(!zones.any(|(_, zone)| is_bar(zone)));
    }
}

/// Each screen has its own groups, and every key that works is among them.
#[test]
fn every_key_that_works_is_in_the_overview() {
    let review = || {
        let mut desk = mated();
        desk.key('l');
        desk
    };
    let library = || {
        let mut desk = with_games();
        desk.key('o');
        desk
    };
    let form = || {
        let mut desk = Desk::new();
        desk.key('s');
        desk
    };
    let editor = || {
        let mut desk = Desk::new();
        desk.key('e');
        desk
    };
    for desk in [
        Desk::new(),
        playing(),
        mated(),
        review(),
        library(),
        form(),
        editor(),
    ] {
        let shown = keys::overview(&desk.app)
            .into_iter()
            .flat_map(|(_, rows)| rows);
        let shown = shown.flat_map(|row| row.keys).filter(|key| key.works);
        let mut shown: Vec<String> = shown.map(|key| Words::ENGLISH.cap(Some(key.cap))).collect();
        if shown.contains(&"1–5".to_owned()) {
            shown.extend((1..=5).map(|tab| format!("Ctrl {tab}")));
        }
        for entry in keys::list(&desk.app) {
            if matches!(entry.action, keys::Action::DrawRed | keys::Action::DrawBlue) {
                continue;
            }
            for cap in entry.caps {
                let cap = Words::ENGLISH.cap(Some(cap));
                assert!(shown.contains(&cap), "{cap} in {shown:?}");
            }
        }
    }
    let groups = |desk: &Desk| {
        keys::overview(&desk.app)
            .into_iter()
            .map(|it| it.0)
            .collect::<Vec<_>>()
    };
    assert!(groups(&review()).contains(&KeyGroup::Analysis));
    assert!(groups(&library()).contains(&KeyGroup::List));
    assert!(!groups(&form()).contains(&KeyGroup::Move));
}

#[test]
fn a_click_on_a_row_does_what_its_key_does_and_closes() {
    let mut desk = playing();
    desk.click_on(press(Key::Char('t')));
    assert_eq!(desk.app.dialog(), None);
    assert_eq!(desk.moves(), "e4");

    let mut desk = playing();
    desk.click_on(press(Key::Char(',')));
    assert!(matches!(desk.app.dialog(), Some(Dialog::Settings(_))));

    // Two keys of one row have a click each.
    let mut desk = playing();
    desk.click_on(press(Key::Left));
    desk.press(Key::F1);
    desk.click_on(press(Key::Home));
    let live = desk.app.live_game().expect("a game");
    assert!(live.is_looking_back());
    desk.press(Key::F1);
    desk.click_on(press(Key::End));
    assert!(!desk.app.live_game().expect("a game").is_looking_back());

    // The key of the overview closes it.
    let mut desk = playing();
    desk.click_on(press(Key::Char('?')));
    assert_eq!(desk.app.dialog(), None);
}

#[test]
fn a_click_on_a_step_through_a_list_takes_it_in_the_list_below() {
    let mut desk = with_games();
    desk.key('o');
    let step = |desk: &mut Desk, key: Key| {
        desk.press(Key::F1);
        desk.click_on(press(key));
        assert_eq!(desk.app.dialog(), None);
        desk.app.library().expect("the library").selected()
    };
    assert_eq!(step(&mut desk, Key::Down), 1);
    assert_eq!(step(&mut desk, Key::Down), 2);
    assert_eq!(step(&mut desk, Key::Up), 1);
    assert_eq!(step(&mut desk, Key::PageDown), 5);
    assert_eq!(step(&mut desk, Key::PageUp), 0);
}

#[test]
fn a_key_that_does_nothing_now_cannot_be_clicked() {
    let desk = playing();
    let scene = desk.scene();
    for key in ['y', 'n', 'r', 'l', 's', 'o', 'q'] {
        assert_eq!(scene.area_of(&press(Key::Char(key))), None, "{key}");
    }
}

#[test]
fn a_click_outside_the_close_button_and_keys_close_it() {
    let mut desk = playing();
    desk.click_at(Point::new(10, 400));
    assert_eq!(desk.app.dialog(), None);
    let mut desk = playing();
    let close = desk.zone_of(&Command::Escape);
    assert!(close.w >= 130 && close.h >= 40, "{close:?}");
    desk.click_at(close.center());
    assert_eq!(desk.app.dialog(), None);
    // A click between the rows does nothing.
    let mut desk = playing();
    desk.click_at(Point::new(640, 745));
    assert!(desk.app.dialog().is_some());
}

#[test]
fn what_does_not_fit_is_scrolled_by_keys_and_by_the_wheel() {
    let first = |desk: &Desk| match desk.app.dialog() {
        Some(&Dialog::Keys { first }) => first,
        other => panic!("{other:?}"),
    };
    let mut desk = playing();
    for key in [Key::Down, Key::PageDown, Key::End] {
        desk.press(key);
        assert_eq!(first(&desk), 0, "all is seen");
    }
    desk.resize(640, 480);
    assert_eq!(desk.scene().area_of(&press(Key::F11)), None);
    desk.press(Key::Down);
    assert_eq!(first(&desk), 1);
    desk.press(Key::Up);
    desk.press(Key::PageDown);
    let page = first(&desk);
    assert!((5..15).contains(&page), "{page}");
    desk.move_to(Point::new(300, 300));
    desk.event(Event::Wheel(-1));
    assert!(first(&desk) > page);
    desk.press(Key::End);
    let last = first(&desk);
    desk.event(Event::Wheel(-1));
    assert_eq!(first(&desk), last);
    // What was below can be clicked now; keys that do nothing and the mouse are at the end.
    while desk.scene().area_of(&press(Key::F11)).is_none() {
        desk.press(Key::PageUp);
    }
    desk.click_on(press(Key::F11));
    assert_eq!(desk.app.dialog(), None);
    desk.press(Key::F1);
    assert_eq!(first(&desk), 0);
}

#[test]
fn the_gestures_are_those_of_the_screen() {
    let desk = playing();
    assert!(keys::gestures(&desk.app).contains(&Gesture::Arrow));
    let mut desk = with_games();
    desk.key('o');
    assert!(matches!(desk.app.screen, Screen::Library(_)));
    assert_eq!(keys::gestures(&desk.app), [Gesture::WheelScrolls]);
}
