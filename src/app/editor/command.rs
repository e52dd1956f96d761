//! What is done on the board of the editor.

use crate::app::board::Direction;
use crate::rules::{Piece, Square};

/// Something done on the board of the editor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorCommand {
    /// The tool goes down on a square. A piece put where it stands already takes it away.
    Begin(Square),
    /// The tool goes on over another square, to do the same there.
    Over(Square),
    /// The piece on a square is lifted and follows the pointer.
    Lift(Square),
    /// A piece of the palette follows the pointer.
    Take(Piece),
    /// What follows the pointer is let go over a square, or outside the board: then it is gone.
    Drop(Option<Square>),
    /// What follows the pointer goes back to where it was.
    PutBack,
    /// What stands on a square is taken away.
    Erase(Square),
    /// The cursor goes to the next square.
    Step(Direction),
    /// The tool is used under the cursor.
    Use,
    /// A piece is put under the cursor, or what stands there is taken away.
    Put(Option<Piece>),
    /// All pieces are taken away.
    Empty,
    /// The start of a game is set up.
    Initial,
}

impl EditorCommand {
    /// Whether a key that is held down gives it again and again.
    pub(in crate::app) fn repeats(self) -> bool {
        use EditorCommand::*;
        match self {
            Step(_) => true,
            Begin(_) | Over(_) | Lift(_) | Take(_) | Drop(_) | PutBack | Erase(_) | Use
            | Put(_) | Empty | Initial => false,
        }
    }
}
