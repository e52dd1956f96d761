//! Commands in the menu.

use crate::app::step::Step;

/// A command for the menu or the list of keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuCommand {
    /// Open the menu.
    Open,
    /// Choose another line of the menu.
    ChooseLine(Step),
    /// Run the chosen line of the menu.
    RunLine,
    /// Show or hide the list of keys.
    AllKeys,
}
