//! Carrying out an edit.

use super::edit::Edit;
use super::error::EditError;
use super::step::Step;
use crate::rules::{IllegalMove, Move};
use crate::tree::{DEEPEST_LINE, GameTree, MainLine, NodeId};

/// A tree during an edit.
pub(super) struct Draft<'a> {
    pub(super) tree: &'a mut GameTree,
    /// The main line as it is now.
    pub(super) main_line: MainLine,
    /// Whether its moves are fixed.
    pub(super) is_played: bool,
    /// The changes so far.
    pub(super) step: Step,
}

impl Draft<'_> {
    /// Carries out edits one after another, and returns the node to show after the last. After an error some of it
    /// may have been done.
    pub(super) fn perform_all(
        &mut self,
        shown: NodeId,
        edits: Vec<Edit>,
    ) -> Result<NodeId, EditError> {
        let mut shown = shown;
        for edit in edits {
            if !self.main_line.contains(self.tree, edit.node()) {
                return Err(EditError::NotInTree);
            }
            shown = self.perform(edit)?;
        }
        Ok(shown)
    }

    /// Carries out an edit of a node that is in the tree, and returns the node to show afterwards.
    /// After an error some of it may have been done.
    pub(super) fn perform(&mut self, edit: Edit) -> Result<NodeId, EditError> {
        let node = edit.node();
        match edit {
            Edit::Play { after, mv } => self.play(after, mv),
            Edit::PlayLine { moves, .. } => moves
                .into_iter()
                .try_fold(node, |after, mv| self.play(after, mv)),
            Edit::AddVariation {
                comment,
                note,
                moves,
                ..
            } => {
                self.add_variation(node, (&comment, &note), &moves)?;
                Ok(node)
            }
            Edit::Promote(_) => {
                let first = self.variation_start(node)?;
                self.promote(&[first])?;
                Ok(node)
            }
            Edit::PromoteToMainLine(_) => {
                self.variation_start(node)?;
                self.promote(&self.main_line.path(self.tree, node))?;
                Ok(node)
            }
            Edit::DeleteFrom(_) => self.delete(node),
            Edit::DeleteVariation(_) => {
                let first = self.variation_start(node)?;
                self.delete(first)
            }
            annotation => {
                self.annotate(node, annotation)?;
                Ok(node)
            }
        }
    }

    fn play(&mut self, after: NodeId, mv: Move) -> Result<NodeId, EditError> {
        if let Some(known) = self.find(self.tree.children(after), mv) {
            return Ok(known);
        }
        let position = self.main_line.position(self.tree, after);
        if mv == Move::NULL {
            position.pass().ok_or(IllegalMove::Null)?;
        } else {
            position.play(mv)?;
        }
        let after = if self.is_played && after == self.main_line.last() {
            self.continuation_of(after)?
        } else {
            after
        };
        self.step.record_children(self.tree, after);
        let played = self.tree.add_or_find(after, mv);
        self.check_main_line()?;
        self.check_depth_of(played)?;
        Ok(played)
    }

    fn add_variation(
        &mut self,
        replaced: NodeId,
        (comment, note): (&str, &str),
        moves: &[Move],
    ) -> Result<(), EditError> {
        let parent = self.tree.parent(replaced).ok_or(EditError::NoMove)?;
        let mut position = self.main_line.position(self.tree, parent);
        self.step.record_children(self.tree, parent);
        let mut last = None;
        for &mv in moves {
            position = position.play(mv)?;
            last = Some(match last {
                Some(last) => self.tree.add(last, mv),
                None => {
                    let first = self.tree.add(parent, mv);
                    let node = self.tree.node_mut(first);
                    node.set_words_before(comment);
                    node.set_own_note_before(note);
                    first
                }
            });
        }
        last.map_or(Ok(()), |last| self.check_depth_of(last))
    }

    /// The line that continues after the last move of a game that was played: a variation of that move
    /// that begins with the same move.
    fn continuation_of(&mut self, last: NodeId) -> Result<NodeId, EditError> {
        let parent = self.tree.parent(last).ok_or(EditError::NothingPlayed)?;
        let mv = self.tree.node(last).mv();
        let known = self.find(self.tree.variations(last), mv);
        self.step.record_children(self.tree, parent);
        Ok(known.unwrap_or_else(|| self.tree.add(parent, mv)))
    }

    fn find(&self, mut nodes: impl Iterator<Item = NodeId>, mv: Move) -> Option<NodeId> {
        nodes.find(|&id| self.tree.node(id).mv() == mv)
    }

    fn variation_start(&self, node: NodeId) -> Result<NodeId, EditError> {
        let in_variation = Some(node).filter(|&node| !self.main_line.has(node));
        let start = in_variation.and_then(|node| self.tree.variation_start(node));
        start.ok_or(EditError::IsMainLine)
    }

    fn promote(&mut self, path: &[NodeId]) -> Result<(), EditError> {
        for &id in path {
            if let Some(parent) = self.tree.parent(id).filter(|_| !self.tree.is_main(id)) {
                self.step.record_children(self.tree, parent);
                self.tree.promote(id);
            }
        }
        self.check_main_line()?;
        self.check_depth()
    }

    /// Deletes a node with its descendants, and returns its parent.
    fn delete(&mut self, id: NodeId) -> Result<NodeId, EditError> {
        let parent = self.tree.parent(id).ok_or(EditError::NoMove)?;
        self.step.record_children(self.tree, parent);
        self.tree.detach(id);
        self.check_main_line()?;
        Ok(parent)
    }

    /// Checks that the main line is allowed.
    fn check_main_line(&mut self) -> Result<(), EditError> {
        let now = self.main_line.updated(self.tree, &self.step.branched());
        if now.is_same(&self.main_line) {
            return Ok(());
        }
        if self.is_played {
            return Err(EditError::MainLineIsKept);
        }
        self.main_line = now;
        let is_null = |&id: &NodeId| self.tree.node(id).mv() == Move::NULL;
        if self.main_line.nodes().iter().any(is_null) {
            Err(EditError::NullMoveInMainLine)
        } else {
            Ok(())
        }
    }

    /// Checks that the line of a node can be read back.
    fn check_depth_of(&self, node: NodeId) -> Result<(), EditError> {
        if self.main_line.depth_of(self.tree, node) > DEEPEST_LINE {
            Err(EditError::TooDeep)
        } else {
            Ok(())
        }
    }

    /// Checks that all lines can be read back.
    fn check_depth(&self) -> Result<(), EditError> {
        if self.tree.depth() > DEEPEST_LINE {
            Err(EditError::TooDeep)
        } else {
            Ok(())
        }
    }

    /// Changes the annotations of a move.
    fn annotate(&mut self, id: NodeId, edit: Edit) -> Result<(), EditError> {
        let needs_move = matches!(
            edit,
            Edit::WordsBefore { .. } | Edit::ToggleNag { .. } | Edit::Nags { .. }
        );
        if needs_move && id == NodeId::ROOT {
            return Err(EditError::NoMove);
        }
        self.step.record_annotations(self.tree, id);
        let node = self.tree.node_mut(id);
        match edit {
            Edit::Words { words, .. } => node.set_words(&words),
            Edit::WordsBefore { words, .. } => node.set_words_before(&words),
            Edit::ToggleNag { nag, .. } => node.toggle_nag(nag),
            Edit::Nags { nags, .. } => node.set_nags(&nags),
            Edit::Marks { marks, .. } => node.set_marks(&marks),
            Edit::Evaluation { evaluation, .. } => node.set_evaluation(evaluation),
            _ => {}
        }
        Ok(())
    }
}
