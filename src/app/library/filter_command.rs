//! The commands for what a list of games is narrowed to.

use crate::app::step::Step;
use crate::storage::library::Filter;

/// A command for what a list is narrowed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FilterCommand {
    /// Show what can be chosen, at first by the first filter; or put it away.
    Open,
    /// Show what can be chosen by a filter; or put it away.
    OpenOne(Filter),
    /// Put away what can be chosen.
    Close,
    /// Go to another filter.
    Turn(Step),
    /// Go to another choice.
    Step(Step),
    /// Narrow the list to a choice, by its number in what is shown.
    Choose(usize),
    /// Narrow the list to the choice that is marked.
    ChooseMarked,
    /// Take back what was chosen by a filter.
    Clear(Filter),
    /// Take back what was chosen by the filter that is shown.
    ClearShown,
    /// Show all games.
    ClearAll,
}
