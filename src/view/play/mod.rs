//! The game in progress.

pub(super) mod card;
pub(super) mod meter;
pub(super) mod move_list;
pub(super) mod move_text;
pub(super) mod panel;
pub(super) mod parts;
pub(super) mod pause;
pub(super) mod player_card;
pub(super) mod question;
pub(super) mod result;
pub(super) mod typed_move;
