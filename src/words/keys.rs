//! What keys, buttons and menu lines do.

use crate::app::Command;
use crate::app::keys::{Action, Context};
use crate::words::{Text, Words};

impl Words {
    /// The text of an action in the list of keys.
    pub fn action(self, action: &Action) -> Text {
        self.texts.action(action)
    }

    /// The text of a command in a context, for a button, the menu or the list of keys; empty for a command
    /// without a key.
    pub fn does(self, context: Context, command: &Command) -> Text {
        self.texts.does(context, command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::keys::bindings;

    #[test]
    fn every_listed_key_has_words() {
        for context in Context::ALL {
            for binding in bindings(context).iter().filter(|it| !it.cap.is_empty()) {
                let words = Words::ENGLISH.does(context, &binding.command);
                assert!(!words.is_empty(), "{context:?} {:?}", binding.command);
            }
        }
    }
}
