//! Sizes that the page of a player and its parts share, in units.

/// The height of the head of a panel.
pub(super) const HEAD: i32 = 40;

/// The heights of a score with a colour, of the gap below it, and of a line below them, which may be closer to the others.
pub(super) const SIDE: i32 = 44;
pub(super) const BELOW_SIDE: i32 = 6;
pub(super) const LINE: i32 = 24;
pub(super) const LEAST_LINE: i32 = 20;

/// The space for the numbers at the left of a curve and for the dates below it.
pub(super) const NUMBERS: i32 = 44;
pub(super) const DATES: i32 = 24;
