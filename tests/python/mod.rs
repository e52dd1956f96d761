//! A Python with python-chess, as `scripts/test` installs it or the system has it.

use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use crate::program::{answer, runs};

static PYTHON: LazyLock<String> = LazyLock::new(|| {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/python/bin/python");
    let candidates = [&*own.to_string_lossy(), "/usr/bin/python3", "python3"].map(str::to_owned);
    let has_library = |python: &String| runs(Command::new(python).args(["-c", "import chess.pgn"]));
    candidates.into_iter().find(has_library).expect(
        "python-chess is not installed: scripts/test installs it, or `python3 -m pip install chess`",
    )
});

/// What a script prints when it reads a text. It must print nothing to stderr.
pub fn run(script: &str, text: &str) -> String {
    answer(Command::new(&*PYTHON).args(["-c", script]), text)
}
