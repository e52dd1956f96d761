//! Steps through a row of things.

/// A way through a row of things: the positions of a game, the lines of a menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// To the first.
    First,
    /// One back.
    Back,
    /// One on.
    Forward,
    /// To the last.
    Last,
    /// To the one with this number, counted from 0.
    To(usize),
}

impl Step {
    /// Where the step leads from a place, if the last place is `last`.
    pub(crate) fn from(self, place: usize, last: usize) -> usize {
        match self {
            Step::First => 0,
            Step::Back => place.saturating_sub(1),
            Step::Forward => (place + 1).min(last),
            Step::Last => last,
            Step::To(number) => number.min(last),
        }
    }
}
