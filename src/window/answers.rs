//! The way back into the program for what is done on other threads.

use std::sync::mpsc::{self, Receiver, Sender};

use super::platform::Waker;
use crate::app::Command;

/// Where a thread leaves what came of its work. Every thread has one of its own.
#[derive(Clone)]
pub(super) struct Answers {
    commands: Sender<Command>,
    waker: Waker,
}

impl Answers {
    /// The place for answers, and what the program takes them from.
    pub(super) fn new(waker: Waker) -> (Answers, Receiver<Command>) {
        let (commands, given) = mpsc::channel();
        (Answers { commands, waker }, given)
    }

    /// Lets the program do this as soon as it can; a sleeping window wakes for it.
    pub(super) fn give(&self, command: impl Into<Command>) {
        // Nobody takes it only when the program is at its end.
        let _ = self.commands.send(command.into());
        self.waker.wake();
    }
}
