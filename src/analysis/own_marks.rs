//! Which marks in a game are Deskmate's own, so that a later analysis replaces these and nothing else.

use super::judgement::Judgement;
use super::line_scores::LineScores;
use crate::notation::pgn::{Tag, known_value};
use crate::notation::san;
use crate::rules::Move;
use crate::tree::{GameTree, NodeId};

/// The name of the tag with the annotator of a game.
pub(super) const ANNOTATOR_TAG: &str = "Annotator";

/// The annotator whose evaluations are our own.
pub(super) const ANNOTATOR: &str = "Deskmate";

/// The longest line that is written, in half-moves.
pub(super) const LONGEST_LINE: usize = 8;

/// What follows the best move in the comment before a best line.
const COMMENT_END: &str = " was best.";

/// A line that begins with the best move instead of the one that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BestLine {
    /// The first move of the line.
    pub first: NodeId,
    /// Whether the line is as the analysis wrote it, and nobody has added to it.
    pub is_untouched: bool,
}

/// The line with the best move instead of a main move, if an analysis wrote one.
pub fn best_line(tree: &GameTree, node: NodeId) -> Option<BestLine> {
    let first = tree.variations(node).find(|&other| {
        let words = tree.node(other).words_before();
        words.strip_suffix(COMMENT_END).is_some_and(|best| {
            let position = tree.position_before(other);
            best == san::write(&position, tree.node(other).mv())
        })
    })?;
    Some(BestLine {
        first,
        is_untouched: is_untouched(tree, first),
    })
}

/// The comment before a line that begins with the best move in the position before a node.
pub(super) fn comment(tree: &GameTree, node: NodeId, best: Move) -> String {
    let position = tree.position_before(node);
    format!("{}{COMMENT_END}", san::write(&position, best))
}

fn is_untouched(tree: &GameTree, first: NodeId) -> bool {
    let node = tree.node(first);
    let is_plain = node.nags().is_empty() && node.comment.is_none() && node.clock.is_none();
    let mut length = 1;
    is_plain
        && tree.children(first).count() <= 1
        && tree.line_after(first).all(|id| {
            length += 1;
            length <= LONGEST_LINE && tree.node(id).is_bare() && tree.children(id).count() <= 1
        })
}

/// What an earlier analysis has left in a game.
pub(super) struct OwnMarks<'a> {
    tree: &'a GameTree,
    line: &'a [NodeId],
    /// The scores as they are written.
    scores: LineScores,
    /// Whether the evaluations with a depth are ours.
    has_own_evaluations: bool,
}

impl<'a> OwnMarks<'a> {
    /// The marks along the main line.
    pub(super) fn of(tree: &'a GameTree, line: &'a [NodeId], annotator: Option<&str>) -> Self {
        let is_annotator = annotator.is_some_and(|name| name.contains(ANNOTATOR));
        OwnMarks {
            tree,
            line,
            scores: LineScores::of_tree(tree, line),
            has_own_evaluations: is_annotator
                || line.iter().any(|&node| best_line(tree, node).is_some()),
        }
    }

    /// The scores as they are written.
    pub(super) fn scores(&self) -> &LineScores {
        &self.scores
    }

    /// Whether a node has an evaluation that is not ours. We write each with its depth.
    pub(super) fn has_other_evaluation(&self, node: NodeId) -> bool {
        let evaluation = self.tree.node(node).evaluation();
        evaluation.is_some_and(|known| !self.has_own_evaluations || known.depth.is_none())
    }

    /// Our NAG on the move with this number: the one that goes with the scores, beside a best line.
    pub(super) fn nag(&self, number: usize) -> Option<u8> {
        let &node = self.line.get(number.checked_sub(1)?)?;
        best_line(self.tree, node)?;
        let nag = self.scores.judgement(number)?.nag();
        self.tree.node(node).nags().contains(&nag).then_some(nag)
    }
}

/// The value of the tag `Annotator`, if it is known.
pub(super) fn annotator(tags: &[Tag]) -> Option<&str> {
    let tag = tags.iter().find(|tag| tag.name == ANNOTATOR_TAG)?;
    Some(known_value(&tag.value)).filter(|name| !name.is_empty())
}

/// Whether a NAG says how good a move is (PGN standard 10).
pub(super) fn is_move_nag(nag: u8) -> bool {
    const GOOD: [u8; 3] = [1, 3, 5];
    GOOD.contains(&nag) || Judgement::of_nags(&[nag]).is_some()
}
