//! For how long a structure or material stood in games.

use std::collections::BTreeMap;

/// For how long a structure or material stood in games.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Stood {
    games: usize,
    /// The number of positions in all of them.
    positions: u64,
    /// How often it began before a move with this number, and ended so.
    begins: BTreeMap<u32, usize>,
    ends: BTreeMap<u32, usize>,
}

impl Stood {
    /// Counts a game in which it stood for so many positions, of which the first and the last stood before these moves.
    pub(super) fn add(&mut self, positions: u32, (first, last): (u32, u32)) {
        self.games += 1;
        self.positions += u64::from(positions);
        *self.begins.entry(first).or_default() += 1;
        *self.ends.entry(last).or_default() += 1;
    }

    /// Counts the games of others.
    pub(super) fn merge(&mut self, more: Stood) {
        self.games += more.games;
        self.positions += more.positions;
        for (all, more) in [(&mut self.begins, more.begins), (&mut self.ends, more.ends)] {
            for (number, count) in more {
                *all.entry(number).or_default() += count;
            }
        }
    }

    /// The mean number of moves, each of both sides; `None` without games.
    pub fn mean_moves(&self) -> Option<u32> {
        let games = 2 * self.games as u64;
        // Halves are rounded up.
        let mean = (2 * self.positions + games).checked_div(2 * games);
        mean.map(|mean| mean as u32)
    }

    /// The numbers of the moves before which it stood first and last in the middle one of the games, if they are put in
    /// order by them.
    pub fn usual_moves(&self) -> Option<(u32, u32)> {
        Some((self.middle(&self.begins)?, self.middle(&self.ends)?))
    }

    fn middle(&self, counts: &BTreeMap<u32, usize>) -> Option<u32> {
        let mut left = self.games / 2;
        let mut numbers = counts.iter();
        numbers.find_map(|(&number, &count)| {
            let is_there = left < count;
            left = left.saturating_sub(count);
            is_there.then_some(number)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_and_the_middle_are_told() {
        let mut stood = Stood::default();
        assert_eq!((stood.mean_moves(), stood.usual_moves()), (None, None));
        for (positions, moves) in [(20, (9, 19)), (5, (7, 9)), (60, (10, 40))] {
            stood.add(positions, moves);
        }
        // 85 positions are 42½ moves, in three games.
        assert_eq!(stood.mean_moves(), Some(14));
        assert_eq!(stood.usual_moves(), Some((9, 19)));
        let mut twice = stood.clone();
        twice.merge(stood);
        assert_eq!(twice.mean_moves(), Some(14));
        assert_eq!(twice.usual_moves(), Some((9, 19)));
    }
}
