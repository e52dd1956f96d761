//! Games that stand more than once in files.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::bail;
use deskmate::notation::fen;
use deskmate::notation::pgn::{GameResult, Pgn, known_value};
use deskmate::rules::Move;

use super::games::for_each_game;
use super::is_standard_stream;
use super::output::Output;

/// The numbers of the games that are left out as duplicates, counted from 0 among those that are wanted.
pub fn duplicates(
    files: &[PathBuf],
    is_wanted: impl Fn(&Pgn) -> bool,
    out: &mut Output,
) -> anyhow::Result<HashSet<usize>> {
    if files.iter().any(|file| is_standard_stream(file)) {
        bail!("-: --unique reads twice, and standard input can be read only once");
    }
    let mut duplicates = Duplicates::default();
    out.silently(|out| {
        for_each_game(files, out, |game, _| {
            if is_wanted(&game) {
                duplicates.add(&game);
            }
            Ok(ControlFlow::Continue(()))
        })
    })?;
    Ok(duplicates.numbers())
}

/// Games that may stand more than once: those of the same players from the same start.
#[derive(Default)]
struct Duplicates {
    games: HashMap<String, Vec<Game>>,
    /// The number of games added.
    count: usize,
}

struct Game {
    moves: Box<[u16]>,
    result: Option<GameResult>,
    number: usize,
    /// Whether a player is known; else two games may begin alike by chance.
    has_name: bool,
}

impl Duplicates {
    /// Adds the next game.
    fn add(&mut self, game: &Pgn) {
        let tag = |name| known_value(game.tag(name).unwrap_or_default()).to_lowercase();
        let [white, black] = ["White", "Black"].map(tag);
        let moves: Box<[u16]> = game.moves().map(number).collect();
        let mut key = format!("{white}\n{black}\n{}", fen::write(game.start()));
        if moves.is_empty() {
            // Two players may have had several games that were not played.
            for name in ["Event", "Date", "Round"] {
                key += &format!("\n{}", tag(name));
            }
        }
        self.games.entry(key).or_default().push(Game {
            moves,
            result: game.result,
            number: self.count,
            has_name: !white.is_empty() || !black.is_empty(),
        });
        self.count += 1;
    }

    /// The numbers of the games that are left out: of the same games all but the first, but one with a result rather than
    /// one without; and those that are a beginning of another one, without a result of their own.
    fn numbers(self) -> HashSet<usize> {
        let mut numbers = HashSet::new();
        for mut games in self.games.into_values() {
            // All that begin with a game's moves come right after it; of the same games the one that stays comes last.
            games.sort_by(|one, other| {
                let stays_last = one.result.is_some().cmp(&other.result.is_some());
                let later_first = other.number.cmp(&one.number);
                let moves = one.moves.cmp(&other.moves);
                moves.then(stays_last).then(later_first)
            });
            for (at, game) in games.iter().enumerate() {
                let longer = games.iter().skip(at + 1);
                let mut longer = longer.take_while(|it| it.moves.starts_with(&game.moves));
                if longer.any(|whole| game.is_part_of(whole)) {
                    numbers.insert(game.number);
                }
            }
        }
        numbers
    }
}

impl Game {
    fn is_part_of(&self, whole: &Game) -> bool {
        self.moves == whole.moves
            || self.has_name && (self.result.is_none() || self.result == whole.result)
    }
}

/// A move in 15 bits.
fn number(mv: Move) -> u16 {
    let promotion = mv.promotion.map_or(0, |role| role as u16 + 1);
    mv.from.index() as u16 | (mv.to.index() as u16) << 6 | promotion << 12
}
