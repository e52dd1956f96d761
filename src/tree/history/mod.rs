//! Editing a game with undo and redo.

mod edit;
mod error;
mod perform;
mod step;

pub use edit::Edit;
pub use error::EditError;

use perform::Draft;
pub use step::Changed;
use step::Step;

use std::sync::Arc;

use super::{GameTree, MainLine, NodeId};

/// A game that is being edited, with its undo history.
///
/// Nodes keep their ids, even when they are deleted and restored.
#[derive(Clone, Debug)]
pub struct History {
    /// Copied by an edit only if it is shared.
    tree: Arc<GameTree>,
    main_line: MainLine,
    /// Whether the moves of the main line are fixed.
    is_played: bool,
    done: Vec<Done>,
    undone: Vec<Done>,
    /// The number of the last revision ever.
    last: u64,
    /// The comment that is being typed, and whether it is before its move.
    typed: Option<(NodeId, bool)>,
    changed: Changed,
}

/// An edit that was carried out.
#[derive(Clone, Debug)]
struct Done {
    step: Step,
    /// The state after the edit.
    revision: Revision,
    /// The node to show when it is undone.
    before: NodeId,
    /// The node to show when it is redone.
    after: NodeId,
}

/// A state of a game in its [`History`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Revision(u64);

impl History {
    /// A game in which everything can be edited.
    pub fn new(tree: GameTree) -> History {
        let main_line = MainLine::of(&tree);
        History::with_main_line(tree, main_line)
    }

    /// The same, if the main line of the tree is known.
    pub(crate) fn with_main_line(tree: GameTree, main_line: MainLine) -> History {
        History::over(Arc::new(tree), main_line)
    }

    fn over(tree: Arc<GameTree>, main_line: MainLine) -> History {
        History {
            tree,
            main_line,
            is_played: false,
            done: Vec::new(),
            undone: Vec::new(),
            last: 0,
            typed: None,
            changed: Changed::default(),
        }
    }

    /// The same game, as one that was played: its main line can be annotated, but its moves are fixed.
    pub fn into_played(self) -> History {
        History {
            is_played: true,
            ..self
        }
    }

    /// A copy of the game as it is now, in which everything can be edited and nothing undone.
    pub fn to_copy(&self) -> History {
        History::over(self.shared_tree(), self.main_line.clone())
    }

    /// The main line of the game as it is now.
    pub fn main_line(&self) -> &MainLine {
        &self.main_line
    }

    /// What the last edit, undo or redo changed.
    pub fn last_changed(&self) -> &Changed {
        &self.changed
    }

    /// The game as it is now.
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The game as it is now, to be used while it is edited further. It is not copied before the next edit, and then
    /// only if it is still in use.
    pub fn shared_tree(&self) -> Arc<GameTree> {
        Arc::clone(&self.tree)
    }

    /// The game as it is now, without its history.
    pub fn into_tree(self) -> GameTree {
        Arc::unwrap_or_clone(self.tree)
    }

    /// Whether the moves of the main line are fixed.
    pub fn is_played(&self) -> bool {
        self.is_played
    }

    /// Edits the game, and returns the node to show afterwards. What was undone before can no longer be
    /// redone. An edit without effect, such as a move that exists already, is not recorded.
    ///
    /// # Errors
    /// Says why the edit is refused; the game and its history are unchanged.
    pub fn apply(&mut self, edit: Edit) -> Result<NodeId, EditError> {
        let shown = edit.node();
        self.apply_all(shown, vec![edit])
    }

    /// Carries out several edits as one, which is undone and redone as a whole. `shown` is the node to show when it
    /// is undone. Returns the node to show after the last edit.
    ///
    /// # Errors
    /// Says why an edit is refused; the game and its history are then unchanged.
    pub fn apply_all(&mut self, shown: NodeId, edits: Vec<Edit>) -> Result<NodeId, EditError> {
        let typed = match &*edits {
            [edit] => edit.typed_comment(),
            _ => None,
        };
        let tree = Arc::make_mut(&mut self.tree);
        let mut draft = Draft {
            tree,
            main_line: self.main_line.clone(),
            is_played: self.is_played,
            step: Step::default(),
        };
        let performed = draft.perform_all(shown, edits);
        let Draft {
            mut step,
            main_line,
            tree,
            ..
        } = draft;
        match performed {
            Ok(after) if !step.is_without_effect(tree) => {
                self.changed = step.changed();
                self.main_line = main_line;
                self.note(step, (shown, after), typed);
            }
            Ok(_) => self.changed = Changed::default(),
            Err(_) => {
                step.undo(tree);
                self.changed = Changed::default();
            }
        }
        performed
    }

    /// Records an edit, with the nodes to show before and after it.
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

    /// Ends a comment: typing it again counts as another edit.
    pub fn end_comment(&mut self) {
        self.typed = None;
    }

    /// Undoes the last edit, and returns the node to show; `None` if there is none.
    pub fn undo(&mut self) -> Option<NodeId> {
        self.end_comment();
        let mut done = self.done.pop()?;
        done.step.undo(Arc::make_mut(&mut self.tree));
        self.note_changed(done.step.changed());
        let shown = done.before;
        self.undone.push(done);
        Some(shown)
    }

    /// Redoes the last undone edit, and returns the node to show; `None` if there is none.
    pub fn redo(&mut self) -> Option<NodeId> {
        self.end_comment();
        let mut undone = self.undone.pop()?;
        undone.step.redo(Arc::make_mut(&mut self.tree));
        self.note_changed(undone.step.changed());
        let shown = undone.after;
        self.done.push(undone);
        Some(shown)
    }

    fn note_changed(&mut self, changed: Changed) {
        self.main_line = self.main_line.updated(&self.tree, &changed.branched);
        self.changed = changed;
    }

    /// Whether there is an edit to undo.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is an edit to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The current state, to compare with the saved one.
    pub fn revision(&self) -> Revision {
        self.done.last().map_or(Revision(0), |done| done.revision)
    }

    /// Whether the game is in another state than this one.
    pub fn is_changed_since(&self, revision: Revision) -> bool {
        self.revision() != revision
    }
}
