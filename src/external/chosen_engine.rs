//! The engine that was chosen: the own search, or another engine with the own search as its substitute.

use std::num::NonZeroUsize;

use super::external_engine::ExternalEngine;
use super::fault::EngineFault;
use super::launch::Launch;
use crate::engine::{Halt, Limits, Report, Root, Searcher, Verdict};

/// Searches with an external engine if one is chosen, and with the own search if none is or the external one fails.
#[derive(Debug)]
pub struct ChosenEngine {
    /// `None` if none is chosen, or it has failed too often.
    external: Option<ExternalEngine>,
    own: OwnSearch,
}

/// The own search, whose memory is only taken when it is used.
#[derive(Debug)]
struct OwnSearch {
    mebibytes: usize,
    threads: NonZeroUsize,
    searcher: Option<Searcher>,
}

impl ChosenEngine {
    /// The own search, with a transposition table of this size and this many threads.
    pub fn own(mebibytes: usize, threads: NonZeroUsize) -> ChosenEngine {
        ChosenEngine {
            external: None,
            own: OwnSearch {
                mebibytes,
                threads,
                searcher: None,
            },
        }
    }

    /// Another engine. The own search that takes its place uses as much memory and as many threads.
    pub fn external(launch: Launch) -> ChosenEngine {
        ChosenEngine {
            own: ChosenEngine::own(launch.mebibytes, launch.threads).own,
            external: Some(ExternalEngine::new(launch)),
        }
    }

    /// Whether an external engine is used. Not any more when it has failed too often.
    pub fn is_external(&self) -> bool {
        self.external.is_some()
    }

    /// Searches a position until a limit is reached or the search is stopped, and reports each line.
    ///
    /// If an external engine fails, this is told at once, and the own search begins with the same limits; its reports
    /// begin again from the first depth. The result is as that of [`Searcher::search`].
    pub fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        halt: &Halt,
        on_report: &mut dyn FnMut(Report),
        on_fault: &mut dyn FnMut(EngineFault),
    ) -> Verdict {
        if let Some(external) = &mut self.external {
            match external.search(root, limits, halt, on_report) {
                Ok(verdict) => return verdict,
                Err(fault) => {
                    if fault == EngineFault::GivenUp {
                        self.external = None;
                    }
                    on_fault(fault);
                }
            }
        }
        self.own.searcher().search(root, limits, halt, on_report)
    }

    /// The next search belongs to another game.
    pub fn clear(&mut self) {
        if let Some(external) = &mut self.external {
            external.clear();
        }
        if let Some(searcher) = &mut self.own.searcher {
            searcher.clear();
        }
    }

    /// Frees the memory and ends the process, until the next search.
    pub fn rest(&mut self) {
        if let Some(external) = &mut self.external {
            external.close();
        }
        self.own.searcher = None;
    }
}

impl OwnSearch {
    fn searcher(&mut self) -> &mut Searcher {
        let (mebibytes, threads) = (self.mebibytes, self.threads);
        self.searcher
            .get_or_insert_with(|| Searcher::new(mebibytes, threads))
    }
}
