//! Notices.

use crate::words::texts::*;

pub fn notice(notice: &Notice) -> Text {
    use Notice::*;
    match notice {
        Saved(Some(_)) => "|Saved to |{place}",
        SavedUnanalysed(_) => "|Saved without the analysis: |{place}",
        Exported { .. } => "|{games} saved to |{place}",
        SavedUnique { .. } => "|Duplicates left out: {count}. Saved to |{place}",
        Kept { place: Some(_), .. } => "Saved to {place}, kept as {name}",
        Kept { place: None, .. } => "Saved, kept as {name}",
        Saved(None) => "Saved.",
        NotYourTurn(_) | Illegal(IllegalMove::NotYourTurn { .. }) => "It is {player}'s turn.",
        Illegal(_) | NotAMove(_) | NotPlayed(_) | NotEdited(_) | Failed(_) => "{reason}",
        ClaimRefused(_) => "{move} does not give a draw. It was not played.",
        HasTouched(..) => "{player} touched the {piece} on {square}: it has to move.",
        TakenBack(_) => "{move} taken back.",
        TakebackRefused(_) => "{player} does not allow the takeback.",
        Withdrawn(Question::Draw(_)) => "{player} moved: the draw offer is withdrawn.",
        Withdrawn(Question::Resign(_)) => "{player} does not resign.",
        Withdrawn(Question::TakeBack(_)) => "{player} moved: the takeback is declined.",
        Withdrawn(Question::Claim(..) | Question::Sure(..)) => {
            "{player} moved: the claim is withdrawn."
        }
        OfferTooEarly => "A draw can be offered once both sides have moved.",
        DrawDeclined(_) => "{player} declines the draw.",
        DrawDeclinedHere => "A draw was already declined in this position.",
        NoClock => "This game has no clock.",
        NextLevel(_) => "Next game: level {number}, about {rating}.",
        TimeGiven(_) => "{player} gets {time}.",
        NoTimeLimit(_) => "{player} has no time limit.",
        Damaged { .. } => "{name} is damaged. {reason}",
        HoldsMore(_) => "{name} holds more games. This is the first.",
        SavedWithFaults { .. } => "Saved {games} with faults as far as they could be read: {place}",
        SetAside(_) => "The last game could not be read. It is kept as {name}.",
        HintSought => "Looking for a good move.",
        EngineFound(_) => "{engine} is installed. Analyse with it?",
        EngineFailed { fault, .. } => engine_failed(fault),
        NotSaved(_) => "Not saved: {reason}",
        CannotSave(_) => "Cannot save at the moment: {reason}",
        Painting(_) => "Painting the picture: {percent} %.",
        MistakesFound(_) => "The game is analysed. Moves marked ? or ??: {count}.",
        NoExercises => "There are no exercises now. They come from moves marked ? or ??.",
        NoneFits(_) => {
            "Mistakes examined: {count}. None of them is asked: an exercise needs one to three moves that are clearly better than all others."
        }
        CommentKept => "The comment is kept.",
        CommentDeleted => "The comment was deleted.",
        MovesDeleted => "The moves were deleted.",
        TagsLeft => "The changed fields are not saved.",
        Undone => "Undone.",
        ExerciseDropped => "That exercise is never asked again.",
        LineKept => "The line is in the game now.",
        GameNotFound => "This game is no longer in the folder.",
        GameAnalysed => "The game is analysed.",
        NoMistakesFound => "The game is analysed. No mistakes were found.",
        AnalysisStopped => "The analysis was stopped. What was found is kept.",
        AnalysisOutdated => "The analysis was ended: the game was changed.",
        NoMistake(true) => "No mistake is marked after this move.",
        NoMistake(false) => "No mistake is marked before this move.",
        MainLineStands => {
            "The played moves cannot be changed. Do it again to edit a copy of the game."
        }
        EditsCopy => "You are editing a copy now. Ctrl S saves it.",
        NothingToUndo => "There is nothing to undo.",
        NothingToRedo => "There is nothing to redo.",
        Unsaved => "There are unsaved changes.",
        PaintingStopped => "The picture was cancelled.",
        NoRoom(_) => "This line holds {room} characters at most; the rest was cut off.",
        ClaimTooLate => "A draw must be claimed before touching a piece.",
        AnswerFirst => "First: ",
        Resigned(_) => "{player} resigns: too much material is lost.",
        GameGoesOn => "The game goes on.",
        NoMoveToTakeBack => "There is no move to take back.",
        EndedOnTime => "The game is over: it ended on time.",
        EndedByPlayers => "The game is over: the players ended it.",
        Reviewed => "The result is final: the game has been reviewed.",
        NoMoveToReplay => "There is no move to redo.",
        Paused => "The game is paused. {pause} resumes it.",
        GameIsOn => "This game is not over. Resign with {resign}, or leave it by the menu: {menu}.",
        NoSavedGame => "No game has been saved yet.",
        OpenElsewhere => "This game may be going on in another window. Here it can be looked at.",
        CannotResume => "This game is over.",
        FolderFree => "The games folder is free again.",
        NoGameToSave => "There is no game to save.",
        GameCopied => "Copied the game as PGN.",
        PositionCopied => "Copied the position as FEN.",
        FolderCopied => "The path was copied.",
        ClipboardEmpty => "There is no text on the clipboard.",
        ReadingStopped => "Reading stopped. {leave} leaves the list.",
        Deleted(1) => "The game was moved to the trash.",
        Deleted(_) => "In the trash now: {games}.",
        Restored(1) => "The game was restored.",
        Restored(_) | RestoredGame(_) => "Restored: {games}.",
        RestoredAs(_) => "The game was restored as {name}.",
        DestroysGames { .. } => "{games} will be deleted for good. This cannot be undone.",
        Destroyed(_) => "Deleted for good: {games}.",
        ChangesFile { .. } => {
            "{name} will be changed. As it was, it is kept for seven days as {name}.deskmate.bak."
        }
        NamesJoined { .. } => "“{name}” now counts as {player}. {key} changes that.",
        NothingDeleted => "No game was deleted just now. {trash} shows the trash.",
        Sound(true) => "Sound on.",
        Sound(false) => "Sound off.",
    }
}

fn engine_failed(fault: &EngineFault) -> Text {
    match fault {
        EngineFault::NotStarted(_) => {
            "{engine} cannot be started: {reason}. Deskmate searches instead."
        }
        EngineFault::NotUci => {
            "{engine} does not answer as a UCI engine. Deskmate searches instead."
        }
        EngineFault::NotReady => "{engine} does not get ready. Deskmate searches instead.",
        EngineFault::NotReading => "{engine} does not read its input. Deskmate searches instead.",
        EngineFault::NoAnswer => "{engine} does not answer. Deskmate searches instead.",
        EngineFault::Ended => "{engine} has ended. Deskmate searches instead.",
        EngineFault::IllegalMove(_) => {
            "{engine} gave the illegal move {reason}. Deskmate searches instead."
        }
        EngineFault::NoScore => "{engine} gave no score. Deskmate searches instead.",
        EngineFault::NoChess960 => "{engine} does not know Chess960. Deskmate searches instead.",
        EngineFault::GivenUp => {
            "{engine} has failed three times. Deskmate searches for five minutes, or until it is chosen again."
        }
    }
}
