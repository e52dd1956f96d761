//! The sizes that the parts share.

/// The space around the content, and the heights of a control and of a line below a bar, in units.
pub(super) const PAD: i32 = 16;
pub(super) const CONTROL: i32 = 40;
pub(super) const LINE: i32 = 22;

/// The width of the code of an opening, in units.
pub(super) const ECO: i32 = 40;

/// Rows with less room leave out columns, in units.
pub(super) const ROOMY: i32 = 640;
pub(super) const TIGHT: i32 = 480;
