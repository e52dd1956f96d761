//! Double clicks on the rows of lists.

use std::time::Duration;

/// A second click within this time is a double click.
pub const DOUBLE_CLICK: Duration = Duration::from_millis(500);

/// The last click on a row of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct LastClick(Option<(usize, Duration)>);

impl LastClick {
    /// Notes a click. Returns whether it is the second one of a double click on the same row.
    pub(super) fn is_second(&mut self, row: usize, now: Duration) -> bool {
        let last = self.0.take();
        let is_second =
            last.is_some_and(|(at, time)| at == row && now.saturating_sub(time) <= DOUBLE_CLICK);
        self.0 = (!is_second).then_some((row, now));
        is_second
    }
}
