//! The sizes that the head and the rows share.

/// The space at the sides of a row, between some columns, and around a chosen row, in units.
pub(super) const PAD: i32 = 16;
pub(super) const GAP: i32 = 16;
pub(super) const SMALL_GAP: i32 = 8;
pub(super) const EDGE: i32 = 4;

/// The width of the code of an opening, in units.
pub(super) const ECO: i32 = 40;
