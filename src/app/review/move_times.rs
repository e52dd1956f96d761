//! The times along the main line, found out once for the charts.

use std::time::Duration;

use crate::game::Record;
use crate::rules::{ByColor, Color};

/// The times along the main line of a game.
#[derive(Clone, Debug)]
pub struct MoveTimes {
    /// The thinking time of each half-move, if known.
    spent: Vec<Option<Duration>>,
    longest: Option<Duration>,
    most_left: ByColor<Duration>,
    is_timed: bool,
}

impl MoveTimes {
    pub(super) fn of(record: &Record) -> MoveTimes {
        let plies = 0..=record.plies().len();
        let most_left = |color: Color| plies.clone().map(|ply| record.clocks_at(ply)[color]).max();
        let spent: Vec<_> = record.plies().iter().map(|ply| ply.spent).collect();
        MoveTimes {
            longest: spent.iter().copied().flatten().max(),
            most_left: ByColor::from_fn(|color| most_left(color).unwrap_or_default()),
            spent,
            is_timed: record.is_timed() && !record.plies().is_empty(),
        }
    }

    /// Whether any half-move has a time.
    pub fn is_timed(&self) -> bool {
        self.is_timed
    }

    /// The thinking time of the half-move with this number, counted from 1.
    pub fn spent(&self, number: usize) -> Option<Duration> {
        *self.spent.get(number.checked_sub(1)?)?
    }

    /// The longest thinking time; `None` if none is known.
    pub fn longest(&self) -> Option<Duration> {
        self.longest
    }

    /// The most time that each clock showed.
    pub fn most_left(&self) -> ByColor<Duration> {
        self.most_left
    }
}
