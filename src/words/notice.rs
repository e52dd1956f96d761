//! Notices.

use super::player::Names;
use super::sentence::Sentence;
use crate::app::keys::{Context, cap};
use crate::app::{Command, LibraryCommand, Notice, PlayCommand};
use crate::game::Question;
use crate::words::Words;

impl Words {
    /// The text of a notice.
    pub fn notice(self, notice: &Notice, names: &Names) -> Sentence {
        use Notice::*;
        match notice {
        Saved(Some(place)) => Sentence {
            text: "Saved to ".to_string(),
            end: place.clone(),
            ..Sentence::default()
        },
        Illegal(reason) => reason.to_string().into(),
        NotAMove(fault) => fault.to_string().into(),
        NotPlayed(error) => error.to_string().into(),
        ClaimRefused(san) => format!("{san} does not give a draw. It was not played.").into(),
        HasTouched(piece, square) => {
            let (color, role) = (self.called(names, piece.color()), self.texts.role(piece.role()));
            format!("{color} touched the {role} on {square}: it has to move.").into()
        }
        TakebackRefused(by) => format!("{} does not allow the takeback.", self.called(names, *by)).into(),
        Withdrawn(question) => self.withdrawn(*question, names).into(),
        OfferTooEarly => "A draw can be offered once both sides have moved.".into(),
        DrawDeclined(by) => format!("{} declines the draw.", self.called(names, *by)).into(),
        NoClock => "This game has no clock.".into(),
        TimeGiven(to) => format!("{} gets 15 seconds.", self.called(names, *to)).into(),
        NoTimeLimit(color) => format!("{} has no time limit.", self.called(names, *color)).into(),
        Damaged { name, fault } => format!("{name} is damaged. {fault}").into(),
        HoldsMore(name) => format!("{name} holds more games. This is the first.").into(),
        SavedWithFaults { place, games } => format!(
            "Saved {} with faults as far as they could be read: {place}",
            self.game_count(*games)
        )
        .into(),
        SetAside(name) => format!("The last game could not be read. It is kept as {name}.").into(),
        EngineFailed { engine, fault } => self.engine_failed(engine, fault).into(),
        NotSaved(why) => format!("Not saved: {}", self.failure(why)).into(),
        CannotSave(why) => format!("Cannot save at the moment: {}", self.failure(why)).into(),
        Pace(pace) => format!("A half-move every {} s.", pace.as_secs_f32()).into(),
        NotEdited(error) => error.to_string().into(),
        Painting(percent) => format!("Painting the picture: {percent} %.").into(),
        GameAnalysed => "The game is analysed.".into(),
        AnalysisStopped => "The analysis was stopped. What was found is kept.".into(),
        AnalysisOutdated => "The analysis was ended: the game was changed.".into(),
        NoMistake(true) => "No mistake is marked after this move.".into(),
        NoMistake(false) => "No mistake is marked before this move.".into(),
        MainLineStands => {
            "The played moves cannot be changed. Do it again to edit a copy of the game.".into()
        }
        EditsCopy => "You are editing a copy now. Ctrl S saves it.".into(),
        NothingToUndo => "There is nothing to undo.".into(),
        NothingToRedo => "There is nothing to redo.".into(),
        Unsaved => "There are unsaved changes.".into(),
        PaintingStopped => "The picture was cancelled.".into(),
        NoRoom(room) => self.no_room(*room).into(),
        Failed(why) => self.failure(why).into(),
        ClaimTooLate => "A draw must be claimed before touching a piece.".into(),
        AnswerFirst => "First: ".into(),
        GameGoesOn => "The game goes on.".into(),
        NoMoveToTakeBack => "There is no move to take back.".into(),
        EndedOnTime => "The game is over: it ended on time.".into(),
        EndedByPlayers => "The game is over: the players ended it.".into(),
        NoMoveToReplay => "There is no move to redo.".into(),
        Paused => {
            let pause = cap(Context::Clocks, &PlayCommand::Pause.into());
            format!("The game is paused. {pause} resumes it.").into()
        }
        GameIsOn => {
            let resign = cap(Context::Game, &PlayCommand::Resign.into());
            let menu = cap(Context::Anywhere, &Command::Escape);
            format!("This game is not over. Resign with {resign}, or leave it by the menu: {menu}.")
                .into()
        }
        NoSavedGame => "No game has been saved yet.".into(),
        OpenElsewhere => {
            "This game may be going on in another window. Here it can be looked at.".into()
        }
        CannotResume => "This game is over, or its text is damaged.".into(),
        Saved(None) => "Saved.".into(),
        FolderFree => "The games folder is free again.".into(),
        NoGameToSave => "There is no game to save.".into(),
        GameCopied => "Copied the game as PGN.".into(),
        PositionCopied => "Copied the position as FEN.".into(),
        ClipboardEmpty => "There is no text on the clipboard.".into(),
        ReadingStopped => {
            let leave = cap(Context::Library, &Command::Escape);
            format!("Reading stopped. {leave} leaves the list.").into()
        }
        Deleted => "The game was moved to the trash.".into(),
        Restored => "The game was restored.".into(),
        RestoredAs(name) => format!("The game was restored as {name}.").into(),
        ChangesFile { name, .. } => format!(
            "{name} will be changed. As it was, it is kept for seven days as {name}.deskmate.bak."
        )
        .into(),
        NothingDeleted => {
            let trash = cap(Context::Library, &LibraryCommand::Trash.into());
            format!("No game was deleted just now. {trash} shows the trash.").into()
        }
        Sound(true) => "Sound on.".into(),
        Sound(false) => "Sound off.".into(),
    }
    }

    /// A move was made while this question was open.
    fn withdrawn(self, question: Question, names: &Names) -> String {
        match question {
            Question::Draw(by) => format!(
                "{} moved: the draw offer is withdrawn.",
                self.called(names, by)
            ),
            Question::Resign(by) => {
                format!("{} moved and does not resign.", self.called(names, by))
            }
            Question::TakeBack(by) => {
                format!(
                    "{} moved: the takeback is declined.",
                    self.called(names, by.other())
                )
            }
            Question::Claim(by, _) => {
                format!("{} moved: the claim is withdrawn.", self.called(names, by))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::app::{Failure, Hint};
    use crate::external::EngineFault;
    use crate::game::PlayError;
    use crate::notation::{pgn, read_move};
    use crate::rules::{Color, IllegalMove, Piece, Position, Role, Square};
    use crate::storage::StorageError;
    use crate::tree::EditError;

    fn said(of: &Notice) -> String {
        let Sentence { lead, text, end } = Words::ENGLISH.notice(of, &Names::default());
        lead + &text + &end
    }

    #[test]
    fn every_notice_has_words() {
        use Notice::*;
        let no_file = || Failure::Storage(StorageError::NoFile);
        let e4 = Square::E4;
        let fault = pgn::read("[White \"A\"]\n\n1. e5 *\n").faults.remove(0);
        let not_a_move = read_move(&Position::initial(), "x").expect_err("no move");
        let damaged = format!("a.pgn is damaged. {fault}");
        let no_move = not_a_move.to_string();
        let table = [
            (
                Illegal(IllegalMove::NoPiece(e4)),
                "There is no piece on e4.",
            ),
            (NotAMove(not_a_move), &*no_move),
            (NotPlayed(PlayError::Paused), "The game is paused."),
            (
                ClaimRefused("Nf3".into()),
                "Nf3 does not give a draw. It was not played.",
            ),
            (
                HasTouched(Piece::new(Color::White, Role::Knight), e4),
                "White touched the knight on e4: it has to move.",
            ),
            (
                ClaimTooLate,
                "A draw must be claimed before touching a piece.",
            ),
            (AnswerFirst, "First: "),
            (
                TakebackRefused(Color::Black),
                "Black does not allow the takeback.",
            ),
            (DrawDeclined(Color::Black), "Black declines the draw."),
            (
                Withdrawn(Question::Draw(Color::White)),
                "White moved: the draw offer is withdrawn.",
            ),
            (
                Withdrawn(Question::Resign(Color::Black)),
                "Black moved and does not resign.",
            ),
            (
                Withdrawn(Question::TakeBack(Color::Black)),
                "White moved: the takeback is declined.",
            ),
            (
                OfferTooEarly,
                "A draw can be offered once both sides have moved.",
            ),
            (GameGoesOn, "The game goes on."),
            (NoMoveToTakeBack, "There is no move to take back."),
            (EndedOnTime, "The game is over: it ended on time."),
            (EndedByPlayers, "The game is over: the players ended it."),
            (NoMoveToReplay, "There is no move to redo."),
            (Paused, "The game is paused. P resumes it."),
            (NoClock, "This game has no clock."),
            (TimeGiven(Color::White), "White gets 15 seconds."),
            (NoTimeLimit(Color::White), "White has no time limit."),
            (
                GameIsOn,
                "This game is not over. Resign with G, or leave it by the menu: Esc.",
            ),
            (NoSavedGame, "No game has been saved yet."),
            (
                OpenElsewhere,
                "This game may be going on in another window. Here it can be looked at.",
            ),
            (CannotResume, "This game is over, or its text is damaged."),
            (
                Damaged {
                    name: "a.pgn".into(),
                    fault,
                },
                &*damaged,
            ),
            (
                HoldsMore("a.pgn".into()),
                "a.pgn holds more games. This is the first.",
            ),
            (Saved(None), "Saved."),
            (Saved(Some("/tmp".into())), "Saved to /tmp"),
            (
                SavedWithFaults {
                    place: "a.pgn".into(),
                    games: 2,
                },
                "Saved 2 games with faults as far as they could be read: a.pgn",
            ),
            (
                SetAside("b.txt".into()),
                "The last game could not be read. It is kept as b.txt.",
            ),
            (NotSaved(no_file()), "Not saved: this game is in no file"),
            (
                CannotSave(no_file()),
                "Cannot save at the moment: this game is in no file",
            ),
            (FolderFree, "The games folder is free again."),
            (NoGameToSave, "There is no game to save."),
            (GameCopied, "Copied the game as PGN."),
            (PositionCopied, "Copied the position as FEN."),
            (ClipboardEmpty, "There is no text on the clipboard."),
            (ReadingStopped, "Reading stopped. Esc leaves the list."),
            (Deleted, "The game was moved to the trash."),
            (Restored, "The game was restored."),
            (
                RestoredAs("a_2.pgn".into()),
                "The game was restored as a_2.pgn.",
            ),
            (
                ChangesFile {
                    name: "a.pgn".into(),
                    hint: Hint::Save,
                },
                "a.pgn will be changed. As it was, it is kept for seven days as a.pgn.deskmate.bak.",
            ),
            (
                NothingDeleted,
                "No game was deleted just now. T shows the trash.",
            ),
            (Sound(true), "Sound on."),
            (Sound(false), "Sound off."),
            (
                NoRoom(200),
                "This line holds 200 characters at most; the rest was cut off.",
            ),
            (Pace(Duration::from_millis(500)), "A half-move every 0.5 s."),
            (
                MainLineStands,
                "The played moves cannot be changed. Do it again to edit a copy of the game.",
            ),
            (EditsCopy, "You are editing a copy now. Ctrl S saves it."),
            (
                NotEdited(EditError::IsMainLine),
                "This is the main line already.",
            ),
            (NothingToUndo, "There is nothing to undo."),
            (NothingToRedo, "There is nothing to redo."),
            (Unsaved, "There are unsaved changes."),
            (Painting(40), "Painting the picture: 40 %."),
            (PaintingStopped, "The picture was cancelled."),
            (
                EngineFailed {
                    engine: "fish".into(),
                    fault: EngineFault::Ended,
                },
                "fish has ended. Deskmate searches instead.",
            ),
            (GameAnalysed, "The game is analysed."),
            (
                AnalysisStopped,
                "The analysis was stopped. What was found is kept.",
            ),
            (
                AnalysisOutdated,
                "The analysis was ended: the game was changed.",
            ),
            (NoMistake(true), "No mistake is marked after this move."),
            (NoMistake(false), "No mistake is marked before this move."),
            (Failed(no_file()), "this game is in no file"),
        ];
        for (notice, words) in table {
            assert_eq!(said(&notice), words);
        }
    }
}
