//! pgn-extract, which reads and rewrites games.

use std::process::Command;
use std::sync::LazyLock;

use crate::program::{answer, runs};

/// Debian has it in the folder of games, which is not on every path.
static PROGRAM: LazyLock<&str> = LazyLock::new(|| {
    let candidates = ["pgn-extract", "/usr/games/pgn-extract"];
    let is_there = |program: &&str| runs(Command::new(program).arg("--version"));
    candidates
        .into_iter()
        .find(is_there)
        .expect("pgn-extract is not installed: scripts/test installs it and runs the tests")
});

/// The games as it writes them, each with its last position as FEN in a comment at its end.
pub fn rewrite(games: &str) -> String {
    // A FEN in a comment may be longer than the lines that it writes by itself.
    answer(Command::new(*PROGRAM).args(["-s", "-F", "-w120"]), games)
}
