//! Work on files that can take long: lists of games, and the games in them. Here is what is asked for and what
//! comes of it; [`crate::work`] does it.

use super::failure::Failure;
use crate::storage::SavedGame;
use crate::storage::library::{Batch, Deleted, GamePlace, HeadToHead, Restored, Source};

/// Games to go through, and what for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Those of the folder, to be shown.
    Folder,
    /// Those of a file or a text, to be shown; one alone is opened.
    Open(Source),
    /// The same for a file whose path was typed.
    Path(String),
    /// Those that are shown already, since they have changed.
    Again(Source),
    /// Those of the folder, to be counted.
    Count,
    /// Those of the folder, to count what two players have won against each other.
    Compare([String; 2]),
}

/// Something to be done with files at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Errand {
    /// Read one game.
    Read(GamePlace),
    /// Save something in a file.
    Save {
        /// What.
        content: Content,
        /// The path as it was typed.
        path: String,
        /// Whether a file of that name may be written over.
        replace: bool,
    },
    /// Move a game to the trash.
    Delete(GamePlace),
    /// Bring a game back from there.
    Restore(Box<Deleted>),
    /// Save a text in the place of a game.
    Rewrite(GamePlace, String),
    /// Say which files a path can become.
    Complete(String),
}

/// What a file is to hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// A text.
    Text(String),
    /// Games from other files.
    Games(Vec<GamePlace>),
}

/// What came of a listing or an errand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A list begins; batches that follow belong to it.
    ListBegins(Source),
    /// More of the list.
    Listed(Batch),
    /// So many games are in the folder.
    Counted(usize),
    /// How the first of two players has fared against the second.
    Compared([String; 2], HeadToHead),
    /// A game was read, or why not.
    GameRead(GamePlace, Result<Box<SavedGame>, Failure>),
    /// A game was saved in its place, which may be another one now; or why not.
    Rewritten(Result<GamePlace, Failure>),
    /// So many of so many steps of a picture are done.
    Painted(usize, usize),
    /// Something was saved.
    SavedAs {
        /// Where.
        place: String,
        /// How many games have faults, and are there as far as they can be read.
        altered: usize,
    },
    /// Nothing was saved: there is a file with this path.
    Exists(String),
    /// A game is in the trash.
    Deleted(Box<Deleted>),
    /// A game is back, or why not.
    Restored(Result<Box<Restored>, Failure>),
    /// The files that a path can become.
    Completions(String, Vec<String>),
}
