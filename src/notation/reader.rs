//! The one reader of moves, whatever their notation.
//!
//! A move's text is taken apart into what it says about the move, and that is compared with the legal
//! moves. All notations say the same things, some more of them and some fewer: `Nf3`, `Ng1-f3` and
//! `g1f3` differ in no more than that.

use super::excerpt;
use super::pattern::{Pattern, PieceMove};
use crate::rules::{IllegalMove, Move, Position, Role, Side, Square};

/// Why a text cannot be played as a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// The text is no move in any notation.
    #[error("{0:?} is not a move.")]
    NotAMove(String),
    /// The move is clear, but illegal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The side to move has no such piece that could go to the square.
    #[error("No {role} of yours can go to {to}.")]
    NoneReaches {
        /// The kind of piece.
        role: Role,
        /// Where it was to go.
        to: Square,
    },
    /// The text says that the move captures, but it would not.
    #[error("There is nothing to capture on {0}.")]
    NoCapture(Square),
    /// The text says that the move captures in passing, but it would not.
    #[error("No pawn can be captured in passing on {0}.")]
    NoEnPassant(Square),
    /// The right to castle is lost, or something stands between king and rook.
    #[error(
        "You cannot castle on that side: the king or the rook has moved, or a piece stands between them."
    )]
    NoCastling(Side),
    /// More than one legal move is meant by the text.
    #[error("It is not clear which piece is meant: the one on {}.", starts(.0))]
    Ambiguous(Vec<Move>),
}

fn starts(candidates: &[Move]) -> String {
    let starts: Vec<String> = candidates.iter().map(|mv| mv.from.to_string()).collect();
    starts.join(" or the one on ")
}

/// Reads a move in any notation: SAN, long algebraic, coordinate words, figurines, with the letter O
/// or zeros for castling, `e8=Q`, `e8Q` or `e8(Q)`, a `P` before a pawn's move, a capture without the
/// file that it comes from (`xd4`), `ep` or `e.p.`; marks of check and comment after it are passed over,
/// right or wrong.
///
/// What the text claims has to be true: `Nxf3` is illegal when the knight would capture nothing.
///
/// # Errors
/// Tells apart what is not a move, what is illegal, and what more than one legal move fits.
pub fn read_move(position: &Position, text: &str) -> Result<Move, MoveError> {
    let pattern = Pattern::parse(text).ok_or_else(|| MoveError::NotAMove(excerpt(text)))?;
    let mut candidates = position.legal_moves();
    candidates.retain(|mv| pattern.fits(position, *mv));
    match candidates.as_slice() {
        [] => Err(why_none_fits(position, &pattern)),
        [mv] => Ok(*mv),
        several => Err(MoveError::Ambiguous(several.to_vec())),
    }
}

fn why_none_fits(position: &Position, pattern: &Pattern) -> MoveError {
    match pattern {
        Pattern::Castling(side) => why_no_castling(position, *side),
        Pattern::Piece(pattern) => why_no_move(position, pattern),
    }
}

fn why_no_castling(position: &Position, side: Side) -> MoveError {
    let king = position.king(position.turn());
    let to = Square::new(side.king_file(), king.rank());
    match position.play(Move::new(king, to)) {
        Err(IllegalMove::CannotReach { .. }) | Ok(_) => MoveError::NoCastling(side),
        Err(reason) => reason.into(),
    }
}

fn why_no_move(position: &Position, pattern: &PieceMove) -> MoveError {
    if let Some(from) = pattern.start()
        && position
            .board()
            .get(from)
            .is_none_or(|piece| piece.color() != position.turn())
    {
        return why_illegal(position, pattern, from);
    }
    let starts: Vec<Square> = position
        .board()
        .pieces()
        .filter(|&(from, piece)| {
            piece.color() == position.turn() && pattern.fits_piece(piece.role(), from)
        })
        .map(|(from, _)| from)
        .collect();
    let reasons: Vec<MoveError> = starts
        .iter()
        .map(|&from| why_illegal(position, pattern, from))
        .collect();
    let telling: Vec<&MoveError> = reasons
        .iter()
        .filter(|reason| !matches!(reason, MoveError::Illegal(IllegalMove::CannotReach { .. })))
        .collect();
    match (telling.as_slice(), reasons.as_slice()) {
        ([reason], _) => (*reason).clone(),
        (_, [reason]) => reason.clone(),
        _ => MoveError::NoneReaches {
            role: pattern.role.unwrap_or(Role::Pawn),
            to: pattern.to,
        },
    }
}

/// Why the piece on a square cannot make the move.
fn why_illegal(position: &Position, pattern: &PieceMove, from: Square) -> MoveError {
    let mv = Move {
        from,
        to: pattern.to,
        promotion: pattern.promotion,
    };
    match position.play(mv) {
        Err(reason) => reason.into(),
        Ok(_) if pattern.en_passant => MoveError::NoEnPassant(pattern.to),
        Ok(_) => MoveError::NoCapture(pattern.to),
    }
}
