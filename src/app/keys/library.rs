//! The key bindings of the library, of files and of the clipboard.

use super::binding::{Binding, bind, ctrl, ctrl_shift, key, shift};
use super::key::Key;
use crate::app::command::Command;
use crate::app::file_command::FileCommand;
use crate::app::forms::FormCommand;
use crate::app::library::LibraryCommand;
use crate::app::menu::MenuCommand;
use crate::app::settings::SettingsCommand;
use crate::app::start::StartCommand;
use crate::app::step::Step;

const OPEN_GAME: Binding = bind(
    key(Key::Enter),
    "Enter",
    Command::Library(LibraryCommand::OpenGame),
);
const EXPORT_GAME: Binding = bind(
    key(Key::Char('x')),
    "X",
    Command::File(FileCommand::ExportGame),
);
const EXPORT_ALL: Binding = bind(
    shift(Key::Char('x')),
    "Shift X",
    Command::File(FileCommand::ExportAll),
);
const SEARCH: Binding = bind(
    key(Key::Char('/')),
    "/",
    Command::Library(LibraryCommand::Search),
);
const SEARCH_TAB: Binding = bind(
    key(Key::Tab),
    "Tab",
    Command::Library(LibraryCommand::Search),
);

/// In a list of games.
pub(super) static GAMES: [Binding; 13] = [
    LIBRARY,
    OPEN_GAME,
    bind(
        key(Key::Char('c')),
        "C",
        Command::Library(LibraryCommand::Continue),
    ),
    EXPORT_GAME,
    EXPORT_ALL,
    bind(
        key(Key::Delete),
        "Del",
        Command::Library(LibraryCommand::DeleteGame),
    ),
    bind(
        key(Key::Char('u')),
        "U",
        Command::Library(LibraryCommand::UndoDelete),
    ),
    bind(
        key(Key::Char('t')),
        "T",
        Command::Library(LibraryCommand::Trash),
    ),
    bind(
        ctrl(Key::Char('z')),
        "",
        Command::Library(LibraryCommand::UndoDelete),
    ),
    SEARCH,
    SEARCH_TAB,
    bind(key(Key::Char('f')), "F", Command::Flip),
    bind(key(Key::Escape), "Esc", Command::Escape),
];

/// In the list of deleted games.
pub(super) static TRASH: [Binding; 8] = [
    OPEN_GAME,
    bind(
        key(Key::Char('u')),
        "U",
        Command::Library(LibraryCommand::Restore),
    ),
    EXPORT_GAME,
    EXPORT_ALL,
    SEARCH,
    SEARCH_TAB,
    bind(key(Key::Char('f')), "F", Command::Flip),
    bind(key(Key::Escape), "Esc", Command::Escape),
];

/// In the search line of a list.
pub(super) static SEARCH_LINE: [Binding; 5] = [
    OPEN_GAME,
    SEARCH_TAB,
    bind(key(Key::Escape), "Esc", Command::Escape),
    bind(key(Key::F1), "F1", Command::Menu(MenuCommand::AllKeys)),
    bind(
        key(Key::F11),
        "F11",
        Command::Settings(SettingsCommand::FullScreen),
    ),
];

/// Moving through the rows of a list.
pub(super) static ROWS: [Binding; 6] = [
    bind(
        key(Key::Up),
        "↑",
        Command::Library(LibraryCommand::StepRow(Step::Back)),
    ),
    bind(
        key(Key::Down),
        "↓",
        Command::Library(LibraryCommand::StepRow(Step::Forward)),
    ),
    bind(
        key(Key::PageUp),
        "Page Up",
        Command::Library(LibraryCommand::StepPage(Step::Back)),
    ),
    bind(
        key(Key::PageDown),
        "Page Down",
        Command::Library(LibraryCommand::StepPage(Step::Forward)),
    ),
    bind(
        key(Key::Home),
        "Home",
        Command::Library(LibraryCommand::StepRow(Step::First)),
    ),
    bind(
        key(Key::End),
        "End",
        Command::Library(LibraryCommand::StepRow(Step::Last)),
    ),
];

/// Wherever files can be opened; while a game is in progress, they explain why not.
pub(super) static OPENING: [Binding; 2] = [
    OPEN_FILE,
    bind(
        ctrl(Key::Char('v')),
        "Ctrl V",
        Command::File(FileCommand::Paste),
    ),
];

/// Wherever a game can be copied.
pub(super) static COPYING: [Binding; 4] = [
    SAVE,
    SAVE_AS,
    bind(
        ctrl(Key::Char('c')),
        "Ctrl C",
        Command::File(FileCommand::CopyGame),
    ),
    bind(
        ctrl_shift(Key::Char('c')),
        "Ctrl Shift C",
        Command::File(FileCommand::CopyPosition),
    ),
];

pub(super) const LIBRARY: Binding = bind(
    key(Key::Char('o')),
    "O",
    Command::Start(StartCommand::Library),
);

pub(super) const OPEN_FILE: Binding = bind(
    ctrl(Key::Char('o')),
    "Ctrl O",
    Command::File(FileCommand::OpenFile),
);

pub(super) const SAVE: Binding = bind(
    ctrl(Key::Char('s')),
    "Ctrl S",
    Command::File(FileCommand::Save),
);

pub(super) const SAVE_AS: Binding = bind(
    ctrl_shift(Key::Char('s')),
    "Ctrl Shift S",
    Command::File(FileCommand::SaveAs),
);

/// In the path form.
pub(super) static PATH_LINE: [Binding; 1] = [bind(
    key(Key::Tab),
    "Tab",
    Command::Form(FormCommand::CompletePath),
)];
