//! The engine that was chosen: the built-in engine, or another engine with the built-in engine as its substitute.

use std::num::NonZeroUsize;

use super::conversation::Identity;
use super::external_engine::ExternalEngine;
use super::fault::EngineFault;
use super::launch::Launch;
use crate::engine::{Limits, Report, Root, SearchResult, Searcher, StopFlag};

/// Searches with an external engine if one is chosen, and with the built-in engine if none is or the external one fails.
#[derive(Debug)]
pub struct ChosenEngine {
    external: Option<ExternalEngine>,
    /// Whether it was told that the external engine has failed too often.
    has_told: bool,
    built_in: BuiltInEngine,
}

/// The built-in engine, whose memory is only taken when it is used.
#[derive(Debug)]
struct BuiltInEngine {
    mebibytes: usize,
    threads: NonZeroUsize,
    searcher: Option<Searcher>,
}

impl ChosenEngine {
    /// The built-in engine, with a transposition table of this size and this many threads.
    pub fn own(mebibytes: usize, threads: NonZeroUsize) -> ChosenEngine {
        ChosenEngine {
            external: None,
            has_told: false,
            built_in: BuiltInEngine {
                mebibytes,
                threads,
                searcher: None,
            },
        }
    }

    /// Another engine. The built-in engine that takes its place uses as much memory and as many threads.
    pub fn external(launch: Launch) -> ChosenEngine {
        ChosenEngine {
            built_in: ChosenEngine::own(launch.mebibytes, launch.threads).built_in,
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

    /// What the external engine says of itself, while it runs.
    pub fn identity(&self) -> Option<&Identity> {
        self.external.as_ref().and_then(ExternalEngine::identity)
    }

    /// Searches a position until a limit is reached or the search is stopped, and reports each line.
    ///
    /// If an external engine fails, this is told at once, and the built-in engine begins with the same limits; its reports
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
        self.built_in
            .searcher()
            .search(root, limits, stop_flag, on_report)
    }

    /// The next search belongs to another game.
    pub fn clear(&mut self) {
        if let Some(external) = &mut self.external {
            external.clear();
        }
        if let Some(searcher) = &mut self.built_in.searcher {
            searcher.clear();
        }
    }

    /// Frees the memory and ends the process, until the next search.
    pub fn rest(&mut self) {
        if let Some(external) = &mut self.external {
            external.close();
        }
        self.built_in.searcher = None;
    }
}

impl BuiltInEngine {
    fn searcher(&mut self) -> &mut Searcher {
        let (mebibytes, threads) = (self.mebibytes, self.threads);
        self.searcher
            .get_or_insert_with(|| Searcher::new(mebibytes, threads))
    }
}
