//! Headings and other short texts of screens.

use std::time::Duration;

use super::library::{game_count, grouped, head_to_head};
use super::outcome::reason;
use crate::rules::Outcome;
use crate::storage::library::HeadToHead;
use crate::words::Heading;

/// The text of a heading.
pub fn heading(heading: Heading) -> &'static str {
    match heading {
        Heading::Motto => "Chess for two at one desk",
        Heading::Menu => "Menu",
        Heading::Keys => "Keys",
        Heading::Material => "Material",
        Heading::Moves => "Moves",
        Heading::Date => "Date",
        Heading::Players => "Players",
        Heading::Result => "Result",
        Heading::End => "End",
        Heading::Clock => "Clock",
    }
}

/// A paused clock.
pub fn paused() -> &'static str {
    "Paused"
}

/// A clock that starts to run after this time.
pub fn delay(left: Duration) -> String {
    format!("Delay {}", left.as_millis().div_ceil(1_000))
}

/// The result of an unfinished game.
pub fn unfinished() -> &'static str {
    "unfinished"
}

/// The typed text cannot become a move.
pub fn no_completion() -> &'static str {
    "No legal move begins like this."
}

/// `Checkmate, 4 moves.`
pub fn summary(outcome: Outcome, moves: usize) -> String {
    let plural = if moves == 1 { "" } else { "s" };
    format!("{}, {moves} move{plural}.", reason(outcome))
}

/// The results of two players against each other in all saved games.
pub fn all_games(names: &[String; 2], games: HeadToHead) -> String {
    format!("All games: {}", head_to_head(names, games))
}

/// The number of games in a list, the number found by a search, and the part of them read, from 0 to 1: `3 of
/// 38 games · 50 %`.
pub fn list_size(total: usize, found: Option<usize>, part_read: Option<f32>) -> String {
    let mut words = game_count(total);
    if let Some(found) = found {
        words = format!("{} of {words}", grouped(found));
    }
    if let Some(part) = part_read {
        words += &format!(" · {} %", (part * 100.0) as u32);
    }
    words
}
