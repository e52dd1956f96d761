//! Commands on the board.

use super::direction::Direction;
use crate::app::step::Step;
use crate::rules::{Role, Square};
use crate::tree::Ink;

/// A command on the board of a game, in progress or reviewed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardCommand {
    /// The button went down on a square.
    Press(Square),
    /// The button went up on the square where it went down.
    Release(Square),
    /// The piece on the square is lifted, and follows the pointer.
    Lift(Square),
    /// The lifted piece is dropped on a square, or outside the board.
    Drop(Option<Square>),
    /// The lifted piece goes back to its square.
    PutBack,
    /// Choose the piece that a pawn is promoted to.
    Promote(Role),
    /// Open the line for typing a move.
    TypeMove,
    /// Complete the typed move, or go to another completion.
    Complete(Step),
    /// Play the typed move.
    PlayTyped,
    /// Focus the board, or remove the focus from it.
    Focus,
    /// Move the cursor on the board, or the selection in the promotion chooser.
    Point(Direction),
    /// Click at the cursor, or take the selected promotion.
    UsePointed,
    /// Show the moves of the piece on a square, or stop showing them.
    Peek(Option<Square>),
    /// Begin an arrow or a circle on a square.
    BeginMark(Square, Ink),
    /// End it on a square, or discard it.
    EndMark(Option<Square>),
    /// Show another position of the game.
    Show(Step),
}

impl BoardCommand {
    /// Whether this is a new action, which clears the notice: not merely a look around, and not the rest of a
    /// press.
    pub(in crate::app) fn clears_notice(self) -> bool {
        use BoardCommand::*;
        !matches!(
            self,
            Release(_) | Lift(_) | Drop(_) | PutBack | Peek(_) | BeginMark(..) | EndMark(_)
        )
    }
}
