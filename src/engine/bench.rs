//! The same work always, to compare builds and machines by.

use std::num::NonZeroUsize;

use super::limits::{Halt, Limits};
use super::report::Verdict;
use super::root::Root;
use super::searcher::Searcher;
use crate::notation::fen::{self, FenError};

/// The start position and positions of games that the engine has played against itself, in FEN.
pub const BENCH_POSITIONS: &str = include_str!("bench.txt");

/// The depth of [`bench()`] where nothing else is said.
pub const BENCH_DEPTH: u8 = 12;

/// Searches each of the [`BENCH_POSITIONS`] to a depth with an empty table and one thread, and tells what was
/// found. The nodes that were looked at change only with the search itself.
///
/// # Errors
/// If one of the positions cannot be read, which a test rules out.
pub fn bench(depth: u8, tell: &mut dyn FnMut(&str, &Verdict)) -> Result<u64, FenError> {
    let mut searcher = Searcher::new(super::TABLE, NonZeroUsize::MIN);
    let mut nodes = 0;
    for text in BENCH_POSITIONS.lines() {
        searcher.forget();
        let root = Root::new(fen::read(text)?);
        let verdict = searcher.search(&root, &Limits::depth(depth), &Halt::default(), &mut |_| ());
        nodes += verdict.nodes;
        tell(text, &verdict);
    }
    Ok(nodes)
}
