//! How an engine is started.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use super::deadlines::Deadlines;
use super::found::Program;

/// How an engine is started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Launch {
    /// The program.
    pub program: Program,
    /// The folder in which the engine gets a folder of its own, to run in; `None` for the system's temporary folder.
    pub folder: Option<PathBuf>,
    /// The size of its transposition table in mebibytes.
    pub mebibytes: usize,
    /// The number of its threads.
    pub threads: NonZeroUsize,
    /// How long it may take.
    pub deadlines: Deadlines,
}
