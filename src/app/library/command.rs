//! What players do with a list of games.

use crate::app::step::Step;

/// Something done with a list of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LibraryCommand {
    /// Put the caret into the search line, or take it out.
    Search,
    /// Go to another row. Which one that is, the picture tells: the view puts
    /// [`LibraryCommand::SelectGame`] in its place, and scrolls.
    StepRow(Step),
    /// The same by as many rows as are seen.
    StepPage(Step),
    /// Select a game, by its row counted from 0.
    SelectGame(usize),
    /// A click on a game: selects it, and the second one opens it.
    ClickGame(usize),
    /// Review the selected game.
    OpenGame,
    /// Resume the selected game.
    Continue,
    /// Move the selected game to the trash.
    DeleteGame,
    /// Bring the game back that was deleted last.
    UndoDelete,
}

impl LibraryCommand {
    /// Whether a key that is held down gives it again and again.
    pub(in crate::app) fn repeats(self) -> bool {
        use LibraryCommand::*;
        match self {
            StepRow(_) | StepPage(_) => true,
            Search | SelectGame(_) | ClickGame(_) | OpenGame | Continue | DeleteGame
            | UndoDelete => false,
        }
    }
}
