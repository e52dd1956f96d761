//! Any text as a line of UCI, to an engine and from one. A rejected line to an engine has an error message, and an
//! accepted position can be searched. What an engine reports is legal.

#![no_main]

use std::num::NonZeroUsize;

use deskmate::engine::uci::{FromEngine, ToEngine, read, read_from_engine};
use deskmate::engine::{StopFlag, Limits, Searcher};
use deskmate::rules::Position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &str| {
    to_engine(line);
    from_engine(line);
});

fn from_engine(line: &str) {
    if let Some(FromEngine::Info(info)) = read_from_engine(line)
        && let Some(report) = info.report(&Position::initial())
    {
        let mut position = Position::initial();
        for mv in report.moves {
            position = position.play(mv).expect("a legal move");
        }
    }
}

fn to_engine(line: &str) {
    match read(line) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(ToEngine::Position(root)) => {
            let mut searcher = Searcher::new(1, NonZeroUsize::MIN);
            let result = searcher.search(&root, &Limits::nodes(50), &StopFlag::default(), &mut |_| ());
            match result.best {
                Some(best) => assert!(root.position().is_legal(best), "{line}"),
                None => assert!(!root.position().has_legal_move(), "{line}"),
            }
        }
        Ok(_) => {}
    }
}
