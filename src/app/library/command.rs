//! Commands in the library.

use super::filter_command::FilterCommand;
use super::tab::Tab;
use crate::app::step::Step;
use crate::storage::library::Column;

/// A command for a list of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LibraryCommand {
    /// Focus the search line, or leave it.
    Search,
    /// Narrow the list.
    Narrow(FilterCommand),
    /// Go to another row. The view replaces it with [`LibraryCommand::SelectGame`], since only the view knows
    /// the rows on the screen.
    StepRow(Step),
    /// The same by a page.
    StepPage(Step),
    /// Select a game, by its row counted from 0.
    SelectGame(usize),
    /// Click a game: selects it; a double click opens it.
    ClickGame(usize),
    /// Choose a game besides the others, or no longer, by its row.
    Mark(usize),
    /// Choose the games from where choosing began to this row.
    MarkTo(usize),
    /// The same to another row, which the view knows.
    Extend(Step),
    /// Choose all games.
    MarkAll,
    /// Sort by a column; if it is the order already, the other way round.
    SortBy(Column),
    /// Sort by a column that is shown, by its number from 0, which the view knows.
    SortNth(u8),
    /// Show the games in the order in which they were found.
    SortAsFound,
    /// Step through the game beside the list.
    Show(Step),
    /// Resume a game, by its row counted from 0.
    ResumeGame(usize),
    /// Review the selected game.
    OpenGame,
    /// Resume the selected game.
    Continue,
    /// Move the selected game to the trash.
    DeleteGame,
    /// Restore the game that was deleted last.
    UndoDelete,
    /// Show a tab.
    ShowTab(Tab),
    /// Restore the selected game of the trash.
    Restore,
    /// Restore all games of the trash.
    RestoreAll,
    /// Remove the selected game of the trash for good.
    Destroy,
    /// Remove all games of the trash for good.
    EmptyTrash,
}

impl LibraryCommand {
    /// Whether it deletes or restores games.
    pub(super) fn changes_games(self) -> bool {
        matches!(
            self,
            LibraryCommand::DeleteGame
                | LibraryCommand::UndoDelete
                | LibraryCommand::Restore
                | LibraryCommand::RestoreAll
                | LibraryCommand::Destroy
                | LibraryCommand::EmptyTrash
        )
    }
}
