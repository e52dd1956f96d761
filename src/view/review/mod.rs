//! The review of a game.

pub(super) mod analysis;
pub(super) mod chances;
pub(super) mod chart;
mod chart_words;
pub(super) mod comment;
pub(super) mod evaluation_bar;
pub(super) mod glyph;
pub(super) mod header;
pub(super) mod hover;
pub(super) mod kept;
pub(super) mod laid_out;
pub(super) mod line;
pub(super) mod lines;
pub(super) mod move_menu;
pub(super) mod move_tree;
pub(super) mod openings;
pub(super) mod outline;
mod pace_menu;
pub(super) mod screen;
pub(super) mod sizes;
mod tabs;
mod word_order;
mod wrapping;
