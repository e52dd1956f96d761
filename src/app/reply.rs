//! What is told from outside: what came of effects, and what happened to the files meanwhile.

use super::errand::Answer;
use super::failure::Failure;
use crate::storage::{SavedGame, StorageError};

/// The game in `last.txt`, if there is one, or why it cannot be read.
pub type LastGame = Result<Option<Box<SavedGame>>, Failure>;

/// Something told from outside. No player asks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The game was saved; where, if not in the usual folder.
    Saved(Option<String>),
    /// The same, after a last game that could not be read was given another name.
    SavedAnew {
        /// Where the game was saved, if not in the usual folder.
        place: Option<String>,
        /// The other name.
        aside: String,
    },
    /// The game could not be saved; why.
    SaveFailed(Failure),
    /// Nothing has to be saved, but it could not be: another program has the folder; which.
    FolderInUse(StorageError),
    /// Nothing has to be saved, but it could be again.
    FolderFree,
    /// The last game was read.
    LastRead(Purpose, LastGame),
    /// A file was opened to be looked through.
    Opened(Box<SavedGame>),
    /// What was on the clipboard.
    Pasted(String),
    /// What came of work on other files.
    Answered(Answer),
    /// Something else outside failed; why.
    Failed(Failure),
}

/// Why the last game is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To say on the start screen what there is.
    Offer,
    /// To go on with it.
    Continue,
}
