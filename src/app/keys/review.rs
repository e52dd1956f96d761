//! The part of the table for the review.

use super::binding::{Binding, bind, ctrl, ctrl_shift, key, shift};
use super::key::{Key, Stroke};
use crate::app::board::BoardCommand;
use crate::app::command::Command;
use crate::app::file_command::FileCommand;
use crate::app::forms::FormCommand;
use crate::app::menu::MenuCommand;
use crate::app::review::{NagKind, ReviewCommand};
use crate::app::settings::SettingsCommand;
use crate::app::start::StartCommand;

const fn review(
    stroke: Stroke,
    cap: &'static str,
    does: &'static str,
    command: ReviewCommand,
) -> Binding {
    bind(stroke, cap, does, Command::Review(command))
}

const fn letter(letter: char) -> Stroke {
    key(Key::Char(letter))
}

const COMMENT: Binding = review(letter('c'), "C", "Comment", ReviewCommand::Comment);
const GOOD: Binding = review(
    letter('!'),
    "!",
    "Good: ! !! !?",
    ReviewCommand::Nag(NagKind::Good),
);
const BAD: Binding = review(
    letter('?'),
    "?",
    "Bad: ? ?? ?!",
    ReviewCommand::Nag(NagKind::Bad),
);
const POSITION: Binding = review(
    letter('='),
    "=",
    "Evaluation: = ∞ ± …",
    ReviewCommand::Nag(NagKind::Position),
);
const CLEAR: Binding = review(
    letter('0'),
    "0",
    "Clear the signs",
    ReviewCommand::ClearNags,
);
const DELETE_FROM: Binding = review(
    key(Key::Delete),
    "Del",
    "Delete from here",
    ReviewCommand::DeleteFrom,
);
const DELETE_LINE: Binding = review(
    shift(Key::Delete),
    "Shift Del",
    "Delete the line",
    ReviewCommand::DeleteLine,
);
const PROMOTE: Binding = review(
    ctrl(Key::Up),
    "Ctrl ↑",
    "Promote the line",
    ReviewCommand::Promote,
);
const UNDO: Binding = review(letter('u'), "U", "Undo", ReviewCommand::Undo);
const REDO: Binding = review(
    ctrl_shift(Key::Char('z')),
    "Ctrl Shift Z",
    "Redo",
    ReviewCommand::Redo,
);
const PLAY_ON: Binding = review(letter('p'), "P", "Play on from here", ReviewCommand::PlayOn);
const TAGS: Binding = review(letter('t'), "T", "About the game", ReviewCommand::EditTags);
const PICTURE: Binding = review(letter('g'), "G", "Save a picture", ReviewCommand::Picture);

/// In a review.
pub(super) static REVIEW: [Binding; 28] = [
    review(key(Key::Up), "↑", "Line above", ReviewCommand::PreviousLine),
    review(key(Key::Down), "↓", "Line below", ReviewCommand::NextLine),
    review(
        ctrl(Key::Right),
        "Ctrl →",
        "Next comment or mark",
        ReviewCommand::NextAnnotated,
    ),
    review(
        ctrl(Key::Left),
        "Ctrl ←",
        "Previous comment or mark",
        ReviewCommand::PreviousAnnotated,
    ),
    review(letter(' '), "Space", "Play, stop", ReviewCommand::AutoPlay),
    review(
        shift(Key::Char(' ')),
        "Shift Space",
        "Play at the true pace",
        ReviewCommand::TruePace,
    ),
    review(letter('['), "[", "Slower", ReviewCommand::Slower),
    review(letter(']'), "]", "Faster", ReviewCommand::Faster),
    bind(
        key(Key::Enter),
        "Enter",
        "Type a move",
        Command::Board(BoardCommand::TypeMove),
    ),
    bind(
        key(Key::Tab),
        "Tab",
        "Play on the board by keys",
        Command::Board(BoardCommand::Focus),
    ),
    COMMENT,
    GOOD,
    BAD,
    POSITION,
    CLEAR,
    DELETE_FROM,
    DELETE_LINE,
    PROMOTE,
    UNDO,
    review(ctrl(Key::Char('z')), "", "", ReviewCommand::Undo),
    REDO,
    PLAY_ON,
    TAGS,
    PICTURE,
    review(
        letter('.'),
        ".",
        "Unfold all lines, fold",
        ReviewCommand::FoldAll,
    ),
    bind(letter('n'), "N", "Menu", Command::Menu(MenuCommand::Open)),
    bind(
        key(Key::F1),
        "F1",
        "All keys",
        Command::Menu(MenuCommand::AllKeys),
    ),
    bind(key(Key::Escape), "Esc", "Close", Command::Escape),
];

/// Where a comment is typed.
pub(super) static COMMENT_LINE: [Binding; 3] = [
    bind(
        key(Key::Enter),
        "Enter",
        "Keep the comment",
        Command::Form(FormCommand::Submit),
    ),
    bind(
        key(Key::Escape),
        "Esc",
        "Leave it as it was",
        Command::Escape,
    ),
    bind(
        key(Key::F11),
        "F11",
        "Full screen",
        Command::Settings(SettingsCommand::FullScreen),
    ),
];

/// The lines of the menu in a review.
pub(super) static REVIEW_MENU: [Binding; 18] = [
    bind(key(Key::Escape), "Esc", "Back", Command::Escape),
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
    PLAY_ON,
    TAGS,
    PICTURE,
    bind(
        ctrl(Key::Char('s')),
        "Ctrl S",
        "Save as",
        Command::File(FileCommand::SaveAs),
    ),
    bind(
        letter(','),
        ",",
        "Settings",
        Command::Settings(SettingsCommand::Show),
    ),
    bind(
        key(Key::F1),
        "F1",
        "All keys",
        Command::Menu(MenuCommand::AllKeys),
    ),
    bind(
        letter('s'),
        "S",
        "Start screen",
        Command::Start(StartCommand::Leave),
    ),
];
