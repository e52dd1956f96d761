//! What is told once: what came of a command, what went wrong.

use std::time::Duration;

use super::failure::Failure;
use super::hint::Hint;
use super::tone::Tone;
use crate::game::PlayError;
use crate::notation::MoveError;
use crate::notation::pgn::PgnError;
use crate::rules::{Color, IllegalMove, Piece, Square, SquareSet};
use crate::tree::EditError;

/// Something to be told once; the next thing a player does ends it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A move is not legal.
    Illegal(IllegalMove),
    /// What was typed is no move.
    NotAMove(MoveError),
    /// A move was not played.
    NotPlayed(PlayError),
    /// The move, in SAN, with which a draw was claimed gives no claim.
    ClaimRefused(String),
    /// By touch-move this piece has to move, which stands on this square.
    HasTouched(Piece, Square),
    /// A piece was touched, so that no draw can be claimed before the next move.
    ClaimTooLate,
    /// The question that stands has to be answered before another one.
    AnswerFirst,
    /// This side does not allow the takeback.
    TakebackRefused(Color),
    /// This side declines the draw.
    DrawDeclined(Color),
    /// A player does not resign, or claims no draw.
    GameGoesOn,
    /// No move has been played.
    NoMoveToTakeBack,
    /// The game has ended on time, which no takeback changes.
    EndedOnTime,
    /// The players have ended the game, which no takeback changes.
    EndedByPlayers,
    /// No move was taken back.
    NoMoveToReplay,
    /// The game is paused, and what was asked for plays on in it.
    Paused,
    /// This side was given 15 seconds.
    TimeGiven(Color),
    /// This side has no time limit, so that it can be given no time.
    NoTimeLimit(Color),
    /// Nothing else begins while a game goes on.
    GameIsOn,
    /// There is no last game.
    NoSavedGame,
    /// A game of the list is over or damaged, so that it cannot be resumed.
    CannotResume,
    /// A file is opened whose text is damaged; what was read before the fault is shown.
    Damaged {
        /// The name of the file.
        name: String,
        /// What is wrong, and where.
        fault: PgnError,
    },
    /// A file with this name is opened that holds more than the game that is shown.
    HoldsMore(String),
    /// The game was saved; where, if not in the usual place.
    Saved(Option<String>),
    /// Games were saved, of which so many have faults.
    SavedWithFaults {
        /// Where.
        place: String,
        /// How many games have faults.
        games: usize,
    },
    /// The last game could not be read, and was given this name.
    SetAside(String),
    /// The game could not be saved.
    NotSaved(Failure),
    /// Nothing has to be saved, but nothing could be.
    CannotSave(Failure),
    /// The folder of games can be written to again.
    FolderFree,
    /// There is no game that could be saved.
    NoGameToSave,
    /// The game is on the clipboard.
    GameCopied,
    /// The position is on the clipboard.
    PositionCopied,
    /// There is no text on the clipboard.
    ClipboardEmpty,
    /// Reading a list was stopped.
    ReadingStopped,
    /// A game was moved to the trash.
    Deleted,
    /// A deleted game is back.
    Restored,
    /// No game was deleted that could be brought back.
    NothingDeleted,
    /// Sound was turned on, or off.
    Sound(bool),
    /// A game plays by itself at this pace: the time for each half-move.
    Pace(Duration),
    /// The moves of a game that was played stay as they are; who insists edits a copy.
    MainLineStands,
    /// What is edited is a copy of the game from now on.
    EditsCopy,
    /// An edit of the game is refused.
    NotEdited(EditError),
    /// There is no edit to be taken back.
    NothingToUndo,
    /// No edit was taken back.
    NothingToRedo,
    /// The game has changes that are not saved; who leaves now loses them.
    Unsaved,
    /// A picture is being made; how much of it is done, in percent.
    Painting(u8),
    /// Making a picture was stopped.
    PaintingStopped,
    /// A line has room for so many letters; the rest was left out.
    NoRoom(usize),
    /// Something failed outside.
    Failed(Failure),
}

impl Notice {
    /// How it is meant.
    pub fn tone(&self) -> Tone {
        use Notice::*;
        match self {
            Illegal(_)
            | NotAMove(_)
            | NotPlayed(_)
            | ClaimRefused(_)
            | HasTouched(..)
            | ClaimTooLate
            | AnswerFirst
            | Damaged { .. }
            | SavedWithFaults { .. }
            | SetAside(_)
            | NotEdited(_)
            | MainLineStands
            | NotSaved(_)
            | CannotSave(_)
            | NoRoom(_)
            | Failed(_) => Tone::Fault,
            Unsaved => Tone::Question,
            TakebackRefused(_) | DrawDeclined(_) | GameGoesOn | NoMoveToTakeBack | EndedOnTime
            | EndedByPlayers | NoMoveToReplay | Paused | TimeGiven(_) | NoTimeLimit(_)
            | GameIsOn | NoSavedGame | CannotResume | HoldsMore(_) | Saved(_) | FolderFree
            | NoGameToSave | GameCopied | PositionCopied | ClipboardEmpty | ReadingStopped
            | Deleted | Restored | NothingDeleted | Sound(_) | Pace(_) | EditsCopy
            | NothingToUndo | NothingToRedo | Painting(_) | PaintingStopped => Tone::Plain,
        }
    }

    /// The squares of the board that it is about.
    pub fn squares(&self) -> SquareSet {
        match self {
            Notice::Illegal(reason) => reason.squares(),
            _ => SquareSet::EMPTY,
        }
    }

    /// The keys that are of use now.
    pub fn hints(&self) -> Vec<Hint> {
        match self {
            Notice::Deleted => vec![Hint::UndoDelete],
            Notice::Unsaved => vec![Hint::SaveAs, Hint::Discard],
            Notice::Painting(_) => vec![Hint::StopPainting],
            _ => Vec::new(),
        }
    }
}
