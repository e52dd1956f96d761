//! What can be changed in a game.

use crate::rules::Move;
use crate::tree::{Evaluation, Mark, NodeId};

/// A change of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Edit {
    /// Plays a move after a node: goes into the line that has it, else begins one or goes on with the main line.
    /// [`Move::NULL`] passes. After the last move of a game that was played, the line stands beside that move and
    /// begins with it: a file has no other way to tell of moves after the end.
    Play { after: NodeId, mv: Move },
    /// Promotes the variation that a node belongs to, so that its first move is the main one in its place.
    Promote(NodeId),
    /// Promotes all moves that lead to a node, so that it stands in the main line.
    PromoteToMainLine(NodeId),
    /// Deletes a node and all that follows it.
    DeleteFrom(NodeId),
    /// Deletes the whole variation that a node belongs to.
    DeleteVariation(NodeId),
    /// Sets the words of the comment after a move, or about the whole game; empty ones are none. One after the
    /// other of these for the same node, as a comment is typed, count as one edit.
    Words { node: NodeId, words: String },
    /// The same of the comment before a move.
    WordsBefore { node: NodeId, words: String },
    /// Adds a glyph to a move, or takes it away.
    ToggleNag { node: NodeId, nag: u8 },
    /// Sets the glyphs of a move.
    Nags { node: NodeId, nags: Vec<u8> },
    /// Sets the arrows and circles of a position.
    Marks { node: NodeId, marks: Vec<Mark> },
    /// Sets the evaluation of a position, or takes it away.
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
            | Edit::Words { node, .. }
            | Edit::WordsBefore { node, .. }
            | Edit::ToggleNag { node, .. }
            | Edit::Nags { node, .. }
            | Edit::Marks { node, .. }
            | Edit::Evaluation { node, .. } => node,
        }
    }

    /// The comment that is typed: its node, and whether it stands before the move.
    pub(super) fn typed_comment(&self) -> Option<(NodeId, bool)> {
        match self {
            Edit::Words { node, .. } => Some((*node, false)),
            Edit::WordsBefore { node, .. } => Some((*node, true)),
            _ => None,
        }
    }
}
