//! Changing a game, and going back and forth between its states.

mod edit;
mod error;
mod perform;
mod step;

pub use edit::Edit;
pub use error::EditError;

use perform::Draft;
use step::Step;

use super::{GameTree, NodeId};

/// A game that is being changed, with all its earlier states.
///
/// Nodes keep their names, also those that are deleted and come back.
#[derive(Clone, Debug)]
pub struct History {
    tree: GameTree,
    /// The main line of a game that was played.
    kept: Option<Vec<NodeId>>,
    done: Vec<Done>,
    undone: Vec<Done>,
    /// The number of the last revision that there was.
    last: u64,
    /// The comment that is being typed, and whether it stands before its move.
    typed: Option<(NodeId, bool)>,
}

/// An edit that was carried out.
#[derive(Clone, Debug)]
struct Done {
    step: Step,
    /// The state that the edit led to.
    revision: Revision,
    /// Which node to show when it is undone.
    before: NodeId,
    /// Which node to show when it is done again.
    after: NodeId,
}

/// A state of a game in its [`History`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Revision(u64);

impl History {
    /// A game of which everything can be changed.
    pub fn new(tree: GameTree) -> History {
        History {
            tree,
            kept: None,
            done: Vec::new(),
            undone: Vec::new(),
            last: 0,
            typed: None,
        }
    }

    /// A game that was played: its main line can be annotated, but its moves stand.
    pub fn of_played(tree: GameTree) -> History {
        let kept = Some(tree.main_line().collect());
        History {
            kept,
            ..History::new(tree)
        }
    }

    /// The game as it is now.
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The game as it is now, without its history.
    pub fn into_tree(self) -> GameTree {
        self.tree
    }

    /// Whether the moves of the main line stand.
    pub fn is_played(&self) -> bool {
        self.kept.is_some()
    }

    /// Changes the game, and returns the node to show afterwards. What was undone before cannot be redone any
    /// more. An edit that leaves all as it is, such as a move that is there already, is none.
    ///
    /// # Errors
    /// Says why the edit is refused; the game and its history stay as they are.
    pub fn apply(&mut self, edit: Edit) -> Result<NodeId, EditError> {
        let before = edit.node();
        if !self.tree.contains(before) {
            return Err(EditError::NotInTree);
        }
        let typed = edit.typed_comment();
        let mut draft = Draft {
            tree: &mut self.tree,
            kept: self.kept.as_deref(),
            step: Step::default(),
        };
        let performed = draft.perform(edit);
        let mut step = draft.step;
        match performed {
            Ok(after) if !step.is_without_effect(&self.tree) => {
                self.note(step, (before, after), typed);
            }
            Ok(_) => {}
            Err(_) => step.undo(&mut self.tree),
        }
        performed
    }

    /// Notes an edit that was carried out; the nodes are those to show before and after it.
    fn note(
        &mut self,
        step: Step,
        (before, after): (NodeId, NodeId),
        typed: Option<(NodeId, bool)>,
    ) {
        self.undone.clear();
        self.last += 1;
        let revision = Revision(self.last);
        let goes_on = typed.is_some() && typed == self.typed;
        self.typed = typed;
        match self.done.last_mut() {
            Some(done) if goes_on => {
                done.revision = revision;
                if done.step.is_without_effect(&self.tree) {
                    self.done.pop();
                    self.typed = None;
                }
            }
            _ => self.done.push(Done {
                step,
                revision,
                before,
                after,
            }),
        }
    }

    /// Ends a comment: if the same one is typed again, that counts as another edit.
    pub fn end_comment(&mut self) {
        self.typed = None;
    }

    /// Takes the last edit back, and returns the node to show then; `None` if there is none.
    pub fn undo(&mut self) -> Option<NodeId> {
        self.end_comment();
        let mut done = self.done.pop()?;
        done.step.undo(&mut self.tree);
        let shown = done.before;
        self.undone.push(done);
        Some(shown)
    }

    /// Carries out the edit again that was taken back last, and returns the node to show then; `None` if there is
    /// none.
    pub fn redo(&mut self) -> Option<NodeId> {
        self.end_comment();
        let mut undone = self.undone.pop()?;
        undone.step.redo(&mut self.tree);
        let shown = undone.after;
        self.done.push(undone);
        Some(shown)
    }

    /// Whether there is an edit to be taken back.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is an edit to be carried out again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The state that the game is in, to be compared with when it was saved.
    pub fn revision(&self) -> Revision {
        self.done.last().map_or(Revision(0), |done| done.revision)
    }

    /// Whether the game is in another state than this one.
    pub fn is_changed_since(&self, revision: Revision) -> bool {
        self.revision() != revision
    }
}
