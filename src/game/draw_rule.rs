//! Which repetition draws a game.

/// Which repetition draws a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "storage", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "storage", serde(rename_all = "snake_case"))]
pub enum DrawRule {
    /// The same position for the third time on a claim (FIDE 9.2), for the fifth time by itself
    /// (FIDE 9.6.1).
    #[default]
    Fide,
    /// The course's rule, in place of these two: drawn by itself when in the last eight half-moves
    /// nothing was captured, promoted or moved by a pawn, and half-moves 1 to 4 have the same start
    /// and target squares as 5 to 8. Of castling, the king's move counts.
    EightHalfMoves,
}

impl DrawRule {
    /// All of them.
    pub const ALL: [DrawRule; 2] = [DrawRule::Fide, DrawRule::EightHalfMoves];
}
