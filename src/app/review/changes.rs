//! What was changed in a reviewed game, and how that is taken back.

use crate::notation::pgn::{GameResult, Pgn, Tag};
use crate::tree::{Edit, EditError, GameTree, History, NodeId, Revision};

/// A game that is being changed: its tree, its tags and its result.
#[derive(Clone, Debug)]
pub(super) struct Changes {
    history: History,
    tags: Tags,
    done: Vec<Change>,
    undone: Vec<Change>,
    /// The state that is saved.
    saved: State,
}

/// What stands above the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Tags {
    tags: Vec<Tag>,
    result: Option<GameResult>,
}

/// A change, with what takes it back or brings it again.
#[derive(Clone, Debug)]
enum Change {
    /// One of the tree, which its history knows.
    Tree,
    /// Other tags; these are the ones before, or those that come back.
    Tags(Tags),
}

/// A state of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
struct State {
    revision: Revision,
    tags: Tags,
}

impl Changes {
    /// A game as it was read. Of a game that was played the moves of the main line stand.
    pub(super) fn new(pgn: Pgn, is_played: bool) -> Changes {
        let Pgn { tags, tree, result } = pgn;
        let history = match is_played {
            true => History::of_played(tree),
            false => History::new(tree),
        };
        let tags = Tags { tags, result };
        let saved = State {
            revision: history.revision(),
            tags: tags.clone(),
        };
        Changes {
            history,
            tags,
            done: Vec::new(),
            undone: Vec::new(),
            saved,
        }
    }

    pub(super) fn tree(&self) -> &GameTree {
        self.history.tree()
    }

    pub(super) fn is_played(&self) -> bool {
        self.history.is_played()
    }

    pub(super) fn result(&self) -> Option<GameResult> {
        self.tags.result
    }

    /// The value of a tag, if it is known: `?` is a value that is not.
    pub(super) fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.tags.iter().find(|tag| tag.name == name)?;
        let value = tag.value.trim();
        let is_known = value.chars().any(|sign| !matches!(sign, '?' | '.' | '-'));
        is_known.then_some(value)
    }

    /// The game as it is now.
    pub(super) fn pgn(&self) -> Pgn {
        Pgn {
            tags: self.tags.tags.clone(),
            tree: self.tree().clone(),
            result: self.tags.result,
        }
    }

    /// Changes the tree. Returns the node to show.
    pub(super) fn apply(&mut self, edit: Edit) -> Result<NodeId, EditError> {
        let before = self.history.revision();
        let shown = self.history.apply(edit)?;
        self.history.end_comment();
        if self.history.is_changed_since(before) {
            self.note(Change::Tree);
        }
        Ok(shown)
    }

    /// Changes the tags and the result.
    pub(super) fn set_tags(&mut self, tags: Vec<Tag>, result: Option<GameResult>) {
        let tags = Tags { tags, result };
        if tags != self.tags {
            let before = std::mem::replace(&mut self.tags, tags);
            self.note(Change::Tags(before));
        }
    }

    fn note(&mut self, change: Change) {
        self.undone.clear();
        self.done.push(change);
    }

    /// Takes the last change back. Returns the node to show, where it was one of the tree; `None` if there is
    /// nothing to take back.
    pub(super) fn undo(&mut self) -> Option<Option<NodeId>> {
        let change = self.done.pop()?;
        let (undone, shown) = match change {
            Change::Tree => (Change::Tree, self.history.undo()),
            Change::Tags(before) => (
                Change::Tags(std::mem::replace(&mut self.tags, before)),
                None,
            ),
        };
        self.undone.push(undone);
        Some(shown)
    }

    /// The same with the change that was taken back last.
    pub(super) fn redo(&mut self) -> Option<Option<NodeId>> {
        let change = self.undone.pop()?;
        let (done, shown) = match change {
            Change::Tree => (Change::Tree, self.history.redo()),
            Change::Tags(after) => (Change::Tags(std::mem::replace(&mut self.tags, after)), None),
        };
        self.done.push(done);
        Some(shown)
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Goes on with a copy, of which everything can be changed.
    pub(super) fn become_copy(&mut self) {
        self.history = History::new(self.tree().clone());
        self.done.clear();
        self.undone.clear();
    }

    fn state(&self) -> State {
        State {
            revision: self.history.revision(),
            tags: self.tags.clone(),
        }
    }

    /// The game as it is now is saved.
    pub(super) fn mark_saved(&mut self) {
        self.saved = self.state();
    }

    /// What was to be saved is not.
    pub(super) fn mark_unsaved(&mut self) {
        self.saved.tags.tags.clear();
    }

    /// Whether the game is another one than was saved.
    pub(super) fn is_unsaved(&self) -> bool {
        self.saved != self.state()
    }
}
