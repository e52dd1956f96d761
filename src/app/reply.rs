//! Replies: the results of effects, and news about files.

use super::analysis::{AnalysisAnswer, Ticket};
use super::failure::Failure;
use super::file_task::TaskReply;
use super::last_game::LastGame;
use super::opponent::Finding;
use super::review::OpenedGame;
use crate::rules::{ByColor, Position, Winnability};
use crate::storage::library::{Explored, GamePlace};
use crate::storage::players::{PlayerNames, ReadPlayers};
use crate::storage::{Exercises, FileFault, StorageError};

/// The result of an effect, or news from outside. No player gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The game was saved; to this place, if not the usual folder.
    Saved(Option<String>),
    /// The game was saved after a last game that could not be read was renamed.
    SavedAnew {
        /// The place of the saved game, if not the usual folder.
        place: Option<String>,
        /// The new name of the unreadable game.
        aside: String,
    },
    /// The game could not be saved.
    SaveFailed(Failure),
    /// Nothing needs saving now, but saving would fail: another program uses the folder.
    FolderInUse(StorageError),
    /// Nothing needs saving now, and saving works again.
    FolderFree,
    /// The last game was read.
    LastRead(Purpose, LastGame),
    /// A text with a single game was read, which is at this place if it is intact and in a file.
    Opened(Box<OpenedGame>, Option<GamePlace>),
    /// The text on the clipboard.
    Pasted(String),
    /// The reply to a list request or a file task.
    Task(TaskReply),
    /// Which sides can mate in a position.
    WinnabilityFound(Box<Position>, ByColor<Winnability>),
    /// An answer to the analysis task with this number.
    Analysis(Ticket, AnalysisAnswer),
    /// What was found for the question with this number; more follows until it is finished.
    Explored(Ticket, Box<Explored>),
    /// What the opponent has found about the task with this number.
    Thought(u64, Finding),
    /// The exercises of the folder, and what was wrong with their file.
    Exercises(Box<Exercises>, Option<FileFault>),
    /// Which names belong to one player, and what was wrong with their file.
    PlayerNames(Box<PlayerNames>, Option<FileFault>),
    /// How far the games are read for what they say of the players.
    Players(ReadPlayers),
    /// Another effect failed.
    Failed(Failure),
}

/// Why the last game is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To offer it on the start screen.
    Offer,
    /// To resume it.
    Continue,
    /// To review it.
    Review,
    /// To review it with its openings.
    Openings,
    /// To write a comment on its last move.
    Comment,
    /// To look for its last position in other games.
    HadBefore,
}
