//! What was played in a position.

use serde::Serialize;

use super::batch::ListFault;
use super::date::Date;
use super::place::GamePlace;
use super::stood::Stood;
use crate::notation::opening::Opening;
use crate::notation::pgn::GameResult;
use crate::rules::{ByColor, Move};

/// The results of some games. Games without a result count as games only.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Results {
    /// The number of games.
    pub games: usize,
    /// Those that White won.
    pub white: usize,
    /// Those that were drawn.
    pub draws: usize,
    /// Those that Black won.
    pub black: usize,
}

impl Results {
    pub(super) fn merge(&mut self, more: Results) {
        self.games += more.games;
        self.white += more.white;
        self.draws += more.draws;
        self.black += more.black;
    }

    /// These without some of them.
    fn without(self, some: Results) -> Results {
        Results {
            games: self.games.saturating_sub(some.games),
            white: self.white.saturating_sub(some.white),
            draws: self.draws.saturating_sub(some.draws),
            black: self.black.saturating_sub(some.black),
        }
    }

    pub(super) fn add(&mut self, result: Option<GameResult>) {
        self.games += 1;
        match result {
            Some(GameResult::WhiteWins) => self.white += 1,
            Some(GameResult::Draw) => self.draws += 1,
            Some(GameResult::BlackWins) => self.black += 1,
            None => {}
        }
    }
}

/// The games with a move, or of an opening in which a structure or material stood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<T> {
    /// The move or the opening.
    pub what: T,
    /// Their results, as in [`Explored::all`].
    pub results: Results,
    /// The mean rating of those who played it, as far as they have one.
    pub rating: Option<u16>,
    /// The last year in which it was played, if one is known.
    pub last_year: Option<u16>,
}

/// A game in which what was sought stands on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundGame {
    /// Where the game is.
    pub place: GamePlace,
    /// The number of half-moves played before it first stands there.
    pub ply: u32,
    /// For how many positions one after another; 1 for a position.
    pub lasts: u32,
    /// The numbers of the next move in the first and in the last of them.
    pub moves: (u32, u32),
    /// Whether it stands there with the colours exchanged.
    pub is_exchanged: bool,
    /// The code and the name of the opening: those of the tags, else those of the moves, which are asked for a structure
    /// or material. Empty if neither gives any.
    pub opening: String,
    /// The names of the players; empty if they are not known.
    pub players: ByColor<String>,
    /// The result; `None` if the game is not over or its result is unknown.
    pub result: Option<GameResult>,
    /// When it was played.
    pub date: Date,
}

/// What was found in games, as far as they have been read. A game counts once, with the move after the first time that the
/// position stood on the board, whatever moves led to it; main lines count.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Explored {
    /// The games in which it stands. Where it stands with the colours exchanged, the result is too.
    pub all: Results,
    /// In so many of them it stands with the colours exchanged.
    pub exchanged: usize,
    /// The moves played then, the most frequent first. A game that ends there has none. Only for a position.
    pub moves: Vec<Played<Move>>,
    /// The openings that a structure or material came from, the most frequent first, with the ratings of both players. A name
    /// leaves out what stands behind a comma. Games without an opening have no part in it.
    pub openings: Vec<Played<Opening>>,
    /// For how long a structure or material stood.
    pub stood: Stood,
    /// The games in which it stands, in the order that was asked for, those without a year last; at most as many as were
    /// asked for.
    pub games: Vec<FoundGame>,
    /// The number of games looked through so far.
    pub looked_through: usize,
    /// The number of bytes read so far.
    pub read: u64,
    /// The number of bytes in total.
    pub total: u64,
    /// Whether this is the last answer.
    pub finished: bool,
    /// The files that could not be read.
    pub faults: Vec<ListFault>,
}

impl Explored {
    /// The games that end in the position, so that no move follows; `None` if there are none.
    pub fn ended(&self) -> Option<Results> {
        let moves = self.moves.iter();
        let ended = moves.fold(self.all, |rest, played| rest.without(played.results));
        Some(ended).filter(|ended| ended.games > 0)
    }
}
