//! python-chess, as `scripts/test` installs it or the system has it.

use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::game_facts::{GameFacts, Variation, normal, unescaped};
use crate::program::{answer, runs};

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

/// A Python that has the library.
static PYTHON: LazyLock<String> = LazyLock::new(|| {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/python/bin/python");
    let candidates = [&*own.to_string_lossy(), "/usr/bin/python3", "python3"].map(str::to_owned);
    let has_library = |python: &String| runs(Command::new(python).args(["-c", "import chess.pgn"]));
    candidates.into_iter().find(has_library).expect(
        "python-chess is not installed: scripts/test installs it, or `python3 -m pip install chess`",
    )
});

pub fn read(games: &str) -> Vec<Answer> {
    let script = include_str!("python_chess.py");
    let lines = answer(Command::new(&*PYTHON).args(["-c", script]), games);
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
