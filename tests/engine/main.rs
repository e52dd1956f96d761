//! Tests of the engine: the moves it finds, draws, determinism, and UCI.

#[path = "../data/mod.rs"]
mod data;

mod draws;
mod evaluation;
mod minimax;
mod opponent;
mod searching;
mod threads;
mod uci;

use std::num::NonZeroUsize;

use deskmate::engine::{Limits, Root, SearchResult, Searcher, StopFlag};
use deskmate::game::DrawRule;
use deskmate::notation::{fen, read_move};
use deskmate::rules::Position;

fn position(text: &str) -> Position {
    fen::read(text).expect("a position")
}

fn root(start: &str, moves: &str, rule: DrawRule) -> Root {
    let mut root = Root::new(position(start)).with_rule(rule);
    for word in moves.split_whitespace() {
        let mv = read_move(root.position(), word).expect("a legal move");
        root.play(mv).expect("a legal move");
    }
    root
}

fn search(root: &Root, limits: &Limits) -> SearchResult {
    let mut searcher = Searcher::new(4, NonZeroUsize::MIN);
    searcher.search(root, limits, &StopFlag::default(), &mut |_| ())
}

/// Every third position of random games; always the same ones.
fn random_positions(count: usize) -> Vec<Position> {
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    let mut below = |limit: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % limit as u64) as usize
    };
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = Position::initial();
        for ply in 0..200 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position
                .play(moves[below(moves.len())])
                .expect("a legal move");
            if ply % 3 == 0 {
                positions.push(position.clone());
            }
        }
    }
    positions.truncate(count);
    positions
}
