//! What the players can do in the game that is played.

use super::cursor::Direction;
use super::step::Step;
use crate::rules::{Role, Square};

/// Something to be done in the game that is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayCommand {
    /// Open the line in which a move is typed.
    TypeMove,
    /// Go on with what is typed to what it can become.
    Complete(Step),
    /// Give the board the focus, or take it away.
    FocusBoard,
    /// Move the cursor on the board, or the choice of a promotion.
    Point(Direction),
    /// Do at the cursor what a click does, or take the chosen promotion.
    UsePointed,
    /// Play the move that is typed.
    PlayTyped,
    /// The button went down on a square.
    Press(Square),
    /// The button went up on the square on which it went down.
    Release(Square),
    /// The piece on the square is lifted and follows the pointer.
    Lift(Square),
    /// The lifted piece is let go over a square, or outside the board.
    Drop(Option<Square>),
    /// The lifted piece goes back to where it was.
    PutBack,
    /// What the pawn that waits on the last rank becomes.
    Promote(Role),
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

    /// Stop both clocks for a while, or go on.
    Pause,
    /// Give the opponent of the side to move more time.
    GiveTime,
}

impl PlayCommand {
    /// Whether it is the rest of what a press of the button began.
    pub(super) fn ends_a_press(self) -> bool {
        use PlayCommand::*;
        matches!(self, Release(_) | Lift(_) | Drop(_) | PutBack)
    }
}
