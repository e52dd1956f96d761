//! Match scores: the results of two players in their games since the program started, and of the same evening before.

use chrono::NaiveDateTime;

use crate::game::{Game, Match, read_name};
use crate::rules::{ByColor, Color, Outcome};
use crate::storage::library::{EVENING, EveningGame, HeadToHead};

/// The points of two players against each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchScore {
    /// The players' colours in the current game. The player who first had White comes first.
    pub colors: [Color; 2],
    /// Their names, if they have any, in the same order.
    pub names: [Option<String>; 2],
    /// Their points in half points: 3 is 1½.
    pub halves: [u32; 2],
}

impl MatchScore {
    fn of(pair: Pair, players: &Players) -> MatchScore {
        let colors = pair.colors(players);
        MatchScore {
            colors,
            names: colors.map(|color| players[color].clone()),
            halves: pair.halves,
        }
    }

    /// The points in a match. The player who had White in its first game comes first.
    pub(in crate::app) fn in_match(game: &Game, part: Match) -> MatchScore {
        let halves = part.halves(counted(game));
        let mut colors = Color::BOTH;
        if part.round().is_multiple_of(2) {
            colors.reverse();
        }
        MatchScore {
            colors,
            names: colors.map(|color| game.players[color].clone()),
            halves: colors.map(|color| halves[color]),
        }
    }
}

/// The match scores of all finished games since the program started.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::app) struct MatchScores {
    pairs: Vec<Pair>,
    /// Whether the games of the evening before the program started are counted, or no longer to be.
    has_begun: bool,
    /// The results of two players against each other in all games of the folder.
    compared: Option<([String; 2], HeadToHead)>,
}

/// The names of the two players of a game, if they have any.
type Players = ByColor<Option<String>>;

/// Two players and their points.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pair {
    /// Their names, if they have any.
    names: [Option<String>; 2],
    /// Their points, in half points.
    halves: [u32; 2],
    /// If both have the same name: whether the second now has White.
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

    /// Their colours in a game.
    fn colors(&self, players: &Players) -> [Color; 2] {
        let [one, other] = &self.names;
        let second_has_white = if one == other {
            self.changed
        } else {
            *other == players.white
        };
        if second_has_white {
            [Color::Black, Color::White]
        } else {
            [Color::White, Color::Black]
        }
    }

    /// Adds the points of a game.
    fn add_points(&mut self, players: &Players, winner: Option<Color>) {
        let colors = self.colors(players);
        for (halves, color) in self.halves.iter_mut().zip(colors) {
            *halves += match winner {
                Some(winner) if winner == color => 2,
                Some(_) => 0,
                None => 1,
            };
        }
    }
}

/// The result of a game that has ended and counts in the score.
fn counted(game: &Game) -> Option<Outcome> {
    game.outcome().filter(|_| !game.is_aborted())
}

impl MatchScores {
    /// The pair that plays a game; a new pair has no points.
    fn pair(&self, players: &Players) -> Pair {
        let known = self.pairs.iter().find(|pair| pair.is_of(players));
        known.cloned().unwrap_or_else(|| Pair::new(players))
    }

    /// The match score of the players of a game, including that game if it counts.
    pub(in crate::app) fn score(&self, game: &Game) -> MatchScore {
        let mut with_it = self.pair(&game.players);
        if let Some(outcome) = counted(game) {
            with_it.add_points(&game.players, outcome.winner);
        }
        MatchScore::of(with_it, &game.players)
    }

    /// The match score of the players of a game that has been added.
    pub(in crate::app) fn score_so_far(&self, game: &Game) -> MatchScore {
        MatchScore::of(self.pair(&game.players), &game.players)
    }

    /// The names of the players of a game, if both have one. The player who first had White comes first.
    pub(in crate::app) fn names(&self, game: &Game) -> Option<[String; 2]> {
        let [one, other] = self.score(game).names;
        Some([one?, other?])
    }

    /// Stores the results of two players against each other in all games of the folder.
    pub(in crate::app) fn set_compared(&mut self, names: [String; 2], score: HeadToHead) {
        self.compared = Some((names, score));
    }

    /// The results of the players of a game against each other in all games of the folder, if they have been
    /// counted.
    pub(in crate::app) fn head_to_head(&self, game: &Game) -> Option<&([String; 2], HeadToHead)> {
        let names = self.names(game)?;
        self.compared
            .as_ref()
            .filter(|(compared, _)| *compared == names)
    }

    /// Counts the games of named players in the six hours before the program started, out of those in the folder. Later
    /// the folder has games that were counted here.
    pub(in crate::app) fn begin_evening(&mut self, games: &[EveningGame], now: NaiveDateTime) {
        if std::mem::replace(&mut self.has_begun, true) {
            return;
        }
        // Where the local time was set back, a game may have begun later than now.
        let is_recent = |game: &&EveningGame| (now - game.began).abs() <= EVENING;
        for game in games.iter().filter(is_recent) {
            let name = |color: Color| read_name(color, game.players[color].trim());
            let players = ByColor::from_fn(name);
            if players.white.is_some() && players.black.is_some() {
                self.add_result(&players, game.result.winner());
            }
        }
    }

    /// Adds the result of a game for good, if it counts.
    pub(in crate::app) fn add(&mut self, game: &Game) {
        self.has_begun = true;
        if let Some(outcome) = counted(game) {
            self.add_result(&game.players, outcome.winner);
        }
    }

    fn add_result(&mut self, players: &Players, winner: Option<Color>) {
        let mut pair = self.pair(players);
        pair.add_points(players, winner);
        self.pairs.retain(|known| !known.is_of(players));
        self.pairs.push(pair);
    }

    /// Notes that two players have swapped colours. This matters if both have the same name.
    pub(in crate::app) fn change_colors(&mut self, players: &Players) {
        let pair = self.pairs.iter_mut().find(|pair| pair.is_of(players));
        if let Some(pair) = pair {
            pair.changed = !pair.changed;
        }
    }
}
