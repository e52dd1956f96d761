//! Matches: several games of two players that are counted together.

use std::ops::RangeInclusive;

use crate::rules::{ByColor, Color, Outcome};

/// The match that a game belongs to: so many games of two players, who change colours after each.
///
/// It ends as soon as a player has more than half of the points that its games give. If the points are equal after all
/// games, the match is drawn, and may be decided by one more game.
///
/// ```
/// use deskmate::game::{Match, Standing};
/// use deskmate::rules::{Color, Outcome, Termination};
///
/// let first = Match::new(3).expect("a match of three games");
/// let won = Outcome::win(Color::White, Termination::Checkmate);
/// let second = first.next(won);
/// assert_eq!((second.round(), second.halves(None).black), (2, 2));
/// // The winner had White first, and now has Black.
/// let again = Outcome::win(Color::Black, Termination::Resignation);
/// assert_eq!(second.standing(again), Standing::Won(Color::Black));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Match {
    length: u32,
    round: u32,
    /// The half points of this game's White and Black before it.
    before: ByColor<u32>,
}

/// How a match stands after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It goes on.
    Open,
    /// The player who had this colour in the game has won it.
    Won(Color),
    /// All games are played, and the points are equal.
    Drawn,
}

impl Match {
    /// The numbers of games that a match can have.
    pub const LENGTHS: RangeInclusive<u32> = 2..=99;

    /// The first game of a match of so many games; `None` for another number than [`Match::LENGTHS`].
    pub fn new(length: u32) -> Option<Match> {
        Match::LENGTHS.contains(&length).then_some(Match {
            length,
            round: 1,
            before: ByColor::default(),
        })
    }

    /// The same game after its players have exchanged their sides.
    pub(super) fn with_players_exchanged(self) -> Match {
        Match {
            before: self.before.swapped(),
            ..self
        }
    }

    /// A game of a match, with the half points of its White and Black before it; `None` if there is no such match.
    pub(super) fn at(length: u32, round: u32, before: ByColor<u32>) -> Option<Match> {
        let first = Match::new(length)?;
        let played = before.white.checked_add(before.black)?;
        // With the points of this game, which must be countable too.
        let is_right = played.checked_add(2)? == round.checked_mul(2)?;
        is_right.then_some(Match {
            round,
            before,
            ..first
        })
    }

    /// The number of games, if none is left out and none is added.
    pub fn length(&self) -> u32 {
        self.length
    }

    /// The number of this game, from 1.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// The half points of White and Black, with this game once it has ended: 3 is 1½.
    pub fn halves(&self, outcome: Option<Outcome>) -> ByColor<u32> {
        let mut halves = self.before;
        match outcome.map(|outcome| outcome.winner) {
            None => {}
            Some(Some(winner)) => halves[winner] += 2,
            Some(None) => {
                halves.white += 1;
                halves.black += 1;
            }
        }
        halves
    }

    /// How the match stands after this game.
    pub fn standing(&self, outcome: Outcome) -> Standing {
        let ByColor { white, black } = self.halves(Some(outcome));
        let leader = if white > black {
            Color::White
        } else {
            Color::Black
        };
        let is_last = self.round >= self.length;
        if white == black {
            return if is_last {
                Standing::Drawn
            } else {
                Standing::Open
            };
        }
        if is_last || white.max(black) > self.length {
            Standing::Won(leader)
        } else {
            Standing::Open
        }
    }

    /// The next game, with colours changed: of this match, which may have been drawn; once it is won, the first one of
    /// another match.
    #[must_use]
    pub fn next(&self, outcome: Outcome) -> Match {
        let length = self.length;
        match self.standing(outcome) {
            Standing::Won(_) => Match {
                length,
                round: 1,
                before: ByColor::default(),
            },
            Standing::Open | Standing::Drawn => Match {
                length,
                round: self.round + 1,
                before: self.halves(Some(outcome)).swapped(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Termination;

    /// The results of games for the player who has White first, in half points; how the match stands after each.
    fn standings(length: u32, results: &[u32]) -> Vec<(Standing, [u32; 2])> {
        let mut game = Match::new(length).expect("a match");
        let mut first = Color::White;
        let standings = results.iter().map(|result| {
            let outcome = match result {
                2 => Outcome::win(first, Termination::Checkmate),
                1 => Outcome::draw(Termination::Agreement),
                _ => Outcome::win(first.other(), Termination::Checkmate),
            };
            let standing = game.standing(outcome);
            let halves = game.halves(Some(outcome));
            // By person, not by colour.
            let by_person = [halves[first], halves[first.other()]];
            let standing = match standing {
                Standing::Won(color) if color == first => Standing::Won(Color::White),
                Standing::Won(_) => Standing::Won(Color::Black),
                other => other,
            };
            game = game.next(outcome);
            first = first.other();
            (standing, by_person)
        });
        standings.collect()
    }

    #[test]
    fn a_match_ends_once_it_is_decided() {
        use Standing::{Drawn, Open, Won};
        let one = Won(Color::White);
        let other = Won(Color::Black);
        assert_eq!(standings(3, &[2, 2]), [(Open, [2, 0]), (one, [4, 0])]);
        assert_eq!(
            standings(5, &[2, 0, 2, 2]),
            [
                (Open, [2, 0]),
                (Open, [2, 2]),
                (Open, [4, 2]),
                (one, [6, 2])
            ]
        );
        // Half of the points are not enough.
        assert_eq!(
            standings(5, &[2, 2, 1, 0, 0]).last(),
            Some(&(Drawn, [5, 5]))
        );
        assert_eq!(standings(2, &[0, 1]), [(Open, [0, 2]), (other, [1, 3])]);
    }

    #[test]
    fn a_drawn_match_is_decided_by_one_more_game_and_after_it_another_begins() {
        use Standing::{Drawn, Open, Won};
        assert_eq!(
            standings(2, &[1, 1, 1, 0, 2]),
            [
                (Open, [1, 1]),
                (Drawn, [2, 2]),
                (Drawn, [3, 3]),
                (Won(Color::Black), [3, 5]),
                (Open, [2, 0]),
            ]
        );
    }

    #[test]
    fn players_who_exchange_their_sides_keep_their_points() {
        let before = |white, black| ByColor { white, black };
        let exchanged = Match::at(5, 2, before(2, 0)).map(Match::with_players_exchanged);
        assert_eq!(exchanged, Match::at(5, 2, before(0, 2)));
    }

    #[test]
    fn only_a_match_that_can_be_is_read() {
        let before = |white, black| ByColor { white, black };
        assert!(Match::at(5, 3, before(3, 1)).is_some());
        for (length, round, points) in [
            (1, 1, before(0, 0)),
            (100, 1, before(0, 0)),
            (5, 0, before(0, 0)),
            (5, 3, before(1, 1)),
            (5, u32::MAX, before(u32::MAX, 1)),
            (5, 1 << 31, before(u32::MAX - 1, 0)),
        ] {
            assert_eq!(Match::at(length, round, points), None);
        }
    }

    /// Who has half of the points can still be caught up with.
    #[test]
    fn half_of_the_points_decide_no_match() {
        let white_wins = Outcome::win(Color::White, Termination::Checkmate);
        let before = |white, black| ByColor { white, black };
        let second = Match::at(4, 2, before(2, 0)).expect("a match");
        assert_eq!(second.standing(white_wins), Standing::Open);
        let third = Match::at(4, 3, before(3, 1)).expect("a match");
        assert_eq!(third.standing(white_wins), Standing::Won(Color::White));
    }
}
