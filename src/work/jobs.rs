//! Jobs for workers that are not the same on every system.

use crate::app::{AnalysisTask, GameText, ThinkingTask};
use crate::engine::StopFlag;

/// A task, and what stops it.
pub(super) struct AnalysisJob {
    pub(super) task: AnalysisTask,
    // A page ends its worker in place of it; likewise below.
    #[cfg_attr(target_family = "wasm", allow(dead_code))]
    pub(super) stop_flag: StopFlag,
}

/// A position to think about, and what stops it.
pub(super) struct ThinkingJob {
    pub(super) task: ThinkingTask,
    #[cfg_attr(target_family = "wasm", allow(dead_code))]
    pub(super) stop_flag: StopFlag,
}

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
