//! What input on a board asks of its game.

use crate::app::notice::Notice;
use crate::notation::MoveError;
use crate::rules::{IllegalMove, Move, Position, Square};

/// What the game has to do after input on its board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) enum Gesture {
    /// Play a legal move. A promotion is given as a promotion to a queen, and its piece is still to be
    /// chosen.
    Move {
        mv: Move,
        /// Whether the piece is still on its old square, and has to slide.
        slides: bool,
    },
    /// The same, with the piece chosen if it is a promotion.
    Whole { mv: Move, slides: bool },
    /// Take a piece in hand.
    Take {
        square: Square,
        /// Whether it was in hand already.
        again: bool,
    },
    /// Report an illegal move.
    Illegal(IllegalMove),
    /// Report that the typed text is no move.
    NotAMove(MoveError),
}

/// What a gesture comes to on a board where any legal move may be played.
pub(in crate::app) enum Settled {
    /// The board alone has changed.
    Nothing,
    /// The piece of a promotion is asked for.
    Promotes,
    /// A move is played, with the piece chosen if it is a promotion.
    Move {
        mv: Move,
        /// Whether the piece is still on its old square, and has to slide.
        slides: bool,
    },
    /// Something is told.
    Told(Notice),
}

/// The legal move from one square to another, as a promotion to a queen if it is a promotion. A king dropped
/// on its own rook castles.
pub(super) fn move_between(position: &Position, from: Square, to: Square) -> Option<Move> {
    let target = castling_onto(position, from, to).unwrap_or(Move::new(from, to));
    let mut moves = position.legal_moves_from(from).into_iter();
    moves.find(|mv| mv.to == target.to)
}

/// The castling move meant by dropping a king on a rook that it may castle with.
fn castling_onto(position: &Position, king: Square, rook: Square) -> Option<Move> {
    let side = position.castling_side_onto(king, rook)?;
    position.castling_move(side)
}

/// Why a move is not legal.
pub(super) fn refusal(position: &Position, from: Square, to: Square) -> Option<Gesture> {
    let illegal = position.play(Move::new(from, to)).err()?;
    Some(Gesture::Illegal(illegal))
}
