//! What players ask for in a game beside its moves.

/// Something asked for in the game that is played, beside moves on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayCommand {
    /// Offer a draw, or claim it.
    Draw,
    /// Give up.
    Resign,
    /// Answer the question that stands.
    Answer(bool),
    /// Take the last move back.
    TakeBack,
    /// Play the move again that was taken back last.
    Replay,
    /// Stop both clocks for a while, or let them run again.
    Pause,
    /// Give the opponent of the side to move more time.
    GiveTime,
}
