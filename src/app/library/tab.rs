//! The tabs of the library.

use crate::app::players::WantedPair;

values! {
    /// A tab of the library, in the order in which they are shown.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Tab {
        /// Saved games, or those of a file.
        Games,
        /// The players of the saved games.
        Players,
        /// The search for a position.
        Position,
        /// Exercises from mistakes.
        Practice,
        /// Deleted games.
        Trash,
    }
}

/// What is shown over the list of the folder that is asked for.
#[derive(Clone, Debug)]
pub(in crate::app) enum OverList {
    /// The players, or the page of two of them.
    Players(Option<WantedPair>),
    /// The deleted games.
    Trash,
}
