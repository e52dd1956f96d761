//! An outline of the move list: its parts, and about how many lines they have, without laying them out. In a huge game
//! that would take longer than a frame.

use std::ops::Range;

use super::lines::{is_folded, items, mover};
use super::sizes::Measures;
use crate::app::Review;
use crate::rules::Color;
use crate::tree::{BREAK, NodeId, TextItem, TextItemKind};

/// The least letters of a part, which is laid out as a whole. A part begins with a move of White.
const PART: usize = 4_000;

/// About the letters of a move with its number.
const MOVE: usize = 7;

/// The width of most letters in hundredths of an em.
const LETTER: usize = 55;

/// A part of the list: moves of the main line, with all that is between and below them.
#[derive(Clone, Default, Debug)]
pub(super) struct Part {
    /// The half-moves of the main line before it.
    pub(super) plies: usize,
    /// The lines with moves of the main line.
    pairs: usize,
    /// The comments and variations, and their letters.
    paragraphs: usize,
    letters: usize,
}

impl Part {
    /// All letters.
    pub(super) fn letters(&self) -> usize {
        self.letters + MOVE * self.pairs
    }

    /// About the number of lines; nearly always enough.
    pub(super) fn rows(&self, measures: Measures) -> usize {
        let sizes = measures.sizes;
        let line = 100 * sizes.width.max(1) as usize / sizes.em.max(1) as usize;
        self.pairs + self.paragraphs + self.letters * LETTER / line.max(1)
    }
}

/// The parts of the list, of which there is at least one. The variations with the first moves `shown` are unfolded.
pub(super) fn outline(review: &Review, shown: &[NodeId]) -> Vec<Part> {
    let mut outline = Outline::new(review, shown, 0);
    for item in items(review, 0..usize::MAX) {
        outline.add(item, PART);
    }
    outline.finish()
}

/// The part of the list with these moves of the main line.
pub(super) fn part(review: &Review, shown: &[NodeId], plies: Range<usize>) -> Part {
    let mut outline = Outline::new(review, shown, plies.start);
    for item in items(review, plies) {
        outline.add(item, usize::MAX);
    }
    outline.finish().pop().unwrap_or_default()
}

struct Outline<'a> {
    review: &'a Review,
    shown: &'a [NodeId],
    parts: Vec<Part>,
    /// The unfinished part.
    part: Part,
    /// The half-moves of the main line so far.
    plies: usize,
    /// The side that makes the next move of the main line.
    turn: Color,
    /// Whether the last line has a move of White, beside which there is room for Black's.
    has_open_pair: bool,
    /// The letters of the unfinished text.
    text: usize,
    /// The last move of the main line with a comment before it.
    commented: Option<NodeId>,
    /// The first move of the folded line being skipped.
    folded: Option<NodeId>,
}

impl<'a> Outline<'a> {
    fn new(review: &'a Review, shown: &'a [NodeId], plies: usize) -> Outline<'a> {
        Outline {
            review,
            shown,
            parts: Vec::new(),
            part: Part {
                plies,
                ..Part::default()
            },
            plies,
            turn: mover(review.tree().start(), plies).0,
            has_open_pair: false,
            text: 0,
            commented: None,
            folded: None,
        }
    }

    /// Adds an item; a part with this many letters ends before the next move of White.
    fn add(&mut self, item: TextItem, longest: usize) {
        let TextItem { kind, node, depth } = item;
        if let Some(folded) = self.folded {
            if kind == TextItemKind::LineEnds && node == folded {
                self.folded = None;
            }
            return;
        }
        match kind {
            TextItemKind::Move if depth == 0 => {
                // The comment before it has begun it.
                if self.commented != Some(node) {
                    self.begin_move(longest);
                }
                self.main_move();
            }
            TextItemKind::CommentBefore => {
                if depth == 0 {
                    self.begin_move(longest);
                    self.commented = Some(node);
                }
                self.comment(self.review.tree().node(node).comment_before(), depth);
            }
            TextItemKind::Comment => {
                self.comment(self.review.tree().node(node).comment.as_deref(), depth);
            }
            TextItemKind::Move => self.text += MOVE,
            TextItemKind::LineBegins => {
                if depth > 1 {
                    self.end_text();
                }
                if is_folded(self.review, self.shown, node, depth) {
                    self.text += 1;
                    self.end_text();
                    self.folded = Some(node);
                }
            }
            TextItemKind::LineEnds => self.end_text(),
        }
    }

    fn begin_move(&mut self, longest: usize) {
        if self.turn == Color::White && self.part.letters() >= longest {
            let next = Part {
                plies: self.plies,
                ..Part::default()
            };
            self.parts.push(std::mem::replace(&mut self.part, next));
            self.has_open_pair = false;
        }
    }

    fn main_move(&mut self) {
        let has_room = self.turn == Color::Black && self.has_open_pair;
        self.part.pairs += usize::from(!has_room);
        self.has_open_pair = self.turn == Color::White;
        self.turn = self.turn.other();
        self.plies += 1;
    }

    fn comment(&mut self, comment: Option<&str>, depth: usize) {
        let comment = without_first_commands(comment.unwrap_or_default());
        self.text += comment.len() + 1;
        self.part.paragraphs += comment.matches(BREAK).count();
        if depth == 0 {
            self.end_text();
        }
    }

    fn end_text(&mut self) {
        self.part.paragraphs += usize::from(self.text > 0);
        self.part.letters += std::mem::take(&mut self.text);
        self.has_open_pair = false;
    }

    fn finish(mut self) -> Vec<Part> {
        self.parts.push(self.part);
        self.parts
    }
}

/// A comment without the commands that it begins with.
fn without_first_commands(comment: &str) -> &str {
    let mut rest = comment;
    while let Some((_, after)) = rest
        .strip_prefix("[%")
        .and_then(|rest| rest.split_once(']'))
    {
        rest = after.trim_ascii_start();
    }
    rest
}
