//! What a list of games can be narrowed to.

use crate::app::forms::{FormScroll, TextField};
use crate::app::step::Step;
use crate::storage::library::{CountedChoice, Filter};

/// What can be chosen by a filter.
#[derive(Clone, Debug)]
pub struct Choosing {
    /// By what the list is narrowed.
    pub filter: Filter,
    /// The line for what is looked for.
    pub typed: TextField,
    /// What can be chosen.
    pub choices: Vec<CountedChoice>,
    /// The marked one.
    pub marked: usize,
    /// How far what can be chosen is scrolled.
    pub scroll: FormScroll,
}

impl Choosing {
    /// The line that is typed into, if something can be typed.
    pub fn line(&self) -> Option<&TextField> {
        self.filter.is_typed().then_some(&self.typed)
    }

    /// Goes to another choice.
    pub(super) fn step(&mut self, step: Step) {
        let last = self.choices.len().saturating_sub(1);
        self.marked = step.from(self.marked, last);
        self.scroll.is_free = false;
    }
}
