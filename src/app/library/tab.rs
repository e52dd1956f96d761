//! The tabs of the library.

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
