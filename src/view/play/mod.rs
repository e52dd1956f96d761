//! The game in progress.

mod button_grid;
pub(super) mod card;
mod end_card;
mod ending;
mod face_to_face;
mod help;
mod large_card;
pub(super) mod meter;
pub(super) mod move_list;
mod move_strip;
pub(super) mod move_text;
mod narrow_card;
mod narrow_result;
pub(super) mod panel;
pub(super) mod parts;
pub(super) mod pause;
pub(super) mod player_card;
pub(super) mod question;
pub(super) mod result;
mod result_card;
mod result_parts;
mod result_row;
mod result_scores;
pub(super) mod typed_move;
