//! The analysis of a game as annotations in its tree.

use super::game_search::{GameSearch, PositionAnalysis};
use super::judgement::Judgement;
use super::line_scores::LineScores;
use super::own_marks::{BestLine, LONGEST_LINE, MoveMarks, Note, comment_on, marks_at};
use super::score::for_white;
use crate::engine::Score;
use crate::notation::pgn::{Pgn, Tag, known_value};
use crate::rules::Move;
use crate::tree::{Edit, Evaluation, GameTree, Nag, NodeId};

/// The name of the tag with the annotator of a game.
const ANNOTATOR_TAG: &str = "Annotator";

/// The annotator of games that we have analysed.
const ANNOTATOR: &str = "Deskmate";

/// The edits that write an analysis into the game it is about: evaluations (`%eval`), `?!`, `?` and `??`, and the
/// best lines beside the moves that have one of these.
///
/// What earlier analyses wrote, ours and others, is replaced as far as this one has come: evaluations, the glyphs
/// that go with them, best lines, and the remarks of Lichess. Comments, glyphs and lines of people stay.
pub fn edits(game: &Pgn, search: &GameSearch) -> Vec<Edit> {
    let tree = &game.tree;
    let line: Vec<NodeId> = tree.main_line().collect();
    let written = LineScores::of_tree(tree, &line);
    let mut scores = written.clone();
    search.put_scores(&mut scores);
    let mut writer = Writer {
        tree,
        line: &line,
        search,
        scores,
        written,
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
    let is_annotator = |tag: &Tag| tag.name == ANNOTATOR_TAG;
    let known = tags.iter().find(|tag| is_annotator(tag));
    if known.is_some_and(|tag| !known_value(&tag.value).is_empty()) {
        return false;
    }
    tags.retain(|tag| !is_annotator(tag));
    tags.push(Tag::new(ANNOTATOR_TAG, ANNOTATOR));
    true
}

struct Writer<'a> {
    tree: &'a GameTree,
    line: &'a [NodeId],
    search: &'a GameSearch,
    /// The scores as they are in the game.
    written: LineScores,
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
        let node = ply
            .checked_sub(1)
            .map_or(NodeId::ROOT, |ply| self.line[ply]);
        self.edits.push(Edit::Evaluation {
            node,
            evaluation: self.search.score(ply).and_then(|_| evaluation_of(found)),
        });
    }

    /// Writes the glyph and the best line of a move, if the position before it was searched.
    fn judge(&mut self, number: usize) {
        let node = self.line[number - 1];
        let (Some(before), Some(_)) = (self.search.at(number - 1), self.scores.at(number)) else {
            return;
        };
        let judgement = self.search.judgement(&self.scores, number);
        let marks = marks_at(self.tree, node, &self.written, number);
        let nag = self.write_glyph(node, marks.nag, judgement.map(Judgement::nag));
        if let Some(words) = marks.words.clone() {
            self.edits.push(Edit::Words { node, words });
        }
        let best = before.lines.first().filter(|_| judgement.is_some());
        let moves = best.map_or(&[][..], |best| {
            &best.moves[..best.moves.len().min(LONGEST_LINE)]
        });
        self.write_best_line(node, &marks, moves, Note { nag });
    }

    /// Replaces the glyph of an analysis. Returns the new one, if the move has none of a person.
    fn write_glyph(&mut self, node: NodeId, old: Option<Nag>, new: Option<Nag>) -> Option<Nag> {
        let nags = self.tree.node(node).nags();
        let others = nags.iter().copied().filter(|&nag| Some(nag) != old);
        let mut changed: Vec<Nag> = others.collect();
        let has_glyph = changed.iter().any(|nag| nag.is_of_move());
        let new = new.filter(|_| !has_glyph);
        // Where nothing changes, the order stays too.
        if new != old {
            if let Some(new) = new {
                new.insert(&mut changed);
            }
            self.edits.push(Edit::Nags {
                node,
                nags: changed,
            });
        }
        new
    }

    /// Writes the line that begins with the best move beside a move, in place of earlier ones; none if it has no
    /// moves. A line that somebody has added to stays.
    fn write_best_line(&mut self, node: NodeId, marks: &MoveMarks, moves: &[Move], note: Note) {
        let begins = |first: NodeId| Some(&self.tree.node(first).mv()) == moves.first();
        let is_noted = |line: &&BestLine| line.note == Some(note) && begins(line.first);
        let is_wanted = |line: &&BestLine| {
            is_noted(line) && (!line.is_untouched || line_moves(self.tree, line.first) == moves)
        };
        let kept = marks.lines.iter().find(is_wanted);
        let outdated = marks
            .lines
            .iter()
            .filter(|line| line.is_untouched && Some(*line) != kept);
        self.edits
            .extend(outdated.map(|line| Edit::DeleteFrom(line.first)));
        if let Some(&first) = moves.first()
            && kept.is_none()
        {
            self.edits.push(Edit::AddVariation {
                replaced: node,
                comment: comment_on(self.tree, node, first),
                note: note.write(),
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
