//! The single source of key bindings: for key presses, button labels and the list of keys.

use super::binding::Binding;
use super::context::Context;
use super::{clock, editor, library, menu, move_entry, practice, review, screens, text};

/// The bindings of a context.
pub fn bindings(context: Context) -> &'static [Binding] {
    match context {
        Context::Anywhere => screens::ANYWHERE,
        Context::Start => screens::START,
        Context::Game => screens::GAME,
        Context::Clocks => screens::CLOCKS,
        Context::Clock => clock::CLOCK,
        Context::ClockQuestion => clock::CLOCK_QUESTION,
        Context::Question => screens::QUESTION,
        Context::Promotion => screens::PROMOTION,
        Context::Ended => screens::ENDED,
        Context::Review => review::REVIEW,
        Context::OpeningTree => review::OPENING_TREE,
        Context::CommentLine => review::COMMENT_LINE,
        Context::ReviewMenu => review::REVIEW_MENU,
        Context::GameShown => screens::GAME_SHOWN,
        Context::Menu => menu::MENU,
        Context::EndedMenu => menu::ENDED_MENU,
        Context::MenuMoves => menu::MENU_MOVES,
        Context::Keys => screens::KEYS,
        Context::Form => screens::FORM,
        Context::Choice => screens::CHOICE,
        Context::Button => screens::BUTTON,
        Context::Text => text::TEXT,
        Context::MoveEntry => move_entry::MOVE_ENTRY,
        Context::Board => move_entry::BOARD,
        Context::Chooser => move_entry::CHOOSER,
        Context::MoveLine => move_entry::MOVE_LINE,
        Context::MenuTabs => move_entry::MENU_TABS,
        Context::EditorBoard => editor::EDITOR_BOARD,
        Context::Settings => screens::SETTINGS,
        Context::SettingsKeys => screens::SETTINGS_KEYS,
        Context::Library => library::GAMES,
        Context::Trash => library::TRASH,
        Context::Tabs => library::TABS,
        Context::SearchLine => library::SEARCH_LINE,
        Context::Rows => library::ROWS,
        Context::Paused => screens::PAUSED,
        Context::Opening => library::OPENING,
        Context::Copying => library::COPYING,
        Context::Filters => library::FILTERS,
        Context::Players => practice::PLAYERS,
        Context::Exercise => practice::ASKED,
        Context::ExerciseEnded => practice::ENDED,
        Context::Times => screens::TIMES,
        Context::PathLine => library::PATH_LINE,
        Context::FileChoice => library::FILE_CHOICE,
        Context::FolderEnd => library::FOLDER_END,
        Context::RecentFiles => library::RECENT_FILES,
    }
}
