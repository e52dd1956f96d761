//! The tools of the board editor.

use crate::rules::Piece;

/// What the pointer does on the editor's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    /// Drags pieces.
    Hand,
    /// Removes pieces.
    Eraser,
    /// Places this piece.
    Piece(Piece),
}

impl Tool {
    /// All of them, in two rows of seven.
    pub const ALL: [Tool; 14] = {
        use Piece::*;
        [
            Tool::Hand,
            Tool::Piece(WhiteKing),
            Tool::Piece(WhiteQueen),
            Tool::Piece(WhiteRook),
            Tool::Piece(WhiteBishop),
            Tool::Piece(WhiteKnight),
            Tool::Piece(WhitePawn),
            Tool::Eraser,
            Tool::Piece(BlackKing),
            Tool::Piece(BlackQueen),
            Tool::Piece(BlackRook),
            Tool::Piece(BlackBishop),
            Tool::Piece(BlackKnight),
            Tool::Piece(BlackPawn),
        ]
    };
}
