//! The keys, and the list of them.

use crate::desk;
use crate::game::{MATE, mated};

use desk::Desk;
use deskmate::app::keys::{self, Action, Context, Key};
use deskmate::app::{
    BoardCommand, Command, Dialog, Effect, EscTarget, FileCommand, FormCommand, MenuCommand,
    PlayCommand, StartCommand, Step, WindowEffect,
};
use deskmate::rules::Role;
use deskmate::view::Event;
use deskmate::words::Words;

#[test]
fn all_keys_open_and_close_by_several_keys() {
    for open in [Key::Char('?'), Key::F1] {
        for close in [Key::Char('?'), Key::F1, Key::Escape, Key::Enter] {
            let mut desk = Desk::playing();
            desk.press(open);
            assert_eq!(desk.app.dialog(), Some(&Dialog::Keys { first: 0 }));
            desk.press(close);
            assert_eq!(desk.app.dialog(), None);
        }
    }
    // On most keyboards the question mark needs Shift.
    let mut desk = Desk::new();
    desk.shift('?');
    assert_eq!(desk.app.dialog(), Some(&Dialog::Keys { first: 0 }));
}

/// What a command does, as the list of keys says.
fn word(command: impl Into<Command>) -> &'static str {
    word_in(Context::Anywhere, command)
}

/// What a command does in a context.
fn word_in(context: Context, command: impl Into<Command>) -> &'static str {
    Words::ENGLISH.action(&Action::Command(context, command.into()))
}

/// Only keys that work at this moment are listed.
#[test]
fn the_list_of_keys_has_each_key_once_with_its_action() {
    let mut desk = Desk::playing();
    assert!(is_listed(&desk, "Enter I", word(BoardCommand::TypeMove)));
    assert!(is_listed(&desk, "←", word(BoardCommand::Show(Step::Back))));
    desk.press(Key::Tab);
    assert!(
        !does(&desk, word(BoardCommand::TypeMove))
            && !does(&desk, word(BoardCommand::Show(Step::Back)))
    );
    assert!(is_listed(
        &desk,
        "Tab Esc",
        word_in(Context::Board, BoardCommand::Focus)
    ));
    desk.press(Key::Tab);
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert!(!does(&desk, word(PlayCommand::Answer(true))));
    desk.app.settings.takeback_asks = true;
    desk.key('t');
    assert!(
        is_listed(&desk, "Y", word(PlayCommand::Answer(true)))
            && is_listed(&desk, "N Esc", word(PlayCommand::Answer(false)))
    );
}

/// The entries of the list of keys, with spaces between the keys of each.
fn listed(desk: &Desk) -> Vec<(String, &'static str)> {
    let lines = keys::list(&desk.app).into_iter();
    lines
        .map(|line| {
            let caps = line
                .caps
                .into_iter()
                .map(|cap| Words::ENGLISH.cap(Some(cap)));
            let caps: Vec<String> = caps.collect();
            (caps.join(" "), Words::ENGLISH.action(&line.action))
        })
        .collect()
}

fn is_listed(desk: &Desk, caps: &str, wanted: &str) -> bool {
    let mut lines = listed(desk).into_iter();
    lines.any(|line| line.0 == caps && line.1 == wanted)
}

fn does(desk: &Desk, wanted: &str) -> bool {
    listed(desk).iter().any(|(_, does)| *does == wanted)
}

#[test]
fn the_list_of_keys_has_only_keys_that_work() {
    let has = |desk: &Desk, all: &[&str]| {
        for wanted in all {
            assert!(does(desk, wanted), "{wanted}: {:?}", listed(desk));
        }
    };
    let has_not = |desk: &Desk, all: &[&str]| {
        for refused in all {
            assert!(!does(desk, refused), "{refused}: {:?}", listed(desk));
        }
    };
    let desk = Desk::new();
    has(
        &desk,
        &[
            word_in(Context::Start, StartCommand::NewGame),
            word(StartCommand::SetUp),
        ],
    );
    has_not(
        &desk,
        &[
            word(StartCommand::Continue),
            word_in(Context::Start, StartCommand::LoadLast),
        ],
    );
    has(
        &Desk::with_last("1. e4 *\n"),
        &[
            word(StartCommand::Continue),
            word_in(Context::Start, StartCommand::LoadLast),
        ],
    );

    let mut desk = Desk::playing();
    let elsewhere = [
        word(StartCommand::Library),
        word(FileCommand::OpenFile),
        word(FileCommand::Paste),
    ];
    has_not(&desk, &elsewhere);
    has_not(
        &desk,
        &[
            word(StartCommand::NewGame),
            word(PlayCommand::Answer(true)),
            word(BoardCommand::Promote(Role::Queen)),
        ],
    );
    has_not(
        &desk,
        &[
            word(PlayCommand::TakeBack),
            word(PlayCommand::Replay),
            word(PlayCommand::GiveTime),
        ],
    );
    desk.play(&["e2e4", "e7e5"]);
    has(
        &desk,
        &[
            word(PlayCommand::TakeBack),
            word(PlayCommand::Draw),
            word(PlayCommand::Resign),
            word(FileCommand::CopyGame),
            word(MenuCommand::Open),
        ],
    );
    desk.key('t');
    has(&desk, &[word(PlayCommand::Replay)]);
    desk.key('p');
    has(&desk, &[word(PlayCommand::Pause), word(MenuCommand::Open)]);
    has_not(
        &desk,
        &[
            word(PlayCommand::TakeBack),
            word(PlayCommand::Draw),
            word(PlayCommand::Resign),
            word(BoardCommand::TypeMove),
        ],
    );
    desk.key('p');
    desk.shift('t');
    desk.key('d');
    has(
        &desk,
        &[
            word(PlayCommand::Answer(true)),
            word(PlayCommand::Answer(false)),
        ],
    );
    has_not(
        &desk,
        &[
            word(PlayCommand::TakeBack),
            word(PlayCommand::Draw),
            word(PlayCommand::Resign),
            word(MenuCommand::Open),
        ],
    );
    desk.key('n');
    desk.press(Key::Left);
    has(
        &desk,
        &[Words::ENGLISH.action(&Action::Close(EscTarget::Past))],
    );
    has_not(&desk, &[word(MenuCommand::Open)]);
    desk.press(Key::Escape);
    desk.press(Key::Enter);
    desk.press(Key::F1);
    has(
        &desk,
        &[
            word_in(Context::MoveLine, FormCommand::Submit),
            word_in(Context::Text, FileCommand::Paste),
        ],
    );
    desk.press(Key::F1);
    desk.press(Key::Escape);
    desk.key('g');
    desk.key('y');
    has(
        &desk,
        &[
            word(StartCommand::Rematch),
            word(StartCommand::NewGame),
            word_in(Context::Ended, StartCommand::LoadLast),
            word(StartCommand::SetUp),
        ],
    );
    has(&desk, &elsewhere);
    has_not(&desk, &[word(PlayCommand::TakeBack)]);
}

#[test]
fn keys_with_the_same_action_share_one_entry() {
    let mut desk = Desk::new();
    assert!(is_listed(&desk, "? F1", word(MenuCommand::AllKeys)));
    assert!(
        !does(&desk, Words::ENGLISH.action(&Action::DrawBlue)),
        "there is no game"
    );
    desk.key('s');
    assert!(is_listed(
        &desk,
        "Tab ↓",
        word(FormCommand::Focus(Step::Forward))
    ));
    desk.press(Key::Escape);
    assert!(is_listed(
        &Desk::playing(),
        "Ctrl Alt",
        Words::ENGLISH.action(&Action::DrawBlue)
    ));
    for mut desk in [desk, Desk::playing(), mated(), Desk::with_last("1. e4 *\n")] {
        for key in ['o', ',', 's'] {
            let mut words: Vec<&str> = listed(&desk).iter().map(|(_, does)| *does).collect();
            words.sort_unstable();
            let count = words.len();
            words.dedup();
            assert_eq!(words.len(), count, "{words:?}");
            desk.press(Key::Escape);
            desk.key(key);
        }
    }
}

/// The menu after a game names it, and so it works there too.
#[test]
fn e_opens_the_board_editor_after_a_game() {
    let mut desk = mated();
    // The first Esc closes the result.
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    desk.zone_of(&Command::Start(StartCommand::SetUp));
    desk.press(Key::Escape);
    desk.key('e');
    assert!(desk.app.editor().is_some());
    desk.press(Key::Escape);
    assert_eq!(desk.app.dialog(), None);
    desk.key('e');
    desk.press(Key::Enter);
    desk.press(Key::Enter);
    assert!(desk.is_playing() && desk.game().outcome().is_none());
    desk.key('e');
    assert!(desk.app.editor().is_none(), "a running game goes on");
}

#[test]
fn f11_toggles_full_screen_on_every_screen() {
    let mut desk = Desk::new();
    desk.press(Key::F11);
    desk.new_game();
    desk.press(Key::F11);
    desk.play(&MATE);
    desk.press(Key::F11);
    desk.key('l');
    desk.press(Key::F11);
    let toggles = desk
        .effects
        .iter()
        .filter(|&effect| *effect == Effect::Window(WindowEffect::ToggleFullScreen));
    assert_eq!(toggles.count(), 4);
}

#[test]
fn letters_do_the_same_only_without_shift_but_for_t() {
    let mut desk = Desk::playing();
    desk.shift('g');
    assert_eq!(desk.game().question(), None);
    desk.shift('d');
    assert_eq!(desk.game().question(), None);
}

#[test]
fn every_key_of_every_screen_is_harmless_at_every_moment() {
    let moments: [fn() -> Desk; 11] = [
        Desk::new,
        Desk::playing,
        || {
            let mut desk = Desk::begun();
            desk.key('d');
            desk
        },
        || {
            let mut desk = Desk::playing();
            desk.lift("e2", "e4");
            desk
        },
        || {
            let mut desk = Desk::playing_from("2r3k1/1P6/8/8/8/8/8/6K1 w - - 0 1");
            desk.play(&["b7c8"]);
            desk
        },
        || {
            let mut desk = Desk::playing();
            desk.press(Key::Enter);
            desk.type_text("n");
            desk
        },
        || {
            let mut desk = Desk::playing();
            desk.press(Key::Tab);
            desk
        },
        || {
            let mut desk = Desk::playing_from("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80");
            desk.key('d');
            desk
        },
        mated,
        || {
            let mut desk = mated();
            desk.key('l');
            desk
        },
        || Desk::with_last("1. e4 *\n"),
    ];
    let letters = ('a'..='z').chain("?0+, ".chars()).map(Key::Char);
    let named = [
        Key::Enter,
        Key::Escape,
        Key::Left,
        Key::Right,
        Key::Up,
        Key::Down,
        Key::Home,
        Key::End,
        Key::F1,
        Key::Tab,
        Key::Backspace,
    ];
    let keys: Vec<Key> = letters.chain(named).collect();
    for moment in moments {
        let mut desk = moment();
        let before = desk.app.clone();
        for &key in &keys {
            desk.app = before.clone();
            desk.press(key);
            desk.scene();
            desk.repeat(key);
            desk.event(Event::FocusLost);
            desk.scene();
            desk.app.wake(desk.now());
        }
    }
}

/// Whoever learns a letter in the menu presses it on the board.
#[test]
fn a_key_of_a_line_of_the_menu_means_the_same_on_its_screen() {
    use Context::*;
    let anywhere = [GameShown, Copying, Opening, Anywhere];
    let menus: [(&[Context], &[Context]); 3] = [
        (&[Menu, EndedMenu], &[Start, Game, Clocks, Ended]),
        (&[GameMenu], &[Game, Clocks]),
        (&[ReviewMenu], &[Review]),
    ];
    let mut compared = 0;
    for (menu, screens) in menus {
        for line in menu.iter().flat_map(|&it| keys::bindings(it)) {
            // The first binding of a key counts.
            let screens = screens.iter().chain(&anywhere);
            let mut there = screens.flat_map(|&it| keys::bindings(it));
            if let Some(there) = there.find(|there| there.cap == line.cap) {
                assert_eq!(line.command, there.command, "{:?}", line.cap);
                compared += 1;
            }
        }
    }
    assert!(compared > 20, "{compared}");
}
