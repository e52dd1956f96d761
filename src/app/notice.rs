//! Notices: messages about a single event.

use super::failure::Failure;
use super::hint::Hint;
use crate::external::EngineFault;
use crate::game::{PlayError, Question};
use crate::notation::MoveError;
use crate::notation::pgn::PgnError;
use crate::rules::{Color, IllegalMove, Piece, Square, SquareSet};
use crate::tree::EditError;

/// A message about a single event. The next action of a player clears it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A move is not legal.
    Illegal(IllegalMove),
    /// Only this side, which is to move, could do that.
    NotYourTurn(Color),
    /// The typed text is not a move.
    NotAMove(MoveError),
    /// A move was not played.
    NotPlayed(PlayError),
    /// This move, in SAN, does not allow the draw to be claimed.
    ClaimRefused(String),
    /// By touch-move, the piece on this square has to move.
    HasTouched(Piece, Square),
    /// A piece was touched, so no draw can be claimed before the next move.
    ClaimTooLate,
    /// The open question has to be answered first.
    AnswerFirst,
    /// The side to move moved, which withdraws or declines this question.
    Withdrawn(Question),
    /// No draw can be offered before each side has moved.
    OfferTooEarly,
    /// This move, in SAN, was taken back.
    TakenBack(String),
    /// This side does not allow the takeback.
    TakebackRefused(Color),
    /// This side declines the draw.
    DrawDeclined(Color),
    /// A draw was declined in this position, so it cannot be offered again.
    DrawDeclinedHere,
    /// The program, which has this side, has resigned.
    Resigned(Color),
    /// A player does not resign, or claims no draw.
    GameGoesOn,
    /// No move has been played.
    NoMoveToTakeBack,
    /// The game ended on time, which no takeback can change.
    EndedOnTime,
    /// The players ended the game, which no takeback can change.
    EndedByPlayers,
    /// The game was reviewed after its end, which no takeback can change any more.
    Reviewed,
    /// No move was taken back, so none can be replayed.
    NoMoveToReplay,
    /// The game is paused, and the command would continue it.
    Paused,
    /// There is no clock that could be paused.
    NoClock,
    /// This side was given 15 seconds.
    TimeGiven(Color),
    /// This side has no time limit, so it cannot be given time.
    NoTimeLimit(Color),
    /// The program plays the next game at this level.
    NextLevel(u8),
    /// A game is in progress, so nothing else can begin.
    GameIsOn,
    /// There is no last game.
    NoSavedGame,
    /// The last game may be going on in another window.
    OpenElsewhere,
    /// The game of the list is over, so it cannot be resumed.
    CannotResume,
    /// The file is damaged; its game is shown as far as it could be read, and cannot be resumed.
    Damaged {
        /// The name of the file.
        name: String,
        /// What is wrong, and where.
        fault: PgnError,
    },
    /// The opened file with this name holds more games than the one shown.
    HoldsMore(String),
    /// The game was saved; to this place, if not the usual one.
    Saved(Option<String>),
    /// The game was saved to this place while it is analysed, so without what the analysis has found.
    SavedUnanalysed(String),
    /// A game that has ended was saved. Its file has the name of the last game until the next one begins.
    Kept {
        /// The path now, if it is not the usual one.
        place: Option<String>,
        /// The name of the file from then on.
        name: String,
    },
    /// Games were exported.
    Exported {
        /// The path.
        place: String,
        /// Their number.
        games: usize,
    },
    /// Games were saved, some of which have faults.
    SavedWithFaults {
        /// The path.
        place: String,
        /// The number of games with faults.
        games: usize,
    },
    /// Games were saved without duplicates.
    SavedUnique {
        /// The path.
        place: String,
        /// The number of games that were left out.
        games: usize,
    },
    /// The last game could not be read, and was renamed to this.
    SetAside(String),
    /// The game could not be saved.
    NotSaved(Failure),
    /// Nothing needs saving now, but saving would fail.
    CannotSave(Failure),
    /// The folder of games can be written to again.
    FolderFree,
    /// There is no game to save.
    NoGameToSave,
    /// The game was copied.
    GameCopied,
    /// The position was copied.
    PositionCopied,
    /// The path of the folder of games was copied.
    FolderCopied,
    /// There is no text on the clipboard.
    ClipboardEmpty,
    /// Reading a list was stopped.
    ReadingStopped,
    /// A game was moved to the trash.
    Deleted(usize),
    /// This many deleted games were restored.
    Restored(usize),
    /// The deleted game of these players was restored.
    RestoredGame([String; 2]),
    /// A deleted game was restored to a file of its own, with this name.
    RestoredAs(String),
    /// Games would be removed from the trash for good. The same key again agrees.
    DestroysGames {
        /// How many.
        count: usize,
        /// The players of the game if it is a single one, and they are named.
        players: Option<[String; 2]>,
        /// The key.
        hint: Hint,
    },
    /// This many games were removed from the trash for good.
    Destroyed(usize),
    /// A file that is not the program's own would be changed; the command whose key is named changes it.
    ChangesFile {
        /// Its name.
        name: String,
        /// The key.
        hint: Hint,
    },
    /// A name was joined to that of a player.
    NamesJoined {
        /// The name that was joined.
        name: String,
        /// The player as whom it counts from now on.
        player: String,
    },
    /// There is no deleted game to restore.
    NothingDeleted,
    /// Sound was turned on, or off.
    Sound(bool),
    /// The moves of a game that was played cannot be changed; repeating the command edits a copy.
    MainLineStands,
    /// A copy of the game is edited from now on.
    EditsCopy,
    /// An edit of the game was refused.
    NotEdited(EditError),
    /// There is no edit to undo.
    NothingToUndo,
    /// There is no edit to redo.
    NothingToRedo,
    /// The game has unsaved changes; leaving again discards them.
    Unsaved,
    /// The whole game has been analysed.
    GameAnalysed,
    /// The whole game has been analysed, and has this many mistakes to practise.
    MistakesFound(usize),
    /// The same, and no move of it is a mistake or a blunder.
    NoMistakesFound,
    /// There are no exercises now.
    NoExercises,
    /// So many mistakes were examined, and none of them is an exercise.
    NoneFits(usize),
    /// A comment was left by Esc while it was written; it was taken into the game.
    CommentKept,
    /// A comment was deleted by deleting its words.
    CommentDeleted,
    /// Moves were deleted in a review.
    MovesDeleted,
    /// The tags form was left with changes; it can be gone on with.
    TagsLeft,
    /// The last change in a review was undone.
    Undone,
    /// An exercise is never posed again.
    ExerciseDropped,
    /// A line of an exercise was taken into the game.
    LineKept,
    /// The game of an exercise is no longer in the folder.
    GameNotFound,
    /// The analysis of the game was stopped. What was found stays.
    AnalysisStopped,
    /// The analysis of the game was ended, since the moves of the game were changed.
    AnalysisOutdated,
    /// There is no bad move after the position shown (true), or before it.
    NoMistake(bool),
    /// A picture is being painted; the percentage done.
    Painting(u8),
    /// Painting a picture was stopped.
    PaintingStopped,
    /// The line is full; only this many characters fit, and the rest was cut off.
    NoRoom(usize),
    /// A hint is being sought.
    HintSought,
    /// An engine with this name is installed, and none is chosen.
    EngineFound(String),
    /// An external engine failed, and the built-in engine took its place.
    EngineFailed {
        /// The name of its file.
        engine: String,
        /// What it did.
        fault: EngineFault,
    },
    /// An effect failed.
    Failed(Failure),
}

impl Notice {
    /// Its tone.
    pub fn tone(&self) -> Tone {
        use Notice::*;
        match self {
            Illegal(_)
            | NotYourTurn(_)
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
            | EngineFailed { .. }
            | Failed(_) => Tone::Fault,
            Unsaved | ChangesFile { .. } | EngineFound(_) => Tone::Question,
            DestroysGames { .. } => Tone::Danger,
            _ => Tone::Plain,
        }
    }

    /// So many mistakes were examined, and there is no exercise.
    pub fn nothing_to_ask(examined: usize) -> Notice {
        match examined {
            0 => Notice::NoExercises,
            _ => Notice::NoneFits(examined),
        }
    }

    /// The squares that it is about.
    pub fn squares(&self) -> SquareSet {
        match self {
            Notice::Illegal(reason) => reason.squares(),
            _ => SquareSet::EMPTY,
        }
    }

    /// The keys to name next to it.
    pub fn hints(&self) -> Vec<Hint> {
        match self {
            Notice::Deleted(_) => vec![Hint::UndoDelete],
            Notice::TakenBack(_) => vec![Hint::Replay],
            Notice::ChangesFile { hint, .. } => vec![*hint],
            Notice::DestroysGames { hint, .. } => vec![*hint, Hint::NoClaim],
            Notice::EngineFound(_) => vec![Hint::UseEngine, Hint::NoClaim],
            Notice::Unsaved => vec![Hint::Save, Hint::Discard],
            Notice::NotSaved(_) => vec![Hint::SaveAs],
            Notice::Painting(_) => vec![Hint::StopPainting],
            Notice::GameAnalysed => vec![Hint::PreviousMistake, Hint::NextMistake],
            Notice::CommentKept | Notice::CommentDeleted | Notice::MovesDeleted => {
                vec![Hint::UndoEdit]
            }
            Notice::Undone => vec![Hint::Redo],
            Notice::ExerciseDropped => vec![Hint::UndoDrop],
            Notice::TagsLeft => vec![Hint::EditTags],
            Notice::MistakesFound(_) => vec![Hint::Practise, Hint::NextMistake],
            _ => Vec::new(),
        }
    }
}

/// The tone of a message, which gives its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Plain information.
    Plain,
    /// An answer is needed, by a key.
    Question,
    /// The same, before something is lost for good.
    Danger,
    /// Something went wrong or is not allowed.
    Fault,
}

impl Tone {
    /// Whether an answer is needed.
    pub fn asks(self) -> bool {
        matches!(self, Tone::Question | Tone::Danger)
    }
}
