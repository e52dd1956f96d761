//! What happens to a conversation, and what is done about it.

use std::num::NonZeroUsize;

use crate::engine::uci::ToEngine;
use crate::engine::{Limits, Report, Root, SearchResult};
use crate::external::fault::EngineFault;

/// What happens to a conversation.
#[derive(Debug)]
pub(in crate::external) enum Event {
    /// The engine wrote a line.
    Line(String),
    /// The engine has ended.
    Ended,
    /// A search is wanted. The one before must be finished.
    Search(Box<Request>),
    /// The search is no longer wanted.
    Stop,
    /// Time has passed.
    Tick,
}

/// A search that is wanted.
#[derive(Clone, Debug)]
pub(in crate::external) struct Request {
    pub(in crate::external) root: Root,
    pub(in crate::external) limits: Limits,
    /// Whether it belongs to another game than the one before.
    pub(in crate::external) is_new_game: bool,
}

/// What is to be done.
#[derive(Debug)]
pub(in crate::external) enum Action {
    Send(ToEngine),
    Report(Box<Report>),
    /// The search has ended.
    Finish(SearchResult),
    /// Only the search has failed.
    Refuse(EngineFault),
    /// The engine has failed: it must be ended.
    Fail(EngineFault),
}

/// The values of its options that an engine is given, if it has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::external) struct Resources {
    /// The size of its transposition table in mebibytes.
    pub(in crate::external) mebibytes: usize,
    pub(in crate::external) threads: NonZeroUsize,
}
