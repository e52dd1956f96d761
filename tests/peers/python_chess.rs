//! python-chess, as `scripts/test` installs it or the system has it.

use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::program::{answer, runs};
use crate::told::{Told, Variation, normal, unescaped};

/// What python-chess makes of a game.
#[derive(Deserialize)]
pub struct Answer {
    pub told: Told,
    /// What is given beside the moves of the main line.
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
    // It leaves the backslashes before quotes and backslashes where they are.
    for value in answer.told.tags.values_mut() {
        *value = unescaped(value);
    }
    answer.told.last = normal(&answer.told.last);
    answer
}
