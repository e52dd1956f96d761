//! What lies over a screen: the menu and the list of all keys.

use super::command::{Command, Effect, Step};
use super::keys;
use super::{App, Now, Screen};

/// What lies over the screen and takes the keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The menu, with the number of the line that Enter chooses.
    Menu {
        /// Counted from 0.
        chosen: usize,
    },
    /// All keys of the screen below.
    Keys,
}

impl App {
    pub(super) fn toggle_keys(&mut self) {
        self.dialog = match self.dialog {
            Some(Dialog::Keys) => None,
            _ => Some(Dialog::Keys),
        };
    }

    /// Closes what is open, from the top; with nothing open, opens the menu.
    pub(super) fn escape(&mut self, now: Now) -> Vec<Effect> {
        if self.dialog.take().is_some() {
            return Vec::new();
        }
        match &mut self.screen {
            Screen::Review(_) => return self.leave(now),
            Screen::Play(table) => {
                if table.clear_hand() {
                    return Vec::new();
                }
                if table.game.question().is_some() {
                    return self.play(Command::Answer(false), now);
                }
                if table.is_looking_back() {
                    table.return_to_game();
                    return Vec::new();
                }
            }
            Screen::Start => {}
        }
        self.dialog = Some(Dialog::Menu { chosen: 0 });
        Vec::new()
    }

    pub(super) fn choose_line(&mut self, step: Step) {
        let lines = keys::menu(self).len();
        if let Some(Dialog::Menu { chosen }) = &mut self.dialog {
            *chosen = step.from(*chosen, lines.saturating_sub(1));
        }
    }

    pub(super) fn take_line(&mut self, now: Now) -> Vec<Effect> {
        let Some(Dialog::Menu { chosen }) = self.dialog else {
            return Vec::new();
        };
        match keys::menu(self).get(chosen) {
            Some(line) => self.take(line.command.clone(), now),
            None => Vec::new(),
        }
    }

    /// Closes the menu and does what was chosen; "Back" is done with that.
    fn take(&mut self, command: Command, now: Now) -> Vec<Effect> {
        self.dialog = None;
        match command {
            Command::Escape => Vec::new(),
            command => self.update(command, now),
        }
    }
}
