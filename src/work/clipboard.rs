//! The system clipboard, on its own thread: the program that owns its contents may take seconds to
//! answer.

use std::time::Duration;

use crate::time::Instant;

use arboard::{Clipboard as System, Error};

use super::clipboard_job::ClipboardJob;
use super::worker::{Executor, Run};
use crate::app::{ClipboardFault, Failure, Reply};

/// How long a copied text is protected, and how often it is checked. While Ctrl+C is held, the widgets
/// of the window library put their selection, an empty text, on the clipboard.
const PROTECTED_TIME: Duration = Duration::from_secs(1);
const CHECK_INTERVAL: Duration = Duration::from_millis(50);

/// The clipboard and the text that we copied.
#[derive(Default)]
pub(super) struct Clipboard {
    /// Opened when it is first used.
    system: Option<System>,
    /// The copied text, and until when it is protected.
    copied: Option<(String, Instant)>,
}

impl Executor for Clipboard {
    type Job = ClipboardJob;
    type Answer = Reply;

    fn carry_out(&mut self, job: &ClipboardJob, run: &Run<Reply>) {
        match job {
            ClipboardJob::Copy(text) => self.copy_or_fail(text, run),
            ClipboardJob::CopyGame(game) => self.copy_or_fail(&game.write(), run),
            ClipboardJob::Paste => {
                self.restore_copied();
                run.answer(match self.read() {
                    Ok(text) => Reply::Pasted(text),
                    Err(error) => Reply::Failed(Failure::NotPasted(fault(error))),
                });
            }
            // Closing the system clipboard does it.
            ClipboardJob::HandOver => *self = Clipboard::default(),
        }
    }

    fn panicked(job: &ClipboardJob) -> Option<Reply> {
        match job {
            ClipboardJob::Copy(_) | ClipboardJob::CopyGame(_) | ClipboardJob::Paste => {
                Some(Reply::Failed(Failure::Panicked))
            }
            ClipboardJob::HandOver => None,
        }
    }

    fn idle_after(&mut self) -> Option<Duration> {
        self.copied.take_if(|(_, end)| Instant::now() > *end);
        self.copied.as_ref().map(|_| CHECK_INTERVAL)
    }

    fn idle(&mut self) {
        self.restore_copied();
    }
}

impl Clipboard {
    /// Copies the text again if the clipboard has been emptied, but not if another program has copied
    /// something.
    fn restore_copied(&mut self) {
        let is_empty = |text: String| text.is_empty();
        if self.read().is_ok_and(is_empty)
            && let Some((text, _)) = self.copied.take()
        {
            // It worked a moment ago.
            let _ = self.copy(&text);
        }
    }

    fn copy_or_fail(&mut self, text: &str, run: &Run<Reply>) {
        if let Err(error) = self.copy(text) {
            run.answer(Reply::Failed(Failure::NotCopied(fault(error))));
        }
    }

    fn copy(&mut self, text: &str) -> Result<(), Error> {
        self.system()?.set_text(text)?;
        self.copied = Some((text.to_string(), Instant::now() + PROTECTED_TIME));
        Ok(())
    }

    fn read(&mut self) -> Result<String, Error> {
        self.system()?.get_text()
    }

    fn system(&mut self) -> Result<&mut System, Error> {
        match &mut self.system {
            Some(system) => Ok(system),
            none => Ok(none.insert(System::new()?)),
        }
    }
}

fn fault(error: Error) -> ClipboardFault {
    match error {
        Error::ContentNotAvailable => ClipboardFault::NoText,
        Error::ClipboardNotSupported => ClipboardFault::None,
        Error::ClipboardOccupied => ClipboardFault::Occupied,
        Error::ConversionFailure => ClipboardFault::Damaged,
        Error::Unknown { description } => ClipboardFault::System(description),
        other => ClipboardFault::System(other.to_string()),
    }
}
