//! Stepping through a review, by hand or by itself.

use std::time::Duration;

use super::auto_play::ReviewPace;
use super::state::Review;
use super::update::{ReviewFollowUp, ReviewUpdate};
use crate::app::now::Now;
use crate::app::step::Step;
use crate::sound::Sound;
use crate::storage::Settings;
use crate::tree::NodeId;

impl Review {
    /// Steps through the current line.
    pub(super) fn step(&mut self, step: Step, settings: &Settings, now: Now) -> ReviewUpdate {
        let (tree, line) = (self.tree(), self.analysis.line());
        let node = match step {
            Step::First => Some(NodeId::ROOT),
            Step::Back => tree.parent(self.at()),
            Step::Forward => tree.first_child(self.at()),
            Step::Last if line.has(self.at()) => Some(line.last()),
            Step::Last => Some(tree.line_end(self.at())),
            Step::To(0) => Some(NodeId::ROOT),
            Step::To(number) if line.has(self.at()) => line.nodes().get(number - 1).copied(),
            Step::To(number) => tree.line_through(self.at()).get(number - 1).copied(),
        };
        self.go(node, settings, now)
    }

    /// Shows the position after this many half-moves of the game.
    pub(in crate::app) fn show_ply(&mut self, plies: usize) {
        let line = self.analysis.line();
        let last = plies.checked_sub(1).and_then(|at| line.nodes().get(at));
        self.show(last.copied().unwrap_or(NodeId::ROOT));
    }

    /// Shows another position. One half-move forwards has a sound; a step back or a jump has none.
    pub(super) fn go(
        &mut self,
        node: Option<NodeId>,
        settings: &Settings,
        now: Now,
    ) -> ReviewUpdate {
        let from = self.at();
        let Some(to) = node.filter(|&node| node != from && self.has(node)) else {
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

    /// Starts playing by itself, or stops it.
    pub(super) fn toggle_auto_play(&mut self, now: Duration) {
        if self.auto_play.is_on() {
            return self.auto_play.stop();
        }
        // At the end it starts again.
        if self.tree().first_child(self.at()).is_none() {
            self.show(NodeId::ROOT);
        }
        self.wait_for_next(now);
    }

    /// Sets the pace of auto-play. What plays already goes on with it at once.
    pub(super) fn set_pace(&mut self, pace: ReviewPace, now: Duration) {
        if self.has_pace(pace) {
            self.auto_play.pace = pace;
            if self.auto_play.is_on() {
                self.wait_for_next(now);
            }
        }
    }

    /// Sets the next slower pace, or the next faster one.
    pub(super) fn change_pace(&mut self, slower: bool, now: Duration) {
        let mut paces = ReviewPace::ALL
            .into_iter()
            .filter(|&pace| self.has_pace(pace));
        let present = self.pace();
        let next = if slower {
            paces.find(|&pace| pace > present)
        } else {
            paces.rfind(|&pace| pace < present)
        };
        self.set_pace(next.unwrap_or(present), now);
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

    /// Shows the position after a move of the list, and opens its menu.
    pub(super) fn show_menu(
        &mut self,
        node: NodeId,
        settings: &Settings,
        now: Now,
    ) -> ReviewUpdate {
        ReviewUpdate {
            follow_up: Some(ReviewFollowUp::MoveMenu),
            ..self.go(Some(node), settings, now)
        }
    }

    /// Applies the passing of time: long presses and auto-play.
    pub(in crate::app) fn advance_time(&mut self, settings: &Settings, now: Now) -> ReviewUpdate {
        if self.input.long_press_at().is_some_and(|at| at <= now.time) {
            let position = self.position().clone();
            self.input.begin_long_press(&position);
        }
        if let Some((node, _)) = self
            .move_list
            .long_press()
            .filter(|&(_, at)| at <= now.time)
        {
            self.move_list.set_pressed(None, now.time);
            return self.show_menu(node, settings, now);
        }
        if self.auto_play.next_at().is_none_or(|at| at > now.time) {
            return ReviewUpdate::default();
        }
        // The moves that were to come may be deleted.
        if self.tree().first_child(self.at()).is_none() {
            self.auto_play.stop();
            return ReviewUpdate::default();
        }
        self.step(Step::Forward, settings, now)
    }

    /// When the passing of time next has an effect.
    pub(in crate::app) fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let hover = self.move_list.hover_at().filter(|&at| at > now);
        let long_press = self.move_list.long_press().map(|(_, at)| at);
        let moments = [
            self.input.long_press_at(),
            self.auto_play.next_at(),
            hover,
            long_press,
        ];
        moments.into_iter().flatten().min()
    }
}
