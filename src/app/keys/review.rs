//! The key bindings of the review.

use super::binding::{Binding, bind, ctrl, ctrl_shift, key, shift};
use super::key::{Key, Stroke};
use super::library::{LIBRARY, SAVE, SAVE_AS};
use crate::app::board::BoardCommand;
use crate::app::command::Command;
use crate::app::forms::FormCommand;
use crate::app::menu::MenuCommand;
use crate::app::review::ReviewCommand;
use crate::app::settings::SettingsCommand;
use crate::app::start::StartCommand;
use crate::tree::NagKind;

const fn review(stroke: Stroke, cap: &'static str, command: ReviewCommand) -> Binding {
    bind(stroke, cap, Command::Review(command))
}

const fn letter(letter: char) -> Stroke {
    key(Key::Char(letter))
}

const COMMENT: Binding = review(letter('c'), "C", ReviewCommand::Comment);
const GOOD: Binding = review(letter('!'), "!", ReviewCommand::Nag(NagKind::Good));
const BAD: Binding = review(letter('?'), "?", ReviewCommand::Nag(NagKind::Bad));
const POSITION: Binding = review(letter('='), "=", ReviewCommand::Nag(NagKind::Position));
const CLEAR: Binding = review(letter('0'), "0", ReviewCommand::ClearNags);
const DELETE_FROM: Binding = review(key(Key::Delete), "Del", ReviewCommand::DeleteFrom);
const DELETE_LINE: Binding = review(shift(Key::Delete), "Shift Del", ReviewCommand::DeleteLine);
const PROMOTE: Binding = review(ctrl(Key::Up), "Ctrl ↑", ReviewCommand::Promote);
const UNDO: Binding = review(letter('u'), "U", ReviewCommand::Undo);
const REDO: Binding = review(
    ctrl_shift(Key::Char('z')),
    "Ctrl Shift Z",
    ReviewCommand::Redo,
);
const PLAY_ON: Binding = review(letter('p'), "P", ReviewCommand::PlayOn);
const TAGS: Binding = review(letter('t'), "T", ReviewCommand::EditTags);
const PICTURE: Binding = review(letter('g'), "G", ReviewCommand::Picture);

const ANALYSE: Binding = review(letter('a'), "A", ReviewCommand::Analyse);
const ANALYSE_GAME: Binding = review(shift(Key::Char('a')), "Shift A", ReviewCommand::AnalyseGame);
const NEXT_MISTAKE: Binding = review(letter('b'), "B", ReviewCommand::NextMistake);
const PREVIOUS_MISTAKE: Binding = review(
    shift(Key::Char('b')),
    "Shift B",
    ReviewCommand::PreviousMistake,
);

const TRUE_PACE: Binding = review(
    shift(Key::Char(' ')),
    "Shift Space",
    ReviewCommand::TruePace,
);
const FOLD_ALL: Binding = review(letter('.'), ".", ReviewCommand::FoldAll);

/// In a review.
pub(super) static REVIEW: [Binding; 33] = [
    LIBRARY,
    review(key(Key::Up), "↑", ReviewCommand::PreviousLine),
    review(key(Key::Down), "↓", ReviewCommand::NextLine),
    review(ctrl(Key::Right), "Ctrl →", ReviewCommand::NextAnnotated),
    review(ctrl(Key::Left), "Ctrl ←", ReviewCommand::PreviousAnnotated),
    review(letter(' '), "Space", ReviewCommand::AutoPlay),
    TRUE_PACE,
    review(letter('['), "[", ReviewCommand::Slower),
    review(letter(']'), "]", ReviewCommand::Faster),
    bind(
        key(Key::Enter),
        "Enter",
        Command::Board(BoardCommand::TypeMove),
    ),
    bind(key(Key::Tab), "Tab", Command::Board(BoardCommand::Focus)),
    COMMENT,
    GOOD,
    BAD,
    POSITION,
    CLEAR,
    DELETE_FROM,
    DELETE_LINE,
    PROMOTE,
    UNDO,
    review(ctrl(Key::Char('z')), "", ReviewCommand::Undo),
    REDO,
    PLAY_ON,
    TAGS,
    PICTURE,
    FOLD_ALL,
    ANALYSE,
    ANALYSE_GAME,
    NEXT_MISTAKE,
    PREVIOUS_MISTAKE,
    bind(letter('n'), "N", Command::Menu(MenuCommand::Open)),
    bind(key(Key::F1), "F1", Command::Menu(MenuCommand::AllKeys)),
    bind(key(Key::Escape), "Esc", Command::Escape),
];

/// In the line for a comment.
pub(super) static COMMENT_LINE: [Binding; 3] = [
    bind(key(Key::Enter), "Enter", Command::Form(FormCommand::Submit)),
    bind(key(Key::Escape), "Esc", Command::Escape),
    bind(
        key(Key::F11),
        "F11",
        Command::Settings(SettingsCommand::FullScreen),
    ),
];

/// The lines of the menu in a review.
pub(super) static REVIEW_MENU: [Binding; 25] = [
    bind(key(Key::Escape), "Esc", Command::Escape),
    ANALYSE,
    ANALYSE_GAME,
    NEXT_MISTAKE,
    PREVIOUS_MISTAKE,
    COMMENT,
    GOOD,
    BAD,
    POSITION,
    CLEAR,
    PROMOTE,
    DELETE_FROM,
    DELETE_LINE,
    UNDO,
    REDO,
    FOLD_ALL,
    TRUE_PACE,
    PLAY_ON,
    TAGS,
    PICTURE,
    SAVE,
    SAVE_AS,
    bind(letter(','), ",", Command::Settings(SettingsCommand::Show)),
    bind(key(Key::F1), "F1", Command::Menu(MenuCommand::AllKeys)),
    bind(letter('s'), "S", Command::Start(StartCommand::Leave)),
];
