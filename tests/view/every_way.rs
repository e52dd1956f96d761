//! Is everything done by keys alone, by the mouse alone and by a finger? On every screen, what can be pressed has a key or a row that
//! a cursor reaches, and what a key does has a target: on the screen, in the menu, or a row of the list of keys.

use std::collections::BTreeSet;

use crate::desk::Desk;
use crate::screens::{Moment, SCREENS, in_window};
use crate::targets::targets;

use deskmate::app::keys::{self, Context, Key, Stroke};
use deskmate::app::{
    BoardCommand, ClockCommand, Command, Dialog, FilterCommand, FormCommand, LibraryCommand,
    MenuCommand, PlayCommand, PlayersCommand, PositionCommand, PracticeCommand, ReviewCommand,
    Screen, SettingsCommand, SourceCommand, Step, Widget,
};

/// What else has keys on these screens: the menus, which Esc or N opens, and what Esc leads back to from a line of text.
const BESIDES: [Context; 9] = [
    Context::Menu,
    Context::EndedMenu,
    Context::ReviewMenu,
    Context::Game,
    Context::Question,
    Context::Library,
    Context::Trash,
    Context::PlayersTab,
    Context::EditorBoard,
];

/// All screens, in the state that they are for.
fn screens() -> impl Iterator<Item = (&'static str, Desk)> {
    let is_list_of_keys = |(name, _): &&Moment| name.starts_with("all keys");
    let opened = SCREENS.iter().filter(move |it| !is_list_of_keys(it));
    opened.map(|(name, open)| (*name, in_window(open(), (1280, 800, 1.0))))
}

/// Whether a key gives a command on a screen.
fn has_key(desk: &Desk, command: &Command) -> bool {
    let open = keys::contexts(&desk.app).iter().chain(&BESIDES);
    let mut bindings = open.flat_map(|&context| keys::bindings(context));
    bindings.any(|binding| binding.command == *command)
}

/// Whether a cursor, the focus or another key leads to what a target does.
fn has_cursor(desk: &Desk, command: &Command) -> bool {
    let app = &desk.app;
    let is_button = || {
        let fields = app
            .form()
            .map(|form| form.rows.iter().flat_map(|row| &row.fields));
        let mut buttons = fields.into_iter().flatten();
        buttons.any(|it| matches!(&it.widget, Widget::Button { command: of, .. } if of == command))
    };
    let is_choice = || matches!(app.screen, Screen::Start) && app.start_choices().contains(command);
    match command {
        Command::Form(FormCommand::Choose(id, _) | FormCommand::PlaceCaret { id, .. }) => {
            app.form().is_some_and(|form| form.field(*id).is_some())
        }
        // Arrows step through the moves, the rows of a list, the menu and the list of keys.
        Command::Board(BoardCommand::Show(_)) | Command::Menu(_) | Command::Choose(_) => true,
        Command::Review(ReviewCommand::Go(_) | ReviewCommand::FollowLine { .. }) => true,
        Command::Library(
            LibraryCommand::ClickGame(_)
            | LibraryCommand::ResumeGame(_)
            | LibraryCommand::Show(_)
            | LibraryCommand::Narrow(_),
        ) => true,
        // Digits sort by the columns that are shown.
        Command::Library(LibraryCommand::SortBy(_) | LibraryCommand::SortAsFound) => {
            has_key(desk, &LibraryCommand::SortNth(0).into())
        }
        // The pages have digits while no text is typed.
        Command::Settings(SettingsCommand::Page(_)) => true,
        // Both Shift keys and Space press the clock.
        Command::Clock(ClockCommand::Press(_)) => has_key(desk, &ClockCommand::PressMover.into()),
        Command::Play(PlayCommand::ResignAs(_)) => has_key(desk, &PlayCommand::Resign.into()),
        Command::Play(PlayCommand::CloseResult) => has_key(desk, &Command::Escape),
        Command::Players(command) => has_cursor_of_players(desk, *command),
        Command::Position(command) => has_cursor_of_position(desk, *command),
        Command::Practice(PracticeCommand::BeginRow(_)) => {
            has_key(desk, &PracticeCommand::Choose(Step::Forward).into())
        }
        Command::Practice(PracticeCommand::ShowLine { .. }) => {
            has_key(desk, &PracticeCommand::Line(Step::Forward).into())
                && has_key(desk, &PracticeCommand::OtherLine(Step::Forward).into())
        }
        // In a list Ctrl+Tab goes on to the next source; in the search for a position so do the arrows.
        Command::Source(SourceCommand::Show(_)) => {
            has_key(desk, &SourceCommand::Turn(Step::Forward).into())
        }
        _ => is_choice() || is_button(),
    }
}

fn has_cursor_of_players(desk: &Desk, command: PlayersCommand) -> bool {
    let key = |command: PlayersCommand| has_key(desk, &command.into());
    match command {
        PlayersCommand::ChooseRow(_) => key(PlayersCommand::Choose(Step::Forward)),
        PlayersCommand::ReviewGame(_) => {
            key(PlayersCommand::Game(Step::Forward)) && key(PlayersCommand::Review)
        }
        PlayersCommand::Span(_) => key(PlayersCommand::StepSpan(Step::Forward)),
        // The filters of the list find the same games, and have keys.
        PlayersCommand::ShowWith(_) | PlayersCommand::ShowOpening(..) => {
            key(PlayersCommand::ShowGames)
        }
        // H leads to the most frequent opponent only; the others have no key.
        PlayersCommand::Against(_) => key(PlayersCommand::HeadToHead),
        _ => false,
    }
}

fn has_cursor_of_position(desk: &Desk, command: PositionCommand) -> bool {
    let key = |command: PositionCommand| has_key(desk, &command.into());
    match command {
        PositionCommand::Kind(_) | PositionCommand::Turn(_) | PositionCommand::Exchange => {
            key(PositionCommand::Group(Step::Forward))
                && key(PositionCommand::Option(Step::Forward))
        }
        PositionCommand::Click(_) | PositionCommand::Play(_) => {
            key(PositionCommand::Row(Step::Forward)) && key(PositionCommand::Review)
        }
        // Esc leads back to the game, where the arrows go to the earlier position.
        PositionCommand::Earlier(_) => has_key(desk, &Command::Escape),
        _ => false,
    }
}

#[test]
fn what_can_be_pressed_has_a_key_or_a_cursor() {
    let mut without = BTreeSet::new();
    for (name, desk) in screens() {
        for (_, command) in targets(&desk.scene()) {
            if !has_key(&desk, &command) && !has_cursor(&desk, &command) {
                without.insert(format!("{command:?} in {name}"));
            }
        }
    }
    assert!(without.is_empty(), "{without:#?}");
}

/// The keys in the list of keys, with those that are only seen once it is scrolled.
fn listed_keys(desk: &mut Desk) -> Vec<Stroke> {
    desk.run(MenuCommand::AllKeys);
    assert!(matches!(desk.app.dialog(), Some(Dialog::Keys { .. })));
    let mut listed: Vec<Stroke> = Vec::new();
    loop {
        let before = listed.len();
        for (_, command) in targets(&desk.scene()) {
            match command {
                Command::Menu(MenuCommand::PressKey(stroke)) if !listed.contains(&stroke) => {
                    listed.push(stroke);
                }
                _ => {}
            }
        }
        if listed.len() == before {
            return listed;
        }
        for _ in 0..6 {
            desk.press(Key::Down);
        }
    }
}

/// While a question waits, nothing else is done: its answers are buttons.
fn waits_for_answer(desk: &Desk) -> bool {
    let is_asked = desk
        .app
        .live_game()
        .is_some_and(|live| live.game().question().is_some());
    is_asked || keys::contexts(&desk.app).contains(&Context::Question)
}

#[test]
fn what_a_key_does_can_be_pressed() {
    let mut without = BTreeSet::new();
    for (name, mut desk) in screens() {
        if waits_for_answer(&desk) {
            for answer in [true, false].map(PlayCommand::Answer) {
                let scene = desk.scene();
                let mut pressed = targets(&scene).into_iter();
                let is_there = pressed.any(|(_, it)| it == Command::Play(answer));
                assert!(is_there, "{answer:?} in {name}");
            }
            continue;
        }
        let groups = keys::overview(&desk.app);
        let rows = groups.into_iter().flat_map(|(_, rows)| rows);
        let works = rows.flat_map(|row| row.keys).filter(|key| key.works);
        let working: Vec<Stroke> = works.filter_map(|key| key.stroke).collect();
        let listed = listed_keys(&mut desk);
        for stroke in working
            .into_iter()
            .filter(|stroke| !listed.contains(stroke))
        {
            without.insert(format!("{stroke:?} in {name}"));
        }
    }
    assert!(without.is_empty(), "{without:#?}");
}

/// The list of keys itself is opened by a target, on the screen or in the menu that a target opens; all of the settings is on their
/// screen.
#[test]
fn the_list_of_keys_or_the_menu_can_be_pressed() {
    let opens = |command: &Command| {
        matches!(
            command,
            Command::Menu(MenuCommand::AllKeys | MenuCommand::Open | MenuCommand::OpenFor(_))
                | Command::Escape
                // It leads back to the list of games, as Esc does.
                | Command::Library(LibraryCommand::Narrow(FilterCommand::Close))
        )
    };
    let mut without = BTreeSet::new();
    for (name, desk) in screens() {
        let has_all = waits_for_answer(&desk) || desk.app.shows_settings();
        if !has_all && !targets(&desk.scene()).iter().any(|(_, it)| opens(it)) {
            without.insert(name);
        }
    }
    assert!(without.is_empty(), "{without:#?}");
}
