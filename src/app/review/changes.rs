//! Edits of a reviewed game, with undo and redo.

use crate::analysis::add_annotator;
use crate::app::game_text::GameText;
use crate::notation::pgn::{GameResult, Pgn, Tag};
use crate::tree::{Changed, Edit, EditError, GameTree, History, MainLine, NodeId, Revision};

/// A game being edited: its tree, its tags and its result.
#[derive(Clone, Debug)]
pub(super) struct Changes {
    history: History,
    tags: Tags,
    done: Vec<Change>,
    undone: Vec<Change>,
    /// The saved state; `None` after saving failed.
    saved: Option<State>,
    /// The state that is being saved to a chosen file.
    being_saved: Option<State>,
    /// The last changes, if they are moves that are only looked at.
    explored: Option<Explored>,
}

/// Moves that are only looked at: they are no part of the game until something else is changed.
#[derive(Clone, Debug)]
struct Explored {
    moves: usize,
    /// The state without them.
    before: State,
}

/// The tags and the result.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Tags {
    tags: Vec<Tag>,
    result: Option<GameResult>,
}

/// A change that can be undone or redone.
#[derive(Clone, Debug)]
enum Change {
    /// A change of the tree, which is in its history.
    Tree,
    /// A change of the tags, with the tags to swap in.
    Tags(Tags),
    /// A change of the tree and of the tags.
    Both(Tags),
}

/// A state of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
struct State {
    revision: Revision,
    tags: Tags,
}

impl Changes {
    /// A game as it was read. If it was played, the moves of its main line cannot be changed.
    pub(super) fn new(pgn: Pgn, main_line: MainLine, is_played: bool) -> Changes {
        let Pgn { tags, tree, result } = pgn;
        let history = History::with_main_line(tree, main_line);
        let history = if is_played {
            history.into_played()
        } else {
            history
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
            saved: Some(saved),
            being_saved: None,
            explored: None,
        }
    }

    /// The main line of the tree as it is now.
    pub(super) fn main_line(&self) -> &MainLine {
        self.history.main_line()
    }

    /// What the last change of the tree has changed, or its undo or redo.
    pub(super) fn last_changed(&self) -> &Changed {
        self.history.last_changed()
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

    pub(super) fn tags(&self) -> &[Tag] {
        &self.tags.tags
    }

    /// The value of a tag; `None` if it is missing or unknown (`?`).
    pub(super) fn tag(&self, name: &str) -> Option<&str> {
        let value = Tag::value_in(self.tags(), name)?.trim();
        let is_known = value
            .chars()
            .any(|symbol| !matches!(symbol, '?' | '.' | '-'));
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

    /// Its text.
    pub(super) fn text(&self) -> GameText {
        GameText::Reviewed {
            tags: self.tags.tags.clone(),
            tree: self.history.shared_tree(),
            result: self.tags.result,
        }
    }

    /// Edits the tree. Returns the node to show.
    pub(super) fn apply(&mut self, edit: Edit) -> Result<NodeId, EditError> {
        let before = self.history.revision();
        let shown = self.history.apply(edit)?;
        self.history.end_comment();
        if self.history.is_changed_since(before) {
            self.note(Change::Tree);
        }
        Ok(shown)
    }

    /// Plays a move that is only looked at. Returns the node to show.
    pub(super) fn explore(&mut self, edit: Edit) -> Result<NodeId, EditError> {
        let explored = self.explored.take();
        let (done, before) = (self.done.len(), self.state());
        let shown = self.apply(edit);
        let moves = self.done.len() - done;
        self.explored = match explored {
            Some(it) => Some(Explored {
                moves: it.moves + moves,
                ..it
            }),
            None => (moves > 0).then_some(Explored { moves, before }),
        };
        shown
    }

    /// Whether the last moves are only looked at.
    pub(super) fn is_exploring(&self) -> bool {
        self.explored.is_some()
    }

    /// The moves that were only looked at belong to the game now.
    pub(super) fn keep_explored(&mut self) {
        self.explored = None;
    }

    /// Takes the moves back that were only looked at; redo plays them again. Returns the node to show if there were any.
    pub(super) fn end_exploring(&mut self) -> Option<NodeId> {
        let moves = self.explored.take()?.moves;
        let undone = (0..moves).map_while(|_| self.undo());
        undone.flatten().last()
    }

    /// Writes an analysis into the game, and names its annotator if there is none. `shown` is the node to show when
    /// it is undone.
    pub(super) fn analyse(&mut self, shown: NodeId, edits: Vec<Edit>) -> Result<(), EditError> {
        let before = self.history.revision();
        self.history.apply_all(shown, edits)?;
        let tags = self.tags.clone();
        if self.history.is_changed_since(before) {
            let is_added = add_annotator(&mut self.tags.tags);
            self.note(if is_added {
                Change::Both(tags)
            } else {
                Change::Tree
            });
        }
        Ok(())
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
        self.explored = None;
        self.undone.clear();
        self.done.push(change);
    }

    /// Undoes the last change. Returns the node to show if it was a change of the tree; `None` if there is
    /// nothing to undo.
    pub(super) fn undo(&mut self) -> Option<Option<NodeId>> {
        let change = self.done.pop()?;
        let explored = self.explored.take().filter(|it| it.moves > 1);
        self.explored = explored.map(|it| Explored {
            moves: it.moves - 1,
            ..it
        });
        let (undone, shown) = match change {
            Change::Tree => (Change::Tree, self.history.undo()),
            Change::Tags(before) => (Change::Tags(self.swap_tags(before)), None),
            Change::Both(before) => (Change::Both(self.swap_tags(before)), self.history.undo()),
        };
        self.undone.push(undone);
        Some(shown)
    }

    /// Redoes the change that was undone last; returns the same as [`Changes::undo`].
    pub(super) fn redo(&mut self) -> Option<Option<NodeId>> {
        let change = self.undone.pop()?;
        self.explored = None;
        let (done, shown) = match change {
            Change::Tree => (Change::Tree, self.history.redo()),
            Change::Tags(after) => (Change::Tags(self.swap_tags(after)), None),
            Change::Both(after) => (Change::Both(self.swap_tags(after)), self.history.redo()),
        };
        self.done.push(done);
        Some(shown)
    }

    /// Replaces the tags, and returns the ones before.
    fn swap_tags(&mut self, tags: Tags) -> Tags {
        std::mem::replace(&mut self.tags, tags)
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Turns the game into a copy, in which everything can be changed.
    pub(super) fn become_copy(&mut self) {
        self.keep_explored();
        let is_saved = !self.is_unsaved();
        self.history = self.history.to_copy();
        self.done.clear();
        self.undone.clear();
        // Its revisions are counted anew. As long as it is like the saved game, nothing of it can be lost.
        self.saved = is_saved.then(|| self.state());
        self.being_saved = None;
    }

    fn state(&self) -> State {
        State {
            revision: self.history.revision(),
            tags: self.tags.clone(),
        }
    }

    /// Marks the current state as saved.
    pub(super) fn mark_saved(&mut self) {
        self.keep_explored();
        self.saved = Some(self.state());
    }

    /// Notes that the current state is being saved to a chosen file.
    pub(super) fn note_saving(&mut self) {
        self.keep_explored();
        self.being_saved = Some(self.state());
    }

    /// The state that was being saved to a chosen file is. Returns whether there was one.
    pub(super) fn note_saved(&mut self) -> bool {
        let saved = self.being_saved.take();
        let was_being_saved = saved.is_some();
        self.saved = saved.or(self.saved.take());
        was_being_saved
    }

    /// Marks the game as unsaved, after saving failed.
    pub(super) fn mark_unsaved(&mut self) {
        self.saved = None;
    }

    /// Whether the game differs from the saved one, besides moves that are only looked at.
    pub(super) fn is_unsaved(&self) -> bool {
        let saved = self.saved.as_ref();
        match &self.explored {
            Some(explored) => saved != Some(&explored.before),
            None => saved != Some(&self.state()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_move;
    use crate::rules::Position;

    /// A game without moves, and one that is only looked at.
    fn exploring() -> Changes {
        let pgn = Pgn::new(Position::initial());
        let main_line = MainLine::of(&pgn.tree);
        let mut changes = Changes::new(pgn, main_line, false);
        let mv = read_move(&Position::initial(), "e4").expect("legal");
        let after = NodeId::ROOT;
        changes.explore(Edit::Play { after, mv }).expect("played");
        assert!(changes.is_exploring() && !changes.is_unsaved());
        changes
    }

    /// The saved state had the move, and the game counted as unsaved for ever.
    #[test]
    fn a_move_that_is_saved_is_no_longer_only_looked_at() {
        let mut changes = exploring();
        changes.mark_saved();
        assert!(!changes.is_unsaved() && !changes.is_exploring());
        let mut changes = exploring();
        changes.note_saving();
        assert!(changes.note_saved());
        assert!(!changes.is_unsaved());
    }

    /// The copy counted as saved, though the file has no such move.
    #[test]
    fn a_copy_with_a_move_that_was_only_looked_at_is_unsaved() {
        let mut changes = exploring();
        changes.become_copy();
        assert!(changes.is_unsaved());
    }
}
