//! Work on files that can take long: the requests and their replies. [`crate::work`] carries it out.

use std::collections::HashMap;
use std::path::PathBuf;

use super::failure::Failure;
use super::game_text::GameText;
use super::practice::Mistake;
use super::review::OpenedGame;
use super::save_target::SaveTarget;
use super::settings::Machine;
use crate::storage::library::{
    Batch, Deletion, FolderEntry, GamePlace, HeadToHead, ListedDuplicates, ListedGames, Overview,
    Restored, Sorted, Source, Survey, Unsorted,
};
use crate::storage::players::PlayerNames;
use crate::storage::{FilePlace, RecentFile, SavedExercise};

/// A request to read many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListRequest {
    /// Show the games of the folder.
    Folder,
    /// Show the games of a file or a text; a single game is opened at once.
    Open(Source),
    /// The same for the file at a typed path.
    Path(String),
    /// Read a shown list again, because it has changed.
    Again(Source),
    /// Count the games of the folder, and find the latest ones and who plays most.
    Count,
    /// Count the results of two players against each other in the folder.
    Compare([String; 2]),
    /// Sort a list that has been read.
    Sort(Unsorted),
    /// Find the duplicates in a list that has been read.
    FindDuplicates(ListedGames),
}

/// What a game is read for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadFor {
    /// A recent game of the start screen.
    Start,
    /// The board beside a list of games.
    Preview,
    /// The board beside a list of files.
    Chooser,
    /// A review from the opening tree.
    OpeningTree,
    /// A review from the search for a position.
    Position,
    /// A review from the page of two players.
    Pair,
}

/// A task with single games or files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileTask {
    /// Read one game.
    Read(ReadFor, GamePlace),
    /// Save to a file.
    Save {
        /// The content.
        content: Content,
        /// The file.
        to: SaveTarget,
    },
    /// Move games of a list to the trash.
    Delete(Source, Vec<GamePlace>),
    /// Restore the games in these files of the trash, for a list.
    Restore(Source, Vec<PathBuf>),
    /// Remove games of a list from the trash for good.
    Destroy(Source, Vec<GamePlace>),
    /// Replace the text of a game in its file.
    Rewrite(GamePlace, GameText),
    /// Change a file that is not the program's own, and keep a copy of it as it was.
    KeepingCopy(Box<FileTask>),
    /// Find the folders in which people keep files, and the files that were opened last.
    FindPlaces,
    /// Find what is in a folder: the folders and the files that may have games, or all files.
    ListFolder {
        /// The folder.
        folder: PathBuf,
        /// Whether all files are wanted.
        all: bool,
    },
    /// Note that a file with this many games was opened.
    NoteOpened(PathBuf, usize),
    /// Take a file off the list of those that were opened.
    ForgetOpened(PathBuf),
    /// Find the marked mistakes in the games of the folder.
    FindMistakes,
    /// Find the game of an exercise in the folder, and read it.
    ReadGameOf(Box<SavedExercise>),
    /// Look for engines on this machine, and what else it has for the settings.
    FindEngines,
}

impl FileTask {
    /// The place of the game whose text it replaces, if that is what it does.
    pub fn rewrites(&self) -> Option<&GamePlace> {
        match self {
            FileTask::Rewrite(place, _) => Some(place),
            FileTask::KeepingCopy(task) => task.rewrites(),
            _ => None,
        }
    }
}

/// The content of a file to be saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// The game on the screen.
    Game(GameText),
    /// Games from other files.
    Games {
        /// Where they are.
        places: Vec<GamePlace>,
        /// Whether duplicates are left out.
        unique: bool,
    },
}

/// A game that could not be written to its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unwritten {
    /// The game.
    pub game: GameText,
    /// Why.
    pub why: Failure,
}

/// A reply to a list request or a file task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TaskReply {
    /// A list begins; the batches that follow belong to it.
    ListBegins(Source),
    /// This source, of which a list has begun, holds a single game, which is at this place if it is intact and
    /// in a file. It is opened instead.
    SingleGame(Source, Box<OpenedGame>, Option<GamePlace>),
    /// More of the list.
    Listed(Batch),
    /// A list in another order.
    Sorted(Box<Sorted>),
    /// The duplicates in a list.
    Duplicates(ListedDuplicates),
    /// The number of games in the trash of this source.
    TrashCounted(Source, usize),
    /// What is known of the deletion of the games of this trash, by their files.
    Deletions(Source, HashMap<PathBuf, Deletion>),
    /// Which names of the folder belong to one player.
    Names(Box<PlayerNames>),
    /// The number of games in the folder, the latest of them, and who plays most.
    Counted(usize, Box<Overview>),
    /// The results of the first player against the second.
    Compared([String; 2], HeadToHead),
    /// A game was read, or could not be.
    GameRead(ReadFor, Box<GamePlace>, Result<Box<OpenedGame>, Failure>),
    /// The game at a place was replaced in its file, and is now at another one; or could not be.
    Rewritten(Box<GamePlace>, Result<GamePlace, Box<Unwritten>>),
    /// The steps of a picture that are done, and their total.
    Painted(usize, usize),
    /// A picture was saved at this path, or could not be.
    PictureSaved(Result<String, Failure>),
    /// The game of the screen was saved at this path, and is now at this place if it can be saved there again.
    SavedAs(String, Option<GamePlace>),
    /// Games were exported.
    Exported {
        /// The path of the file.
        path: String,
        /// The number of games.
        games: usize,
        /// The number of games with faults, which are saved as far as they can be read.
        altered: usize,
        /// The number of games that were left out as duplicates.
        left_out: usize,
    },
    /// Nothing was saved, since a file with this path exists.
    Exists(String, usize),
    /// Games of a list were moved to these files in the trash; and why not all could be.
    Deleted(Box<Source>, Vec<PathBuf>, Option<Failure>),
    /// Files of the trash were restored from a list; and why not all could be.
    Restored(Box<Source>, Vec<Restored>, Option<Failure>),
    /// Games of a list were removed for good, at least so many; or why not all could be.
    Destroyed(Box<Source>, usize, Option<Failure>),
    /// The folders in which people keep files, and the files that were opened last.
    Places(Vec<FilePlace>, Vec<RecentFile>),
    /// What is in a folder, or why it cannot be listed.
    FolderListed(PathBuf, Result<Vec<FolderEntry>, Failure>),
    /// The files that were opened last.
    Recent(Vec<RecentFile>),
    /// What is in a file or a folder.
    Surveyed(PathBuf, Survey),
    /// The marked mistakes in the games of the folder, and how many of these are analysed, out of how many.
    Mistakes(Vec<Mistake>, (usize, usize)),
    /// The game of an exercise, if it is still in the folder.
    GameOf(Box<SavedExercise>, Option<(GamePlace, Box<OpenedGame>)>),
    /// What this machine has for the settings.
    Engines(Machine),
}
