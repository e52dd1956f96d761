//! Steps through a sequence.

/// A step through a sequence, such as the positions of a game or the lines of a menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// To the first.
    First,
    /// To the previous one.
    Back,
    /// To the next one.
    Forward,
    /// To the last.
    Last,
    /// To the one with this number, counted from 0.
    To(usize),
}

impl Step {
    /// The place that the step leads to from `place`, if the last place is `last`.
    pub(crate) fn from(self, place: usize, last: usize) -> usize {
        match self {
            Step::First => 0,
            Step::Back => place.saturating_sub(1),
            Step::Forward => (place + 1).min(last),
            Step::Last => last,
            Step::To(number) => number.min(last),
        }
    }

    /// The place that the step leads to among so many, where the first follows the last; from none, the end where it begins.
    pub(crate) fn around(self, at: Option<usize>, count: usize) -> Option<usize> {
        let last = count.checked_sub(1)?;
        Some(match (self, at) {
            (Step::Back, None | Some(0)) => last,
            (Step::Forward, None) => 0,
            (Step::Forward, Some(at)) if at >= last => 0,
            (step, at) => step.from(at.unwrap_or(0), last),
        })
    }

    /// The one that the step leads to among these from one of them, or else from the first.
    pub(crate) fn among<T: Clone + PartialEq>(self, all: &[T], from: Option<&T>) -> Option<T> {
        let at = all.iter().position(|it| Some(it) == from).unwrap_or(0);
        all.get(self.from(at, all.len().saturating_sub(1))).cloned()
    }
}
