//! The review.

use std::time::Duration;

use crate::notation::pgn::GameResult;
use crate::rules::Color;

/// A result in lists and headings.
pub fn score_of(result: Option<GameResult>) -> &'static str {
    match result.map(GameResult::winner) {
        Some(Some(Color::White)) => "1–0",
        Some(Some(Color::Black)) => "0–1",
        Some(None) => "½–½",
        None => "*",
    }
}

/// The titles of the charts: the time for each move, and the material.
pub fn chart_names() -> (&'static str, &'static str) {
    ("Thinking time and", "material")
}

/// `move 10, White · 0:22`
pub fn chart_place(number: u32, color: Color, spent: Option<Duration>) -> String {
    let place = format!("move {number}, {color}");
    match spent {
        None => place,
        Some(spent) => {
            let seconds = spent.as_secs();
            format!("{place} · {}:{:02}", seconds / 60, seconds % 60)
        }
    }
}

/// The button that starts or stops auto-play.
pub fn auto_play(is_on: bool) -> &'static str {
    match is_on {
        true => "Stop",
        false => "Play",
    }
}
