//! A line of moves as it is being read.

use super::comment::{
    append_comment, clock_command, clock_in, has_command, of_another_move, split_clock,
};
use crate::rules::{Move, Position};
use crate::tree::{GameTree, Nag, Node, NodeId, advance, tidy};

/// A line whose end has not been read yet.
pub(super) struct OpenLine {
    /// The node after which the line begins.
    start: NodeId,
    /// The last move of the line; `start` if there is none.
    pub(super) last: NodeId,
    /// The position after all moves.
    pub(super) position: Position,
    /// The node before the last move with a variation (at first, before the line), and the position
    /// after it. The next search starts from here, so that a line with many variations is not replayed
    /// for each of them.
    known: (NodeId, Position),
    /// The number of half-moves from the start of the game.
    pub(super) plies: usize,
    /// The move that the line is an alternative to; `None` for the main line.
    replaced: Option<NodeId>,
    /// The comment before the next move.
    comment_before: Option<String>,
    /// Whether a variation of the last move has been read.
    has_variation: bool,
    /// Whether the clock of the last move has been removed from its comment.
    is_clock_apart: bool,
    /// Whether the last move has several comments, so that its clock is read again when all are known.
    is_joined: bool,
}

impl OpenLine {
    /// The main line, before its first move.
    pub(super) fn main(start: Position) -> OpenLine {
        OpenLine::after(NodeId::ROOT, start, 0)
    }

    fn after(start: NodeId, position: Position, plies: usize) -> OpenLine {
        OpenLine {
            start,
            last: start,
            known: (start, position.clone()),
            position,
            plies,
            replaced: None,
            comment_before: None,
            has_variation: false,
            is_clock_apart: false,
            is_joined: false,
        }
    }

    /// A line that begins in place of the last move of this one; `None` if there is no move.
    pub(super) fn variation(&mut self, tree: &GameTree) -> Option<OpenLine> {
        let plies = self.plies.checked_sub(1)?;
        let replaced = self.has_moves().then_some(self.last);
        let (start, position) = self.before_last(tree)?;
        Some(OpenLine {
            replaced,
            ..OpenLine::after(start, position, plies)
        })
    }

    /// The node before the last move of the line, and the position after it.
    fn before_last(&mut self, tree: &GameTree) -> Option<(NodeId, Position)> {
        let before = tree.parent(self.last).filter(|_| self.has_moves())?;
        let (known, position) = &mut self.known;
        for mv in tree.moves_between(*known, before) {
            advance(position, mv);
        }
        *known = before;
        Some(self.known.clone())
    }

    pub(super) fn has_moves(&self) -> bool {
        self.last != self.start
    }

    /// Adds a legal move.
    pub(super) fn push(&mut self, tree: &mut GameTree, mv: Move) {
        self.position.make(mv);
        self.add(tree, mv);
    }

    /// Adds a null move that leads to this position.
    pub(super) fn push_null(&mut self, tree: &mut GameTree, position: Position) {
        self.position = position;
        self.add(tree, Move::NULL);
    }

    fn add(&mut self, tree: &mut GameTree, mv: Move) {
        let before = if self.has_pending() {
            self.settle(tree)
        } else {
            None
        };
        self.last = match self.replaced.take() {
            Some(replaced) => tree.add_variation(replaced, mv),
            None => tree.add(self.last, mv),
        };
        self.plies += 1;
        self.has_variation = false;
        if before.is_some() {
            tree.node_mut(self.last).set_comment_before(before);
        }
    }

    /// Adds a comment to the last move. At the beginning of a variation, and after the variations of a
    /// move, it belongs to the next move instead, unless it has a clock.
    pub(super) fn add_comment(&mut self, tree: &mut GameTree, text: &str) {
        if self.has_variation || self.replaced.is_some() {
            append_comment(&mut self.comment_before, &tidy(text));
        } else {
            self.comment_on(tree.node_mut(self.last), text);
        }
    }

    fn comment_on(&mut self, last: &mut Node, text: &str) {
        if !self.has_moves() {
            append_comment(&mut last.comment, &tidy(text));
        } else if last.clock.is_none() && last.comment.is_none() {
            let (clock, words) = split_clock(text);
            last.clock = clock;
            append_comment(&mut last.comment, &words);
            self.is_clock_apart = clock.is_some() && clock_in(&words).is_none();
        } else {
            if std::mem::take(&mut self.is_clock_apart) {
                put_back_clock(last);
            }
            append_comment(&mut last.comment, &tidy(text));
            self.is_joined = true;
        }
    }

    /// Whether there is a comment whose move is known only at the next move or the end of the line.
    fn has_pending(&self) -> bool {
        self.comment_before.is_some() || self.is_joined
    }

    /// Finishes the comments on the last move, and returns the one that belongs to the next.
    fn settle(&mut self, tree: &mut GameTree) -> Option<String> {
        let before = self.comment_before.take();
        if !self.has_moves() {
            return before;
        }
        let (after, before) = if before.as_deref().is_some_and(has_command) {
            (before, None)
        } else {
            (None, before)
        };
        self.join(tree.node_mut(self.last), after.as_deref());
        before
    }

    /// Adds the last comment on the last move.
    fn join(&mut self, last: &mut Node, comment: Option<&str>) {
        if let Some(comment) = comment {
            self.comment_on(last, comment);
        }
        if std::mem::take(&mut self.is_joined) {
            let (clock, words) = split_clock(&last.comment.take().unwrap_or_default());
            last.clock = clock;
            append_comment(&mut last.comment, &words);
        }
    }

    /// Goes on after a variation of the last move. If no move could be read in it, its words are kept
    /// in the comment on that move.
    pub(super) fn close(&mut self, tree: &mut GameTree, variation: OpenLine) {
        if variation.has_moves() {
            variation.end(tree);
            self.has_variation = true;
        } else if let Some(words) = variation.comment_before {
            let words = of_another_move(&words);
            self.comment_on(tree.node_mut(self.last), &format!("({words})"));
        }
    }

    /// Ends the line: a comment without a next move belongs to the last move.
    pub(super) fn end(mut self, tree: &mut GameTree) {
        let comment = self.comment_before.take();
        self.join(tree.node_mut(self.last), comment.as_deref());
    }

    /// Adds a NAG to the last move.
    pub(super) fn add_nag(&self, tree: &mut GameTree, nag: Nag) {
        tree.node_mut(self.last).add_nag(nag);
    }

    /// Whether the last move captured en passant.
    pub(super) fn is_after_en_passant(&mut self, tree: &GameTree) -> bool {
        let last = tree.node(self.last).mv();
        self.before_last(tree)
            .is_some_and(|(_, before)| before.is_en_passant(last))
    }
}

/// Puts the clock of a move back at the beginning of its comment, as in the text.
fn put_back_clock(last: &mut Node) {
    let words = last.comment.take().unwrap_or_default();
    last.comment = last.clock.map(clock_command);
    append_comment(&mut last.comment, &words);
}
