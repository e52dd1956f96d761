//! A line of the list of moves.

use std::borrow::Cow;
use std::ops::Range;

use crate::tree::NodeId;
use crate::words::RIGHT_TO_LEFT_MARK;

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
        style: Style,
        /// Whether it is the first line of its block, and the last one.
        is_first: bool,
        is_last: bool,
        /// Its tokens in its block.
        tokens: Range<usize>,
    },
}

/// How a line of text is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::view) enum Style {
    /// In a box.
    Comment,
    /// Beside as many rules as the variation is deep, at least 1.
    Variation(usize),
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
    /// Whether it is a word of a comment from right to left.
    pub(super) is_right_to_left: bool,
}

/// How a token follows the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Join {
    /// After a space, or on a new line.
    Free,
    /// After a space on the same line, as the number of a glyph after its move.
    Kept,
}

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::view) enum TokenKind {
    /// A word of a comment.
    Word,
    /// A move of a variation, after its number if it has one, and with its glyphs.
    Move(VariationMove),
    /// The numbers of the glyphs of a move that have no symbol.
    GlyphNumbers,
    /// A line that is folded.
    Folded(NodeId),
}

/// A move of a variation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::view) struct VariationMove {
    pub(in crate::view) node: NodeId,
    /// The lengths of its number and of its glyphs in its text, in bytes.
    pub(in crate::view) number: usize,
    pub(in crate::view) glyphs: usize,
}

impl VariationMove {
    /// Its number, its notation and its glyphs.
    pub(in crate::view) fn parts(self, text: &str) -> [&str; 3] {
        let (number, rest) = text.split_at_checked(self.number).unwrap_or(("", text));
        let end = rest.len().saturating_sub(self.glyphs);
        let (san, glyphs) = rest.split_at_checked(end).unwrap_or((rest, ""));
        [number, san, glyphs]
    }
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

    /// The text of a token, which is ordered as its comment is.
    pub(in crate::view) fn text(&self, token: &Token) -> Cow<'_, str> {
        let text = self.text.get(token.text.clone()).unwrap_or_default();
        if token.is_right_to_left {
            format!("{RIGHT_TO_LEFT_MARK}{text}").into()
        } else {
            text.into()
        }
    }

    /// The number of the line with a move.
    pub(super) fn line_of(&self, node: NodeId) -> Option<usize> {
        self.lines.iter().position(|line| match line {
            Line::Pair { white, black, .. } => [white, black].contains(&&Cell::Move(node)),
            Line::Text { tokens, .. } => {
                let mut kinds = self.tokens(tokens).iter().map(|token| token.kind);
                kinds.any(|kind| matches!(kind, TokenKind::Move(shown) if shown.node == node))
            }
        })
    }
}
