//! The table: every key with what it does, context by context.

use super::{Binding, Key, Stroke};
use crate::app::command::Command;
use crate::app::play_command::PlayCommand;
use crate::app::step::Step;
use crate::rules::Role;

pub(super) const fn bind(
    stroke: Stroke,
    cap: &'static str,
    does: &'static str,
    command: Command,
) -> Binding {
    Binding {
        stroke,
        cap,
        does,
        command,
    }
}

pub(super) const fn key(key: Key) -> Stroke {
    Stroke {
        key,
        shift: false,
        ctrl: false,
    }
}

pub(super) const fn shift(key: Key) -> Stroke {
    Stroke {
        key,
        shift: true,
        ctrl: false,
    }
}

pub(super) const fn ctrl(key: Key) -> Stroke {
    Stroke {
        key,
        shift: false,
        ctrl: true,
    }
}

pub(super) const fn ctrl_shift(key: Key) -> Stroke {
    Stroke {
        key,
        shift: true,
        ctrl: true,
    }
}

pub(super) const SOUND: Binding = bind(
    key(Key::Char('m')),
    "M",
    "Sound off or on",
    Command::ToggleSound,
);

pub(super) static ANYWHERE: [Binding; 6] = [
    bind(key(Key::Char('?')), "?", "All keys", Command::AllKeys),
    bind(key(Key::F1), "F1", "All keys", Command::AllKeys),
    bind(key(Key::F11), "F11", "Full screen", Command::FullScreen),
    bind(key(Key::Char(',')), ",", "Settings", Command::Settings),
    SOUND,
    bind(key(Key::Escape), "Esc", "Menu", Command::Escape),
];

/// In the settings, which hold no text.
pub(super) static SETTINGS: [Binding; 1] = [SOUND];

pub(super) const SET_UP: Binding = bind(
    key(Key::Char('e')),
    "E",
    "Set up a position",
    Command::SetUp,
);

pub(super) static START: [Binding; 4] = [
    bind(
        key(Key::Char('s')),
        "S",
        "Start a new game",
        Command::NewGame,
    ),
    bind(
        key(Key::Char('c')),
        "C",
        "Continue the game",
        Command::Continue,
    ),
    bind(
        key(Key::Char('l')),
        "L",
        "Load the last game",
        Command::LoadLast,
    ),
    SET_UP,
];

pub(super) const REPLAY: Binding = bind(
    shift(Key::Char('t')),
    "Shift T",
    "Play again",
    Command::Play(PlayCommand::Replay),
);

pub(super) static GAME: [Binding; 5] = [
    bind(
        key(Key::Char('t')),
        "T",
        "Take back",
        Command::Play(PlayCommand::TakeBack),
    ),
    REPLAY,
    bind(
        key(Key::Char('d')),
        "D",
        "Draw",
        Command::Play(PlayCommand::Draw),
    ),
    bind(
        key(Key::Char('g')),
        "G",
        "Resign",
        Command::Play(PlayCommand::Resign),
    ),
    // Says that this game goes on.
    bind(key(Key::Char('s')), "", "", Command::NewGame),
];

pub(super) static QUESTION: [Binding; 2] = [
    bind(
        key(Key::Char('y')),
        "Y",
        "Yes",
        Command::Play(PlayCommand::Answer(true)),
    ),
    bind(
        key(Key::Char('n')),
        "N",
        "No",
        Command::Play(PlayCommand::Answer(false)),
    ),
];

/// The four have one line in the list of keys, that of the first.
pub(super) static PROMOTION: [Binding; 4] = [
    promote('q', "QRBN", "What a pawn becomes", Role::Queen),
    promote('r', "", "", Role::Rook),
    promote('b', "", "", Role::Bishop),
    promote('n', "", "", Role::Knight),
];

const fn promote(letter: char, cap: &'static str, does: &'static str, role: Role) -> Binding {
    bind(
        key(Key::Char(letter)),
        cap,
        does,
        Command::Play(PlayCommand::Promote(role)),
    )
}

pub(super) static ENDED: [Binding; 5] = [
    bind(key(Key::Char('r')), "R", "Rematch", Command::Rematch),
    bind(key(Key::Char('s')), "S", "New game", Command::NewGame),
    bind(key(Key::Char('l')), "L", "Review", Command::LoadLast),
    bind(
        key(Key::Char('t')),
        "T",
        "Take back",
        Command::Play(PlayCommand::TakeBack),
    ),
    SET_UP,
];

pub(super) static REVIEW: [Binding; 1] = [bind(key(Key::Escape), "Esc", "Close", Command::Escape)];

pub(super) static TABLE: [Binding; 5] = [
    bind(key(Key::Char('f')), "F", "Flip", Command::Flip),
    bind(
        key(Key::Home),
        "Home",
        "First position",
        Command::Show(Step::First),
    ),
    bind(
        key(Key::Left),
        "←",
        "One move back",
        Command::Show(Step::Back),
    ),
    bind(
        key(Key::Right),
        "→",
        "One move on",
        Command::Show(Step::Forward),
    ),
    bind(
        key(Key::End),
        "End",
        "Last position",
        Command::Show(Step::Last),
    ),
];

pub(super) static KEYS: [Binding; 4] = [
    bind(key(Key::Escape), "Esc", "Close", Command::Escape),
    bind(key(Key::Char('?')), "?", "Close", Command::Escape),
    bind(key(Key::F1), "F1", "Close", Command::Escape),
    bind(key(Key::Enter), "Enter", "Close", Command::Escape),
];

/// In a form, whatever has the focus.
pub(super) static FORM: [Binding; 8] = [
    bind(key(Key::Enter), "Enter", "Done", Command::Submit),
    bind(key(Key::Escape), "Esc", "Back", Command::Escape),
    bind(
        key(Key::Tab),
        "Tab",
        "Next field",
        Command::Focus(Step::Forward),
    ),
    bind(
        shift(Key::Tab),
        "Shift Tab",
        "Field before",
        Command::Focus(Step::Back),
    ),
    bind(
        key(Key::Up),
        "↑",
        "Field before",
        Command::Focus(Step::Back),
    ),
    bind(
        key(Key::Down),
        "↓",
        "Next field",
        Command::Focus(Step::Forward),
    ),
    bind(key(Key::F1), "F1", "All keys", Command::AllKeys),
    bind(key(Key::F11), "F11", "Full screen", Command::FullScreen),
];

/// In a form, on a choice.
pub(super) static CHOICE: [Binding; 7] = [
    bind(
        key(Key::Left),
        "←",
        "Choose the one before",
        Command::StepChoice(Step::Back),
    ),
    bind(
        key(Key::Right),
        "→",
        "Choose the next one",
        Command::StepChoice(Step::Forward),
    ),
    bind(
        key(Key::Home),
        "Home",
        "Choose the first",
        Command::StepChoice(Step::First),
    ),
    bind(
        key(Key::End),
        "End",
        "Choose the last",
        Command::StepChoice(Step::Last),
    ),
    bind(
        key(Key::Char(' ')),
        "Space",
        "Press, switch, choose",
        Command::Activate,
    ),
    bind(key(Key::Char('?')), "?", "All keys", Command::AllKeys),
    bind(key(Key::Char(',')), ",", "Settings", Command::Settings),
];

/// In a form, on a button.
pub(super) static BUTTON: [Binding; 1] = [bind(key(Key::Enter), "", "", Command::Activate)];
