//! A line of the list of moves.

use std::ops::Range;

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
        /// Its tokens in its block.
        tokens: Range<usize>,
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
    /// Its text in the text of its block.
    pub(super) text: Range<usize>,
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

/// Lines that were laid out together.
#[derive(Clone, Default, Debug)]
pub(in crate::view) struct LineBlock {
    pub(in crate::view) lines: Vec<Line>,
    pub(super) tokens: Vec<Token>,
    /// The text of all tokens.
    pub(super) text: String,
}

impl LineBlock {
    /// The tokens of a line of text.
    pub(in crate::view) fn tokens(&self, tokens: &Range<usize>) -> &[Token] {
        self.tokens.get(tokens.clone()).unwrap_or_default()
    }

    /// The text of a token.
    pub(in crate::view) fn text(&self, token: &Token) -> &str {
        self.text.get(token.text.clone()).unwrap_or_default()
    }

    /// The number of the line with a move.
    pub(super) fn line_of(&self, node: NodeId) -> Option<usize> {
        self.lines.iter().position(|line| match line {
            Line::Pair { white, black, .. } => [white, black].contains(&&Cell::Move(node)),
            Line::Text { tokens, .. } => {
                let mut kinds = self.tokens(tokens).iter().map(|token| token.kind);
                kinds.any(|kind| kind == TokenKind::Move(node))
            }
        })
    }
}
