//! The system's clipboard: the program that owns what is pasted may let us wait for seconds.

use std::time::{Duration, Instant};

use arboard::{Clipboard as System, Error};

use super::worker::{Executor, Run};
use crate::app::{ClipboardFault, Failure, Reply};

/// How long a copied text is looked after, and how often. The window library has widgets of its own, which put
/// what is selected in them on the clipboard as long as Ctrl and C are held: nothing.
const CARE: Duration = Duration::from_secs(1);
const LOOK: Duration = Duration::from_millis(50);

/// What is to be done with the clipboard.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum ClipboardJob {
    /// Put a text on it; answered only if that fails.
    Copy(String),
    /// Read what is on it; answered by `Pasted`, or `Failed` if it is no text.
    Paste,
    /// The last one: give what was copied to whoever keeps it after the program's end.
    HandOver,
}

/// The clipboard, and what of it is ours.
#[derive(Default)]
pub(super) struct Clipboard {
    /// Opened when it is first used.
    system: Option<System>,
    /// What was copied, and how long it is looked after.
    copied: Option<(String, Instant)>,
}

impl Executor for Clipboard {
    type Job = ClipboardJob;
    type Answer = Reply;

    fn carry_out(&mut self, job: &ClipboardJob, run: &Run<Reply>) {
        match job {
            ClipboardJob::Copy(text) => {
                if let Err(error) = self.copy(text) {
                    run.answer(Reply::Failed(Failure::NotCopied(fault(error))));
                }
            }
            ClipboardJob::Paste => {
                self.look_after_copied();
                run.answer(match self.read() {
                    Ok(text) => Reply::Pasted(text),
                    Err(error) => Reply::Failed(Failure::NotPasted(fault(error))),
                });
            }
            // The system's clipboard does it when it is closed.
            ClipboardJob::HandOver => *self = Clipboard::default(),
        }
    }

    fn panicked(job: &ClipboardJob) -> Option<Reply> {
        match job {
            ClipboardJob::Copy(_) | ClipboardJob::Paste => Some(Reply::Failed(Failure::Panicked)),
            ClipboardJob::HandOver => None,
        }
    }

    fn must_finish(_job: &ClipboardJob) -> bool {
        true
    }

    fn idle_after(&mut self) -> Option<Duration> {
        self.copied.take_if(|(_, end)| Instant::now() > *end);
        self.copied.as_ref().map(|_| LOOK)
    }

    fn idle(&mut self) {
        self.look_after_copied();
    }
}

impl Clipboard {
    /// Copies again what is there no more. Another program may have copied something since.
    fn look_after_copied(&mut self) {
        let is_empty = |text: String| text.is_empty();
        if self.read().is_ok_and(is_empty)
            && let Some((text, _)) = self.copied.take()
        {
            // It was possible a moment ago.
            let _ = self.copy(&text);
        }
    }

    fn copy(&mut self, text: &str) -> Result<(), Error> {
        self.system()?.set_text(text)?;
        self.copied = Some((text.to_string(), Instant::now() + CARE));
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
