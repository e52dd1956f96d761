//! The moves of a tree as lines of a list: the main line in two columns, with comments and variations below
//! their moves.

use std::fmt::Write;
use std::ops::Range;

use super::glyph;
use super::line::{Cell, Join, Line, LineBlock, Token, TokenKind};
use crate::app::Review;
use crate::notation::PieceLetters;
use crate::rules::{Color, Position};
use crate::tree::{NodeId, TextItem, TextItemKind};
use crate::view::text::font::{Face, Fonts};

/// Lines nested more deeply than this are folded.
const DEEPEST_UNFOLDED: usize = 3;

/// Measures of the lines: the fonts, the width and the text size.
#[derive(Clone, Copy)]
pub(in crate::view) struct Measures<'a> {
    pub(in crate::view) fonts: &'a Fonts,
    pub(in crate::view) width: i32,
    pub(in crate::view) em: i32,
    /// The size of the numbers of glyphs.
    pub(in crate::view) small: i32,
    /// The letters of the pieces in moves.
    pub(in crate::view) letters: PieceLetters,
}

impl Measures<'_> {
    /// The width and the sizes.
    pub(super) fn size(self) -> [i32; 3] {
        [self.width, self.em, self.small]
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
        is_after_bracket: false,
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
    /// Whether the last token opens a bracket.
    is_after_bracket: bool,
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
        let mut has_words = false;
        for word in words {
            self.word(word);
            has_words = true;
        }
        self.number_wanted |= has_words;
        if has_words && depth == 0 {
            self.end_text(false);
        }
    }

    /// A word, split if it is wider than a line.
    fn word(&mut self, word: &str) {
        let Measures {
            fonts, width, em, ..
        } = self.measures;
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
        if is_folded(self.review, self.shown, first, depth) {
            self.token(TokenKind::Folded(first), Join::Free, |text| {
                text.push_str("(…)")
            });
            self.folded = Some(first);
        } else if depth > 1 {
            self.token(TokenKind::Mark, Join::Free, |text| text.push('('));
            self.is_after_bracket = true;
        }
    }

    fn end_line(&mut self, depth: usize) {
        self.number_wanted = true;
        match depth {
            0 | 1 => self.end_text(true),
            _ => self.token(TokenKind::Mark, Join::Tight, |text| text.push(')')),
        }
    }

    fn variation_move(&mut self, node: NodeId) {
        let Some(written) = self.review.written(node) else {
            return;
        };
        let is_white = written.color == Color::White;
        let mut join = Join::Free;
        if is_white || self.number_wanted {
            let dots = if is_white { '.' } else { '…' };
            let number = written.number;
            self.token(TokenKind::Mark, Join::Free, |text| {
                // Writing to a string cannot fail.
                let _ = write!(text, "{number}{dots}");
            });
            join = Join::Kept;
        }
        self.number_wanted = false;
        let nags = self.review.tree().node(node).nags();
        let letters = self.measures.letters;
        self.token(TokenKind::Move(node), join, |text| {
            text.push_str(&letters.localized(&written.san));
            text.push_str(&glyph::text_of(nags));
        });
        let numbers = glyph::numbers_of(nags);
        if !numbers.is_empty() {
            self.token(TokenKind::GlyphNumbers, Join::Kept, |text| {
                text.push_str(&numbers)
            });
        }
    }

    fn token(&mut self, kind: TokenKind, join: Join, write: impl FnOnce(&mut String)) {
        let Measures {
            fonts, em, small, ..
        } = self.measures;
        let em = match kind {
            TokenKind::GlyphNumbers => small,
            TokenKind::Word | TokenKind::Mark | TokenKind::Move(_) | TokenKind::Folded(_) => em,
        };
        let begin = self.block.text.len();
        write(&mut self.block.text);
        let text = &self.block.text[begin..];
        let is_after_bracket = std::mem::take(&mut self.is_after_bracket);
        self.block.tokens.push(Token {
            kind,
            x: 0,
            width: fonts.width(Face::Regular, text, em),
            text: begin..self.block.text.len(),
            join: if is_after_bracket { Join::Tight } else { join },
        });
    }

    /// Wraps the collected text to lines.
    fn end_text(&mut self, is_variation: bool) {
        self.end_pair(true);
        let Measures { width, em, .. } = self.measures;
        let space = em / 3;
        let LineBlock { lines, tokens, .. } = &mut self.block;
        let mut end_line = |tokens: Range<usize>| {
            if !tokens.is_empty() {
                lines.push(Line::Text {
                    is_variation,
                    tokens,
                });
            }
        };
        let (mut line, mut at, mut x) = (self.begun, self.begun, 0);
        for group in tokens[self.begun..].chunk_by_mut(|_, next| next.join != Join::Free) {
            let mut end = 0;
            for (index, token) in group.iter_mut().enumerate() {
                let is_apart = index > 0 && token.join == Join::Kept;
                token.x = end + if is_apart { space } else { 0 };
                end = token.x + token.width;
            }
            let gap = if line == at { 0 } else { space };
            if x + gap + end > width && line < at {
                end_line(line..at);
                line = at;
                x = 0;
            } else {
                x += gap;
            }
            group.iter_mut().for_each(|token| token.x += x);
            at += group.len();
            x += end;
        }
        end_line(line..at);
        self.begun = at;
    }
}
