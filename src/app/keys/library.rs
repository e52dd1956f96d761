//! The part of the table for lists of games, and for files and the clipboard.

use super::bindings::{bind, ctrl, ctrl_shift, key, shift};
use super::{Binding, Key};
use crate::app::command::Command;
use crate::app::step::Step;

/// In a list of games.
pub(super) static GAMES: [Binding; 11] = [
    bind(key(Key::Enter), "Enter", "Open", Command::OpenGame),
    bind(key(Key::Char('c')), "C", "Continue", Command::Continue),
    bind(key(Key::Char('x')), "X", "Export", Command::ExportGame),
    bind(
        shift(Key::Char('x')),
        "Shift X",
        "Export all games found",
        Command::ExportAll,
    ),
    bind(key(Key::Delete), "Del", "Delete", Command::DeleteGame),
    bind(
        key(Key::Char('u')),
        "U",
        "Undo the deletion",
        Command::UndoDelete,
    ),
    bind(ctrl(Key::Char('z')), "", "", Command::UndoDelete),
    bind(key(Key::Char('/')), "/", "Search", Command::Search),
    bind(key(Key::Tab), "Tab", "Search", Command::Search),
    bind(key(Key::Char('f')), "F", "Flip", Command::Flip),
    bind(key(Key::Escape), "Esc", "Back", Command::Escape),
];

/// While the search line of a list takes what is typed.
pub(super) static SEARCH_LINE: [Binding; 5] = [
    bind(key(Key::Enter), "Enter", "Open", Command::OpenGame),
    bind(
        key(Key::Tab),
        "Tab",
        "Leave the search line",
        Command::Search,
    ),
    bind(
        key(Key::Escape),
        "Esc",
        "Leave the search line",
        Command::Escape,
    ),
    bind(key(Key::F1), "F1", "All keys", Command::AllKeys),
    bind(key(Key::F11), "F11", "Full screen", Command::FullScreen),
];

/// Through the rows of a list.
pub(super) static ROWS: [Binding; 6] = [
    bind(key(Key::Up), "↑", "Row above", Command::StepRow(Step::Back)),
    bind(
        key(Key::Down),
        "↓",
        "Row below",
        Command::StepRow(Step::Forward),
    ),
    bind(
        key(Key::PageUp),
        "Page Up",
        "Page above",
        Command::StepPage(Step::Back),
    ),
    bind(
        key(Key::PageDown),
        "Page Down",
        "Page below",
        Command::StepPage(Step::Forward),
    ),
    bind(
        key(Key::Home),
        "Home",
        "First row",
        Command::StepRow(Step::First),
    ),
    bind(
        key(Key::End),
        "End",
        "Last row",
        Command::StepRow(Step::Last),
    ),
];

/// Wherever games from elsewhere can be opened; in a running game it is said why not.
pub(super) static OPENING: [Binding; 3] = [
    LIBRARY,
    OPEN_FILE,
    bind(
        ctrl(Key::Char('v')),
        "Ctrl V",
        "Paste a game or FEN",
        Command::PasteText,
    ),
];

/// Wherever a game is shown.
pub(super) static COPYING: [Binding; 3] = [
    SAVE_AS,
    bind(
        ctrl(Key::Char('c')),
        "Ctrl C",
        "Copy the game",
        Command::CopyGame,
    ),
    bind(
        ctrl_shift(Key::Char('c')),
        "Ctrl Shift C",
        "Copy the position",
        Command::CopyPosition,
    ),
];

pub(super) const LIBRARY: Binding =
    bind(key(Key::Char('o')), "O", "Game library", Command::Library);

pub(super) const OPEN_FILE: Binding = bind(
    ctrl(Key::Char('o')),
    "Ctrl O",
    "Open a file",
    Command::OpenFile,
);

pub(super) const SAVE_AS: Binding =
    bind(ctrl(Key::Char('s')), "Ctrl S", "Save as", Command::SaveAs);

/// In the line for a path.
pub(super) static PATH_LINE: [Binding; 1] = [bind(
    key(Key::Tab),
    "Tab",
    "Complete the path",
    Command::CompletePath,
)];
