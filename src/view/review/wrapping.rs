//! Breaks the collected words and moves into lines.

use std::ops::Range;

use super::line::{Join, Line, LineBlock, Style, Token, TokenKind};
use super::lines::Builder;
use super::sizes::Measures;
use super::word_order;
use crate::view::text::font::Face;

impl Builder<'_> {
    pub(super) fn token(&mut self, kind: TokenKind, join: Join, write: impl FnOnce(&mut String)) {
        let Measures { fonts, sizes, .. } = self.measures;
        let begin = self.block.text.len();
        write(&mut self.block.text);
        let text = &self.block.text[begin..];
        self.block.tokens.push(Token {
            kind,
            x: 0,
            width: match kind {
                TokenKind::GlyphNumbers => fonts.width(Face::Regular, text, sizes.small),
                TokenKind::Word | TokenKind::Folded(_) => {
                    fonts.width(Face::Regular, text, sizes.em)
                }
                TokenKind::Move(shown) => {
                    let [number, san, glyphs] = shown.parts(text);
                    fonts.width(Face::Regular, number, sizes.em)
                        + fonts.width(Face::Regular, san, sizes.em)
                        + fonts.width(Face::Bold, glyphs, sizes.em)
                }
            },
            text: begin..self.block.text.len(),
            join,
            is_right_to_left: false,
        });
    }

    /// Wraps the collected text to lines.
    pub(super) fn end_text(&mut self, style: Style) {
        self.end_pair(true);
        let sizes = self.measures.sizes;
        let width = sizes.width - sizes.indent(style);
        let begun = self.block.lines.len();
        let LineBlock { lines, tokens, .. } = &mut self.block;
        let has_begun_block = &mut self.has_begun_block;
        let mut end_line = |tokens: Range<usize>| {
            if !tokens.is_empty() {
                lines.push(Line::Text {
                    style,
                    is_first: std::mem::take(has_begun_block),
                    is_last: false,
                    tokens,
                });
            }
        };
        let (mut line, mut at, mut x) = (self.begun, self.begun, 0);
        let mut before = None;
        for group in tokens[self.begun..].chunk_by_mut(|_, next| next.join != Join::Free) {
            let mut end = 0;
            for (index, token) in group.iter_mut().enumerate() {
                token.x = end + if index > 0 { sizes.em / 3 } else { 0 };
                end = token.x + token.width;
            }
            let gap = if line == at {
                0
            } else {
                sizes.space(before, group)
            };
            if x + gap + end > width && line < at {
                end_line(line..at);
                line = at;
                x = 0;
            } else {
                x += gap;
            }
            group.iter_mut().for_each(|token| token.x += x);
            before = group.last().map(|token| token.kind);
            at += group.len();
            x += end;
        }
        end_line(line..at);
        self.end_lines(begun..self.block.lines.len(), style);
        self.begun = at;
    }

    /// Orders the words of lines that are filled. Comments from right to left end at the left edge.
    fn end_lines(&mut self, lines: Range<usize>, style: Style) {
        let Measures { fonts, sizes, .. } = self.measures;
        let LineBlock {
            lines: all,
            tokens,
            text,
        } = &mut self.block;
        for line in all.get(lines).unwrap_or_default() {
            let Line::Text { tokens: range, .. } = line else {
                continue;
            };
            let tokens = tokens.get_mut(range.clone()).unwrap_or_default();
            word_order::order(fonts, sizes.em, text, tokens);
            if style == Style::Comment && tokens.iter().all(|token| token.is_right_to_left) {
                let end = tokens.iter().map(|token| token.x + token.width).max();
                let rest = sizes.width - 2 * sizes.pad - end.unwrap_or(0);
                tokens.iter_mut().for_each(|token| token.x += rest.max(0));
            }
        }
    }

    /// Ends a block of text.
    pub(super) fn end_block(&mut self) {
        if let Some(Line::Text { is_last, .. }) = self.block.lines.last_mut() {
            *is_last = true;
        }
    }
}
