//! The system's clipboard, on a thread of its own: the program that owns what is pasted may let us wait for
//! seconds.

use std::convert::Infallible;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use arboard::{Clipboard as System, Error};

use super::answers::Answers;
use crate::app::Reply;

/// How long the program stays until what was copied is handed over to whoever keeps it after its end.
const PATIENCE: Duration = Duration::from_secs(1);

/// How long a copied text is looked after, and how often. The window library has widgets of its own, which put
/// what is selected in them on the clipboard as long as Ctrl and C are held: nothing.
const CARE: Duration = Duration::from_secs(1);
const LOOK: Duration = Duration::from_millis(50);

/// What the thread is asked for.
enum Asked {
    Copy(String),
    Paste,
}

/// The program's end of the thread.
pub(super) struct Clipboard {
    /// Not there any more when all is done.
    at_work: Option<(Sender<Asked>, Receiver<Infallible>)>,
}

impl Clipboard {
    /// Begins to wait for texts; what is pasted goes to the answers.
    pub(super) fn start(answers: Answers) -> Clipboard {
        Clipboard::with(move |asked| {
            let mut keeper = Keeper::default();
            while let Some(asked) = keeper.wait(asked) {
                if let Some(command) = keeper.carry_out(asked) {
                    answers.give(command);
                }
            }
        })
    }

    fn with(work: impl FnOnce(&Receiver<Asked>) + Send + 'static) -> Clipboard {
        let (ask, asked) = mpsc::channel();
        let (at_work, ended) = mpsc::channel();
        thread::spawn(move || {
            work(&asked);
            drop(at_work);
        });
        Clipboard {
            at_work: Some((ask, ended)),
        }
    }

    /// Puts a text on the clipboard; answered only if that fails.
    pub(super) fn copy(&self, text: String) {
        self.ask(Asked::Copy(text));
    }

    /// Reads what is on the clipboard; answered by `Pasted`, or `Failed` if it is no text.
    pub(super) fn paste(&self) {
        self.ask(Asked::Paste);
    }

    fn ask(&self, asked: Asked) {
        if let Some((ask, _)) = &self.at_work {
            // The thread ends after this one.
            let _ = ask.send(asked);
        }
    }

    /// Waits until what was copied is handed over, but not for a program that does not answer.
    pub(super) fn finish(&mut self) {
        if let Some((ask, ended)) = self.at_work.take() {
            drop(ask);
            // Nothing is ever sent: either the thread ends, or the patience.
            let _ = ended.recv_timeout(PATIENCE);
        }
    }
}

/// The thread's end.
#[derive(Default)]
struct Keeper {
    /// Opened when it is first used.
    system: Option<System>,
    /// What was copied, and how long it is looked after.
    copied: Option<(String, Instant)>,
}

impl Keeper {
    /// The next thing that is asked for; none when nothing can come any more.
    fn wait(&mut self, asked: &Receiver<Asked>) -> Option<Asked> {
        loop {
            self.copied.take_if(|(_, end)| Instant::now() > *end);
            let next = match &self.copied {
                Some(_) => asked.recv_timeout(LOOK),
                None => asked.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match next {
                Ok(asked) => return Some(asked),
                Err(RecvTimeoutError::Timeout) => self.look_after_copied(),
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
    }

    /// Copies again what is there no more. Another program may have copied something since.
    fn look_after_copied(&mut self) {
        let is_empty = |text: String| text.is_empty();
        if self.read().is_ok_and(is_empty)
            && let Some((text, _)) = self.copied.take()
        {
            // It was possible a moment ago.
            let _ = self.copy(text);
        }
    }

    fn carry_out(&mut self, asked: Asked) -> Option<Reply> {
        match asked {
            Asked::Copy(text) => {
                let failed = self.copy(text).err()?;
                Some(Reply::Failed(format!("Not copied: {failed}")))
            }
            Asked::Paste => {
                self.look_after_copied();
                Some(match self.read() {
                    Ok(text) => Reply::Pasted(text),
                    Err(failed) => Reply::Failed(format!("Nothing to paste: {failed}")),
                })
            }
        }
    }

    fn copy(&mut self, text: String) -> Result<(), Error> {
        self.system()?.set_text(text.as_str())?;
        self.copied = Some((text, Instant::now() + CARE));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_waits_for_a_clipboard_that_hangs_and_the_order_is_kept() {
        let (lets, let_on) = mpsc::channel::<()>();
        let (tells, told) = mpsc::channel();
        let mut clipboard = Clipboard::with(move |asked| {
            for asked in asked {
                // An error says that the test lets everything go on.
                let _ = let_on.recv();
                tells.send(asked).expect("the test takes it");
            }
        });
        clipboard.paste();
        clipboard.copy("1. e4".into());
        clipboard.paste();
        assert!(told.try_recv().is_err());
        drop(lets);
        clipboard.finish();
        let told: Vec<Asked> = told.iter().collect();
        let [Asked::Paste, Asked::Copy(text), Asked::Paste] = told.as_slice() else {
            panic!("another order");
        };
        assert_eq!(text, "1. e4");
    }
}
