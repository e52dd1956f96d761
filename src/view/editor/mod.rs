//! The board editor.

pub(super) mod grip;
pub(super) mod setup;
