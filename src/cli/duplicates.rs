//! Games that stand more than once in files.

use std::collections::{HashMap, HashSet};

use deskmate::notation::fen;
use deskmate::notation::pgn::{GameResult, Pgn};
use deskmate::rules::Move;

/// Games that may stand more than once: those of the same players from the same start.
#[derive(Default)]
pub struct Duplicates {
    games: HashMap<String, Vec<Game>>,
    /// The number of games added.
    count: usize,
}

struct Game {
    moves: Box<[u16]>,
    result: Option<GameResult>,
    number: usize,
}

impl Duplicates {
    /// Adds the next game.
    pub fn add(&mut self, game: &Pgn) {
        let name = |tag| game.tag(tag).unwrap_or_default().trim().to_lowercase();
        let start = fen::write(game.start());
        let key = format!("{}\n{}\n{start}", name("White"), name("Black"));
        self.games.entry(key).or_default().push(Game {
            moves: game.moves().map(number).collect(),
            result: game.result,
            number: self.count,
        });
        self.count += 1;
    }

    /// The numbers of the games that are left out, counted from 0: of the same games all but the first, and those that
    /// are a beginning of another one, without a result of their own.
    pub fn numbers(self) -> HashSet<usize> {
        let mut numbers = HashSet::new();
        for mut games in self.games.into_values() {
            // What begins with a game's moves comes right after it; of the same games the first comes last.
            games.sort_by(|one, other| {
                let later_first = other.number.cmp(&one.number);
                one.moves.cmp(&other.moves).then(later_first)
            });
            let pairs = games.iter().zip(games.iter().skip(1));
            let dropped = pairs.filter(|(game, next)| game.is_part_of(next));
            numbers.extend(dropped.map(|(game, _)| game.number));
        }
        numbers
    }
}

impl Game {
    fn is_part_of(&self, whole: &Game) -> bool {
        self.moves == whole.moves
            || !self.moves.is_empty()
                && whole.moves.starts_with(&self.moves)
                && (self.result.is_none() || self.result == whole.result)
    }
}

/// A move in 15 bits.
fn number(mv: Move) -> u16 {
    let promotion = mv.promotion.map_or(0, |role| role as u16 + 1);
    mv.from.index() as u16 | (mv.to.index() as u16) << 6 | promotion << 12
}
