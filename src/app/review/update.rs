//! Applies commands to a review.

use std::time::Duration;

use super::command::{NagKind, ReviewCommand};
use super::origin::Rewriting;
use super::state::{LONGEST_COMMENT, Review};
use crate::app::board::{BoardCommand, Gesture, ParsedMove, promotes};
use crate::app::effect::Effect;
use crate::app::failure::Failure;
use crate::app::forms::{Edit as TextEdit, Motion, TextField};
use crate::app::notice::Notice;
use crate::app::now::Now;
use crate::app::step::Step;
use crate::notation::MoveError;
use crate::notation::pgn::{GameResult, Tag};
use crate::rules::Move;
use crate::sound::Sound;
use crate::storage::Settings;
use crate::storage::library::GamePlace;
use crate::tree::{Edit, EditError, NodeId};

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
    /// Open the menu.
    Menu,
    /// Leave the review.
    Leave,
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
        if !matches!(command, Discard | Hover(_) | Press(_)) {
            self.warned = false;
        }
        if !matches!(
            command,
            Promote | DeleteFrom | DeleteLine | Hover(_) | Press(_)
        ) {
            self.copy_offered = false;
        }
        match command {
            Go(node) => self.go(Some(node), settings, now),
            NextLine => self.go(self.tree().next_line(self.at()), settings, now),
            PreviousLine => self.go(self.tree().previous_line(self.at()), settings, now),
            NextAnnotated => self.go(self.tree().next_annotated(self.at()), settings, now),
            PreviousAnnotated => self.go(self.tree().previous_annotated(self.at()), settings, now),
            Hover(node) => {
                self.set_hover(node, now.time);
                ReviewUpdate::default()
            }
            Press(node) => {
                self.set_pressed(node, now.time);
                ReviewUpdate::default()
            }
            Menu(node) => self.show_menu(node, settings, now),
            Fold(line) => {
                self.fold(line);
                ReviewUpdate::default()
            }
            FoldAll => {
                self.fold_all();
                ReviewUpdate::default()
            }
            Comment => self.begin_comment(),
            Nag(kind) => self.cycle_nag(kind),
            ClearNags => self.edit(Edit::Nags {
                node: self.at(),
                nags: Vec::new(),
            }),
            DeleteFrom => self.edit(Edit::DeleteFrom(self.at())),
            DeleteLine => self.edit(Edit::DeleteVariation(self.at())),
            Promote => self.edit(Edit::Promote(self.at())),
            Undo => self.undo(),
            Redo => self.redo(),
            AutoPlay => self.toggle_auto_play(false, now.time),
            TruePace => self.toggle_auto_play(true, now.time),
            Faster => {
                self.auto_play.faster();
                Notice::Pace(self.auto_play.pace()).into()
            }
            Slower => {
                self.auto_play.slower();
                Notice::Pace(self.auto_play.pace()).into()
            }
            PlayOn => ReviewFollowUp::PlayOn.into(),
            EditTags => ReviewFollowUp::EditTags.into(),
            Picture => ReviewFollowUp::Picture.into(),
            Discard => ReviewFollowUp::Leave.into(),
        }
    }

    /// Applies a command on the board, where moves are tried out.
    pub(in crate::app) fn use_board(
        &mut self,
        command: BoardCommand,
        settings: &Settings,
        flipped: bool,
        now: Now,
    ) -> ReviewUpdate {
        let position = self.position().clone();
        let gesture = match command {
            BoardCommand::Show(step) => return self.step(step, settings, now),
            BoardCommand::PlayTyped => return self.play_typed(settings, now),
            BoardCommand::Press(square) => {
                let before = (self.input.hand(), self.at());
                let gesture = self.input.press(square, &position);
                let update = self.gesture(gesture, settings, now);
                let is_idle = before == (self.input.hand(), self.at());
                self.input.pressed(square, is_idle, now.time);
                return update;
            }
            BoardCommand::Release(_)
            | BoardCommand::Lift(_)
            | BoardCommand::Drop(_)
            | BoardCommand::PutBack
            | BoardCommand::Promote(_)
            | BoardCommand::TypeMove
            | BoardCommand::Complete(_)
            | BoardCommand::Focus
            | BoardCommand::Point(_)
            | BoardCommand::UsePointed
            | BoardCommand::Peek(_)
            | BoardCommand::BeginMark(..)
            | BoardCommand::EndMark(_) => self.input.update(command, &position, flipped),
        };
        let update = self.gesture(gesture, settings, now);
        match self.input.marks() == self.tree().node(self.at()).marks() {
            true => update,
            false => self.edit(Edit::Marks {
                node: self.at(),
                marks: self.input.marks().to_vec(),
            }),
        }
    }

    fn gesture(&mut self, gesture: Option<Gesture>, settings: &Settings, now: Now) -> ReviewUpdate {
        match gesture {
            None => ReviewUpdate::default(),
            Some(Gesture::Move { mv, slides }) => self.make(mv, slides, settings, now),
            Some(Gesture::Promotion(mv)) => self.play(mv, false, settings, now),
            Some(Gesture::Take { square, again }) => {
                self.input.take(square, again);
                ReviewUpdate::default()
            }
            Some(Gesture::Illegal(reason)) => Notice::Illegal(reason).into(),
        }
    }

    fn make(&mut self, mv: Move, slides: bool, settings: &Settings, now: Now) -> ReviewUpdate {
        match promotes(mv) && !settings.always_queen {
            true => {
                self.input.ask_promotion(mv);
                ReviewUpdate::default()
            }
            false => self.play(mv, slides, settings, now),
        }
    }

    fn play_typed(&mut self, settings: &Settings, now: Now) -> ReviewUpdate {
        let Some(typed) = self.input.typed() else {
            return ReviewUpdate::default();
        };
        match typed.read(self.position()) {
            Ok(None) => {
                self.input.put_down();
                ReviewUpdate::default()
            }
            Ok(Some(ParsedMove::Whole(mv))) => self.play(mv, true, settings, now),
            Ok(Some(ParsedMove::Promotion(mv))) => {
                self.input.put_down();
                self.make(mv, true, settings, now)
            }
            Err(MoveError::Illegal(reason)) => Notice::Illegal(reason).into(),
            Err(fault) => Notice::NotAMove(fault).into(),
        }
    }

    /// Tries a move out: enters the variation that has it, or starts one.
    fn play(&mut self, mv: Move, slides: bool, settings: &Settings, now: Now) -> ReviewUpdate {
        self.auto_play.stop();
        let after = self.at();
        let mut update = self.edit(Edit::Play { after, mv });
        if update.notice.is_none() {
            update.sound = Some(Sound::Move);
            if slides && settings.animation {
                self.slide_move(self.at(), true, now.time);
            }
        }
        update
    }

    /// Edits the tree, and shows the edit.
    fn edit(&mut self, edit: Edit) -> ReviewUpdate {
        match self.changes.apply(edit.clone()) {
            Ok(shown) => self.edited(Some(shown)),
            Err(EditError::MainLineIsKept) if self.copy_offered => {
                self.become_copy();
                let mut update = self.edit(edit);
                update.notice = update.notice.or(Some(Notice::EditsCopy));
                update
            }
            Err(EditError::MainLineIsKept) => {
                self.copy_offered = true;
                Notice::MainLineStands.into()
            }
            Err(error) => Notice::NotEdited(error).into(),
        }
    }

    /// After an edit: shows a node, and saves the game if that is automatic.
    fn edited(&mut self, shown: Option<NodeId>) -> ReviewUpdate {
        self.written.complete(self.changes.tree());
        if let Some(node) = shown {
            self.show(node);
        }
        ReviewUpdate {
            effects: self.save(),
            ..ReviewUpdate::default()
        }
    }

    /// Saves the game if that is automatic, one text at a time.
    fn save(&mut self) -> Vec<Effect> {
        if !self.origin.saves_itself() || !self.changes.is_unsaved() {
            return Vec::new();
        }
        match self.rewriting {
            Rewriting::Done => {
                self.rewriting = Rewriting::UnderWay;
                self.changes.mark_saved();
                self.origin.save(self.text())
            }
            Rewriting::UnderWay | Rewriting::Outdated => {
                self.rewriting = Rewriting::Outdated;
                Vec::new()
            }
        }
    }

    /// Handles a game that was replaced in its file, where it may have a new place; or could not be.
    pub(in crate::app) fn rewritten(&mut self, place: Result<GamePlace, Failure>) -> ReviewUpdate {
        use super::origin::Origin;
        self.rewriting = Rewriting::Done;
        match place {
            Ok(place) => {
                self.origin = Origin::Folder(place);
                self.was_rewritten = true;
                ReviewUpdate {
                    effects: self.save(),
                    ..ReviewUpdate::default()
                }
            }
            // From now on it is saved on request, under another name.
            Err(failure) => {
                self.origin = Origin::Elsewhere;
                self.changes.mark_unsaved();
                Notice::NotSaved(failure).into()
            }
        }
    }

    /// Handles a saved last game.
    pub(in crate::app) fn last_saved(&mut self) -> ReviewUpdate {
        self.rewriting = Rewriting::Done;
        ReviewUpdate {
            effects: self.save(),
            ..ReviewUpdate::default()
        }
    }

    /// The game was saved to a chosen file.
    pub(in crate::app) fn saved_elsewhere(&mut self) {
        self.changes.mark_saved();
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
        match self.changes.undo() {
            Some(shown) => self.edited(shown),
            None => Notice::NothingToUndo.into(),
        }
    }

    fn redo(&mut self) -> ReviewUpdate {
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

    fn begin_comment(&mut self) -> ReviewUpdate {
        self.auto_play.stop();
        let words = self.tree().node(self.at()).words();
        let mut field = TextField::with_room(LONGEST_COMMENT.max(words.len()), &words);
        let (to, select) = (Motion::End, false);
        field.edit(TextEdit::Move { to, select });
        self.comment = Some(field);
        ReviewUpdate::default()
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
            Some(comment) => self.edit(Edit::Words {
                node: self.at(),
                words: comment.text().to_string(),
            }),
            None => self.play_typed(settings, now),
        }
    }

    /// Closes the topmost open thing. Returns false if nothing is open.
    pub(in crate::app) fn close(&mut self) -> bool {
        if self.comment.take().is_some() {
            return true;
        }
        if self.auto_play.is_on() {
            self.auto_play.stop();
            return true;
        }
        let in_hand = self.input.in_hand().is_some() || self.input.typed().is_some();
        self.input.put_down();
        in_hand || self.input.leave_board()
    }

    /// Whether the review can be left. The first attempt with unsaved changes only warns.
    pub(in crate::app) fn can_leave(&mut self) -> bool {
        let can_leave = !self.is_unsaved() || self.warned;
        self.warned = !can_leave;
        can_leave
    }

    /// Steps through the current line.
    fn step(&mut self, step: Step, settings: &Settings, now: Now) -> ReviewUpdate {
        let tree = self.tree();
        let node = match step {
            Step::First => Some(NodeId::ROOT),
            Step::Back => tree.parent(self.at()),
            Step::Forward => tree.first_child(self.at()),
            Step::Last => Some(tree.line_end(self.at())),
            Step::To(0) => Some(NodeId::ROOT),
            Step::To(number) => tree.line_through(self.at()).get(number - 1).copied(),
        };
        self.go(node, settings, now)
    }

    /// Shows another position. One half-move forwards has a sound; a step back or a jump has none.
    fn go(&mut self, node: Option<NodeId>, settings: &Settings, now: Now) -> ReviewUpdate {
        let from = self.at();
        let Some(to) = node.filter(|&node| node != from && self.tree().contains(node)) else {
            self.show(from);
            return ReviewUpdate::default();
        };
        let forward = self.tree().parent(to) == Some(from);
        let back = self.tree().parent(from) == Some(to);
        self.show(to);
        if settings.animation && (forward || back) {
            self.slide_move(if forward { to } else { from }, forward, now.time);
        }
        if self.auto_play.is_on() {
            self.wait_for_next(now.time);
        }
        forward.then_some(Sound::Move).into()
    }

    fn toggle_auto_play(&mut self, is_true: bool, now: Duration) -> ReviewUpdate {
        if self.auto_play.is_on() && self.auto_play.is_true() == is_true {
            self.auto_play.stop();
            return ReviewUpdate::default();
        }
        // At the end it starts again.
        if self.tree().first_child(self.at()).is_none() {
            self.show(NodeId::ROOT);
        }
        let next = self.tree().first_child(self.at());
        let spent = next.and_then(|node| self.spent(node));
        self.auto_play.start(is_true, spent, now);
        ReviewUpdate::default()
    }

    fn wait_for_next(&mut self, now: Duration) {
        match self.tree().first_child(self.at()) {
            Some(next) => {
                let spent = self.spent(next);
                self.auto_play.wait(spent, now);
            }
            None => self.auto_play.stop(),
        }
    }

    /// Shows the position after a move of the list, and opens the menu.
    fn show_menu(&mut self, node: NodeId, settings: &Settings, now: Now) -> ReviewUpdate {
        ReviewUpdate {
            follow_up: Some(ReviewFollowUp::Menu),
            ..self.go(Some(node), settings, now)
        }
    }

    /// Applies the passing of time: long presses and auto-play.
    pub(in crate::app) fn advance_time(&mut self, settings: &Settings, now: Now) -> ReviewUpdate {
        if self.input.long_press_at().is_some_and(|at| at <= now.time) {
            let position = self.position().clone();
            self.input.begin_long_press(&position);
        }
        if let Some((node, _)) = self.long_press().filter(|&(_, at)| at <= now.time) {
            self.set_pressed(None, now.time);
            return self.show_menu(node, settings, now);
        }
        match self.auto_play.next_at() {
            Some(at) if at <= now.time => self.step(Step::Forward, settings, now),
            _ => ReviewUpdate::default(),
        }
    }

    /// When the passing of time next has an effect.
    pub(in crate::app) fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let hover = self.hover_at().filter(|&at| at > now);
        let long_press = self.long_press().map(|(_, at)| at);
        let moments = [
            self.input.long_press_at(),
            self.auto_play.next_at(),
            hover,
            long_press,
        ];
        moments.into_iter().flatten().min()
    }
}
