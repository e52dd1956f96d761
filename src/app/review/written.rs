//! Cached notation of the moves of a tree. Writing a move needs the position before it, so each is written
//! only once.

use std::collections::HashMap;

use crate::notation::{long, san};
use crate::rules::{Color, Move, Position};
use crate::tree::{GameTree, NodeId};

/// A move in notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// In SAN; a null move is `--`.
    pub san: String,
    /// In long algebraic notation.
    pub long: String,
    /// The move number.
    pub number: u32,
    /// The side that makes it.
    pub color: Color,
}

/// The moves of a tree that have been written.
#[derive(Clone, Debug, Default)]
pub(super) struct WrittenMoves(HashMap<NodeId, Written>);

impl WrittenMoves {
    /// Writes the moves that have not been written yet.
    pub(super) fn complete(&mut self, tree: &GameTree) {
        let mut open = vec![(NodeId::ROOT, tree.start().clone())];
        while let Some((node, position)) = open.pop() {
            for child in tree.children(node) {
                let mv = tree.node(child).mv();
                self.0
                    .entry(child)
                    .or_insert_with(|| Written::new(&position, mv));
                open.push((child, after(&position, mv)));
            }
        }
    }

    pub(super) fn get(&self, node: NodeId) -> Option<&Written> {
        self.0.get(&node)
    }
}

impl Written {
    /// Moves played one after another from a position.
    pub(super) fn line(start: &Position, moves: &[Move]) -> Vec<Written> {
        let mut position = start.clone();
        let write = |&mv: &Move| {
            let written = Written::new(&position, mv);
            position = after(&position, mv);
            written
        };
        moves.iter().map(write).collect()
    }

    fn new(before: &Position, mv: Move) -> Written {
        let is_pass = mv == Move::NULL;
        let written = |write: fn(&Position, Move) -> String| match is_pass {
            true => "--".to_string(),
            false => write(before, mv),
        };
        Written {
            san: written(san::write),
            long: written(long::write),
            number: before.fullmove_number(),
            color: before.turn(),
        }
    }
}

fn after(position: &Position, mv: Move) -> Position {
    match mv == Move::NULL {
        true => position.pass().unwrap_or_else(|| position.clone()),
        false => position.play(mv).unwrap_or_else(|_| position.clone()),
    }
}
