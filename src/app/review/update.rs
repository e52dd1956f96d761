//! What is done in a review, and what comes of it.

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

/// What came of something done in a review.
#[derive(Debug, Default)]
pub(in crate::app) struct Outcome {
    pub(in crate::app) effects: Vec<Effect>,
    pub(in crate::app) notice: Option<Notice>,
    pub(in crate::app) sound: Option<Sound>,
    /// What is about more than the review.
    pub(in crate::app) next: Option<NextStep>,
}

/// What the program has to do for a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum NextStep {
    /// Choose what the game is to be that goes on from the position shown.
    PlayOn,
    /// Open the form for the tags.
    EditTags,
    /// Choose what to save a picture of.
    Picture,
    /// Open the menu.
    Menu,
    /// Leave the review.
    Leave,
}

impl From<Notice> for Outcome {
    fn from(notice: Notice) -> Outcome {
        Outcome {
            notice: Some(notice),
            ..Outcome::default()
        }
    }
}

impl From<Option<Sound>> for Outcome {
    fn from(sound: Option<Sound>) -> Outcome {
        Outcome {
            sound,
            ..Outcome::default()
        }
    }
}

impl From<NextStep> for Outcome {
    fn from(next: NextStep) -> Outcome {
        Outcome {
            next: Some(next),
            ..Outcome::default()
        }
    }
}

impl Review {
    /// Does what is asked for in the review.
    pub(in crate::app) fn update(
        &mut self,
        command: ReviewCommand,
        settings: &Settings,
        now: Now,
    ) -> Outcome {
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
                Outcome::default()
            }
            Press(node) => {
                self.set_pressed(node, now.time);
                Outcome::default()
            }
            Menu(node) => self.show_menu(node, settings, now),
            Fold(line) => {
                self.fold(line);
                Outcome::default()
            }
            FoldAll => {
                self.fold_all();
                Outcome::default()
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
            PlayOn => NextStep::PlayOn.into(),
            EditTags => NextStep::EditTags.into(),
            Picture => NextStep::Picture.into(),
            Discard => NextStep::Leave.into(),
        }
    }

    /// Does what is done on the board: moves try lines out.
    pub(in crate::app) fn use_board(
        &mut self,
        command: BoardCommand,
        settings: &Settings,
        flipped: bool,
        now: Now,
    ) -> Outcome {
        let position = self.position().clone();
        let gesture = match command {
            BoardCommand::Show(step) => return self.step(step, settings, now),
            BoardCommand::PlayTyped => return self.play_typed(settings, now),
            BoardCommand::Press(square) => {
                let before = (self.input.hand(), self.at());
                let gesture = self.input.press(square, &position);
                let outcome = self.gesture(gesture, settings, now);
                let is_idle = before == (self.input.hand(), self.at());
                self.input.pressed(square, is_idle, now.time);
                return outcome;
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
        let outcome = self.gesture(gesture, settings, now);
        match self.input.marks() == self.tree().node(self.at()).marks() {
            true => outcome,
            false => self.edit(Edit::Marks {
                node: self.at(),
                marks: self.input.marks().to_vec(),
            }),
        }
    }

    fn gesture(&mut self, gesture: Option<Gesture>, settings: &Settings, now: Now) -> Outcome {
        match gesture {
            None => Outcome::default(),
            Some(Gesture::Move { mv, slides }) => self.make(mv, slides, settings, now),
            Some(Gesture::Promotion(mv)) => self.play(mv, false, settings, now),
            Some(Gesture::Take { square, again }) => {
                self.input.take(square, again);
                Outcome::default()
            }
            Some(Gesture::Illegal(reason)) => Notice::Illegal(reason).into(),
        }
    }

    fn make(&mut self, mv: Move, slides: bool, settings: &Settings, now: Now) -> Outcome {
        match promotes(mv) && !settings.always_queen {
            true => {
                self.input.ask_promotion(mv);
                Outcome::default()
            }
            false => self.play(mv, slides, settings, now),
        }
    }

    fn play_typed(&mut self, settings: &Settings, now: Now) -> Outcome {
        let Some(typed) = self.input.typed() else {
            return Outcome::default();
        };
        match typed.read(self.position()) {
            Ok(None) => {
                self.input.put_down();
                Outcome::default()
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

    /// Tries a move out: goes into the line that has it, or begins one.
    fn play(&mut self, mv: Move, slides: bool, settings: &Settings, now: Now) -> Outcome {
        self.auto_play.stop();
        let after = self.at();
        let mut outcome = self.edit(Edit::Play { after, mv });
        if outcome.notice.is_none() {
            outcome.sound = Some(Sound::Move);
            if slides && settings.animation {
                self.slide_move(self.at(), true, now.time);
            }
        }
        outcome
    }

    /// Changes the tree, and shows what was changed.
    fn edit(&mut self, edit: Edit) -> Outcome {
        match self.changes.apply(edit.clone()) {
            Ok(shown) => self.edited(Some(shown)),
            Err(EditError::MainLineIsKept) if self.copy_offered => {
                self.become_copy();
                let mut outcome = self.edit(edit);
                outcome.notice = outcome.notice.or(Some(Notice::EditsCopy));
                outcome
            }
            Err(EditError::MainLineIsKept) => {
                self.copy_offered = true;
                Notice::MainLineStands.into()
            }
            Err(error) => Notice::NotEdited(error).into(),
        }
    }

    /// The game was changed: shows a node, and saves the game where that is done by itself.
    fn edited(&mut self, shown: Option<NodeId>) -> Outcome {
        self.written.complete(self.changes.tree());
        if let Some(node) = shown {
            self.show(node);
        }
        Outcome {
            effects: self.save(),
            ..Outcome::default()
        }
    }

    /// Saves the game where that is done by itself. One text is saved at a time.
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

    /// The game was saved; in a file of the folder it has another place now.
    pub(in crate::app) fn rewritten(&mut self, place: Result<GamePlace, Failure>) -> Outcome {
        use super::origin::Origin;
        self.rewriting = Rewriting::Done;
        match place {
            Ok(place) => {
                self.origin = Origin::Folder(place);
                self.was_rewritten = true;
                Outcome {
                    effects: self.save(),
                    ..Outcome::default()
                }
            }
            // It is saved when that is asked for from now on, under another name.
            Err(failure) => {
                self.origin = Origin::Elsewhere;
                self.changes.mark_unsaved();
                Notice::NotSaved(failure).into()
            }
        }
    }

    /// The same of the last game.
    pub(in crate::app) fn last_saved(&mut self) -> Outcome {
        self.rewriting = Rewriting::Done;
        Outcome {
            effects: self.save(),
            ..Outcome::default()
        }
    }

    /// The game was saved to a file that was asked for.
    pub(in crate::app) fn saved_elsewhere(&mut self) {
        self.changes.mark_saved();
    }

    /// Other tags were entered.
    pub(in crate::app) fn set_tags(
        &mut self,
        tags: Vec<Tag>,
        result: Option<GameResult>,
    ) -> Outcome {
        self.changes.set_tags(tags, result);
        self.edited(None)
    }

    fn undo(&mut self) -> Outcome {
        match self.changes.undo() {
            Some(shown) => self.edited(shown),
            None => Notice::NothingToUndo.into(),
        }
    }

    fn redo(&mut self) -> Outcome {
        match self.changes.redo() {
            Some(shown) => self.edited(shown),
            None => Notice::NothingToRedo.into(),
        }
    }

    fn cycle_nag(&mut self, kind: NagKind) -> Outcome {
        let node = self.at();
        let nags = kind.next(self.tree().node(node).nags());
        self.edit(Edit::Nags { node, nags })
    }

    fn begin_comment(&mut self) -> Outcome {
        self.auto_play.stop();
        let words = self.tree().node(self.at()).words();
        let mut field = TextField::with_room(LONGEST_COMMENT.max(words.len()), &words);
        let (to, select) = (Motion::End, false);
        field.edit(TextEdit::Move { to, select });
        self.comment = Some(field);
        Outcome::default()
    }

    /// Changes the comment or the move that is typed.
    pub(in crate::app) fn edit_typed(&mut self, edit: TextEdit) {
        let position = self.position().clone();
        match &mut self.comment {
            Some(comment) => comment.edit(edit),
            None => self.input.edit_typed(edit, &position),
        }
    }

    /// Ends the comment that is typed, or plays the move.
    pub(in crate::app) fn submit(&mut self, settings: &Settings, now: Now) -> Outcome {
        match self.comment.take() {
            Some(comment) => self.edit(Edit::Words {
                node: self.at(),
                words: comment.text().to_string(),
            }),
            None => self.play_typed(settings, now),
        }
    }

    /// Closes what is open, from the top. False if nothing is.
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

    /// Whether the review can be left. Where there are changes that are not saved, that is told first.
    pub(in crate::app) fn can_leave(&mut self) -> bool {
        let can_leave = !self.is_unsaved() || self.warned;
        self.warned = !can_leave;
        can_leave
    }

    /// Steps through the line in which the position stands.
    fn step(&mut self, step: Step, settings: &Settings, now: Now) -> Outcome {
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

    /// Shows another position. One half-move forwards is heard; a step back or a jump is not.
    fn go(&mut self, node: Option<NodeId>, settings: &Settings, now: Now) -> Outcome {
        let from = self.at();
        let Some(to) = node.filter(|&node| node != from && self.tree().contains(node)) else {
            self.show(from);
            return Outcome::default();
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

    fn toggle_auto_play(&mut self, is_true: bool, now: Duration) -> Outcome {
        if self.auto_play.is_on() && self.auto_play.is_true() == is_true {
            self.auto_play.stop();
            return Outcome::default();
        }
        // At the end it begins anew.
        if self.tree().first_child(self.at()).is_none() {
            self.show(NodeId::ROOT);
        }
        let next = self.tree().first_child(self.at());
        let spent = next.and_then(|node| self.spent(node));
        self.auto_play.start(is_true, spent, now);
        Outcome::default()
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

    /// Shows the position after a move of the list, and what can be done with it.
    fn show_menu(&mut self, node: NodeId, settings: &Settings, now: Now) -> Outcome {
        Outcome {
            next: Some(NextStep::Menu),
            ..self.go(Some(node), settings, now)
        }
    }

    /// Lets happen what time alone brings about: a press becomes a long one, the game plays on.
    pub(in crate::app) fn advance_time(&mut self, settings: &Settings, now: Now) -> Outcome {
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
            _ => Outcome::default(),
        }
    }

    /// When time brings something about next.
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
