//! Forms.

pub(super) mod choice;
pub(super) mod form;
mod heights;
mod new_game;
pub(super) mod text;
