//! The moves of a tree as lines of a list: the main line in two columns, with comments and variations below
//! their moves.

use std::collections::HashSet;

use super::glyph;
use crate::app::Review;
use crate::rules::Color;
use crate::tree::{NodeId, TextItem, TextItemKind};
use crate::view::text::font::{Face, Fonts};

/// Lines nested more deeply than this are folded.
const DEEPEST_UNFOLDED: usize = 3;

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
    /// Whether it follows the one before without a space.
    joined: bool,
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
    /// A line that is folded.
    Folded(NodeId),
}

impl Line {
    /// Whether the line contains a move.
    pub(in crate::view) fn has(&self, node: NodeId) -> bool {
        match self {
            Line::Pair { white, black, .. } => [white, black]
                .into_iter()
                .any(|cell| *cell == Cell::Move(node)),
            Line::Text { tokens, .. } => tokens
                .iter()
                .any(|token| token.kind == TokenKind::Move(node)),
        }
    }
}

/// Measures of the lines: the fonts, the width and the text size.
#[derive(Clone, Copy)]
pub(in crate::view) struct Measures<'a> {
    pub(in crate::view) fonts: &'a Fonts,
    pub(in crate::view) width: i32,
    pub(in crate::view) em: i32,
}

/// All lines of the list.
pub(in crate::view) fn lines(review: &Review, measures: Measures) -> Vec<Line> {
    let shown: HashSet<NodeId> = review.tree().path(review.at()).into_iter().collect();
    let mut builder = Builder {
        review,
        measures,
        shown,
        lines: Vec::new(),
        pair: None,
        text: Vec::new(),
        number_wanted: true,
        folded: None,
    };
    for item in review.tree().text_order() {
        builder.add(item);
    }
    builder.end_pair(false);
    builder.lines
}

struct Builder<'a> {
    review: &'a Review,
    measures: Measures<'a>,
    /// The moves that lead to the position shown.
    shown: HashSet<NodeId>,
    lines: Vec<Line>,
    /// The unfinished pair.
    pair: Option<(u32, Cell, Cell)>,
    /// The unfinished text.
    text: Vec<Token>,
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
                let words = self.review.tree().node(node).words();
                self.comment(&words, depth);
            }
            TextItemKind::CommentBefore => {
                let words = self.review.tree().node(node).words_before();
                self.comment(&words, depth);
            }
            TextItemKind::LineBegins => self.begin_line(node, depth),
            TextItemKind::LineEnds => self.end_line(depth),
        }
    }

    fn main_move(&mut self, node: NodeId) {
        let Some(written) = self.review.written(node) else {
            return;
        };
        let cell = Cell::Move(node);
        match (written.color, self.pair.take()) {
            (Color::Black, Some((number, white, Cell::Empty))) => {
                self.pair = Some((number, white, cell));
                self.end_pair(false);
            }
            (Color::White, pair) => {
                self.pair = pair;
                self.end_pair(false);
                self.pair = Some((written.number, cell, Cell::Empty));
            }
            (Color::Black, pair) => {
                self.pair = pair;
                self.end_pair(false);
                self.pair = Some((written.number, Cell::Elsewhere, cell));
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
            self.lines.push(Line::Pair {
                number,
                white,
                black,
            });
        }
    }

    fn comment(&mut self, words: &str, depth: usize) {
        if words.is_empty() {
            return;
        }
        for word in words.split_whitespace() {
            self.word(word);
        }
        self.number_wanted = true;
        if depth == 0 {
            self.end_text(false);
        }
    }

    /// A word, split if it is wider than a line.
    fn word(&mut self, word: &str) {
        let Measures { fonts, width, em } = self.measures;
        if fonts.width(Face::Regular, word, em) <= width {
            return self.token(word.to_string(), TokenKind::Word, false);
        }
        for piece in fonts.wrap(Face::Regular, word, em, width) {
            self.token(piece, TokenKind::Word, false);
        }
    }

    fn begin_line(&mut self, first: NodeId, depth: usize) {
        self.number_wanted = true;
        let is_open = self.review.move_list().is_unfolded(first) || self.shown.contains(&first);
        if depth > DEEPEST_UNFOLDED && !is_open {
            self.token("(…)".to_string(), TokenKind::Folded(first), false);
            self.folded = Some(first);
        } else if depth > 1 {
            self.token("(".to_string(), TokenKind::Mark, false);
        }
    }

    fn end_line(&mut self, depth: usize) {
        self.number_wanted = true;
        match depth {
            0 | 1 => self.end_text(true),
            _ => self.token(")".to_string(), TokenKind::Mark, true),
        }
    }

    fn variation_move(&mut self, node: NodeId) {
        let Some(written) = self.review.written(node) else {
            return;
        };
        let number = match (written.color, self.number_wanted) {
            (Color::White, _) => format!("{}.", written.number),
            (Color::Black, true) => format!("{}…", written.number),
            (Color::Black, false) => String::new(),
        };
        self.number_wanted = false;
        if !number.is_empty() {
            self.token(number, TokenKind::Mark, false);
        }
        let glyphs = glyph::text_of(self.review.tree().node(node).nags());
        let text = format!("{}{glyphs}", written.san);
        self.token(text, TokenKind::Move(node), false);
    }

    fn token(&mut self, text: String, kind: TokenKind, joined: bool) {
        let Measures { fonts, em, .. } = self.measures;
        let after_bracket = self
            .text
            .last()
            .is_some_and(|last| last.kind == TokenKind::Mark && last.text == "(");
        let width = fonts.width(Face::Regular, &text, em);
        self.text.push(Token {
            text,
            kind,
            x: 0,
            width,
            joined: joined || after_bracket,
        });
    }

    /// Wraps the collected text to lines.
    fn end_text(&mut self, is_variation: bool) {
        self.end_pair(true);
        let Measures { width, em, .. } = self.measures;
        let space = em / 3;
        let mut line: Vec<Token> = Vec::new();
        let mut x = 0;
        for mut token in self.text.drain(..) {
            let gap = if token.joined || line.is_empty() {
                0
            } else {
                space
            };
            // A joined token stays on the line of its word.
            if x + gap + token.width > width && !line.is_empty() && !token.joined {
                let tokens = std::mem::take(&mut line);
                self.lines.push(Line::Text {
                    is_variation,
                    tokens,
                });
                token.x = 0;
            } else {
                token.x = x + gap;
            }
            x = token.x + token.width;
            line.push(token);
        }
        if !line.is_empty() {
            self.lines.push(Line::Text {
                is_variation,
                tokens: line,
            });
        }
    }
}
