//! Leaving what is on the screen: when that is refused, and what is kept.

use super::effect::{Effect, FileEffect, WindowEffect};
use super::file_task::ListRequest;
use super::library::Library;
use super::menu::Dialog;
use super::notice::Notice;
use super::now::Now;
use super::reply::Purpose;
use super::review::Review;
use super::start::StartCommand;
use super::{App, Screen};
use crate::game::Game;

impl App {
    /// Whether a game is in progress, so that nothing else can begin; if so, says it.
    pub(super) fn refuses_to_leave(&mut self) -> bool {
        let refuses = !self.can_begin();
        if refuses {
            // A paused game cannot be resigned.
            let is_paused = self.game_in_progress().is_some_and(Game::is_paused);
            self.notice = Some(if is_paused {
                Notice::Paused
            } else {
                Notice::GameIsOn
            });
        }
        refuses
    }

    /// Whether a review has changes that are not saved, so that it is not left for another screen; if so, says it. An analysis
    /// of the game ends before, and what it has found is among the changes.
    pub(super) fn refuses_to_lose_changes(&mut self) -> bool {
        self.end_game_analysis();
        let refuses = self.has_unsaved_review();
        self.warned = refuses;
        if refuses {
            self.notice = Some(Notice::Unsaved);
            // It would be told below the menu.
            if matches!(self.dialogs.last(), Some(Dialog::Menu { .. })) {
                self.dialogs.clear();
            }
        }
        refuses
    }

    /// Whether another game cannot take the place of what is on the screen; if so, says why.
    pub(super) fn refuses_another_game(&mut self) -> bool {
        self.refuses_to_leave() || self.refuses_to_lose_changes()
    }

    /// Whether unsaved changes may be lost: the first time it is only asked. Who then tries to leave again, in another way
    /// than by Esc, agrees.
    pub(super) fn may_lose_changes(&mut self) -> bool {
        let was_warned = self.warned;
        let refuses = self.refuses_to_lose_changes();
        if was_warned {
            self.notice = None;
        }
        !refuses || was_warned
    }

    /// Ends the analysis of the reviewed game. What it has found is written into the game.
    fn end_game_analysis(&mut self) {
        if let Screen::Review(review) = &mut self.screen {
            self.left.extend(review.end_game_analysis());
        }
    }

    /// Replaces the screen. This makes the result of a game final; until now its last move could be taken
    /// back.
    pub(super) fn open(&mut self, screen: Screen) -> Screen {
        if let Some(left) = self.library().map(Library::left) {
            self.open_lists.note_left(left);
        }
        if matches!(screen, Screen::Play(_)) {
            self.open_lists.forget_searches();
        }
        self.beneath.clear();
        self.replace_screen(screen)
    }

    /// The same, but the new screen leads back to those beneath this one.
    pub(super) fn replace_screen(&mut self, screen: Screen) -> Screen {
        if let Screen::Play(live) = &self.screen
            && !live.is_final()
        {
            self.match_scores.add(live.game());
        }
        self.keep_as_last();
        self.end_game_analysis();
        self.exercise_behind = None;
        std::mem::replace(&mut self.screen, screen)
    }

    /// Leaves the review and its changes, if that was asked before; else asks.
    pub(super) fn discard_changes(&mut self, now: Now) -> Vec<Effect> {
        let way_out = self.way_out.take();
        if !self.may_lose_changes() {
            return Vec::new();
        }
        let mut effects = self.leave_review(now);
        let is_there = matches!(self.screen, Screen::Library(_))
            && way_out == Some(StartCommand::Library.into());
        if let Some(command) = way_out.filter(|_| !is_there) {
            effects.extend(self.apply(command, now));
        }
        effects
    }

    /// Leaves the review, back to the list that the game was opened from if there is one.
    pub(super) fn leave_review(&mut self, now: Now) -> Vec<Effect> {
        if let Screen::Review(review) = &mut self.screen
            && let Some(before) = review.take_before()
        {
            self.screen = Screen::Review(before);
            return Vec::new();
        }
        if self.return_to_exercise() {
            return Vec::new();
        }
        if self.is_above() {
            return self.return_from_review();
        }
        let (list, changed) = match &mut self.screen {
            Screen::Review(review) => (review.take_list(), review.was_rewritten()),
            _ => (None, false),
        };
        let Some(mut list) = list else {
            return self.leave(now);
        };
        let effects = if changed {
            vec![Effect::List(ListRequest::Again(list.source().clone()))]
        } else {
            list.read_selected()
        };
        self.screen = Screen::Library(list);
        effects
    }

    /// Returns to the start screen. A game in progress is saved with its clocks, and offered to be continued.
    pub(super) fn leave(&mut self, now: Now) -> Vec<Effect> {
        let mut effects = self.close_game(now);
        self.open(Screen::Start);
        self.scroll_start_to(0);
        self.dialogs.clear();
        effects.push(Effect::File(FileEffect::ReadLast(Purpose::Offer)));
        effects
    }

    pub(super) fn quit(&mut self, now: Now) -> Vec<Effect> {
        if !self.may_lose_changes() {
            self.dialogs.clear();
            return Vec::new();
        }
        let mut effects = self.close_game(now);
        if self.has_unsaved_review() {
            self.open(Screen::Start);
        }
        effects.push(Effect::Window(WindowEffect::Quit));
        effects
    }

    /// Ends everything when the program ends: saves the game in progress, and keeps what a review has not saved.
    pub fn close(&mut self, now: Now) -> Vec<Effect> {
        self.end_game_analysis();
        let mut effects = std::mem::take(&mut self.left);
        effects.extend(self.close_game(now));
        effects.extend(self.keep_unsaved(now));
        effects
    }

    /// Keeps what a review has not saved, also a comment that is being typed.
    pub fn keep_unsaved(&mut self, now: Now) -> Vec<Effect> {
        let mut effects = self.keep_typed_comment(now);
        effects.extend(self.reviews_mut().flat_map(Review::keep_unsaved));
        effects
    }

    /// Stops the clocks of a game in progress and saves it. A game that has ended is saved only if that
    /// failed before; one without a move is not kept.
    pub(super) fn close_game(&mut self, now: Now) -> Vec<Effect> {
        let mut effects = self.advance_time(now);
        effects.extend(self.stop_clock(now));
        let unsaved = self.saving.is_unsaved();
        if let Screen::Play(live) = &mut self.screen
            && live.leave(now.time)
            && (live.game().outcome().is_none() || unsaved && !live.is_final())
        {
            effects.push(Effect::File(FileEffect::Save(live.game().into())));
        }
        effects
    }
}
