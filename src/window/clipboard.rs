//! The system's clipboard, on a thread of its own: the program that owns what is pasted may let us wait for
//! seconds.

use std::convert::Infallible;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use arboard::{Clipboard as System, Error};

use super::answers::Answers;
use crate::app::Command;

/// How long the program stays until what was copied is handed over to whoever keeps it after its end.
const PATIENCE: Duration = Duration::from_secs(1);

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
            // Opened when it is first used.
            let mut system = None;
            for asked in asked {
                if let Some(command) = carry_out(asked, &mut system) {
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

fn carry_out(asked: Asked, system: &mut Option<System>) -> Option<Command> {
    match asked {
        Asked::Copy(text) => {
            let copied = open(system).and_then(|system| system.set_text(text));
            let failed = copied.err()?;
            Some(Command::Failed(format!("Not copied: {failed}")))
        }
        Asked::Paste => Some(match open(system).and_then(System::get_text) {
            Ok(text) => Command::Pasted(text),
            Err(failed) => Command::Failed(format!("Nothing to paste: {failed}")),
        }),
    }
}

fn open(system: &mut Option<System>) -> Result<&mut System, Error> {
    match system {
        Some(system) => Ok(system),
        none => Ok(none.insert(System::new()?)),
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
