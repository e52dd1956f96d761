//! The engine: a search for the best move, and UCI, the protocol through which other programs use it.
//!
//! The search is alpha-beta with iterative deepening. Positions are copied instead of unmaking moves (copy-make),
//! since copying one is faster than restoring it.
//!
//! ```
//! use std::num::NonZeroUsize;
//!
//! use deskmate::engine::{StopFlag, Limits, Root, Score, Searcher};
//! use deskmate::notation::{fen, san};
//!
//! let position = fen::read("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1")?;
//! let mut searcher = Searcher::new(1, NonZeroUsize::MIN);
//! let root = Root::new(position.clone());
//! let result = searcher.search(&root, &Limits::depth(4), &StopFlag::default(), &mut |_| ());
//! assert_eq!(san::write(&position, result.best.expect("a legal move")), "Ra8#");
//! assert_eq!(result.lines[0].score, Score::Mate(1));
//! # Ok::<(), deskmate::notation::fen::FenError>(())
//! ```

mod alpha_beta;
mod bench;
mod checks;
mod correction;
mod deepening;
mod entry;
pub mod evaluation;
mod exchange;
mod history;
mod learning;
mod limits;
mod memory;
mod move_loop;
mod node;
mod opponent;
mod ordering;
mod path;
mod prepared;
mod probcut;
mod pruning;
mod quiescence;
mod report;
mod root;
mod score;
mod searcher;
mod static_evaluation;
mod table;
mod threats;
pub mod uci;
mod worker;

use std::num::NonZeroUsize;

use crate::game::Record;
use crate::rules::Move;

pub use bench::{BENCH_DEPTH, BENCH_POSITIONS, bench};
pub use exchange::wins_material;
pub use limits::{Limits, StopFlag, TimeBudget};
pub use opponent::{ChosenMove, DrawReason, Opponent, Pace, Proposal, Strength, win_chances};
pub use report::{Line, Report, SearchResult};
pub use root::Root;
pub use score::Score;
pub use searcher::Searcher;

/// How long a position of a game is analysed if nothing else is wanted, in milliseconds.
pub const USUAL_TIME: u32 = 300;

/// The default size of the transposition table in mebibytes.
pub const DEFAULT_TABLE_SIZE: usize = 16;

/// The best move in the current position of a game; `None` if the game has ended on the board.
///
/// ```
/// use deskmate::engine::{Limits, best_move};
/// use deskmate::game::Record;
///
/// let record = Record::new("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1".parse()?);
/// assert_eq!(best_move(&record, &Limits::depth(3)), Some("g5g7".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn best_move(record: &Record, limits: &Limits) -> Option<Move> {
    if record.automatic_outcome().is_some() {
        return None;
    }
    let root = Root::at(record, record.plies().len());
    let mut searcher = Searcher::new(DEFAULT_TABLE_SIZE, NonZeroUsize::MIN);
    let result = searcher.search(&root, limits, &StopFlag::default(), &mut |_| ());
    result.best
}
