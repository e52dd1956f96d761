//! What players do on the board, and with the positions that it shows.

use super::direction::Direction;
use crate::app::step::Step;
use crate::rules::{Role, Square};
use crate::tree::Ink;

/// Something done on the board of a game, played or reviewed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardCommand {
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
    /// Open the line in which a move is typed.
    TypeMove,
    /// Complete what is typed, or go to another completion.
    Complete(Step),
    /// Play the move that is typed.
    PlayTyped,
    /// Give the board the focus, or take it away.
    Focus,
    /// Move the cursor on the board, or the choice of a promotion.
    Point(Direction),
    /// Do at the cursor what a click does, or take the chosen promotion.
    UsePointed,
    /// Show where the piece on a square could go, or stop showing it.
    Peek(Option<Square>),
    /// Begin to draw an arrow or a circle at a square.
    BeginMark(Square, Ink),
    /// End it on a square, or drop it.
    EndMark(Option<Square>),
    /// Show another position of the game.
    Show(Step),
}

impl BoardCommand {
    /// Whether a player begins something new with it: it is no look around, and not the rest of what a press
    /// of a button began.
    pub(in crate::app) fn begins_something(self) -> bool {
        use BoardCommand::*;
        match self {
            Release(_) | Lift(_) | Drop(_) | PutBack | Peek(_) | BeginMark(..) | EndMark(_) => {
                false
            }
            Press(_) | Promote(_) | TypeMove | Complete(_) | PlayTyped | Focus | Point(_)
            | UsePointed | Show(_) => true,
        }
    }

    /// Whether a key that is held down gives it again and again.
    pub(in crate::app) fn repeats(self) -> bool {
        use BoardCommand::*;
        match self {
            Complete(_) | Point(_) | Show(_) => true,
            Press(_) | Release(_) | Lift(_) | Drop(_) | PutBack | Promote(_) | TypeMove
            | PlayTyped | Focus | UsePointed | Peek(_) | BeginMark(..) | EndMark(_) => false,
        }
    }
}
