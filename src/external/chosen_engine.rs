//! The engine that was chosen: the own search, or another engine with the own search as its substitute.

use std::num::NonZeroUsize;

use super::external_engine::ExternalEngine;
use super::fault::EngineFault;
use super::launch::Launch;
use crate::engine::{Limits, Report, Root, SearchResult, Searcher, StopFlag};

/// Searches with an external engine if one is chosen, and with the own search if none is or the external one fails.
#[derive(Debug)]
pub struct ChosenEngine {
    external: Option<ExternalEngine>,
    /// Whether it was told that the external engine has failed too often.
    has_told: bool,
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
            has_told: false,
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
            has_told: false,
        }
    }

    /// Whether an external engine is used. Not when it has [failed too often](ExternalEngine::is_usable).
    pub fn is_external(&self) -> bool {
        self.external
            .as_ref()
            .is_some_and(ExternalEngine::is_usable)
    }

    /// Searches a position until a limit is reached or the search is stopped, and reports each line.
    ///
    /// If an external engine fails, this is told at once, and the own search begins with the same limits; its reports
    /// begin again from the first depth. That it is not used any more is told once. The result is as that of [`Searcher::search`].
    pub fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop_flag: &StopFlag,
        on_report: &mut dyn FnMut(Report),
        on_fault: &mut dyn FnMut(EngineFault),
    ) -> SearchResult {
        if let Some(external) = &mut self.external {
            match external.search(root, limits, stop_flag, on_report) {
                Ok(result) => return result,
                Err(fault) => {
                    let is_given_up = fault == EngineFault::GivenUp;
                    let had_told = std::mem::replace(&mut self.has_told, is_given_up);
                    if !had_told || !is_given_up {
                        on_fault(fault);
                    }
                }
            }
        }
        self.own
            .searcher()
            .search(root, limits, stop_flag, on_report)
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
