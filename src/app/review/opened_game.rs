//! A game that was read from a file, with what takes long to find out about it.

use super::analysis::Analysis;
use super::move_times::MoveTimes;
use super::position::position;
use super::written::WrittenMoves;
use crate::app::failure::Failure;
use crate::notation::opening::Opening;
use crate::storage::SavedGame;
use crate::tree::MainLine;

/// A saved game, ready to be reviewed. It is made where it was read, so that opening a huge game does not
/// hold the thread of the window.
#[derive(Clone, Debug)]
pub struct OpenedGame {
    /// The game.
    pub saved: SavedGame,
    pub(super) main_line: MainLine,
    pub(super) written: WrittenMoves,
    pub(super) analysis: Analysis,
    pub(super) times: MoveTimes,
    pub(super) opening: Option<&'static Opening>,
}

impl OpenedGame {
    /// A saved game.
    ///
    /// # Errors
    /// If it was stopped.
    pub fn new_unless(stopped: &dyn Fn() -> bool, saved: SavedGame) -> Result<OpenedGame, Failure> {
        let opened = OpenedGame::prepare(stopped, saved);
        if stopped() {
            return Err(Failure::Stopped);
        }
        Ok(opened)
    }

    /// A saved game, without some of its notation if it was stopped.
    fn prepare(stopped: &dyn Fn() -> bool, saved: SavedGame) -> OpenedGame {
        let (tree, record) = (&saved.pgn.tree, saved.game.record());
        let main_line = MainLine::of(tree);
        let mut written = WrittenMoves::default();
        let after = |node| position(&main_line, record, tree, node);
        written.complete_unless(stopped, tree, after);
        OpenedGame {
            written,
            analysis: Analysis::of(tree, main_line.clone()),
            times: MoveTimes::of(record),
            opening: saved.game.opening(),
            main_line,
            saved,
        }
    }
}

impl From<SavedGame> for OpenedGame {
    fn from(saved: SavedGame) -> OpenedGame {
        OpenedGame::prepare(&|| false, saved)
    }
}

/// Everything else follows from the game.
impl PartialEq for OpenedGame {
    fn eq(&self, other: &OpenedGame) -> bool {
        self.saved == other.saved
    }
}

impl Eq for OpenedGame {}
