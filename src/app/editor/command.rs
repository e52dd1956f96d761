//! Commands on the editor's board.

use crate::app::board::Direction;
use crate::rules::{Piece, Square};

/// A command on the editor's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorCommand {
    /// The tool goes down on a square. A piece tool removes a piece that equals its own.
    Begin(Square),
    /// The tool is dragged over another square, to do the same there.
    Over(Square),
    /// The piece on a square is lifted and follows the pointer.
    Lift(Square),
    /// A piece of the palette follows the pointer.
    Take(Piece),
    /// The held piece is dropped on a square; outside the board it is removed.
    Drop(Option<Square>),
    /// The held piece goes back to its square.
    PutBack,
    /// The piece on a square is removed.
    Erase(Square),
    /// The cursor moves to the next square.
    Step(Direction),
    /// The tool is used under the cursor.
    Use,
    /// A piece is put under the cursor, or the piece there is removed.
    Put(Option<Piece>),
    /// The board is cleared.
    Empty,
    /// The start position is set up.
    Initial,
    /// The position is analysed, in the review of a game that begins with it.
    Analyse,
}
