//! A line of the list of moves, and all lines with the places of the moves in them.

use crate::tree::NodeId;

/// A line of the list.
#[derive(Clone, Debug)]
pub(in crate::view) enum Line {
    /// A move of each side.
    Pair {
        number: u32,
        white: Cell,
        black: Cell,
    },
    /// A part of a comment or of a variation.
    Text {
        /// Whether it belongs to a variation.
        is_variation: bool,
        tokens: Vec<Token>,
    },
}

/// One half of a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::view) enum Cell {
    Empty,
    /// The move is in another line.
    Elsewhere,
    Move(NodeId),
}

/// A piece of text that is not wrapped.
#[derive(Clone, Debug)]
pub(in crate::view) struct Token {
    pub(in crate::view) text: String,
    pub(in crate::view) kind: TokenKind,
    /// The distance from the start of the line, and the width.
    pub(in crate::view) x: i32,
    pub(in crate::view) width: i32,
    pub(super) join: Join,
}

/// How a token follows the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Join {
    /// After a space, or on a new line.
    Free,
    /// After a space on the same line, as a move after its number.
    Kept,
    /// Without a space.
    Tight,
}

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::view) enum TokenKind {
    /// A word of a comment.
    Word,
    /// A bracket, or the number of a move.
    Mark,
    /// A move of a variation.
    Move(NodeId),
    /// The numbers of the glyphs of a move that have no symbol.
    GlyphNumbers,
    /// A line that is folded.
    Folded(NodeId),
}

impl Line {
    fn each_move(&self, mut visit: impl FnMut(NodeId)) {
        match self {
            Line::Pair { white, black, .. } => {
                for cell in [white, black] {
                    if let Cell::Move(node) = *cell {
                        visit(node);
                    }
                }
            }
            Line::Text { tokens, .. } => {
                for token in tokens {
                    if let TokenKind::Move(node) = token.kind {
                        visit(node);
                    }
                }
            }
        }
    }
}

/// All lines of the list, and where its moves are.
#[derive(Debug)]
pub(in crate::view) struct Lines {
    pub(in crate::view) lines: Vec<Line>,
    /// The moves with their lines, ordered by move.
    places: Vec<(NodeId, usize)>,
    /// The greatest number of a move in the two columns.
    pub(in crate::view) last_number: u32,
}

impl Lines {
    pub(super) fn new(lines: Vec<Line>) -> Lines {
        let mut places = Vec::new();
        for (row, line) in lines.iter().enumerate() {
            line.each_move(|node| places.push((node, row)));
        }
        places.sort_unstable();
        let number = |line: &Line| match line {
            Line::Pair { number, .. } => *number,
            Line::Text { .. } => 0,
        };
        Lines {
            last_number: lines.iter().map(number).max().unwrap_or(0),
            lines,
            places,
        }
    }

    /// The line that contains a move.
    pub(in crate::view) fn row_of(&self, node: NodeId) -> Option<usize> {
        let place = self
            .places
            .binary_search_by_key(&node, |&(node, _)| node)
            .ok()?;
        Some(self.places[place].1)
    }
}
