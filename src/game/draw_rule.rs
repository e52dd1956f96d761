//! Which repetition draws a game.

values! {
    /// Which repetition draws a game.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[cfg_attr(feature = "storage", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "storage", serde(rename_all = "snake_case"))]
    #[cfg_attr(feature = "app", derive(clap::ValueEnum))]
    pub enum DrawRule {
        /// Fivefold repetition, or threefold on a claim.
        ///
        /// FIDE 9.6.1 and 9.2.
        #[default]
        Fide,
        /// The same four half-moves twice in a row, without captures, promotions or pawn moves.
        ///
        /// The course's rule, in place of that of FIDE: an automatic draw if the last eight half-moves have no
        /// captures and no pawn moves, and half-moves 1 to 4 have the same start and target squares as 5 to
        /// 8. For castling, the king's squares count.
        EightHalfMoves,
    }
}
