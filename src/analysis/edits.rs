//! The analysis of a game as annotations in its tree.

use super::game_search::{GameSearch, PositionAnalysis};
use super::line_scores::LineScores;
use super::own_marks::{
    ANNOTATOR, ANNOTATOR_TAG, LONGEST_LINE, OwnMarks, annotator, best_line, comment, is_move_nag,
};
use super::score::for_white;
use crate::engine::Score;
use crate::notation::pgn::{Pgn, Tag};
use crate::rules::{Move, Position};
use crate::tree::{Edit, Evaluation, GameTree, NodeId};

/// The edits that write an analysis into the game it is about: evaluations (`%eval`), `?!`, `?` and `??`, and the
/// best lines beside the moves that have one of these.
///
/// What an earlier analysis wrote is replaced as far as this one has come. Evaluations, glyphs and lines of others
/// stay; their evaluations then count for the glyphs too.
pub fn edits(game: &Pgn, search: &GameSearch) -> Vec<Edit> {
    let tree = &game.tree;
    let line: Vec<NodeId> = tree.main_line().collect();
    let own = OwnMarks::of(tree, &line, annotator(&game.tags));
    let mut writer = Writer {
        tree,
        line: &line,
        search,
        scores: own.scores().clone(),
        own,
        edits: Vec::new(),
    };
    for ply in 0..=line.len() {
        writer.evaluate(ply);
    }
    for number in 1..=line.len() {
        writer.judge(number);
    }
    writer.edits
}

/// Adds the tag `Annotator` if it is not among the tags of a game. Returns whether it was added.
pub fn add_annotator(tags: &mut Vec<Tag>) -> bool {
    if annotator(tags).is_some() {
        return false;
    }
    tags.retain(|tag| tag.name != ANNOTATOR_TAG);
    tags.push(Tag::new(ANNOTATOR_TAG, ANNOTATOR));
    true
}

struct Writer<'a> {
    tree: &'a GameTree,
    line: &'a [NodeId],
    search: &'a GameSearch,
    own: OwnMarks<'a>,
    /// The scores as they will be written.
    scores: LineScores,
    edits: Vec<Edit>,
}

impl Writer<'_> {
    /// Writes the evaluation of a position.
    fn evaluate(&mut self, ply: usize) {
        let Some(found) = self.search.at(ply) else {
            return;
        };
        let node = match ply.checked_sub(1) {
            // The start of a standard game always counts the same.
            None if *self.tree.start() == Position::initial() => return,
            None => NodeId::ROOT,
            Some(before) => self.line[before],
        };
        if self.own.has_other_evaluation(node) {
            return;
        }
        self.scores.set(ply, found.score);
        self.edits.push(Edit::Evaluation {
            node,
            evaluation: evaluation_of(found),
        });
    }

    /// Writes the glyph and the best line of a move, if the position before it was searched.
    fn judge(&mut self, number: usize) {
        let node = self.line[number - 1];
        let (Some(before), Some(_)) = (self.search.at(number - 1), self.scores.at(number)) else {
            return;
        };
        let judgement = self.search.judgement(&self.scores, number);
        let old = self.own.nag(number);
        let nags = self.tree.node(node).nags();
        let mut changed: Vec<u8> = nags
            .iter()
            .copied()
            .filter(|&nag| Some(nag) != old)
            .collect();
        let has_glyph = changed.iter().any(|&nag| is_move_nag(nag));
        changed.extend(
            judgement
                .filter(|_| !has_glyph)
                .map(|judgement| judgement.nag()),
        );
        if changed != nags {
            self.edits.push(Edit::Nags {
                node,
                nags: changed,
            });
        }
        let best = before.lines.first().filter(|_| judgement.is_some());
        let moves = best.map_or(&[][..], |best| {
            &best.moves[..best.moves.len().min(LONGEST_LINE)]
        });
        self.write_best_line(node, moves);
    }

    /// Writes the line that begins with the best move beside a move, or removes it if it has no moves. A line that
    /// somebody has added to stays.
    fn write_best_line(&mut self, node: NodeId, moves: &[Move]) {
        let old = best_line(self.tree, node).filter(|old| old.is_untouched);
        if let Some(old) = old {
            if line_moves(self.tree, old.first) == moves {
                return;
            }
            self.edits.push(Edit::DeleteFrom(old.first));
        }
        if let Some(&first) = moves.first() {
            self.edits.push(Edit::AddVariation {
                replaced: node,
                comment: comment(self.tree, node, first),
                moves: moves.to_vec(),
            });
        }
    }
}

/// The moves of a line.
fn line_moves(tree: &GameTree, first: NodeId) -> Vec<Move> {
    let nodes = std::iter::once(first).chain(tree.line_after(first));
    nodes.map(|id| tree.node(id).mv()).collect()
}

/// The evaluation to be written; none for a mate on the board, whose score in a file would not say who mated.
fn evaluation_of(found: &PositionAnalysis) -> Option<Evaluation> {
    (found.score != Score::Mate(0)).then(|| Evaluation {
        score: for_white(found.score, found.turn),
        depth: Some(found.depth().into()),
    })
}
