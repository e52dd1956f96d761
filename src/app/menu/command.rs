//! Commands in the menu.

use crate::app::keys::Stroke;
use crate::app::step::Step;
use crate::rules::Color;

/// A command for the menu or the list of keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuCommand {
    /// Open the menu.
    Open,
    /// Open it for one of two players face to face, upright for him.
    OpenFor(Color),
    /// Choose another line of the menu.
    ChooseLine(Step),
    /// Run the chosen line of the menu.
    RunLine,
    /// Show or hide the list of keys.
    AllKeys,
    /// Close the list of keys, and do what a key in it does.
    PressKey(Stroke),
    /// Scroll the list of keys by a row. The view replaces it.
    ScrollKeys(Step),
    /// Scroll the list of keys by a page. The view replaces it.
    TurnKeys(Step),
}
