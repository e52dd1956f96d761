//! A series of exercises.

use super::attempt::Attempt;
use super::book::PracticePlayer;
use crate::app::board::{BoardInput, MoveLetters};
use crate::app::forms::FormScroll;
use crate::app::step::Step;
use crate::rules::Move;
use crate::storage::{Schedule, Solved};
use std::time::Duration;

/// The screen for exercises: the players to choose from, or a series.
#[derive(Clone, Debug, Default)]
pub struct Practice {
    /// The players with exercises, as they were when the list was opened; none in a series of one game.
    pub(super) players: Vec<PracticePlayer>,
    pub(super) selected: usize,
    /// How far the players are scrolled.
    pub(super) scroll: FormScroll,
    /// The exercises by their numbers, and how they stand.
    pub(super) series: Vec<(usize, ExerciseState)>,
    pub(super) at: usize,
    pub(super) attempt: Option<Attempt>,
    pub(super) input: BoardInput,
    /// The letters of a move typed without its line.
    pub(super) letters: Option<MoveLetters<Before>>,
    /// Whether mistakes that are still being examined join the series: those of the player, or of a game all.
    pub(super) grows: bool,
    /// The names of the player whose exercises are posed; `None` in a series of one game.
    pub(super) player: Option<Vec<String>>,
    /// Whether they were opened from the page of the player, to which they lead back.
    pub(super) is_of_page: bool,
    /// The place in the series of the one that is never posed again since the last of those commands.
    pub(super) dropped: Option<usize>,
    /// When the exercise that ended last was due before that.
    pub(super) before: Option<Schedule>,
    /// The line to keep in the game that is being read.
    pub(super) keeps: Option<Vec<Move>>,
    /// How many mistakes were examined, for the series or before it, and are no exercises.
    pub(super) refused: usize,
    /// How many mistakes were examined for the series.
    pub(super) examined: usize,
    /// Whether the end of the series is shown.
    pub(super) is_over: bool,
    pub(in crate::app) flipped: bool,
}

/// A series before the first letter of a move.
#[derive(Clone, Debug)]
pub(super) struct Before {
    pub(super) at: usize,
    pub(super) standing: Option<ExerciseState>,
    pub(super) attempt: Box<Attempt>,
    pub(super) flipped: bool,
}

/// How an exercise of a series stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExerciseState {
    /// Not asked yet, or skipped.
    Open,
    /// Ended so, with this move.
    Ended(Solved, Option<Move>),
}

impl ExerciseState {
    /// Whether it was solved, not shown.
    pub fn is_solved(self) -> bool {
        matches!(
            self,
            ExerciseState::Ended(Solved::AtOnce | Solved::WithTries, _)
        )
    }
}

impl Practice {
    /// The players to choose from, while none is chosen.
    pub fn players(&self) -> Option<&[PracticePlayer]> {
        let is_list = self.series.is_empty() && !self.grows;
        is_list.then_some(&self.players)
    }

    /// Whether the exercises of a player belong to the series.
    pub(super) fn is_of(&self, player: &String) -> bool {
        let names = self.player.as_ref();
        names.is_none_or(|names| names.contains(player))
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

    /// Takes what the players have now; the selected one stays selected.
    pub(super) fn set_players(&mut self, players: Vec<PracticePlayer>) {
        let selected = self.players.get(self.selected).map(|it| it.name.clone());
        let place = players
            .iter()
            .position(|it| Some(&it.name) == selected.as_ref());
        self.selected = place.unwrap_or(0);
        self.players = players;
    }

    /// How the exercises of the series stand.
    pub fn standings(&self) -> impl ExactSizeIterator<Item = ExerciseState> + '_ {
        self.series.iter().map(|(_, standing)| *standing)
    }

    /// The place in the series of the one that is posed.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many mistakes were examined, now or before, and are no exercises.
    pub fn refused(&self) -> usize {
        self.refused
    }

    /// Whether the series is over.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The number of those that were solved, not shown.
    pub fn solved(&self) -> usize {
        self.standings().filter(|it| it.is_solved()).count()
    }

    /// Whether an exercise can be posed once more.
    pub fn can_repeat(&self) -> bool {
        let has_ended = self.is_over && !self.series.is_empty();
        has_ended || self.attempt.is_some()
    }

    /// The place of the exercise to pose once more: the one that is posed; at the end the first that was not solved.
    pub(super) fn repeated(&self) -> usize {
        if !self.is_over {
            return self.at;
        }
        let unsolved = self.standings().position(|it| !it.is_solved());
        unsolved.unwrap_or(0)
    }

    /// Whether the command never to pose an exercise again can be undone.
    pub fn can_undo_drop(&self) -> bool {
        self.dropped.is_some()
    }

    /// The number of the exercise that is posed.
    pub(super) fn number(&self) -> Option<usize> {
        let (number, _) = self.series.get(self.at)?;
        Some(*number)
    }

    pub(super) fn select(&mut self, step: Step) {
        let last = self.players.len().saturating_sub(1);
        self.selected = step.from(self.selected, last);
        self.scroll.is_free = false;
    }

    /// How far the players are scrolled.
    pub fn scroll(&self) -> FormScroll {
        self.scroll
    }

    /// Scrolls the players.
    pub(in crate::app) fn scroll_to(&mut self, first: usize) {
        self.scroll = FormScroll::to(first);
    }

    /// Applies the passing of time.
    pub(in crate::app) fn advance_time(&mut self, now: Duration) {
        if let Some(attempt) = &mut self.attempt {
            attempt.advance(now);
        }
    }

    /// When time changes something.
    pub(in crate::app) fn wakes_at(&self) -> Option<Duration> {
        self.attempt.as_ref()?.wakes_at()
    }
}
