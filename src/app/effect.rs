//! Effects: the work that the program asks of the outside.

use std::path::PathBuf;
use std::sync::Arc;

use super::analysis::AnalysisTask;
use super::explore::ExploreRequest;
use super::file_task::{FileTask, ListRequest};
use super::game_text::GameText;
use super::opponent::ThinkingTask;
use super::picture::Picture;
use super::reply::Purpose;
use crate::rules::Position;
use crate::sound::Sound;
use crate::storage::Exercises;
use crate::storage::library::GamePlace;
use crate::storage::players::PlayerNames;

/// Work to do outside the state of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Do something with the game being recorded or with the settings file, after what was asked before.
    File(FileEffect),
    /// Read many games; answered by `Task`, `Opened` or `Failed`. Cancels the list being read.
    List(ListRequest),
    /// Stop reading the list.
    StopListing,
    /// Count what is in these files and folders, in this order; each answered by `Task`. Takes the place of what was to be
    /// counted before.
    Survey(Vec<PathBuf>),
    /// Look through games for what stands on a board; answered by `Explored` again and again, the last time finished. Takes
    /// the place of the question before.
    Explore(ExploreRequest),
    /// Stop looking through games.
    StopExploring,
    /// Read what the games of the folder say of the players who have these names; answered by `Players` again and again.
    /// Takes the place of the reading before.
    ReadPlayers(Box<PlayerNames>),
    /// Stop reading that.
    StopPlayers,
    /// Do a task with files; answered by `Task` or `Failed`.
    FileTask(FileTask),
    /// Stop reading a game, which nobody waits for any more.
    StopReading,
    /// Paint a picture and save it; answered by `Task` or `Failed`. Cancels the picture being painted.
    Paint(Box<Picture>),
    /// Stop painting.
    StopPainting,
    /// Analyse a position or a game; answered by `Analysis`. Takes the place of the task before.
    Analyse(AnalysisTask),
    /// Stop analysing.
    StopAnalysis,
    /// Think about a position of a game; answered by `Thought`. Takes the place of the thought before.
    Think(ThinkingTask),
    /// Stop thinking about it.
    StopThinking,
    /// Copy a text to the clipboard.
    Copy(String),
    /// Copy the text of a game to the clipboard.
    CopyGame(GameText),
    /// Read the clipboard; answered by `Pasted`.
    Paste,
    /// Find out which sides can mate in this position; answered by `WinnabilityFound`, unless a later position
    /// is asked for before that.
    FindWinnability(Box<Position>),
    /// Read a game that leaves the screen back from its text, without its file; answered by `LastRead`.
    ReadBack(Purpose, GameText),
    /// Do something with the window or its sound.
    Window(WindowEffect),
}

/// Work on the game being recorded and on the settings file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileEffect {
    /// A new game begins: the next save starts its file.
    BeginGame,
    /// The last game is resumed, with this text: saves replace it.
    ContinueGame(Arc<[u8]>),
    /// A game of the folder that is alone in its file is resumed. The first save makes it the last game and
    /// moves its old file to the trash.
    ContinueArchived(GamePlace),
    /// Write the game to `last.txt`; answered by `Saved`, `SavedAnew` or `SaveFailed`.
    Save(GameText),
    /// Retry the saves that failed; answered in the same way or, if there is nothing to write, by
    /// `FolderFree` or `FolderInUse`.
    SaveAgain,
    /// Keep a game whose changes could not be saved, or were not when the program ends, in the folder of rescued games.
    Rescue(GameText),
    /// Read `last.txt`; answered by `LastRead`.
    ReadLast(Purpose),
    /// Write the settings.
    SaveSettings,
    /// Read the exercises; answered by `Exercises`.
    ReadExercises,
    /// Write the exercises.
    SaveExercises(Box<Exercises>),
    /// Read which names belong to one player; answered by `PlayerNames`.
    ReadNames,
    /// Write them.
    SaveNames(Box<PlayerNames>),
}

/// Work of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WindowEffect {
    /// Play a sound at the volume of the settings.
    Sound(Sound),
    /// Ask for a file by the dialog of the system; the file that is chosen is opened as if it were dropped on the window.
    ChooseFile,
    /// Switch between window and full screen.
    ToggleFullScreen,
    /// End the program.
    Quit,
}
