//! A game between two people: moves, clocks, offers, claims and the result.
//!
//! The system clock is never read. Times are parameters: whole milliseconds since some fixed moment,
//! never decreasing.
//!
//! A game is played and written as PGN:
//!
//! ```
//! use std::time::Duration;
//!
//! use deskmate::game::Game;
//! use deskmate::notation::read_move;
//! use deskmate::rules::{ByColor, Position, Termination};
//!
//! let players = ByColor { white: Some("Anna".to_string()), black: None };
//! let mut game = Game::new(players, Position::initial(), None);
//! for (second, text) in ["f3", "e5", "g4", "Qh4"].into_iter().enumerate() {
//!     let mv = read_move(game.position(), text)?;
//!     game.push(mv, Duration::from_secs(second as u64))?;
//! }
//! let outcome = game.outcome().expect("the game is over");
//! assert_eq!(outcome.termination, Termination::Checkmate);
//!
//! let text = game.to_text();
//! assert!(text.contains("[White \"Anna\"]"));
//! assert!(text.contains("[Result \"0-1\"]"));
//! assert!(text.contains("1. f3 {[%emt 0:00:00]} 1... e5 {[%emt 0:00:01]} 2. g4"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod agreed;
mod clock;
mod contest;
mod date_time;
mod draw_rule;
mod draws;
mod found;
mod handicap;
mod help;
mod mating;
mod move_times;
mod pgn;
mod play;
mod player_name;
mod program;
mod question;
mod rating;
mod record;
mod requests;
mod time_control;
mod time_control_text;
mod timing;

pub use clock::Clock;
pub use contest::{Match, Standing};
pub use date_time::DateTime;
pub use draw_rule::DrawRule;
pub use handicap::Handicap;
pub use help::{Help, HelpKind};
pub use pgn::{USUAL_EVENT, is_own};
pub use play::{Game, LONGEST_NAME, PlayError};
pub use player_name::{are_named, name_key, read_name, written_name};
#[cfg(feature = "storage")]
pub(crate) use program::is_program;
pub use program::{LEVELS, is_helped, program_level, program_name};
#[cfg(feature = "app")]
pub(crate) use program::{person_against, programs_among};
pub use question::{DrawRequest, Question};
pub use rating::{RatedDay, RatedGame, Rating, Score, TimeClass, rated_class, rated_days};
pub use record::{Ply, Record, Times, material_difference, material_lead};
pub use time_control::{Bonus, LONGEST_TIME, Stage, TimeControl, TimeControlError};
pub use time_control_text::{read_seconds, write_seconds};
pub use timing::GIVEN_TIME;
