//! The times along the main line, found out once for the charts.

use std::ops::RangeInclusive;
use std::time::Duration;

use crate::game::Record;
use crate::rules::{ByColor, Color};

/// So many half-moves are a block, whose longest times are known. An even number, so that all blocks begin with the same
/// side.
const BLOCK: usize = 64;

/// The times along the main line of a game.
#[derive(Clone, Debug)]
pub struct MoveTimes {
    /// The thinking time of each half-move, if known.
    spent: Vec<Option<Duration>>,
    /// The longest time of both sides in each block, that of the side which begins the game first.
    blocks: Vec<[Option<Duration>; 2]>,
    longest: Option<Duration>,
    most_left: ByColor<Duration>,
    is_timed: bool,
}

impl MoveTimes {
    pub(super) fn of(record: &Record) -> MoveTimes {
        let plies = 0..=record.plies().len();
        let most_left = |color: Color| plies.clone().map(|ply| record.clocks_at(ply)[color]).max();
        let spent: Vec<_> = record.plies().iter().map(|ply| ply.times.spent).collect();
        MoveTimes {
            blocks: spent.chunks(BLOCK).map(longest_of_both).collect(),
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

    /// The longest thinking time of both sides among these half-moves, that of the side which begins the game first.
    /// It does not look at each of them.
    pub fn longest_in(&self, numbers: RangeInclusive<usize>) -> [Option<Duration>; 2] {
        let end = (*numbers.end()).min(self.spent.len());
        let mut at = numbers.start().saturating_sub(1);
        let mut longest = [None; 2];
        while at < end {
            let is_block = at.is_multiple_of(BLOCK) && at + BLOCK <= end;
            let (next, times) = match self.blocks.get(at / BLOCK).filter(|_| is_block) {
                Some(block) => (at + BLOCK, *block),
                None if at.is_multiple_of(2) => (at + 1, [self.spent[at], None]),
                None => (at + 1, [None, self.spent[at]]),
            };
            longest = [0, 1].map(|side| longest[side].max(times[side]));
            at = next;
        }
        longest
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

/// The longest times of both sides among half-moves, that of the side with the first of them first.
fn longest_of_both(spent: &[Option<Duration>]) -> [Option<Duration>; 2] {
    let longest = |side| spent.iter().skip(side).step_by(2).copied().max().flatten();
    [longest(0), longest(1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_times_are_those_of_each_half_move() {
        // Each fifth time is unknown.
        let time =
            |at: usize| (!at.is_multiple_of(5)).then(|| Duration::from_secs(at as u64 * 37 % 101));
        let spent: Vec<_> = (0..1_000).map(time).collect();
        let times = MoveTimes {
            blocks: spent.chunks(BLOCK).map(longest_of_both).collect(),
            spent,
            longest: None,
            most_left: ByColor::default(),
            is_timed: true,
        };
        let ends = [1, 2, 3, 63, 64, 65, 66, 128, 129, 500, 999, 1_000];
        for (start, end) in ends.iter().flat_map(|&from| ends.map(|to| (from, to))) {
            let of_side = |side| {
                let numbers = (start..=end).filter(|number| number % 2 != side);
                numbers.filter_map(|number| times.spent(number)).max()
            };
            let longest = times.longest_in(start..=end);
            assert_eq!(longest, [of_side(0), of_side(1)], "{start} to {end}");
        }
        assert_eq!(
            times.longest_in(1..=usize::MAX),
            times.longest_in(1..=1_000)
        );
    }
}
