//! Move generation compared with other libraries: perft.
//!
//! Run with `cargo bench --bench rules`; a part of a name selects benchmarks, as in `cargo bench
//! --bench rules -- kiwipete`.

mod comparison;

use comparison::{Comparison, OURS};
use cozy_chess::Board;
use deskmate::notation::fen;
use deskmate::rules::{Position, perft};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Peter McKenzie's position, full of castling, pins, en passant and promotions.
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn main() {
    let mut comparison = Comparison::from_args();
    compare(&mut comparison, "start", START, 5, 4_865_609);
    compare(&mut comparison, "kiwipete", KIWIPETE, 4, 4_085_603);
    comparison.finish();
}

/// Counts the leaves twice: with the last moves only counted, and with every move played.
fn compare(comparison: &mut Comparison, name: &str, text: &str, depth: u32, leaves: u64) {
    let ours = fen::read(text).expect("a legal position");
    let shakmaty = shakmaty_position(text);
    let cozy = Board::from_fen(text, false).expect("a legal position");
    comparison.measure(
        &format!("perft {depth} {name} bulk"),
        leaves,
        &[
            (OURS, &|| perft(&ours, depth)),
            ("shakmaty", &|| shakmaty::perft(&shakmaty, depth)),
            ("cozy-chess", &|| cozy_bulk(&cozy, depth)),
        ],
    );
    comparison.measure(
        &format!("perft {depth} {name} played"),
        leaves,
        &[
            (OURS, &|| played(&ours, depth)),
            ("shakmaty", &|| shakmaty_played(&shakmaty, depth)),
            ("cozy-chess", &|| cozy_played(&cozy, depth)),
        ],
    );
}

fn shakmaty_position(text: &str) -> Chess {
    let setup: Fen = text.parse().expect("a FEN");
    setup
        .into_position(CastlingMode::Standard)
        .expect("a legal position")
}

fn played(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    position.for_each_successor(|_, next| leaves += played(next, depth - 1));
    leaves
}

fn shakmaty_played(position: &Chess, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    for mv in position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(mv);
        leaves += shakmaty_played(&next, depth - 1);
    }
    leaves
}

fn cozy_bulk(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            leaves += moves.len() as u64;
        } else {
            for mv in moves {
                leaves += cozy_bulk(&cozy_after(board, mv), depth - 1);
            }
        }
        false
    });
    leaves
}

fn cozy_played(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            leaves += cozy_played(&cozy_after(board, mv), depth - 1);
        }
        false
    });
    leaves
}

fn cozy_after(board: &Board, mv: cozy_chess::Move) -> Board {
    let mut next = board.clone();
    next.play_unchecked(mv);
    next
}
