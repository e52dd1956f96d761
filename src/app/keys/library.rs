//! The key bindings of the library, of files and of the clipboard.

use super::binding::*;
use crate::app::chooser::{ChooserColumn, ChooserCommand};
use crate::app::command::Command::{self, *};
use crate::app::file_command::FileCommand;
use crate::app::forms::FormCommand;
use crate::app::library::{FilterCommand, LibraryCommand, Tab};
use crate::app::menu::MenuCommand;
use crate::app::players::PlayersCommand;
use crate::app::settings::SettingsCommand;
use crate::app::sources::SourceCommand;
use crate::app::start::StartCommand;
use crate::app::step::Step;

const OPEN_GAME: Binding = on(ENTER, Library(LibraryCommand::OpenGame));
const EXPORT_GAME: Binding = on(letter('x'), File(FileCommand::ExportGame));
const EXPORT_ALL: Binding = on(shift(Key::Char('x')), File(FileCommand::ExportAll));
const SEARCH: Binding = on(letter('/'), Library(LibraryCommand::Search));
const SEARCH_TAB: Binding = on(TAB, Library(LibraryCommand::Search));

const fn narrow(command: FilterCommand) -> Command {
    Library(LibraryCommand::Narrow(command))
}

const NARROW: Binding = on(letter('n'), narrow(FilterCommand::Open));
const CLEAR_FILTERS: Binding = on(shift(Key::Char('n')), narrow(FilterCommand::ClearAll));

const CHOICE_UP: Binding = hidden_held(UP, narrow(FilterCommand::Step(Step::Back)));
const CHOICE_DOWN: Binding = hidden_held(DOWN, narrow(FilterCommand::Step(Step::Forward)));
const NEXT_FILTER: Binding = hidden_held(TAB, narrow(FilterCommand::Turn(Step::Forward)));
const FILTER_BEFORE: Binding =
    hidden_held(shift(Key::Tab), narrow(FilterCommand::Turn(Step::Back)));
const CHOOSE: Binding = hidden(ENTER, narrow(FilterCommand::ChooseMarked));
const LEAVE_CHOICES: Binding = hidden(ESCAPE, Command::Escape);

/// While it is chosen what a list of games is narrowed to.
pub(super) static FILTERS: &[Binding] = &[
    CHOICE_UP,
    CHOICE_DOWN,
    hidden_held(HOME, narrow(FilterCommand::Step(Step::First))),
    hidden_held(END, narrow(FilterCommand::Step(Step::Last))),
    hidden_held(LEFT, narrow(FilterCommand::Turn(Step::Back))),
    hidden_held(RIGHT, narrow(FilterCommand::Turn(Step::Forward))),
    NEXT_FILTER,
    FILTER_BEFORE,
    CHOOSE,
    hidden(DELETE, narrow(FilterCommand::ClearShown)),
    LEAVE_CHOICES,
];

/// The same, once something is typed.
pub(super) static CHOICE_LINE: &[Binding] = &[
    CHOICE_UP,
    CHOICE_DOWN,
    NEXT_FILTER,
    FILTER_BEFORE,
    CHOOSE,
    LEAVE_CHOICES,
];

const STEP_BACK: Binding = held(LEFT, Library(LibraryCommand::Show(Step::Back)));
const STEP_ON: Binding = held(RIGHT, Library(LibraryCommand::Show(Step::Forward)));

const EXTEND_UP: Binding = hidden_held(shift(Key::Up), Library(LibraryCommand::Extend(Step::Back)));
const EXTEND_DOWN: Binding = hidden_held(
    shift(Key::Down),
    Library(LibraryCommand::Extend(Step::Forward)),
);
const MARK_ALL: Binding = on(ctrl(Key::Char('a')), Library(LibraryCommand::MarkAll));

const NEXT_LIST: Binding = on(ctrl(Key::Tab), Source(SourceCommand::Turn(Step::Forward)));
const LIST_BEFORE: Binding = on(
    ctrl_shift(Key::Tab),
    Source(SourceCommand::Turn(Step::Back)),
);

const fn sort_nth(digit: char, number: u8) -> Binding {
    hidden(letter(digit), Library(LibraryCommand::SortNth(number)))
}

/// In a list of games.
pub(super) static GAMES: &[Binding] = &[
    LIBRARY,
    OPEN_GAME,
    on(letter('c'), Library(LibraryCommand::Continue)),
    STEP_BACK,
    STEP_ON,
    EXPORT_GAME,
    EXPORT_ALL,
    EXTEND_UP,
    EXTEND_DOWN,
    MARK_ALL,
    on(letter('h'), Players(PlayersCommand::OpenPair)),
    on(DELETE, Library(LibraryCommand::DeleteGame)),
    on(letter('u'), Library(LibraryCommand::UndoDelete)),
    on(letter('t'), Library(LibraryCommand::ShowTab(Tab::Trash))),
    hidden(ctrl(Key::Char('z')), Library(LibraryCommand::UndoDelete)),
    SEARCH,
    SEARCH_TAB,
    NARROW,
    CLEAR_FILTERS,
    NEXT_LIST,
    LIST_BEFORE,
    on(ctrl(Key::Char('w')), Source(SourceCommand::CloseShown)),
    on(letter('s'), Start(StartCommand::NewGame)),
    on(letter('f'), Command::Flip),
    on(ESCAPE, Command::Escape),
];

const fn tab(digit: char, tab: Tab) -> Binding {
    on(
        ctrl(Key::Char(digit)),
        Library(LibraryCommand::ShowTab(tab)),
    )
}

/// The tabs of the library, whichever is shown.
pub(super) static TABS: &[Binding] = &[
    tab('1', Tab::Games),
    tab('2', Tab::Players),
    tab('3', Tab::Position),
    tab('4', Tab::Practice),
    tab('5', Tab::Trash),
];

/// In the list of deleted games.
pub(super) static TRASH: &[Binding] = &[
    OPEN_GAME,
    on(letter('u'), Library(LibraryCommand::Restore)),
    on(shift(Key::Char('u')), Library(LibraryCommand::RestoreAll)),
    on(ctrl(Key::Char('z')), Library(LibraryCommand::UndoDelete)),
    on(DELETE, Library(LibraryCommand::Destroy)),
    on(shift(Key::Delete), Library(LibraryCommand::EmptyTrash)),
    STEP_BACK,
    STEP_ON,
    EXPORT_GAME,
    EXPORT_ALL,
    EXTEND_UP,
    EXTEND_DOWN,
    MARK_ALL,
    SEARCH,
    SEARCH_TAB,
    NARROW,
    CLEAR_FILTERS,
    NEXT_LIST,
    LIST_BEFORE,
    on(letter('f'), Command::Flip),
    on(ESCAPE, Command::Escape),
];

/// In the search line of a list.
pub(super) static SEARCH_LINE: &[Binding] = &[
    OPEN_GAME,
    SEARCH_TAB,
    OPEN_FILE,
    on(ESCAPE, Command::Escape),
    on(F1, Menu(MenuCommand::AllKeys)),
    on(F11, Settings(SettingsCommand::FullScreen)),
];

/// Moving through the rows of a list, and sorting them by the columns that are shown.
pub(super) static ROWS: &[Binding] = &[
    held(UP, Library(LibraryCommand::StepRow(Step::Back))),
    held(DOWN, Library(LibraryCommand::StepRow(Step::Forward))),
    held(PAGE_UP, Library(LibraryCommand::StepPage(Step::Back))),
    held(PAGE_DOWN, Library(LibraryCommand::StepPage(Step::Forward))),
    held(HOME, Library(LibraryCommand::StepRow(Step::First))),
    held(END, Library(LibraryCommand::StepRow(Step::Last))),
    letters("1–9", letter('1'), Library(LibraryCommand::SortNth(0))),
    sort_nth('2', 1),
    sort_nth('3', 2),
    sort_nth('4', 3),
    sort_nth('5', 4),
    sort_nth('6', 5),
    sort_nth('7', 6),
    sort_nth('8', 7),
    sort_nth('9', 8),
];

/// Wherever files can be opened; while a game is in progress, they explain why not.
pub(super) static OPENING: &[Binding] = &[
    OPEN_FILE,
    held(ctrl(Key::Char('v')), File(FileCommand::Paste)),
];

/// Wherever a game can be copied.
pub(super) static COPYING: &[Binding] = &[
    SAVE,
    SAVE_AS,
    on(ctrl(Key::Char('c')), File(FileCommand::CopyGame)),
    on(ctrl_shift(Key::Char('c')), File(FileCommand::CopyPosition)),
];

pub(super) const LIBRARY: Binding = on(letter('o'), Start(StartCommand::Library));

pub(super) const OPEN_FILE: Binding = on(ctrl(Key::Char('o')), File(FileCommand::OpenFile));

pub(super) const SAVE: Binding = on(ctrl(Key::Char('s')), File(FileCommand::Save));

pub(super) const SAVE_AS: Binding = on(ctrl_shift(Key::Char('s')), File(FileCommand::SaveAs));

/// In the path form.
pub(super) static PATH_LINE: &[Binding] = &[on(TAB, Form(FormCommand::CompletePath))];

const fn sort(digit: char, column: ChooserColumn) -> Binding {
    on(
        ctrl(Key::Char(digit)),
        Choose(ChooserCommand::SortBy(column)),
    )
}

/// In the choice of a file.
pub(super) static FILE_CHOICE: &[Binding] = &[
    held(UP, Choose(ChooserCommand::Step(Step::Back))),
    held(DOWN, Choose(ChooserCommand::Step(Step::Forward))),
    held(PAGE_UP, Choose(ChooserCommand::Page(Step::Back))),
    held(PAGE_DOWN, Choose(ChooserCommand::Page(Step::Forward))),
    on(
        shift(Key::Tab),
        Choose(ChooserCommand::Group(Step::Forward)),
    ),
    on(ctrl(Key::Char('h')), Choose(ChooserCommand::ShowAll)),
    sort('1', ChooserColumn::Name),
    sort('2', ChooserColumn::Size),
    sort('3', ChooserColumn::Changed),
];

/// Where the caret stands after the folder, and there is no name.
pub(super) static FOLDER_END: &[Binding] = &[held(LEFT, Choose(ChooserCommand::FolderUp))];

/// In the list of recent files.
pub(super) static RECENT_FILES: &[Binding] = &[on(DELETE, Choose(ChooserCommand::Forget))];
