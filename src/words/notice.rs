//! Notices.

use std::fmt::Display;

use super::player::Names;
use super::sentence::Sentence;
use crate::app::keys::{Context, cap};
use crate::app::{Command, LibraryCommand, Notice, PlayCommand, PlayersCommand, Tab};
use crate::engine::Strength;
use crate::external::EngineFault;
use crate::game::{GIVEN_TIME, Question};
use crate::rules::IllegalMove;
use crate::words::Words;

impl Words {
    /// The text of a notice.
    pub fn notice(self, notice: &Notice, names: &Names) -> Sentence {
        use Notice::*;
        let with =
            |values: &[(&str, &dyn Display)]| self.sentence(self.texts.notice(notice), values);
        let with_player = |color| with(&[("player", &self.called(names, color))]);
        let with_reason = |reason: &dyn Display| with(&[("reason", reason)]);
        let key = |context, command: &Command| self.cap(cap(context, command));
        match notice {
            Saved(Some(place)) | SavedUnanalysed(place) => with(&[("place", place)]),
            Kept { place, name } => with(&[
                ("place", &place.as_deref().unwrap_or_default()),
                ("name", name),
            ]),
            NotYourTurn(turn) | Illegal(IllegalMove::NotYourTurn { turn, .. }) => {
                with_player(*turn)
            }
            Illegal(reason) => with_reason(&self.illegal_move(reason)),
            NotAMove(error) => with_reason(&self.move_error(error)),
            NotPlayed(error) => with_reason(&self.play_error(error)),
            NotEdited(error) => with_reason(&self.edit_error(error)),
            Failed(why) => with_reason(&self.failure_alone(why)),
            NotSaved(why) | CannotSave(why) => with_reason(&self.failure(why)),
            ClaimRefused(san) | TakenBack(san) => with(&[("move", &self.san(san))]),
            HasTouched(piece, square) => with(&[
                ("player", &self.called(names, piece.color())),
                ("piece", &self.texts.role(piece.role())),
                ("square", square),
            ]),
            TakebackRefused(by) | DrawDeclined(by) | Resigned(by) | NoTimeLimit(by) => {
                with_player(*by)
            }
            NextLevel(level) => with(&[
                ("number", level),
                ("rating", &Strength::of_level(*level).elo()),
            ]),
            TimeGiven(to) => with(&[
                ("player", &self.called(names, *to)),
                ("time", &self.span(GIVEN_TIME)),
            ]),
            Withdrawn(Question::TakeBack(by)) => with_player(by.other()),
            Withdrawn(
                Question::Draw(by)
                | Question::Resign(by)
                | Question::Claim(by, _)
                | Question::Sure(by, _),
            ) => with_player(*by),
            Damaged { name, fault } => with(&[("name", name), ("reason", &self.pgn_error(fault))]),
            HoldsMore(name) | SetAside(name) | RestoredAs(name) | ChangesFile { name, .. } => {
                with(&[("name", name)])
            }
            Exported { place, games } | SavedWithFaults { place, games } => {
                with(&[("games", &self.game_count(*games)), ("place", place)])
            }
            SavedUnique { place, games } => {
                with(&[("count", &self.grouped(*games)), ("place", place)])
            }
            EngineFound(engine) => with(&[("engine", engine)]),
            EngineFailed { engine, fault } => match fault {
                EngineFault::NotStarted(why) => with(&[("engine", engine), ("reason", why)]),
                EngineFault::IllegalMove(mv) => with(&[("engine", engine), ("reason", mv)]),
                _ => with(&[("engine", engine)]),
            },
            DestroysGames {
                count,
                players: None,
                ..
            }
            | Destroyed(count)
            | Deleted(count)
            | Restored(count) => with(&[("games", &self.game_count(*count))]),
            DestroysGames {
                count,
                players: Some(players),
                ..
            } => {
                let players = self.who_in_file(players);
                let game = format!("{} ({players})", self.game_count(*count));
                with(&[("games", &game)])
            }
            RestoredGame(players) => with(&[("games", &self.who_in_file(players))]),
            Painting(percent) => with(&[("percent", percent)]),
            MistakesFound(count) | NoneFits(count) => with(&[("count", &self.grouped(*count))]),
            NoRoom(room) => with(&[("room", &self.grouped(*room))]),
            Paused => with(&[("pause", &key(Context::Clocks, &PlayCommand::Pause.into()))]),
            GameIsOn => with(&[
                ("resign", &key(Context::Game, &PlayCommand::Resign.into())),
                ("menu", &key(Context::Anywhere, &Command::Escape)),
            ]),
            ReadingStopped => with(&[("leave", &key(Context::Library, &Command::Escape))]),
            NamesJoined { name, player } => with(&[
                ("name", name),
                ("player", player),
                (
                    "key",
                    &key(Context::PlayersTab, &PlayersCommand::Rename.into()),
                ),
            ]),
            NothingDeleted => with(&[(
                "trash",
                &key(
                    Context::Library,
                    &LibraryCommand::ShowTab(Tab::Trash).into(),
                ),
            )]),
            Saved(None) | OfferTooEarly | DrawDeclinedHere | NoClock | GameAnalysed
            | NoMistakesFound | NoExercises | CommentKept | CommentDeleted | MovesDeleted
            | TagsLeft | LineKept | ExerciseDropped | Undone | GameNotFound | AnalysisStopped
            | AnalysisOutdated | NoMistake(_) | MainLineStands | EditsCopy | NothingToUndo
            | NothingToRedo | Unsaved | PaintingStopped | ClaimTooLate | AnswerFirst
            | GameGoesOn | NoMoveToTakeBack | EndedOnTime | EndedByPlayers | Reviewed
            | NoMoveToReplay | NoSavedGame | OpenElsewhere | CannotResume | FolderFree
            | NoGameToSave | GameCopied | PositionCopied | FolderCopied | ClipboardEmpty
            | Sound(_) | HintSought => with(&[]),
        }
    }
}

#[cfg(test)]
mod tests {

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
    fn values_are_filled_into_notices() {
        use Notice::*;
        let no_file = || Failure::Storage(StorageError::NoFile);
        let e4 = Square::E4;
        let fault = pgn::read("[White \"A\"]\n\n1. e5 *\n").faults.remove(0);
        let not_a_move = read_move(&Position::initial(), "x").expect_err("no move");
        let table = [
            (
                Illegal(IllegalMove::NoPiece(e4)),
                "There is no piece on e4.",
            ),
            (NotAMove(not_a_move), "“x” is not a move."),
            (NotPlayed(PlayError::Paused), "The game is paused."),
            (
                ClaimRefused("Nf3".into()),
                "Nf3 does not give a draw. It was not played.",
            ),
            (
                HasTouched(Piece::new(Color::White, Role::Knight), e4),
                "White touched the knight on e4: it has to move.",
            ),
            (DrawDeclined(Color::Black), "Black declines the draw."),
            (
                Withdrawn(Question::TakeBack(Color::Black)),
                "White moved: the takeback is declined.",
            ),
            (Paused, "The game is paused. P resumes it."),
            (TimeGiven(Color::White), "White gets 15 seconds."),
            (
                GameIsOn,
                "This game is not over. Resign with G, or leave it by the menu: Esc.",
            ),
            (
                Damaged {
                    name: "a.pgn".into(),
                    fault,
                },
                "a.pgn is damaged. Line 3, column 4: e5 (half-move 1): The pawn on e2 cannot go to e5.",
            ),
            (
                HoldsMore("a.pgn".into()),
                "a.pgn holds more games. This is the first.",
            ),
            (Saved(Some("/tmp".into())), "Saved to /tmp"),
            (
                SavedWithFaults {
                    place: "a.pgn".into(),
                    games: 2,
                },
                "Saved 2 games with faults as far as they could be read: a.pgn",
            ),
            (NotSaved(no_file()), "Not saved: this game is in no file"),
            (ReadingStopped, "Reading stopped. Esc leaves the list."),
            (
                RestoredGame(["Anna".into(), "Ben".into()]),
                "Restored: Anna – Ben.",
            ),
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
                NamesJoined {
                    name: "Ana".into(),
                    player: "Anna".into(),
                },
                "“Ana” now counts as Anna. F2 changes that.",
            ),
            (
                NothingDeleted,
                "No game was deleted just now. T shows the trash.",
            ),
            (
                NoRoom(200),
                "This line holds 200 characters at most; the rest was cut off.",
            ),
            (
                NotEdited(EditError::IsMainLine),
                "This is the main line already.",
            ),
            (Painting(40), "Painting the picture: 40 %."),
            (
                EngineFailed {
                    engine: "fish".into(),
                    fault: EngineFault::Ended,
                },
                "fish has ended. Deskmate searches instead.",
            ),
        ];
        for (notice, words) in table {
            assert_eq!(said(&notice), words);
        }
    }
}
