//! A fixed amount of work, for comparing builds and machines.

use std::num::NonZeroUsize;

use super::limits::{Limits, StopFlag};
use super::report::SearchResult;
use super::root::Root;
use super::searcher::Searcher;
use crate::notation::fen::{self, FenError};

/// The start position, and positions from games that the engine played against itself, in FEN.
pub const BENCH_POSITIONS: &str = include_str!("bench.txt");

/// The default depth of [`bench()`].
pub const BENCH_DEPTH: u8 = 12;

/// Searches each of the [`BENCH_POSITIONS`] to a depth, with an empty table and one thread, and reports each
/// result. Returns the number of nodes, which changes only if the search changes.
///
/// # Errors
/// If a position cannot be read; a test makes sure that this does not happen.
pub fn bench(depth: u8, on_position: &mut dyn FnMut(&str, &SearchResult)) -> Result<u64, FenError> {
    let mut searcher = Searcher::new(super::DEFAULT_TABLE_SIZE, NonZeroUsize::MIN);
    let mut nodes = 0;
    for text in BENCH_POSITIONS.lines() {
        searcher.clear();
        let root = Root::new(fen::read(text)?);
        let result = searcher.search(
            &root,
            &Limits::depth(depth),
            &StopFlag::default(),
            &mut |_| (),
        );
        nodes += result.nodes;
        on_position(text, &result);
    }
    Ok(nodes)
}
