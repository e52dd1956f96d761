//! The score of the evening: what two people have made of all their games so far.

use crate::game::Game;
use crate::rules::{ByColor, Color, Outcome};
use crate::storage::library::HeadToHead;

/// The points of two players against each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchScore {
    /// Their colours in the present game; first the one who first had White.
    pub colors: [Color; 2],
    /// The names of those who have one, in the same order.
    pub names: [Option<String>; 2],
    /// Their points in halves: 3 is 1½.
    pub halves: [u32; 2],
}

/// All games that have ended since the program was started and have left the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::app) struct Evening {
    pairs: Vec<Pair>,
    /// What two players have won against each other in all games of the folder.
    compared: Option<([String; 2], HeadToHead)>,
}

/// The names of two players, of those who have one.
type Players = ByColor<Option<String>>;

/// Two people who play each other.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pair {
    /// The names of those who have one.
    names: [Option<String>; 2],
    /// Points in halves.
    halves: [u32; 2],
    /// Where the names do not tell the two apart: whether the second has White.
    changed: bool,
}

impl Pair {
    fn new(players: &Players) -> Pair {
        Pair {
            names: [players.white.clone(), players.black.clone()],
            halves: [0, 0],
            changed: false,
        }
    }

    fn is_of(&self, players: &Players) -> bool {
        let [one, other] = &self.names;
        let Players { white, black } = players;
        (one, other) == (white, black) || (one, other) == (black, white)
    }

    /// The colours of the two in a game.
    fn colors(&self, players: &Players) -> [Color; 2] {
        let [one, other] = &self.names;
        let second_has_white = match one == other {
            true => self.changed,
            false => *other == players.white,
        };
        match second_has_white {
            false => [Color::White, Color::Black],
            true => [Color::Black, Color::White],
        }
    }

    /// Adds what a game has given each of the two.
    fn add(&mut self, players: &Players, outcome: Outcome) {
        let colors = self.colors(players);
        for (halves, color) in self.halves.iter_mut().zip(colors) {
            *halves += match outcome.winner {
                Some(winner) if winner == color => 2,
                Some(_) => 0,
                None => 1,
            };
        }
    }
}

impl Evening {
    /// The pair that plays a game, new ones without points.
    fn pair(&self, players: &Players) -> Pair {
        let known = self.pairs.iter().find(|pair| pair.is_of(players));
        known.cloned().unwrap_or_else(|| Pair::new(players))
    }

    /// The score between the two of a game, with that game if it has ended.
    pub(in crate::app) fn score(&self, game: &Game) -> MatchScore {
        let players = &game.players;
        let mut pair = self.pair(players);
        if let Some(outcome) = game.outcome() {
            pair.add(players, outcome);
        }
        let colors = pair.colors(players);
        MatchScore {
            colors,
            names: colors.map(|color| players[color].clone()),
            halves: pair.halves,
        }
    }

    /// What the two of a game are called, the one first who first had White, if both have names.
    pub(in crate::app) fn names(&self, game: &Game) -> Option<[String; 2]> {
        let [one, other] = self.score(game).names;
        Some([one?, other?])
    }

    /// What two players have won against each other in all games of the folder was counted.
    pub(in crate::app) fn set_compared(&mut self, names: [String; 2], score: HeadToHead) {
        self.compared = Some((names, score));
    }

    /// What the two of a game have won against each other in all games of the folder, if that was counted.
    pub(in crate::app) fn head_to_head(&self, game: &Game) -> Option<&([String; 2], HeadToHead)> {
        let names = self.names(game)?;
        self.compared
            .as_ref()
            .filter(|(compared, _)| *compared == names)
    }

    /// Enters the result of a game for good, if it has ended.
    pub(in crate::app) fn enter(&mut self, game: &Game) {
        if let Some(outcome) = game.outcome() {
            self.enter_result(&game.players, outcome);
        }
    }

    fn enter_result(&mut self, players: &Players, outcome: Outcome) {
        let mut pair = self.pair(players);
        pair.add(players, outcome);
        self.pairs.retain(|known| !known.is_of(players));
        self.pairs.push(pair);
    }

    /// Notes that two players have changed colours, for those whom the names do not tell apart.
    pub(in crate::app) fn change_colors(&mut self, players: &Players) {
        let pair = self.pairs.iter_mut().find(|pair| pair.is_of(players));
        if let Some(pair) = pair {
            pair.changed = !pair.changed;
        }
    }
}
