//! Which marks in a game are those of an analysis, ours or another program's, so that a later one replaces them.

use super::judgement::Judgement;
use super::line_scores::LineScores;
use super::remark::remark;
use crate::notation::san;
use crate::rules::Move;
use crate::tree::{GameTree, Nag, NodeId, own_note};

/// The longest line that is written, in half-moves.
pub const LONGEST_LINE: usize = 8;

/// What a best line is called in our note.
const BEST: &str = "best";

/// Our note before a best line: `best`, or `best $4` if the analysis has set this glyph on the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Note {
    pub(super) nag: Option<Nag>,
}

impl Note {
    /// The note before a line; `None` if it has none, or is not about a best line.
    pub(super) fn before(tree: &GameTree, first: NodeId) -> Option<Note> {
        let mut words = own_note(tree.node(first).comment_before()?)?.split_whitespace();
        let is_best = words.next() == Some(BEST);
        let number = words.next().and_then(|word| word.strip_prefix('$'));
        let nag = number.and_then(|number| number.parse().ok()).map(Nag);
        is_best.then_some(Note { nag })
    }

    pub(super) fn write(self) -> String {
        let nag = self.nag.map_or_else(String::new, |nag| format!(" {nag}"));
        format!("{BEST}{nag}")
    }
}

/// A line that begins with the best move instead of the one that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BestLine {
    /// The first move of the line.
    pub first: NodeId,
    /// Whether the line is as the analysis wrote it, and nobody has added to it.
    pub is_untouched: bool,
    pub(super) note: Option<Note>,
}

/// The line with the best move instead of a main move, if an analysis wrote one.
pub fn best_line(tree: &GameTree, node: NodeId) -> Option<BestLine> {
    let lines = best_lines(tree, node);
    let untouched = lines.iter().find(|line| line.is_untouched);
    untouched.or(lines.first()).copied()
}

/// The lines that analyses wrote beside a main move, ours and those of Lichess. Files of version 0.2 have no
/// notes: there ours are known by their comment.
pub(super) fn best_lines(tree: &GameTree, node: NodeId) -> Vec<BestLine> {
    let words = tree.node(node).words();
    let named = remark(&words).and_then(|remark| remark.best);
    let mut lines = Vec::new();
    for first in tree.variations(node) {
        let note = Note::before(tree, first);
        let before = tree.node(first).words_before();
        if note.is_none() && before.is_empty() && named.is_none() {
            continue;
        }
        let san = san::write(&tree.position_before(first), tree.node(first).mv());
        let is_as_written = before == comment(&san);
        let is_of_lichess =
            before.is_empty() && named == Some(&san) && is_untouched(tree, first, usize::MAX);
        if note.is_some() || is_as_written || is_of_lichess {
            lines.push(BestLine {
                first,
                is_untouched: is_of_lichess
                    || (is_as_written && is_untouched(tree, first, LONGEST_LINE)),
                note,
            });
        }
    }
    lines
}

/// The comment before a line that begins with the best move.
fn comment(san: &str) -> String {
    format!("{san} was best.")
}

/// Whether the words of a comment are those that an analysis writes before a line with this move.
pub fn says_best<'a>(words: impl Iterator<Item = &'a str>, san: &str) -> bool {
    words.eq(comment(san).split(' '))
}

/// The comment before a line that begins with the best move in the position before a node.
pub(super) fn comment_on(tree: &GameTree, node: NodeId, best: Move) -> String {
    comment(&san::write(&tree.position_before(node), best))
}

fn is_untouched(tree: &GameTree, first: NodeId, longest: usize) -> bool {
    let node = tree.node(first);
    let is_plain = node.nags().is_empty() && node.comment.is_none() && node.clock.is_none();
    let mut length = 1;
    is_plain
        && tree.children(first).count() <= 1
        && tree.line_after(first).all(|id| {
            length += 1;
            length <= longest && tree.node(id).is_bare() && tree.children(id).count() <= 1
        })
}

/// What analyses have left at a move.
pub(super) struct MoveMarks {
    /// Its glyph.
    pub(super) nag: Option<Nag>,
    /// The best lines beside it.
    pub(super) lines: Vec<BestLine>,
    /// The words of its comment, without the remark of Lichess; `None` if there is no such remark.
    pub(super) words: Option<String>,
}

/// The marks at the move with this number, 1 for the first, with the scores as they are written in the game.
pub(super) fn marks_at(
    tree: &GameTree,
    node: NodeId,
    scores: &LineScores,
    number: usize,
) -> MoveMarks {
    let lines = best_lines(tree, node);
    let words = tree.node(node).words();
    let remark = remark(&words);
    let judged = || Judgement::of_nags(tree.node(node).nags()).map(Judgement::nag);
    let note = lines.iter().rev().find_map(|line| line.note);
    let nag = match (note, &remark) {
        (Some(note), _) => note.nag,
        (None, Some(_)) => judged(),
        // A glyph that goes with the scores comes from the same analysis.
        (None, None) => scores.judgement(number).map(Judgement::nag),
    };
    MoveMarks {
        nag: nag.filter(|nag| tree.node(node).nags().contains(nag)),
        words: remark.map(|remark| remark.others),
        lines,
    }
}
