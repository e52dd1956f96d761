//! An outline of the move list: its parts with the number of their lines, as far as it can be told without laying
//! them out. In a huge game that would take longer than a frame.

use super::lines::{Measures, is_folded};
use crate::app::Review;
use crate::rules::Color;
use crate::tree::{NodeId, TextItem, TextItemKind};

/// The least letters of a part, which is laid out as a whole. A part begins with a move of White.
const PART: usize = 4_000;

/// About the letters of a move in a variation, with its number.
const MOVE: usize = 7;

/// The width of most letters in hundredths of an em.
const LETTER: usize = 55;

/// A part of the list: moves of the main line, with all that is between and below them.
#[derive(Clone, Debug)]
pub(super) struct Part {
    /// The half-moves of the main line before it.
    pub(super) plies: usize,
    /// Its lines; their exact number is known once it is laid out.
    pub(super) rows: usize,
}

/// The parts of the list, of which there is at least one, and all their letters.
pub(super) fn outline(review: &Review, shown: &[NodeId], measures: Measures) -> (Vec<Part>, usize) {
    let letters_in_line =
        measures.width.max(1) as usize * 100 / (LETTER * measures.em.max(1) as usize);
    let mut outline = Outline {
        review,
        shown,
        letters_in_line: letters_in_line.max(1),
        turn: review.tree().start().turn(),
        parts: Vec::new(),
        plies: 0,
        part: Part { plies: 0, rows: 0 },
        has_open_pair: false,
        text: 0,
        letters: 0,
        all_letters: 0,
        folded: None,
    };
    for item in review.tree().text_order() {
        outline.add(item);
    }
    outline.end_part();
    (outline.parts, outline.all_letters)
}

struct Outline<'a> {
    review: &'a Review,
    shown: &'a [NodeId],
    letters_in_line: usize,
    /// The side that makes the next move of the main line.
    turn: Color,
    parts: Vec<Part>,
    /// The half-moves of the main line so far.
    plies: usize,
    /// The unfinished part, and its letters.
    part: Part,
    letters: usize,
    /// Whether the last line has a move of White, beside which there is room for Black's.
    has_open_pair: bool,
    /// The letters of the unfinished text.
    text: usize,
    /// The letters of all finished parts.
    all_letters: usize,
    /// The first move of the folded line being skipped.
    folded: Option<NodeId>,
}

impl Outline<'_> {
    fn add(&mut self, item: TextItem) {
        let TextItem { kind, node, depth } = item;
        if let Some(folded) = self.folded {
            if kind == TextItemKind::LineEnds && node == folded {
                self.folded = None;
            }
            return;
        }
        match kind {
            TextItemKind::Move if depth == 0 => {
                self.begin_pair();
                self.main_move();
            }
            TextItemKind::CommentBefore => {
                if depth == 0 {
                    self.begin_pair();
                }
                let comment = self.review.tree().node(node).comment_before();
                self.comment(comment, depth);
            }
            TextItemKind::Comment => {
                let comment = self.review.tree().node(node).comment.as_deref();
                self.comment(comment, depth);
            }
            TextItemKind::Move => self.text += MOVE,
            TextItemKind::LineBegins => {
                self.text += 2;
                if is_folded(self.review, self.shown, node, depth) {
                    self.folded = Some(node);
                }
            }
            TextItemKind::LineEnds if depth <= 1 => self.end_text(),
            TextItemKind::LineEnds => {}
        }
    }

    /// Ends the part before a move of White if it is long enough.
    fn begin_pair(&mut self) {
        if self.turn == Color::White && self.letters >= PART {
            self.end_part();
        }
    }

    fn main_move(&mut self) {
        let has_room = self.turn == Color::Black && self.has_open_pair;
        self.part.rows += usize::from(!has_room);
        self.has_open_pair = self.turn == Color::White;
        self.turn = self.turn.other();
        self.letters += MOVE;
        self.plies += 1;
    }

    fn comment(&mut self, comment: Option<&str>, depth: usize) {
        self.text += without_first_commands(comment.unwrap_or_default()).len() + 1;
        if depth == 0 {
            self.end_text();
        }
    }

    fn end_text(&mut self) {
        let letters = std::mem::take(&mut self.text);
        self.part.rows += letters.div_ceil(self.letters_in_line);
        self.letters += letters;
        self.has_open_pair = false;
    }

    fn end_part(&mut self) {
        let next = Part {
            plies: self.plies,
            rows: 0,
        };
        self.parts.push(std::mem::replace(&mut self.part, next));
        self.all_letters += std::mem::take(&mut self.letters);
        self.has_open_pair = false;
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
