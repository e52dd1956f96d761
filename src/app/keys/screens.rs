//! The key bindings of most screens.

use super::binding::{Binding, bind, key, shift};
use super::key::{Key, Stroke};
use super::library::LIBRARY;
use crate::app::board::BoardCommand;
use crate::app::command::Command;
use crate::app::forms::FormCommand;
use crate::app::menu::MenuCommand;
use crate::app::play::PlayCommand;
use crate::app::settings::SettingsCommand;
use crate::app::start::StartCommand;
use crate::app::step::Step;
use crate::rules::Role;

pub(super) const SOUND: Binding = bind(
    key(Key::Char('m')),
    "M",
    Command::Settings(SettingsCommand::ToggleSound),
);

pub(super) static ANYWHERE: [Binding; 6] = [
    bind(
        key(Key::Char('?')),
        "?",
        Command::Menu(MenuCommand::AllKeys),
    ),
    bind(key(Key::F1), "F1", Command::Menu(MenuCommand::AllKeys)),
    bind(
        key(Key::F11),
        "F11",
        Command::Settings(SettingsCommand::FullScreen),
    ),
    bind(
        key(Key::Char(',')),
        ",",
        Command::Settings(SettingsCommand::Show),
    ),
    SOUND,
    bind(key(Key::Escape), "Esc", Command::Escape),
];

/// In the settings, which have no text fields.
pub(super) static SETTINGS: [Binding; 1] = [SOUND];

pub(super) const SET_UP: Binding = bind(
    key(Key::Char('e')),
    "E",
    Command::Start(StartCommand::SetUp),
);

pub(super) static START: [Binding; 10] = [
    bind(
        key(Key::Char('s')),
        "S",
        Command::Start(StartCommand::NewGame),
    ),
    bind(
        key(Key::Char('c')),
        "C",
        Command::Start(StartCommand::Continue),
    ),
    bind(
        key(Key::Char('l')),
        "L",
        Command::Start(StartCommand::LoadLast),
    ),
    LIBRARY,
    SET_UP,
    focus(key(Key::Up), "↑", Step::Back),
    focus(key(Key::Down), "↓", Step::Forward),
    focus(shift(Key::Tab), "Shift Tab", Step::Back),
    focus(key(Key::Tab), "Tab", Step::Forward),
    bind(
        key(Key::Enter),
        "Enter",
        Command::Start(StartCommand::RunFocused),
    ),
];

const fn focus(stroke: Stroke, cap: &'static str, step: Step) -> Binding {
    bind(stroke, cap, Command::Start(StartCommand::Focus(step)))
}

pub(super) const TAKE_BACK: Binding = bind(
    key(Key::Char('t')),
    "T",
    Command::Play(PlayCommand::TakeBack),
);

pub(super) const FLIP: Binding = bind(key(Key::Char('f')), "F", Command::Flip);

pub(super) const REPLAY: Binding = bind(
    shift(Key::Char('t')),
    "Shift T",
    Command::Play(PlayCommand::Replay),
);

pub(super) static GAME: [Binding; 5] = [
    TAKE_BACK,
    REPLAY,
    bind(key(Key::Char('d')), "D", Command::Play(PlayCommand::Draw)),
    bind(key(Key::Char('g')), "G", Command::Play(PlayCommand::Resign)),
    // While a game is in progress, says so.
    bind(
        key(Key::Char('s')),
        "",
        Command::Start(StartCommand::NewGame),
    ),
];

pub(super) static QUESTION: [Binding; 2] = [
    bind(
        key(Key::Char('y')),
        "Y",
        Command::Play(PlayCommand::Answer(true)),
    ),
    bind(
        key(Key::Char('n')),
        "N",
        Command::Play(PlayCommand::Answer(false)),
    ),
];

/// The four share one entry in the list of keys, that of the first.
pub(super) static PROMOTION: [Binding; 4] = [
    promote('q', "QRBN", Role::Queen),
    promote('r', "", Role::Rook),
    promote('b', "", Role::Bishop),
    promote('n', "", Role::Knight),
];

const fn promote(letter: char, cap: &'static str, role: Role) -> Binding {
    bind(
        key(Key::Char(letter)),
        cap,
        Command::Board(BoardCommand::Promote(role)),
    )
}

pub(super) static ENDED: [Binding; 6] = [
    bind(
        key(Key::Char('r')),
        "R",
        Command::Start(StartCommand::Rematch),
    ),
    bind(
        key(Key::Char('s')),
        "S",
        Command::Start(StartCommand::NewGame),
    ),
    bind(
        key(Key::Char('l')),
        "L",
        Command::Start(StartCommand::LoadLast),
    ),
    TAKE_BACK,
    LIBRARY,
    SET_UP,
];

pub(super) static GAME_SHOWN: [Binding; 5] = [
    FLIP,
    bind(
        key(Key::Home),
        "Home",
        Command::Board(BoardCommand::Show(Step::First)),
    ),
    bind(
        key(Key::Left),
        "←",
        Command::Board(BoardCommand::Show(Step::Back)),
    ),
    bind(
        key(Key::Right),
        "→",
        Command::Board(BoardCommand::Show(Step::Forward)),
    ),
    bind(
        key(Key::End),
        "End",
        Command::Board(BoardCommand::Show(Step::Last)),
    ),
];

pub(super) static KEYS: [Binding; 4] = [
    bind(key(Key::Escape), "Esc", Command::Escape),
    bind(key(Key::Char('?')), "?", Command::Escape),
    bind(key(Key::F1), "F1", Command::Escape),
    bind(key(Key::Enter), "Enter", Command::Escape),
];

/// In a form, whichever field is focused.
pub(super) static FORM: [Binding; 8] = [
    bind(key(Key::Enter), "Enter", Command::Form(FormCommand::Submit)),
    bind(key(Key::Escape), "Esc", Command::Escape),
    bind(
        key(Key::Tab),
        "Tab",
        Command::Form(FormCommand::Focus(Step::Forward)),
    ),
    bind(
        shift(Key::Tab),
        "Shift Tab",
        Command::Form(FormCommand::Focus(Step::Back)),
    ),
    bind(
        key(Key::Up),
        "↑",
        Command::Form(FormCommand::Focus(Step::Back)),
    ),
    bind(
        key(Key::Down),
        "↓",
        Command::Form(FormCommand::Focus(Step::Forward)),
    ),
    bind(key(Key::F1), "F1", Command::Menu(MenuCommand::AllKeys)),
    bind(
        key(Key::F11),
        "F11",
        Command::Settings(SettingsCommand::FullScreen),
    ),
];

/// In a form, on a choice.
pub(super) static CHOICE: [Binding; 7] = [
    bind(
        key(Key::Left),
        "←",
        Command::Form(FormCommand::StepChoice(Step::Back)),
    ),
    bind(
        key(Key::Right),
        "→",
        Command::Form(FormCommand::StepChoice(Step::Forward)),
    ),
    bind(
        key(Key::Home),
        "Home",
        Command::Form(FormCommand::StepChoice(Step::First)),
    ),
    bind(
        key(Key::End),
        "End",
        Command::Form(FormCommand::StepChoice(Step::Last)),
    ),
    bind(
        key(Key::Char(' ')),
        "Space",
        Command::Form(FormCommand::Activate),
    ),
    bind(
        key(Key::Char('?')),
        "?",
        Command::Menu(MenuCommand::AllKeys),
    ),
    bind(
        key(Key::Char(',')),
        ",",
        Command::Settings(SettingsCommand::Show),
    ),
];

/// In a form, on a button.
pub(super) static BUTTON: [Binding; 1] = [bind(
    key(Key::Enter),
    "",
    Command::Form(FormCommand::Activate),
)];
