//! The board editor.

pub(super) mod fen_field;
pub(super) mod grip;
pub(super) mod setup;
