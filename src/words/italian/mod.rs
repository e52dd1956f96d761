//! Italian.

mod failure;
mod forms;
mod illegal;
mod keys;
mod message;
mod notice;
mod number;
mod opening;
mod outcome;
mod phrase;
mod player;
mod players;
mod reading;
mod screen;
mod sheet;

use super::texts::*;
pub use failure::{clipboard_fault, entry_fault, failure, list_error, stage_fault, storage_error};
pub use forms::{field_option, form_title, gives, label, placeholder, submit, unit};
pub use illegal::{edit_error, illegal_move, move_error, placed_piece, play_error};
pub use keys::{action, does, gesture, key_group, key_name, modifier};
pub use message::{hint, judgement, message, place, question, question_first};
pub use notice::notice;
pub use number::{counted, decimal_separator, group_separator, plural_category};
pub use opening::opening;
pub use outcome::{end, ended, reason, summary, termination};
pub use phrase::phrase;
pub use player::{role, side};
pub use players::players_text;
pub use reading::{
    fen_error, illegal_position, no_games, pgn_fault, pgn_place, time_control_error,
};
pub use screen::heading;
pub use sheet::sheet_label;

/// The Italian texts.
#[derive(Debug)]
pub struct Italian;

tables!(implement Italian);
