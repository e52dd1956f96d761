//! Notices.

use std::fmt::Display;

use super::player::Names;
use super::sentence::Sentence;
use crate::app::keys::{Context, cap};
use crate::app::{Command, LibraryCommand, Notice, PlayCommand};
use crate::external::EngineFault;
use crate::game::{GIVEN_TIME, Question};
use crate::rules::IllegalMove;
use crate::words::Words;

impl Words {
    /// The text of a notice.
    pub fn notice(self, notice: &Notice, names: &Names) -> Sentence {
        use Notice::*;
        let with =
            |values: &[(&str, &dyn Display)]| Sentence::of(self.texts.notice(notice), values);
        let with_player = |color| with(&[("player", &self.called(names, color))]);
        let with_reason = |reason: &dyn Display| with(&[("reason", reason)]);
        match notice {
            Saved(Some(place)) => with(&[("place", place)]),
            Illegal(IllegalMove::NotYourTurn { turn, .. }) => with_player(*turn),
            Illegal(reason) => with_reason(reason),
            NotAMove(fault) => with_reason(fault),
            NotPlayed(error) => with_reason(error),
            NotEdited(error) => with_reason(error),
            Failed(why) | NotSaved(why) | CannotSave(why) => with_reason(&self.failure(why)),
            ClaimRefused(san) => with(&[("move", san)]),
            HasTouched(piece, square) => with(&[
                ("player", &self.called(names, piece.color())),
                ("piece", &self.texts.role(piece.role())),
                ("square", square),
            ]),
            TakebackRefused(by) | DrawDeclined(by) | NoTimeLimit(by) => with_player(*by),
            TimeGiven(to) => with(&[
                ("player", &self.called(names, *to)),
                ("time", &self.span(GIVEN_TIME)),
            ]),
            Withdrawn(Question::TakeBack(by)) => with_player(by.other()),
            Withdrawn(Question::Draw(by) | Question::Resign(by) | Question::Claim(by, _)) => {
                with_player(*by)
            }
            Damaged { name, fault } => with(&[("name", name), ("reason", fault)]),
            HoldsMore(name) | SetAside(name) | RestoredAs(name) | ChangesFile { name, .. } => {
                with(&[("name", name)])
            }
            SavedWithFaults { place, games } => {
                with(&[("games", &self.game_count(*games)), ("place", place)])
            }
            EngineFailed { engine, fault } => match fault {
                EngineFault::NotStarted(why) => with(&[("engine", engine), ("reason", why)]),
                EngineFault::IllegalMove(mv) => with(&[("engine", engine), ("reason", mv)]),
                _ => with(&[("engine", engine)]),
            },
            Pace(pace) => with(&[("seconds", &self.decimal(pace.as_secs_f32()))]),
            Painting(percent) => with(&[("percent", percent)]),
            NoRoom(room) => with(&[("room", &self.grouped(*room))]),
            Paused => with(&[("pause", &cap(Context::Clocks, &PlayCommand::Pause.into()))]),
            GameIsOn => with(&[
                ("resign", &cap(Context::Game, &PlayCommand::Resign.into())),
                ("menu", &cap(Context::Anywhere, &Command::Escape)),
            ]),
            ReadingStopped => with(&[("leave", &cap(Context::Library, &Command::Escape))]),
            NothingDeleted => with(&[(
                "trash",
                &cap(Context::Library, &LibraryCommand::Trash.into()),
            )]),
            Saved(None) | OfferTooEarly | NoClock | GameAnalysed | AnalysisStopped
            | AnalysisOutdated | NoMistake(_) | MainLineStands | EditsCopy | NothingToUndo
            | NothingToRedo | Unsaved | PaintingStopped | ClaimTooLate | AnswerFirst
            | GameGoesOn | NoMoveToTakeBack | EndedOnTime | EndedByPlayers | NoMoveToReplay
            | NoSavedGame | OpenElsewhere | CannotResume | FolderFree | NoGameToSave
            | GameCopied | PositionCopied | ClipboardEmpty | Deleted | Restored | Sound(_) => {
                with(&[])
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
