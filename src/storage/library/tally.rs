//! What was found in some games.

use super::counting::Counts;
use super::date::Date;
use super::explored::{FoundGame, Results};
use super::found_games::{FoundGames, Kept};
use super::game_query::GameQuery;
use super::place::GamePlace;
use super::played::GameNames;
use super::sought::{Found, Sought};
use super::stood::Stood;
use crate::notation::opening::{self, Opening};
use crate::notation::pgn::GameResult;
use crate::rules::{ByColor, Color, Move, Position};

/// What was found in some games.
pub(super) struct Tally {
    pub(super) all: Results,
    pub(super) exchanged: usize,
    pub(super) moves: Counts<Move>,
    pub(super) openings: Counts<Opening>,
    pub(super) stood: Stood,
    pub(super) games: FoundGames,
    pub(super) looked_through: usize,
}

/// A game in which something was found.
pub(super) struct Hit<'a> {
    pub(super) found: Found,
    /// The position before the first move.
    pub(super) start: &'a Position,
    /// The moves; with a position only the next one counts, and is the only one.
    pub(super) moves: &'a [Move],
    pub(super) result: Option<GameResult>,
    pub(super) ratings: ByColor<Option<u16>>,
    pub(super) date: Date,
    /// The names in the tags; `None` if they are to be looked up.
    pub(super) names: Option<&'a GameNames>,
}

impl Tally {
    pub(super) fn new(question: &GameQuery) -> Tally {
        Tally {
            all: Results::default(),
            exchanged: 0,
            moves: Counts::default(),
            openings: Counts::default(),
            stood: Stood::default(),
            games: FoundGames::new(question.order, question.most_games),
            looked_through: 0,
        }
    }

    /// Adds what was found in later games.
    pub(super) fn merge(&mut self, later: Tally) {
        self.all.merge(later.all);
        self.exchanged += later.exchanged;
        self.moves.merge(later.moves);
        self.openings.merge(later.openings);
        self.stood.merge(later.stood);
        self.games.merge(later.games);
        self.looked_through += later.looked_through;
    }

    /// Counts a game in which something was found.
    pub(super) fn count(&mut self, sought: &Sought, hit: Hit, place: impl FnOnce() -> GamePlace) {
        let Found { ply, lasts, sides } = hit.found;
        let is_exchanged = hit.found.is_exchanged();
        let result = sides.result(hit.result);
        let year = hit.date.year();
        self.all.add(result);
        self.exchanged += usize::from(is_exchanged);
        let moves = [ply, ply + lasts - 1].map(|ply| next_number(hit.start, ply));
        let moves = (moves[0], moves[1]);
        let mut by_moves = None;
        match sought {
            Sought::Position(position) => {
                if let Some(&mv) = hit.moves.first() {
                    let rating = hit.ratings[position.turn()];
                    self.moves.add(mv, hit.result, [rating], year);
                }
            }
            Sought::Pawns(_) | Sought::Material(_) => {
                self.stood.add(lasts, moves);
                let moves = hit.moves.iter().copied();
                by_moves = opening::of_start(hit.start, moves);
                if let Some(opening) = by_moves {
                    let name = opening.name.split(',').next().unwrap_or_default();
                    let opening = Opening { name, ..*opening };
                    let ratings = [hit.ratings.white, hit.ratings.black];
                    self.openings.add(opening, result, ratings, year);
                }
            }
        }
        if !self.games.want(hit.date) {
            return;
        }
        let game = FoundGame {
            place: place(),
            ply,
            lasts,
            moves,
            is_exchanged,
            opening: String::new(),
            players: ByColor::default(),
            result: hit.result,
            date: hit.date,
        };
        let mut kept = Kept {
            game,
            by_moves,
            has_names: false,
        };
        if let Some(names) = hit.names {
            kept.set_names(names);
        }
        self.games.add(kept);
    }
}

/// The number of the next move after so many half-moves.
fn next_number(start: &Position, ply: u32) -> u32 {
    let before = u32::from(start.turn() == Color::Black);
    start.fullmove_number().saturating_add((ply + before) / 2)
}
