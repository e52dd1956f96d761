//! The sizes of the lines of moves and comments.

use super::line::{Line, Style, Token, TokenKind};
use crate::view::text::font::Fonts;
use crate::words::Words;

/// Measures of the lines: the fonts, the sizes, and the words of the program in the game.
#[derive(Clone, Copy)]
pub(in crate::view) struct Measures<'a> {
    pub(in crate::view) fonts: &'a Fonts,
    pub(in crate::view) sizes: Sizes,
    pub(in crate::view) words: Words,
}

/// Sizes of the lines, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::view) struct Sizes {
    /// The width of a line of text that is not nested.
    pub(in crate::view) width: i32,
    pub(in crate::view) em: i32,
    /// The size of the numbers of glyphs.
    pub(in crate::view) small: i32,
    /// The heights of a line with moves of the main line, and of a line of text.
    pub(in crate::view) row: i32,
    pub(in crate::view) line: i32,
    /// The distances above and below a block of text, and those of its words from the edges of the box of a comment.
    pub(in crate::view) gap: i32,
    pub(in crate::view) pad: i32,
    /// The indent of a nested variation.
    pub(in crate::view) step: i32,
}

impl Sizes {
    /// The distance before a word, or before a move and what belongs to it. Beside a move there is room for the box of the move
    /// shown.
    pub(super) fn space(self, before: Option<TokenKind>, group: &[Token]) -> i32 {
        let next = group.first().map(|token| token.kind);
        let is_move = |kind| matches!(kind, Some(TokenKind::Move(_)));
        if is_move(before) || is_move(next) {
            self.em * 3 / 4
        } else {
            self.em / 3
        }
    }

    /// How much further in a line is than one that is not nested; at most half of the width.
    pub(in crate::view) fn indent(self, style: Style) -> i32 {
        match style {
            Style::Comment => 0,
            Style::Variation(depth) => {
                let steps = i32::try_from(depth).unwrap_or(i32::MAX) - 1;
                steps.saturating_mul(self.step).min(self.width / 2)
            }
        }
    }

    /// The distances of the text of a line from its upper and lower edge.
    pub(in crate::view) fn edges(self, line: &Line) -> (i32, i32) {
        match *line {
            Line::Pair { .. } => (0, 0),
            Line::Text {
                style,
                is_first,
                is_last,
                ..
            } => {
                let edge = match style {
                    Style::Comment => self.gap + self.pad,
                    Style::Variation(_) => self.gap,
                };
                let at = |is_edge| if is_edge { edge } else { 0 };
                (at(is_first), at(is_last))
            }
        }
    }

    /// The height of a line.
    pub(in crate::view) fn height(self, line: &Line) -> i32 {
        let (above, below) = self.edges(line);
        let text = match line {
            Line::Pair { .. } => self.row,
            Line::Text { .. } => self.line,
        };
        above + text + below
    }
}

#[cfg(test)]
impl Measures<'_> {
    /// Those of a list of this width at the usual size of text.
    pub(in crate::view) fn for_tests(fonts: &Fonts, width: i32) -> Measures<'_> {
        let sizes = Sizes {
            width,
            em: 14,
            small: 12,
            row: 28,
            line: 24,
            gap: 2,
            pad: 4,
            step: 16,
        };
        Measures {
            fonts,
            sizes,
            words: Words::ENGLISH,
        }
    }
}
