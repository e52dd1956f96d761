//! Cached notation of the moves of a tree. Writing a move needs the position before it, so each is written
//! only once.

use arrayvec::ArrayString;

use crate::notation::{long, pgn, san};
use crate::rules::{Color, Move, Position};
use crate::tree::{GameTree, NodeId, advance};

/// More letters than any move has, as `e7xd8=Q#`. They are kept in place: a huge game is forgotten sooner.
const LONGEST: usize = 12;

/// A move in notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// In SAN; a null move is `--`.
    pub san: ArrayString<LONGEST>,
    /// In long algebraic notation.
    pub long: ArrayString<LONGEST>,
    /// The move number.
    pub number: u32,
    /// The side that makes it.
    pub color: Color,
}

/// The number before a move: `12.` or `12…`.
pub fn numbering(number: u32, color: Color) -> String {
    let dots = match color {
        Color::White => '.',
        Color::Black => '…',
    };
    format!("{number}{dots}")
}

/// The moves of a tree that have been written.
#[derive(Clone, Debug, Default)]
pub(super) struct WrittenMoves {
    /// In the order in which they were added to the tree.
    moves: Vec<Written>,
}

impl WrittenMoves {
    /// Writes the moves that were added since. `position_after` is asked only where a line begins.
    pub(super) fn complete(
        &mut self,
        tree: &GameTree,
        position_after: impl Fn(NodeId) -> Position,
    ) {
        self.complete_unless(&|| false, tree, position_after);
    }

    /// The same, unless it is stopped.
    pub(super) fn complete_unless(
        &mut self,
        stopped: &dyn Fn() -> bool,
        tree: &GameTree,
        position_after: impl Fn(NodeId) -> Position,
    ) {
        let mut last = NodeId::ROOT;
        let mut position = tree.start().clone();
        for node in tree.added_after(self.moves.len()) {
            if self.moves.len().is_multiple_of(pgn::MOVES_AT_ONCE) && stopped() {
                return;
            }
            let parent = tree.parent(node).unwrap_or(NodeId::ROOT);
            if parent != last {
                position = position_after(parent);
            }
            let mv = tree.node(node).mv();
            self.moves.push(Written::new(&position, mv));
            advance(&mut position, mv);
            last = node;
        }
    }

    pub(super) fn get(&self, node: NodeId) -> Option<&Written> {
        // The root is not a move.
        self.moves.get(node.index().checked_sub(1)?)
    }
}

impl Written {
    /// Moves played one after another from a position.
    pub(super) fn line(start: &Position, moves: &[Move]) -> Vec<Written> {
        let mut position = start.clone();
        let write = |&mv: &Move| {
            let written = Written::new(&position, mv);
            position = position.play(mv).unwrap_or_else(|_| position.clone());
            written
        };
        moves.iter().map(write).collect()
    }

    /// The number before it.
    pub fn numbering(&self) -> String {
        numbering(self.number, self.color)
    }

    /// The number before it in a line, where a move of Black has one only if it is `wanted`.
    pub fn numbering_in_line(&self, wanted: bool) -> String {
        if wanted || self.color == Color::White {
            self.numbering()
        } else {
            String::new()
        }
    }

    pub(in crate::app) fn new(before: &Position, mv: Move) -> Written {
        let is_pass = mv == Move::NULL;
        let written = |write: fn(&Position, Move) -> String| {
            let text = if is_pass {
                "--".to_string()
            } else {
                write(before, mv)
            };
            debug_assert!(text.len() <= LONGEST, "{text}");
            ArrayString::from(&text).unwrap_or_default()
        };
        Written {
            san: written(san::write),
            long: written(long::write),
            number: before.fullmove_number(),
            color: before.turn(),
        }
    }
}
