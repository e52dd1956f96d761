//! The moves of a tree as lines of a list: the main line in two columns, with comments and variations below
//! their moves.

use std::ops::Range;

use super::glyph;
use super::line::{Cell, Join, Line, LineBlock, Style, TokenKind, VariationMove};
use super::sizes::Measures;
use crate::analysis::says_best;
use crate::app::{DEEPEST_UNFOLDED, Review};
use crate::rules::{Color, Position};
use crate::tree::{BREAK, NodeId, TextItem, TextItemKind};
use crate::view::text::font::Face;
use crate::words::is_right_to_left;

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

/// Collects the lines.
pub(super) struct Builder<'a> {
    review: &'a Review,
    pub(super) measures: Measures<'a>,
    /// The first moves of the variations that lead to the position shown.
    shown: &'a [NodeId],
    pub(super) block: LineBlock,
    /// The side that makes the next move of the main line, and its number.
    next: (Color, u32),
    /// The unfinished pair.
    pair: Option<(u32, Cell, Cell)>,
    /// The first token of the unfinished text.
    pub(super) begun: usize,
    /// Whether the next text is the first of its block.
    pub(super) has_begun_block: bool,
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
            TextItemKind::CommentBefore => match self.said_best(node) {
                Some(said) => self.comment(said.split(' '), depth),
                None => self.comment(self.review.tree().node(node).each_word_before(), depth),
            },
            TextItemKind::LineBegins => self.begin_line(node, depth),
            TextItemKind::LineEnds => self.end_line(depth),
        }
    }

    /// The comment of an analysis before the best move, in the language of the screen.
    fn said_best(&self, node: NodeId) -> Option<String> {
        let san = &self.review.written(node)?.san;
        let before = self.review.tree().node(node).each_word_before();
        let words = self.measures.words;
        says_best(before, san).then(|| words.was_best(san))
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
    pub(super) fn end_pair(&mut self, interrupted: bool) {
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
        let style = match depth {
            0 => Style::Comment,
            depth => Style::Variation(depth),
        };
        let mut words = words.peekable();
        let mut has_words = false;
        while words.peek().is_some() {
            let mut line = words.by_ref().take_while(|&word| word != BREAK).peekable();
            if line.peek().is_none() {
                continue;
            }
            if has_words {
                self.end_text(style);
            } else {
                self.has_begun_block |= depth == 0;
                has_words = true;
            }
            self.comment_line(line, depth);
        }
        self.number_wanted |= has_words;
        if has_words && depth == 0 {
            self.end_text(style);
            self.end_block();
        }
    }

    /// The words of a line of a comment.
    fn comment_line<'w>(&mut self, words: impl Iterator<Item = &'w str>, depth: usize) {
        let first = self.block.tokens.len();
        for word in words {
            self.word(word, depth);
        }
        let LineBlock { text, tokens, .. } = &mut self.block;
        let words = tokens.get_mut(first..).unwrap_or_default();
        let texts = words.iter().filter_map(|word| text.get(word.text.clone()));
        if is_right_to_left(texts) {
            words
                .iter_mut()
                .for_each(|word| word.is_right_to_left = true);
        }
    }

    /// A word, split if it is wider than a line at this depth.
    fn word(&mut self, word: &str, depth: usize) {
        let Measures { fonts, sizes, .. } = self.measures;
        let (em, width) = (
            sizes.em,
            sizes.width - sizes.indent(Style::Variation(depth.max(1))),
        );
        let mut rest = word;
        while !rest.is_empty() {
            let ends = fonts.ends(Face::Regular, rest, em);
            let fitting = ends.take_while(|(_, reach)| *reach <= width as f32);
            let first = rest.chars().next().map_or(0, char::len_utf8);
            let (piece, after) = rest.split_at(fitting.last().map_or(first, |(end, _)| end));
            self.token(TokenKind::Word, Join::Free, |text| text.push_str(piece));
            rest = after;
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
        let san = self.measures.words.san(&written.san);
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
}
