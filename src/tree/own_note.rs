//! What this program notes in a comment for itself, as the command `[%deskmate …]`.

use super::commands;
use super::node::Node;

/// The name of the command.
const NAME: &str = "deskmate";

/// The note in a comment.
pub(crate) fn own_note(comment: &str) -> Option<&str> {
    commands::values(comment, NAME).next()
}

/// A comment with this note instead of its own, or without one. It stands last, as an evaluation does.
pub(crate) fn with_own_note(comment: &str, note: Option<&str>) -> String {
    commands::with_last_command(comment, NAME, note)
}

impl Node {
    /// Sets the note in the comment before the move, or removes it if empty.
    pub(crate) fn set_own_note_before(&mut self, note: &str) {
        let note = Some(note).filter(|note| !note.is_empty());
        let changed = with_own_note(self.comment_before().unwrap_or_default(), note);
        self.set_comment_before(Some(changed).filter(|comment| !comment.is_empty()));
    }
}
