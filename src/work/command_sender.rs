//! Commands from other threads to the program.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};

use crate::app::Command;

/// Sends commands to the program and wakes it. Every thread has its own clone.
#[derive(Clone)]
pub(crate) struct CommandSender {
    commands: Sender<Command>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl CommandSender {
    /// A sender and its receiver. `wake` is called after each command, on the sending thread.
    pub(crate) fn new(
        wake: impl Fn() + Send + Sync + 'static,
    ) -> (CommandSender, Receiver<Command>) {
        let (commands, receiver) = mpsc::channel();
        let wake = Arc::new(wake);
        (CommandSender { commands, wake }, receiver)
    }

    /// Sends a command, and wakes a sleeping window for it.
    pub(crate) fn send(&self, command: impl Into<Command>) {
        // It fails only when the program ends.
        let _ = self.commands.send(command.into());
        (self.wake)();
    }
}
