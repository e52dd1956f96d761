//! How long it takes to find out who can still mate, in endings of real games.
//!
//! Run with `cargo bench --bench winnability`, or with the path of a PGN file after `--`. Times are CPU
//! times of the thread.

use std::fs;
use std::time::Duration;

use cpu_time::ThreadTime;
use deskmate::notation::pgn;
use deskmate::rules::{Color, Position, WINNABILITY_LIMIT, Winnability};

const POSITIONS: usize = 10_000;

/// A position with no more pieces than this is an ending here.
const PIECES: usize = 16;

fn main() {
    let path = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let path = path.unwrap_or_else(|| "../shared/corpora/games.pgn".into());
    let Ok(text) = fs::read(&path) else {
        println!("{path} is not there: nothing to measure");
        return;
    };
    let positions = endings(&text);
    let (mut winnable, mut unwinnable, mut undecided) = (0, 0, 0);
    let mut times = Vec::new();
    for position in &positions {
        for color in Color::BOTH {
            let start = ThreadTime::now();
            let found = position.winnability(color, WINNABILITY_LIMIT);
            times.push(start.elapsed());
            match found {
                Winnability::Winnable(_) => winnable += 1,
                Winnability::Unwinnable => unwinnable += 1,
                Winnability::Undecided => undecided += 1,
            }
        }
    }
    times.sort();
    let count = times.len().max(1);
    let at = |share: usize| times.get(count * share / 1000).copied().unwrap_or_default();
    println!("{} positions, each for both sides", positions.len());
    println!("winnable {winnable}, unwinnable {unwinnable}, undecided {undecided}");
    println!(
        "mean {:?}, median {:?}, 99.9 % below {:?}, greatest {:?}",
        times.iter().sum::<Duration>() / count as u32,
        at(500),
        at(999),
        times.last().copied().unwrap_or_default(),
    );
}

/// Positions near the ends of the games in a text.
fn endings(text: &[u8]) -> Vec<Position> {
    let mut endings = Vec::new();
    for game in pgn::Reader::new(text) {
        let Ok(reading) = game else {
            break;
        };
        let game = reading.game;
        let mut position = game.start().clone();
        for id in game.tree.main_line() {
            let Ok(next) = position.play(game.tree.node(id).mv()) else {
                break;
            };
            position = next;
            if position.board().occupied().len() <= PIECES && position.has_legal_move() {
                endings.push(position.clone());
            }
        }
    }
    // Spread over all games.
    let step = endings.len().div_ceil(POSITIONS).max(1);
    endings.into_iter().step_by(step).collect()
}
