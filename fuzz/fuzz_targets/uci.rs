//! Any text as a line of UCI. A rejected line has an error message, and an accepted position can be searched.

#![no_main]

use std::num::NonZeroUsize;

use deskmate::engine::uci::{ToEngine, read};
use deskmate::engine::{Halt, Limits, Searcher};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &str| match read(line) {
    Err(error) => assert!(!error.to_string().is_empty()),
    Ok(ToEngine::Position(root)) => {
        let mut searcher = Searcher::new(1, NonZeroUsize::MIN);
        let verdict = searcher.search(&root, &Limits::nodes(50), &Halt::default(), &mut |_| ());
        match verdict.best {
            Some(best) => assert!(root.position().is_legal(best), "{line}"),
            None => assert!(!root.position().has_legal_move(), "{line}"),
        }
    }
    Ok(_) => {}
});
