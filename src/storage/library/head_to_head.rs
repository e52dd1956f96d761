//! The score between two players.

use crate::rules::{ByColor, Color};

/// The score of one player against another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HeadToHead {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl HeadToHead {
    /// The number of games.
    pub fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The half-points of both.
    pub fn half_points(self) -> [u32; 2] {
        [self.won, self.lost].map(|won| 2 * won + self.drawn)
    }

    /// Counts a game that the player had with this color.
    pub(crate) fn count(&mut self, color: Color, winner: Option<Color>) {
        *match winner {
            None => &mut self.drawn,
            Some(winner) if winner == color => &mut self.won,
            Some(_) => &mut self.lost,
        } += 1;
    }

    /// The score of the other player.
    pub(in crate::storage) fn reversed(self) -> HeadToHead {
        HeadToHead {
            won: self.lost,
            lost: self.won,
            ..self
        }
    }

    pub(in crate::storage) fn add(&mut self, other: HeadToHead) {
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
    }
}

impl ByColor<HeadToHead> {
    /// The score in all games, whatever colour the player had.
    pub fn total(self) -> HeadToHead {
        let mut total = self.white;
        total.add(self.black);
        total
    }
}

/// The games of two players against each other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Meetings {
    /// The score of the first player.
    pub score: HeadToHead,
    /// Which of the two has won each of their latest games, the last one at the end; `None` after a draw.
    pub latest: Vec<Option<usize>>,
}

impl Meetings {
    /// The number of latest games that are told.
    pub const LATEST: usize = 10;
}
