//! Headings and other words that stand on a screen for themselves.

use std::time::Duration;

use super::library::{game_count, grouped, head_to_head};
use super::outcome::{reason, score};
use crate::rules::Outcome;
use crate::storage::library::HeadToHead;
use crate::words::Heading;

/// What stands over or before something.
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

/// A clock that is stopped for a while.
pub fn paused() -> &'static str {
    "Paused"
}

/// A clock that will run after this time.
pub fn delay(left: Duration) -> String {
    format!("Delay {}", left.as_millis().div_ceil(1_000))
}

/// The result of a game that has none.
pub fn unfinished() -> &'static str {
    "unfinished"
}

/// What is typed can become no move.
pub fn no_completion() -> &'static str {
    "No legal move begins so."
}

/// `Checkmate · 4 moves · 1–0`
pub fn summary(outcome: Outcome, moves: usize) -> String {
    let plural = if moves == 1 { "" } else { "s" };
    let (reason, score) = (reason(outcome), score(outcome));
    format!("{reason} · {moves} move{plural} · {score}")
}

/// What two players have won against each other in all games that are kept.
pub fn all_games(names: &[String; 2], games: HeadToHead) -> String {
    format!("All games: {}", head_to_head(names, games))
}

/// How many games a list has, how many of them were found if something is looked for, and how much of it was
/// read so far, from 0 to 1: `3 of 38 games · 50 %`.
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
