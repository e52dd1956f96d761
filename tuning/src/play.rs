//! Self-play games.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use deskmate::engine::{Limits, Root, Score, Searcher, StopFlag};
use deskmate::notation::fen;
use deskmate::rules::{Color, Position};

const RANDOM_PLIES: usize = 8;
const MAX_PLIES: usize = 300;
/// A game is adjudicated as won after this score for this many half-moves in a row.
const WON: i32 = 1200;
const WON_PLIES: u32 = 6;

/// Plays games and writes their quiet positions, in the order of the games.
pub fn play(out: &mut impl Write, games: u64, nodes: u64, seed: u64) -> io::Result<()> {
    let next = AtomicU64::new(0);
    let played: Mutex<Vec<(u64, String)>> = Mutex::new(Vec::new());
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut searcher = Searcher::new(4, NonZeroUsize::MIN);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    let positions = game(&mut searcher, nodes, seed.wrapping_add(number));
                    let mut played = played.lock().unwrap_or_else(|error| error.into_inner());
                    played.push((number, positions));
                }
            });
        }
    });
    let mut played = played
        .into_inner()
        .unwrap_or_else(|error| error.into_inner());
    played.sort();
    for (_, positions) in played {
        out.write_all(positions.as_bytes())?;
    }
    Ok(())
}

/// Plays a game and returns its quiet positions, one per line.
fn game(searcher: &mut Searcher, nodes: u64, seed: u64) -> String {
    searcher.clear();
    let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x5DEE_CE66);
    let mut root = Root::new(opening(&mut random));
    let mut positions = Vec::new();
    let (mut won, mut result) = (0, 0.5);
    for _ in 0..MAX_PLIES {
        let position = root.position().clone();
        if let Some(outcome) = position.outcome() {
            result = outcome.winner.map_or(0.5, |winner| match winner {
                Color::White => 1.0,
                Color::Black => 0.0,
            });
            break;
        }
        if position.halfmove_clock() >= 100 || root.repetitions() >= 3 {
            break;
        }
        let found = searcher.search(
            &root,
            &Limits::nodes(nodes),
            &StopFlag::default(),
            &mut |_| (),
        );
        let (Some(best), Some(line)) = (found.best, found.lines.first()) else {
            break;
        };
        let value = match line.score {
            Score::Centipawns(value) => value,
            Score::Mate(moves) => 10_000 * moves.signum(),
        };
        let value = match position.turn() {
            Color::White => value,
            Color::Black => -value,
        };
        let is_quiet = position.captured(best).is_none() && best.promotion.is_none();
        if is_quiet && !position.is_check() && value.abs() < 2000 {
            positions.push((value, fen::write(&position)));
        }
        won = if value.abs() >= WON { won + 1 } else { 0 };
        if won >= WON_PLIES {
            result = if value > 0 { 1.0 } else { 0.0 };
            break;
        }
        if root.play(best).is_err() {
            break;
        }
    }
    let line = |(value, fen)| format!("{result}\t{value}\t{fen}\n");
    positions.into_iter().map(line).collect::<String>() + "\n"
}

fn opening(random: &mut Random) -> Position {
    loop {
        let mut position = Position::initial();
        for _ in 0..RANDOM_PLIES {
            let moves = position.legal_moves();
            if let Some(&mv) = moves.get(random.below(moves.len().max(1)))
                && let Ok(next) = position.play(mv)
            {
                position = next;
            }
        }
        if position.outcome().is_none() {
            return position;
        }
    }
}

/// Pseudo-random numbers from a seed (S. Vigna's SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) % limit as u64) as usize
    }
}
