//! English.

mod analysis;
mod engine_fault;
mod entry;
mod failure;
mod forms;
mod keys;
mod library;
mod message;
mod notice;
mod outcome;
mod player;
mod review;
mod screen;
mod sentence;
mod sheet;
mod start;
mod time;
mod time_control;

pub use analysis::{accuracy, analysis_heading, analysis_waits, chances_name, pawns, percent};
pub use entry::entry_fault;
pub use failure::failure;
pub use forms::{field_option, form_title, label, placeholder, submit, unit};
pub use keys::{action, does};
pub use library::{game_count, grouped, head_to_head, list_title};
pub use message::{hint, message};
pub use notice::notice;
pub use outcome::{end, points, reason, result, score, summary};
pub use player::{Names, player, side};
pub use review::{auto_play, chart_names, chart_place, score_of};
pub use screen::{
    all_games, delay, heading, lead, list_size, moves_to_go, no_completion, paused, stopped,
    unfinished, window_title,
};
pub use sentence::Sentence;
pub use sheet::{sheet_label, sheet_page};
pub use start::{
    about_editor, about_settings, games_kept, next_game, unreadable_last, what_it_was,
    where_it_stands,
};
pub use time::{clock, span};
pub use time_control::{clock_choice, time_control, time_controls};
