//! Which repetition draws a game.

values! {
    /// Which repetition draws a game.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[cfg_attr(feature = "storage", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "storage", serde(rename_all = "snake_case"))]
    pub enum DrawRule {
        /// Threefold repetition on a claim (FIDE 9.2), fivefold automatically (FIDE 9.6.1).
        #[default]
        Fide,
        /// The course's rule, in place of these two: an automatic draw if the last eight half-moves have no
        /// captures and no pawn moves, and half-moves 1 to 4 have the same start and target squares as 5 to
        /// 8. For castling, the king's squares count.
        EightHalfMoves,
    }
}
