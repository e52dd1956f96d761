//! Jobs for the clipboard, which is not the same on every system.

use crate::app::GameText;

/// A job for the clipboard.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum ClipboardJob {
    /// Copy a text; answered only if that fails.
    Copy(String),
    /// The same with the text of a game.
    CopyGame(GameText),
    /// Read its text; answered by `Pasted`, or `Failed` if it has no text.
    Paste,
    /// The last job: hand the copied text over to the clipboard manager.
    HandOver,
}
