//! Applies commands to a review.

use super::command::ReviewCommand;
use super::state::{LONGEST_COMMENT, Review};
use crate::app::board::BoardCommand;
use crate::app::effect::Effect;
use crate::app::forms::{Edit as TextEdit, Motion, TextField};
use crate::app::notice::Notice;
use crate::app::now::Now;
use crate::notation::pgn::{GameResult, Tag};
use crate::sound::Sound;
use crate::storage::Settings;
use crate::tree::{self, Edit, EditError, NagKind};

/// The result of a command in a review.
#[derive(Debug, Default)]
pub(in crate::app) struct ReviewUpdate {
    pub(in crate::app) effects: Vec<Effect>,
    pub(in crate::app) notice: Option<Notice>,
    pub(in crate::app) sound: Option<Sound>,
    /// What the program has to do next.
    pub(in crate::app) follow_up: Option<ReviewFollowUp>,
}

/// What the program has to do for a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum ReviewFollowUp {
    /// Open the new-game form for the position shown.
    PlayOn,
    /// Open the tags form.
    EditTags,
    /// Open the form for a picture.
    Picture,
    /// Open the short menu of the move shown.
    MoveMenu,
    /// List the paces of auto-play.
    Paces,
    /// Examine the mistakes of the game, whose analysis has ended.
    Examine,
    /// Leave the review.
    Leave,
}

impl ReviewUpdate {
    /// The same with this notice, if it has none of its own.
    fn telling(self, notice: Notice) -> ReviewUpdate {
        let notice = self.notice.or(Some(notice));
        ReviewUpdate { notice, ..self }
    }
}

impl From<Notice> for ReviewUpdate {
    fn from(notice: Notice) -> ReviewUpdate {
        ReviewUpdate {
            notice: Some(notice),
            ..ReviewUpdate::default()
        }
    }
}

impl From<Option<Sound>> for ReviewUpdate {
    fn from(sound: Option<Sound>) -> ReviewUpdate {
        ReviewUpdate {
            sound,
            ..ReviewUpdate::default()
        }
    }
}

impl From<ReviewFollowUp> for ReviewUpdate {
    fn from(next: ReviewFollowUp) -> ReviewUpdate {
        ReviewUpdate {
            follow_up: Some(next),
            ..ReviewUpdate::default()
        }
    }
}

impl Review {
    /// Applies a command.
    pub(in crate::app) fn update(
        &mut self,
        command: ReviewCommand,
        settings: &Settings,
        now: Now,
    ) -> ReviewUpdate {
        use ReviewCommand::*;
        let is_action = command.clears_notice();
        if is_action && !matches!(command, Promote | DeleteFrom | DeleteLine) {
            self.copy_offered = false;
        }
        match command {
            Go(node) => return self.go(Some(node), settings, now),
            NextLine => return self.go(self.tree().next_line(self.at()), settings, now),
            PreviousLine => return self.go(self.tree().previous_line(self.at()), settings, now),
            NextAnnotated => return self.go(self.annotated(true), settings, now),
            PreviousAnnotated => return self.go(self.annotated(false), settings, now),
            Hover(node) => self.move_list.set_hover(node, now.time),
            Press(node) => self.move_list.set_pressed(node, now.time),
            PointAtLine(at) => self.analysis.point_at(at),
            Menu(node) => return self.show_menu(node, settings, now),
            Fold(line) => {
                let place = self.list_place(line);
                self.move_list.fold(line, place);
            }
            FoldAll => self.move_list.fold_all(),
            Comment => self.begin_comment(),
            Nag(kind) => return self.cycle_nag(kind),
            Mark(nag) => return self.toggle_nag(nag),
            ClearNags => {
                let (node, nags) = (self.at(), Vec::new());
                return self.edit(Edit::Nags { node, nags });
            }
            DeleteFrom => return self.delete(Edit::DeleteFrom(self.at())),
            DeleteLine => return self.delete(Edit::DeleteVariation(self.at())),
            Promote => return self.edit(Edit::Promote(self.at())),
            Undo => return self.undo(),
            Redo => return self.redo(),
            AutoPlay => self.toggle_auto_play(now.time),
            Faster => self.change_pace(false, now.time),
            Slower => self.change_pace(true, now.time),
            Paces => return ReviewFollowUp::Paces.into(),
            SetPace(pace) => self.set_pace(pace, now.time),
            OtherChart => self.wants_times = !self.wants_times,
            PlayOn => return ReviewFollowUp::PlayOn.into(),
            EditTags => return ReviewFollowUp::EditTags.into(),
            Picture => return ReviewFollowUp::Picture.into(),
            Analyse => {
                self.analysis.set_on(!self.analysis.is_on());
                self.show_found();
            }
            Threat => self.toggle_threat(),
            AnalyseGame => return self.toggle_game_analysis(settings, now.time),
            NextMistake => return self.go_to_mistake(true, settings, now),
            PreviousMistake => return self.go_to_mistake(false, settings, now),
            FollowLine { line, moves } => return self.follow_line(line, moves),
            Openings(command) => return self.use_openings(command, settings, now),
            Discard => return ReviewFollowUp::Leave.into(),
        }
        ReviewUpdate::default()
    }

    fn go_to_mistake(&mut self, is_forward: bool, settings: &Settings, now: Now) -> ReviewUpdate {
        match self.mistake(is_forward) {
            Some(node) => self.go(Some(node), settings, now),
            None => Notice::NoMistake(is_forward).into(),
        }
    }

    /// Edits the tree, and shows the edit.
    pub(super) fn edit(&mut self, edit: Edit) -> ReviewUpdate {
        match self.changes.apply(edit.clone()) {
            Ok(shown) => self.edited(Some(shown)),
            Err(EditError::MainLineIsKept) if self.copy_offered => {
                self.become_copy();
                self.edit(edit).telling(Notice::EditsCopy)
            }
            Err(EditError::MainLineIsKept) => {
                self.copy_offered = true;
                Notice::MainLineStands.into()
            }
            Err(error) => Notice::NotEdited(error).into(),
        }
    }

    /// Deletes moves, and says so: the file may be written at once.
    fn delete(&mut self, edit: Edit) -> ReviewUpdate {
        self.edit(edit).telling(Notice::MovesDeleted)
    }

    /// Applies entered tags.
    pub(in crate::app) fn set_tags(
        &mut self,
        tags: Vec<Tag>,
        result: Option<GameResult>,
    ) -> ReviewUpdate {
        self.changes.set_tags(tags, result);
        self.edited(None)
    }

    fn undo(&mut self) -> ReviewUpdate {
        self.auto_play.stop();
        match self.changes.undo() {
            // It may be much, such as a whole analysis.
            Some(shown) => self.edited(shown).telling(Notice::Undone),
            None => Notice::NothingToUndo.into(),
        }
    }

    fn redo(&mut self) -> ReviewUpdate {
        self.auto_play.stop();
        match self.changes.redo() {
            Some(shown) => self.edited(shown),
            None => Notice::NothingToRedo.into(),
        }
    }

    fn cycle_nag(&mut self, kind: NagKind) -> ReviewUpdate {
        let node = self.at();
        let nags = kind.next(self.tree().node(node).nags());
        self.edit(Edit::Nags { node, nags })
    }

    fn toggle_nag(&mut self, nag: tree::Nag) -> ReviewUpdate {
        let node = self.at();
        let before = self.tree().node(node).nags();
        let others = before.iter().filter(|other| !other.is_of_move());
        let nags = others.copied();
        let nags = nags.chain((!before.contains(&nag)).then_some(nag));
        let nags = nags.collect();
        self.edit(Edit::Nags { node, nags })
    }

    pub(in crate::app) fn begin_comment(&mut self) {
        self.auto_play.stop();
        let words = self.node().words();
        let mut field = TextField::with_lines(LONGEST_COMMENT.max(words.len()), &words);
        field.edit(TextEdit::to(Motion::End));
        self.comment = Some(field);
    }

    /// Edits the typed comment or move.
    pub(in crate::app) fn edit_typed(&mut self, edit: TextEdit) {
        let position = self.position().clone();
        match &mut self.comment {
            Some(comment) => comment.edit(edit),
            None => self.input.edit_typed(edit, &position),
        }
    }

    /// Saves the typed comment, or plays the typed move.
    pub(in crate::app) fn submit(&mut self, settings: &Settings, now: Now) -> ReviewUpdate {
        match self.comment.take() {
            Some(comment) => self.keep(&comment),
            None => self.use_board(BoardCommand::PlayTyped, settings, self.flipped, now),
        }
    }

    fn keep(&mut self, comment: &TextField) -> ReviewUpdate {
        let (node, words) = (self.at(), comment.text().to_owned());
        let is_deleted = words.trim().is_empty() && !self.node().words().is_empty();
        let update = self.edit(Edit::Words { node, words });
        if is_deleted {
            update.telling(Notice::CommentDeleted)
        } else {
            update
        }
    }

    /// Closes the topmost open thing; `None` if nothing is open.
    pub(in crate::app) fn close(&mut self) -> Option<ReviewUpdate> {
        if let Some(comment) = self.comment.take() {
            if comment.text() == self.node().words() {
                return Some(ReviewUpdate::default());
            }
            // A second Esc leaves the review, where nothing typed may be lost.
            return Some(self.keep(&comment).telling(Notice::CommentKept));
        }
        if self.auto_play.is_on() {
            self.auto_play.stop();
            return Some(ReviewUpdate::default());
        }
        let in_hand = self.input.in_hand().is_some() || self.input.typed().is_some();
        self.input.put_down();
        if in_hand || self.input.leave_board() {
            return Some(ReviewUpdate::default());
        }
        self.is_game_analysed()
            .then(|| self.stop_game_analysis(Notice::AnalysisStopped))
    }

    /// Ends the analysis of the game, if it is under way. Returns what saves its findings.
    pub(in crate::app) fn end_game_analysis(&mut self) -> Vec<Effect> {
        if self.is_game_analysed() {
            self.stop_game_analysis(Notice::AnalysisStopped).effects
        } else {
            Vec::new()
        }
    }
}
