//! The clipboard of a browser, which answers later: its text arrives as news of the window.

use super::clipboard_job::ClipboardJob;
use super::worker::{Executor, Run};
use crate::app::Reply;
use crate::browser;

/// The clipboard.
#[derive(Default)]
pub(super) struct Clipboard {}

impl Executor for Clipboard {
    type Job = ClipboardJob;
    type Answer = Reply;

    fn carry_out(&mut self, job: &ClipboardJob, _run: &Run<Reply>) {
        match job {
            ClipboardJob::Copy(text) => browser::copy(text),
            ClipboardJob::CopyGame(game) => browser::copy(&game.write()),
            ClipboardJob::Paste => browser::paste(),
            ClipboardJob::HandOver => {}
        }
    }

    fn panicked(_job: &ClipboardJob) -> Option<Reply> {
        None
    }

    fn must_finish(_job: &ClipboardJob) -> bool {
        false
    }
}
