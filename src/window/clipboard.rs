//! The system's clipboard.

use arboard::Clipboard as System;

use crate::app::Command;

/// The clipboard, opened when it is first used.
#[derive(Default)]
pub(super) struct Clipboard {
    system: Option<System>,
}

impl Clipboard {
    fn open(&mut self) -> Result<&mut System, arboard::Error> {
        match &mut self.system {
            Some(system) => Ok(system),
            none => Ok(none.insert(System::new()?)),
        }
    }

    /// Puts a text on the clipboard; gives a command only if that failed.
    pub(super) fn copy(&mut self, text: &str) -> Option<Command> {
        let copied = self.open().and_then(|system| system.set_text(text));
        let failed = copied.err()?;
        Some(Command::Failed(format!("Not copied: {failed}")))
    }

    /// What is on the clipboard, if it is text.
    pub(super) fn paste(&mut self) -> Command {
        match self.open().and_then(System::get_text) {
            Ok(text) => Command::Pasted(text),
            Err(failed) => Command::Failed(format!("Nothing to paste: {failed}")),
        }
    }
}
