//! The review of a game.

pub(super) mod chart;
pub(super) mod glyph;
pub(super) mod header;
pub(super) mod hover;
pub(super) mod lines;
pub(super) mod move_tree;
pub(super) mod screen;
