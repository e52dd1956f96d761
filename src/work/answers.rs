//! The way back into the program for what is done on other threads.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};

use crate::app::Command;

/// Where a thread leaves what came of its work. Every thread has one of its own.
#[derive(Clone)]
pub(crate) struct Answers {
    commands: Sender<Command>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Answers {
    /// The place for answers, and what the program takes them from. `wake` is called after each, on the thread
    /// that gives it.
    pub(crate) fn new(wake: impl Fn() + Send + Sync + 'static) -> (Answers, Receiver<Command>) {
        let (commands, given) = mpsc::channel();
        let wake = Arc::new(wake);
        (Answers { commands, wake }, given)
    }

    /// Lets the program do this as soon as it can; a sleeping window wakes for it.
    pub(crate) fn give(&self, command: impl Into<Command>) {
        // Nobody takes it only when the program is at its end.
        let _ = self.commands.send(command.into());
        (self.wake)();
    }
}
