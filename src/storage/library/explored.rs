//! What was played in a position.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::batch::ListFault;
use super::date::Date;
use super::place::{GamePlace, Origin, part};
use super::played::PlayedGame;
use super::sought::Sought;
use crate::notation::pgn::{GameResult, Pgn, Reader};
use crate::rules::{ByColor, Move, Position};
use crate::storage::Files;

/// The results of some games. Games without a result count as games only.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
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

/// The games with a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedMove {
    /// The move.
    pub mv: Move,
    /// Their results.
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
    /// The games in which it stands.
    pub all: Results,
    /// The moves played then, the most frequent first. A game that ends there has none. Only for a position.
    pub moves: Vec<PlayedMove>,
    /// The games in which it stands, the oldest first and those without a year last; at most as many as were asked for.
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

/// Counts what was played in a position, game by game.
pub struct Counting {
    sought: Sought,
    all: Results,
    moves: MoveCounts,
}

impl Counting {
    /// Nothing was played yet.
    pub fn new(position: Position) -> Counting {
        Counting {
            sought: Sought::Position(Box::new(position)),
            all: Results::default(),
            moves: MoveCounts::default(),
        }
    }

    /// Counts a game, if the position stands in its main line: with the move after the first time.
    pub fn add(&mut self, game: &Pgn) {
        let Some(ply) = self.sought.ply_in(game) else {
            return;
        };
        self.all.add(game.result);
        if let Some(mv) = game.moves().nth(ply as usize) {
            self.moves.add(mv, game.result, None, None);
        }
    }

    /// All games with the position.
    pub fn all(&self) -> Results {
        self.all
    }

    /// The moves, by falling number of games, then in the order of their text in coordinates.
    pub fn moves(&self) -> Vec<PlayedMove> {
        self.moves.moves()
    }
}

/// The moves that were played, while they are counted.
#[derive(Default)]
pub(super) struct MoveCounts(HashMap<Move, MoveCount>);

#[derive(Default)]
struct MoveCount {
    results: Results,
    /// The sum and the number of the ratings.
    ratings: (u64, u64),
    last_year: Option<u16>,
}

impl MoveCounts {
    /// Counts a game with a move, by a player with this rating.
    pub(super) fn add(
        &mut self,
        mv: Move,
        result: Option<GameResult>,
        rating: Option<u16>,
        year: Option<u16>,
    ) {
        let count = self.0.entry(mv).or_default();
        count.results.add(result);
        if let Some(rating) = rating {
            count.ratings.0 += u64::from(rating);
            count.ratings.1 += 1;
        }
        count.last_year = count.last_year.max(year);
    }

    /// Adds the counts of other games.
    pub(super) fn merge(&mut self, more: MoveCounts) {
        for (mv, more) in more.0 {
            let count = self.0.entry(mv).or_default();
            count.results.merge(more.results);
            count.ratings.0 += more.ratings.0;
            count.ratings.1 += more.ratings.1;
            count.last_year = count.last_year.max(more.last_year);
        }
    }

    /// The moves, by falling number of games, then in the order of their text in coordinates.
    pub(super) fn moves(&self) -> Vec<PlayedMove> {
        let mut moves: Vec<PlayedMove> = self.0.iter().map(|(&mv, count)| count.of(mv)).collect();
        moves.sort_by_cached_key(|it| (Reverse(it.results.games), it.mv.to_string()));
        moves
    }
}

impl MoveCount {
    fn of(&self, mv: Move) -> PlayedMove {
        let (sum, count) = self.ratings;
        PlayedMove {
            mv,
            results: self.results,
            // Halves are rounded up.
            rating: (2 * sum + count).checked_div(2 * count).map(|it| it as u16),
            last_year: self.last_year,
        }
    }
}

/// The oldest of the games found, so many at most.
pub(super) struct OldestGames {
    games: Vec<Kept>,
    most: usize,
    /// Later games than this one, and those of the same day, are not among them.
    last: Option<Age>,
}

/// Where a game stands among the oldest: after those with a year, if it has none.
type Age = (bool, Date);

fn age(date: Date) -> Age {
    (date.year().is_none(), date)
}

/// A game, and whether the names of its players were looked up.
struct Kept {
    game: FoundGame,
    has_names: bool,
}

impl OldestGames {
    pub(super) fn new(most: usize) -> OldestGames {
        OldestGames {
            games: Vec::new(),
            most,
            last: None,
        }
    }

    /// Whether the next game, of this date, is one of them.
    pub(super) fn want(&self, date: Date) -> bool {
        self.most > 0 && self.last.is_none_or(|last| age(date) < last)
    }

    /// Adds the next game.
    pub(super) fn add(&mut self, game: FoundGame) {
        let has_names = true;
        self.keep(Kept { game, has_names });
    }

    /// Adds the next game, whose names are looked up if it stays among the oldest.
    pub(super) fn add_without_names(&mut self, game: FoundGame) {
        let has_names = false;
        self.keep(Kept { game, has_names });
    }

    /// Adds those of later games.
    pub(super) fn merge(&mut self, later: OldestGames) {
        later.games.into_iter().for_each(|it| self.keep(it));
    }

    fn keep(&mut self, kept: Kept) {
        if !self.want(kept.game.date) {
            return;
        }
        self.games.push(kept);
        if self.games.len() >= 2 * self.most.max(64) {
            self.tidy();
        }
    }

    /// The games so far.
    pub(super) fn games(&mut self, files: &dyn Files) -> Vec<FoundGame> {
        self.tidy();
        for kept in &mut self.games {
            if !std::mem::replace(&mut kept.has_names, true) {
                kept.game.players = players(files, &kept.game.place).unwrap_or_default();
            }
        }
        self.games.iter().map(|kept| kept.game.clone()).collect()
    }

    fn tidy(&mut self) {
        // The sort is stable: games of one day stay in their order.
        self.games.sort_by_key(|kept| age(kept.game.date));
        self.games.truncate(self.most);
        if self.games.len() == self.most {
            self.last = self.games.last().map(|kept| age(kept.game.date));
        }
    }
}

/// The names of the players of a game.
fn players(files: &dyn Files, place: &GamePlace) -> Option<ByColor<String>> {
    let Origin::File(state) = &place.origin else {
        return None;
    };
    let mut file = state.open(files).ok()?;
    let mut game = PlayedGame::default();
    game.read(&mut Reader::new(part(&mut *file, &place.range).ok()?))
        .ok()?;
    Some(game.players)
}
