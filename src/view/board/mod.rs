//! The board: of a game, as a picture of its own, with marks.

pub(super) mod colors;
pub(super) mod diagram;
pub(super) mod game;
pub(super) mod mark;
pub(super) mod marks;
pub(super) mod moment;
pub(super) mod player_bar;
pub(super) mod turn;
