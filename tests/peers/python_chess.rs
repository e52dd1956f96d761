//! python-chess, as `scripts/test` installs it or the system has it.

use serde::Deserialize;

use crate::game_facts::{GameFacts, Variation, normal, unescaped};

/// What python-chess makes of a game.
#[derive(Deserialize)]
pub struct Answer {
    pub facts: GameFacts,
    /// The annotations of the main line.
    pub variations: Vec<Variation>,
    pub complaints: Vec<String>,
    /// The game as it writes it.
    pub written: String,
}

pub fn read(games: &str) -> Vec<Answer> {
    let script = include_str!("python_chess.py");
    let lines = crate::python::run(script, games);
    lines.lines().map(read_line).collect()
}

fn read_line(line: &str) -> Answer {
    let mut answer: Answer = serde_json::from_str(line).expect("a line of JSON");
    // It does not remove the backslashes before quotes and backslashes.
    for value in answer.facts.tags.values_mut() {
        *value = unescaped(value);
    }
    answer.facts.last = normal(&answer.facts.last);
    answer
}
