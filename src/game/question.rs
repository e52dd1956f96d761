//! What one player asks the other, or is asked before acting.

use crate::rules::{Color, Move, Termination};

/// A pending question, until it is answered or a move drops it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// This side offers a draw; the opponent answers (FIDE 9.1).
    Draw(Color),
    /// This side is about to resign; the same side answers.
    Resign(Color),
    /// This side may claim this draw with the move that it enters next (FIDE 9.2.1, 9.3.1).
    Claim(Color, Termination),
    /// This side wants to take back its move, the last one; the opponent answers.
    TakeBack(Color),
    /// This side is about to play this move, which loses much; the same side answers.
    Sure(Color, Move),
}

/// The result of asking for a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawRequest {
    /// The opponent has to answer.
    Offered,
    /// The rules gave the draw at once.
    Claimed,
    /// The rules allow a claim with a move that has to be entered.
    MoveWanted,
    /// Not each side has moved yet, so no draw can be offered.
    TooEarly,
    /// The opponent has declined a draw in this position. After the next move of this side it can offer one again.
    Declined,
    /// A question is already pending, or the game is over.
    Refused,
}
