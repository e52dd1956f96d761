//! The search for a helpmate: both sides want the mate.
//!
//! The position that seems nearest to a mate is looked at next, whatever its depth. So lines can be of
//! any length, and when no position is left, there is no mate.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use super::super::material;
use super::super::moves::{Move, MoveList};
use super::super::piece::Color;
use super::super::position::Position;
use super::{distance, proof};

/// What a new position and the static analysis of one cost in time, where a position that was found
/// before costs 1.
const NEW_COST: usize = 4;
const ANALYSIS_COST: usize = 40;

/// The static analysis begins after this cost, except in the first position: most helpmates are found
/// before. It looks at positions with the winner to move, which is enough.
const ANALYSIS_FROM: usize = 2000;

/// Whether a side can mate by any series of legal moves, with the help of the other side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Winnability {
    /// These moves of both sides end in a mate. There are none if it is on the board.
    Winnable(Vec<Move>),
    /// No series of legal moves ends in a mate.
    Unwinnable,
    /// Neither was found within the limit.
    Undecided,
}

/// Searches up to a cost, for a position from which a mate is not ruled out.
pub(super) fn search(start: &Position, winner: Color, limit: usize) -> Winnability {
    let mut search = Search {
        winner,
        cost: ANALYSIS_COST,
        positions: Vec::new(),
        links: Vec::new(),
        queue: BinaryHeap::new(),
        seen: HashSet::default(),
    };
    let first = Link {
        parent: 0,
        depth: 0,
        mv: Move::NULL,
        is_analysed: true,
    };
    search.seen.insert(start.key());
    search.add(start.clone(), first);
    search.run(limit)
}

/// How a position was reached.
#[derive(Clone, Copy)]
struct Link {
    /// The index of the position before the move.
    parent: u32,
    depth: u32,
    mv: Move,
    /// Whether the static analysis has looked at it, or at an earlier position with the same pawns and
    /// the same pieces.
    is_analysed: bool,
}

struct Search {
    winner: Color,
    cost: usize,
    /// The positions found, and how they were reached.
    positions: Vec<Position>,
    links: Vec<Link>,
    /// The positions to look at, by distance and index.
    queue: BinaryHeap<Reverse<(u32, u32)>>,
    /// The keys of all positions found. Two positions with the same key would count as one; the chance
    /// is about 1 in 10⁹ for a whole search.
    seen: HashSet<u64, BuildHasherDefault<KeyHasher>>,
}

impl Search {
    fn run(&mut self, limit: usize) -> Winnability {
        while let Some(Reverse((_, index))) = self.queue.pop() {
            if self.cost >= limit {
                return Winnability::Undecided;
            }
            if let Some(mate) = self.visit(index) {
                return Winnability::Winnable(self.line(index, mate));
            }
        }
        Winnability::Unwinnable
    }

    /// Finds the positions after a position. Returns the move that mates, if there is one.
    fn visit(&mut self, index: u32) -> Option<Move> {
        let position = self.positions[index as usize].clone();
        let link = self.links[index as usize];
        let mut is_analysed = link.is_analysed;
        if !is_analysed && position.turn() == self.winner && self.cost >= ANALYSIS_FROM {
            is_analysed = true;
            self.cost += ANALYSIS_COST;
            if proof::is_unwinnable(&position, self.winner) {
                return None;
            }
        }
        let mut moves = MoveList::new();
        position.add_legal_moves(&mut moves);
        for &mv in &moves {
            let next = position.after(mv);
            self.cost += 1;
            if !self.seen.insert(next.key()) {
                continue;
            }
            self.cost += NEW_COST;
            if next.turn() != self.winner && next.is_check() && !next.has_legal_move() {
                return Some(mv);
            }
            let is_irreversible = next.halfmove_clock() == 0;
            if is_irreversible && !material::can_mate(next.board(), self.winner) {
                continue;
            }
            let link = Link {
                parent: index,
                depth: link.depth + 1,
                mv,
                is_analysed: is_analysed && !is_irreversible,
            };
            self.add(next, link);
        }
        None
    }

    /// Adds a position to look at.
    fn add(&mut self, position: Position, link: Link) {
        let far = distance::to_mate(&position, self.winner) + link.depth;
        self.queue.push(Reverse((far, self.links.len() as u32)));
        self.positions.push(position);
        self.links.push(link);
    }

    /// The moves that lead to a position, and one more.
    fn line(&self, mut index: u32, last: Move) -> Vec<Move> {
        let mut moves = vec![last];
        while index != 0 {
            let link = self.links[index as usize];
            moves.push(link.mv);
            index = link.parent;
        }
        moves.reverse();
        moves
    }
}

/// Leaves keys as they are: they are hashes.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
