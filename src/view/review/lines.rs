//! The moves of a tree as lines of a list: the main line in two columns, with comments and variations below
//! their moves.

use std::ops::Range;

use super::line::{Cell, Join, Line, LineBlock, Style, Token, TokenKind, VariationMove};
use super::{glyph, word_order};
use crate::app::Review;
use crate::notation::PieceLetters;
use crate::rules::{Color, Position};
use crate::tree::{NodeId, TextItem, TextItemKind};
use crate::view::text::font::{Face, Fonts};
use crate::words::is_right_to_left;

/// Lines nested more deeply than this are folded.
const DEEPEST_UNFOLDED: usize = 3;

/// Measures of the lines: the fonts, the sizes and the letters of the pieces in moves.
#[derive(Clone, Copy)]
pub(in crate::view) struct Measures<'a> {
    pub(in crate::view) fonts: &'a Fonts,
    pub(in crate::view) sizes: Sizes,
    pub(in crate::view) letters: PieceLetters,
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
    fn space(self, before: Option<TokenKind>, group: &[Token]) -> i32 {
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

/// Whether a line is folded. The variations with the first moves `shown` are unfolded.
pub(super) fn is_folded(review: &Review, shown: &[NodeId], first: NodeId, depth: usize) -> bool {
    let is_open = || review.move_list().is_unfolded(first) || shown.contains(&first);
    depth > DEEPEST_UNFOLDED && !is_open()
}

/// The lines of the moves of the main line with these numbers, and of what is between and below them. Those before
/// the first move of all begin with the comment about the game.
pub(super) fn lines(
    review: &Review,
    shown: &[NodeId],
    measures: Measures,
    plies: Range<usize>,
) -> LineBlock {
    let mut builder = Builder {
        review,
        measures,
        shown,
        next: mover(review.tree().start(), plies.start),
        block: LineBlock::default(),
        pair: None,
        begun: 0,
        has_begun_block: false,
        number_wanted: true,
        folded: None,
    };
    for item in items(review, plies) {
        builder.add(item);
    }
    builder.end_pair(false);
    builder.block
}

/// The items of the list between these moves of the main line.
pub(super) fn items(review: &Review, plies: Range<usize>) -> impl Iterator<Item = TextItem> {
    let main_line = review.analysis().main_line();
    let first = main_line.get(plies.start).filter(|_| plies.start > 0);
    let end = main_line.get(plies.end);
    let begins = move |item: &TextItem| {
        let is_first = matches!(item.kind, TextItemKind::CommentBefore | TextItemKind::Move);
        is_first && item.depth == 0 && Some(&item.node) == end
    };
    let tree = review.tree();
    let items = first.map_or_else(|| tree.text_order(), |&first| tree.text_order_from(first));
    items.take_while(move |item| !begins(item))
}

/// The side that makes the move after this many half-moves from a start, and the number of that move.
pub(super) fn mover(start: &Position, plies: usize) -> (Color, u32) {
    let black_begins = usize::from(start.turn() == Color::Black);
    let color = match (black_begins + plies) % 2 {
        0 => Color::White,
        _ => Color::Black,
    };
    let moves = (black_begins + plies) / 2;
    (color, start.fullmove_number().saturating_add(moves as u32))
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
            letters: PieceLetters::ENGLISH,
        }
    }
}

struct Builder<'a> {
    review: &'a Review,
    measures: Measures<'a>,
    /// The first moves of the variations that lead to the position shown.
    shown: &'a [NodeId],
    block: LineBlock,
    /// The side that makes the next move of the main line, and its number.
    next: (Color, u32),
    /// The unfinished pair.
    pair: Option<(u32, Cell, Cell)>,
    /// The first token of the unfinished text.
    begun: usize,
    /// Whether the next text is the first of its block.
    has_begun_block: bool,
    /// Whether the next move of a variation needs its number even if it is Black's.
    number_wanted: bool,
    /// The first move of the folded line being skipped.
    folded: Option<NodeId>,
}

impl Builder<'_> {
    fn add(&mut self, item: TextItem) {
        let TextItem { kind, node, depth } = item;
        if let Some(folded) = self.folded {
            if kind == TextItemKind::LineEnds && node == folded {
                self.folded = None;
            }
            return;
        }
        match kind {
            TextItemKind::Move if depth == 0 => self.main_move(node),
            TextItemKind::Move => self.variation_move(node),
            TextItemKind::Comment => {
                self.comment(self.review.tree().node(node).each_word(), depth);
            }
            TextItemKind::CommentBefore => {
                self.comment(self.review.tree().node(node).each_word_before(), depth);
            }
            TextItemKind::LineBegins => self.begin_line(node, depth),
            TextItemKind::LineEnds => self.end_line(depth),
        }
    }

    fn main_move(&mut self, node: NodeId) {
        let cell = Cell::Move(node);
        let (color, number) = self.next;
        self.next = (color.other(), number + u32::from(color == Color::Black));
        match (color, self.pair.take()) {
            (Color::Black, Some((number, white, Cell::Empty))) => {
                self.pair = Some((number, white, cell));
                self.end_pair(false);
            }
            (Color::White, pair) => {
                self.pair = pair;
                self.end_pair(false);
                self.pair = Some((number, cell, Cell::Empty));
            }
            (Color::Black, pair) => {
                self.pair = pair;
                self.end_pair(false);
                self.pair = Some((number, Cell::Elsewhere, cell));
                self.end_pair(false);
            }
        }
    }

    /// Ends the pair; if `interrupted`, text comes before Black's move.
    fn end_pair(&mut self, interrupted: bool) {
        if let Some((number, white, black)) = self.pair.take() {
            let black = match (black, interrupted) {
                (Cell::Empty, true) => Cell::Elsewhere,
                (black, _) => black,
            };
            self.block.lines.push(Line::Pair {
                number,
                white,
                black,
            });
        }
    }

    fn comment<'w>(&mut self, words: impl Iterator<Item = &'w str>, depth: usize) {
        let first = self.block.tokens.len();
        for word in words {
            self.word(word, depth);
        }
        let LineBlock { text, tokens, .. } = &mut self.block;
        let words = tokens.get_mut(first..).unwrap_or_default();
        let has_words = !words.is_empty();
        let texts = words.iter().filter_map(|word| text.get(word.text.clone()));
        if is_right_to_left(texts) {
            words
                .iter_mut()
                .for_each(|word| word.is_right_to_left = true);
        }
        self.number_wanted |= has_words;
        if has_words && depth == 0 {
            self.has_begun_block = true;
            self.end_text(Style::Comment);
            self.end_block();
        }
    }

    /// A word, split if it is wider than a line at this depth.
    fn word(&mut self, word: &str, depth: usize) {
        let Measures { fonts, sizes, .. } = self.measures;
        let (em, width) = (
            sizes.em,
            sizes.width - sizes.indent(Style::Variation(depth.max(1))),
        );
        let reach = fonts.width(Face::Regular, word, em);
        if reach <= width {
            return self.token(TokenKind::Word, Join::Free, |text| text.push_str(word));
        }
        for piece in fonts.wrap(Face::Regular, word, em, width) {
            self.token(TokenKind::Word, Join::Free, |text| text.push_str(&piece));
        }
    }

    fn begin_line(&mut self, first: NodeId, depth: usize) {
        self.number_wanted = true;
        match depth {
            0 | 1 => self.has_begun_block = true,
            // A nested line begins on a line of its own.
            _ => self.end_text(Style::Variation(depth - 1)),
        }
        if is_folded(self.review, self.shown, first, depth) {
            self.token(TokenKind::Folded(first), Join::Free, |text| {
                text.push_str("(…)")
            });
            self.end_text(Style::Variation(depth));
            self.folded = Some(first);
        }
    }

    fn end_line(&mut self, depth: usize) {
        self.number_wanted = true;
        self.end_text(Style::Variation(depth.max(1)));
        if depth <= 1 {
            self.end_block();
        }
    }

    fn variation_move(&mut self, node: NodeId) {
        let Some(written) = self.review.written(node) else {
            return;
        };
        let number = written.numbering_in_line(self.number_wanted);
        self.number_wanted = false;
        let nags = self.review.tree().node(node).nags();
        let glyphs = glyph::text_of(nags);
        let san = self.measures.letters.localized(&written.san);
        let shown = VariationMove {
            node,
            number: number.len(),
            glyphs: glyphs.len(),
        };
        self.token(TokenKind::Move(shown), Join::Free, |text| {
            text.extend([&number, &*san, &glyphs]);
        });
        let numbers = glyph::numbers_of(nags);
        if !numbers.is_empty() {
            self.token(TokenKind::GlyphNumbers, Join::Kept, |text| {
                text.push_str(&numbers)
            });
        }
    }

    fn token(&mut self, kind: TokenKind, join: Join, write: impl FnOnce(&mut String)) {
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
    fn end_text(&mut self, style: Style) {
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
    fn end_block(&mut self) {
        if let Some(Line::Text { is_last, .. }) = self.block.lines.last_mut() {
            *is_last = true;
        }
    }
}
