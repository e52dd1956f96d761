//! The edits of a game.

use crate::rules::Move;
use crate::tree::{Evaluation, Mark, Nag, NodeId};

/// An edit of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Edit {
    /// Plays a move after a node: follows the line that has it, or else starts one or extends the main
    /// line. [`Move::NULL`] passes. After the last move of a game that was played, the line is a
    /// variation of that move and begins with it: PGN has no other way to write moves after the end.
    Play { after: NodeId, mv: Move },
    /// Plays several moves one after another, each as [`Edit::Play`].
    PlayLine { after: NodeId, moves: Vec<Move> },
    /// Adds a variation beside a move, with a comment and our own note (`%deskmate`) before it, even if there is
    /// another with the same moves.
    AddVariation {
        replaced: NodeId,
        comment: String,
        note: String,
        moves: Vec<Move>,
    },
    /// Promotes the variation that a node belongs to, so that its first move is the main one in its place.
    Promote(NodeId),
    /// Promotes all moves that lead to a node, so that it stands in the main line.
    PromoteToMainLine(NodeId),
    /// Deletes a node and its descendants.
    DeleteFrom(NodeId),
    /// Deletes the whole variation that a node belongs to.
    DeleteVariation(NodeId),
    /// Sets the words of the comment after a move, or about the whole game. Consecutive edits of the
    /// same comment, as it is typed, count as one.
    Words { node: NodeId, words: String },
    /// The same for the comment before a move.
    WordsBefore { node: NodeId, words: String },
    /// Adds a NAG to a move, or removes it.
    ToggleNag { node: NodeId, nag: Nag },
    /// Sets the NAGs of a move.
    Nags { node: NodeId, nags: Vec<Nag> },
    /// Sets the arrows and circles of a position.
    Marks { node: NodeId, marks: Vec<Mark> },
    /// Sets or removes the evaluation of a position.
    Evaluation {
        node: NodeId,
        evaluation: Option<Evaluation>,
    },
}

impl Edit {
    /// The node that is changed, or after which a move is played.
    pub fn node(&self) -> NodeId {
        match *self {
            Edit::Promote(node)
            | Edit::PromoteToMainLine(node)
            | Edit::DeleteFrom(node)
            | Edit::DeleteVariation(node)
            | Edit::Play { after: node, .. }
            | Edit::PlayLine { after: node, .. }
            | Edit::AddVariation { replaced: node, .. }
            | Edit::Words { node, .. }
            | Edit::WordsBefore { node, .. }
            | Edit::ToggleNag { node, .. }
            | Edit::Nags { node, .. }
            | Edit::Marks { node, .. }
            | Edit::Evaluation { node, .. } => node,
        }
    }

    /// The comment that is typed: its node, and whether it is before the move.
    pub(super) fn typed_comment(&self) -> Option<(NodeId, bool)> {
        match self {
            Edit::Words { node, .. } => Some((*node, false)),
            Edit::WordsBefore { node, .. } => Some((*node, true)),
            _ => None,
        }
    }
}
