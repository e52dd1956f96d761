//! The board: with input in a game, as a diagram, with marks.

mod badge;
pub(super) mod diagram;
pub(super) mod game;
pub(super) mod mark;
pub(super) mod marks;
pub(super) mod moment;
pub(super) mod player_bar;
mod promotion;
mod strong;
pub(super) mod turn;
