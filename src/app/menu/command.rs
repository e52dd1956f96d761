//! What players do in the menu.

use crate::app::step::Step;

/// Something done in the menu, or with the list of all keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuCommand {
    /// Open the menu.
    Open,
    /// Choose another line of the menu.
    ChooseLine(Step),
    /// Do what the chosen line of the menu says.
    TakeLine,
    /// Show or hide all keys.
    AllKeys,
}

impl MenuCommand {
    /// Whether a key that is held down gives it again and again.
    pub(in crate::app) fn repeats(self) -> bool {
        match self {
            MenuCommand::ChooseLine(_) => true,
            MenuCommand::Open | MenuCommand::TakeLine | MenuCommand::AllKeys => false,
        }
    }
}
