//! Counting the games that were found, by what was played in them.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::Hash;

use super::explored::{Played, Results};
use super::sought::Sought;
use crate::notation::pgn::{GameResult, Pgn};
use crate::rules::{Move, Position};

/// Counts what was played in a position, game by game.
pub struct Counting {
    sought: Sought,
    all: Results,
    moves: Counts<Move>,
}

impl Counting {
    /// Nothing was played yet.
    pub fn new(position: Position) -> Counting {
        Counting {
            sought: Sought::Position(Box::new(position)),
            all: Results::default(),
            moves: Counts::default(),
        }
    }

    /// Counts a game, if the position stands in its main line: with the move after the first time.
    pub fn add(&mut self, game: &Pgn) {
        let Some(ply) = self.sought.ply_in(game) else {
            return;
        };
        self.all.add(game.result);
        if let Some(mv) = game.moves().nth(ply as usize) {
            self.moves.add(mv, game.result, [None], None);
        }
    }

    /// All games with the position.
    pub fn all(&self) -> Results {
        self.all
    }

    /// The moves, by falling number of games, then in the order of their text in coordinates.
    pub fn moves(&self) -> Vec<Played<Move>> {
        self.moves.list(|mv| mv.to_string())
    }
}

/// The moves or openings that were played, while they are counted.
pub(super) struct Counts<T>(HashMap<T, Count>);

impl<T> Default for Counts<T> {
    fn default() -> Counts<T> {
        Counts(HashMap::new())
    }
}

impl<T: Eq + Hash> Counts<T> {
    /// Counts a game in which this was played by players with these ratings.
    pub(super) fn add<const N: usize>(
        &mut self,
        played: T,
        result: Option<GameResult>,
        ratings: [Option<u16>; N],
        year: Option<u16>,
    ) {
        let count = self.0.entry(played).or_default();
        count.results.add(result);
        for rating in ratings.into_iter().flatten() {
            count.ratings.0 += u64::from(rating);
            count.ratings.1 += 1;
        }
        count.last_year = count.last_year.max(year);
    }

    /// Adds the counts of other games.
    pub(super) fn merge(&mut self, more: Counts<T>) {
        for (played, more) in more.0 {
            self.0.entry(played).or_default().merge(more);
        }
    }
}

impl<T: Copy> Counts<T> {
    /// What was played, by falling number of games, then by this.
    pub(super) fn list<K: Ord>(&self, then_by: impl Fn(T) -> K) -> Vec<Played<T>> {
        let of = |(&what, count): (&T, &Count)| Played {
            what,
            results: count.results,
            rating: count.rating(),
            last_year: count.last_year,
        };
        let mut list: Vec<Played<T>> = self.0.iter().map(of).collect();
        list.sort_by_cached_key(|it| (Reverse(it.results.games), then_by(it.what)));
        list
    }
}

#[derive(Default)]
struct Count {
    results: Results,
    /// The sum and the number of the ratings.
    ratings: (u64, u64),
    last_year: Option<u16>,
}

impl Count {
    fn merge(&mut self, more: Count) {
        self.results.merge(more.results);
        self.ratings.0 += more.ratings.0;
        self.ratings.1 += more.ratings.1;
        self.last_year = self.last_year.max(more.last_year);
    }

    /// The mean rating.
    fn rating(&self) -> Option<u16> {
        let (sum, count) = self.ratings;
        // Halves are rounded up.
        let mean = (2 * sum + count).checked_div(2 * count);
        mean.map(|it| it as u16)
    }
}
