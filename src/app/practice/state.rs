//! A series of exercises.

use super::attempt::Attempt;
use super::book::PracticePlayer;
use crate::app::board::BoardInput;
use crate::app::step::Step;
use crate::storage::Solved;
use std::time::Duration;

/// The screen for exercises: the players to choose from, or a series.
#[derive(Clone, Debug)]
pub struct Practice {
    /// The players with exercises, as they were when the list was opened; none in a series of one game.
    pub(super) players: Vec<PracticePlayer>,
    pub(super) selected: usize,
    /// The exercises by their numbers, and how they stand.
    pub(super) series: Vec<(usize, Standing)>,
    pub(super) at: usize,
    pub(super) attempt: Option<Attempt>,
    pub(super) input: BoardInput,
    /// Whether mistakes that are still being examined join the series.
    pub(super) grows: bool,
    /// Whether the end of the series is shown.
    pub(super) is_over: bool,
    pub(in crate::app) flipped: bool,
}

/// How an exercise of a series stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Not asked yet, or skipped.
    Open,
    /// Ended so.
    Ended(Solved),
}

impl Practice {
    pub(super) fn new() -> Practice {
        Practice {
            players: Vec::new(),
            selected: 0,
            series: Vec::new(),
            at: 0,
            attempt: None,
            input: BoardInput::default(),
            grows: false,
            is_over: false,
            flipped: false,
        }
    }

    /// The players to choose from, while none is chosen.
    pub fn players(&self) -> Option<&[PracticePlayer]> {
        let is_list = self.series.is_empty() && !self.grows;
        is_list.then_some(&self.players)
    }

    /// The row of the selected player.
    pub fn selected(&self) -> usize {
        self.selected
    }

    /// The exercise that is posed; `None` before the first and after the last.
    pub fn attempt(&self) -> Option<&Attempt> {
        self.attempt.as_ref()
    }

    /// Input on the board.
    pub fn input(&self) -> &BoardInput {
        &self.input
    }

    /// How the exercises of the series stand.
    pub fn standings(&self) -> impl ExactSizeIterator<Item = Standing> + '_ {
        self.series.iter().map(|(_, standing)| *standing)
    }

    /// The place in the series of the one that is posed.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Whether the series is over.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The number of those that were solved, not shown.
    pub fn solved(&self) -> usize {
        let is_solved = |standing: &Standing| {
            matches!(
                standing,
                Standing::Ended(Solved::AtOnce | Solved::WithTries)
            )
        };
        self.standings().filter(is_solved).count()
    }

    /// The number of the exercise that is posed.
    pub(super) fn number(&self) -> Option<usize> {
        let (number, _) = self.series.get(self.at)?;
        Some(*number)
    }

    pub(super) fn select(&mut self, step: Step) {
        let last = self.players.len().saturating_sub(1);
        self.selected = step.from(self.selected, last);
    }

    /// Applies the passing of time.
    pub(in crate::app) fn advance_time(&mut self, now: Duration) {
        if let Some(attempt) = &mut self.attempt {
            attempt.advance(now);
        }
    }

    /// When time changes something.
    pub(in crate::app) fn wakes_at(&self) -> Option<Duration> {
        self.attempt.as_ref()?.taken_back_at()
    }
}
