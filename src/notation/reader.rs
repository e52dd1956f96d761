//! The one reader of moves, whatever their notation.
//!
//! The text is parsed into what it says about the move, and this is matched against the legal moves.
//! Notations differ only in how much they say: `Nf3`, `Ng1-f3`, `g1f3`.

use arrayvec::ArrayVec;

use super::excerpt;
use super::pattern::{Pattern, PieceMove};
use crate::rules::{CastlingSide, IllegalMove, Move, Position, Role, Square};

/// Why a text cannot be played as a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// The text is not a move in any notation.
    #[error("{0:?} is not a move")]
    NotAMove(String),
    /// The move is clear, but illegal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The side to move has no such piece that can move to the square.
    #[error("no {role} of yours can go to {to}")]
    NoneReaches {
        /// The kind of piece.
        role: Role,
        /// Where it was to go.
        to: Square,
    },
    /// The text says that the move captures, but it would not.
    #[error("there is nothing to capture on {0}")]
    NoCapture(Square),
    /// The text says that the move captures in passing, but it would not.
    #[error("no pawn can be captured in passing on {0}")]
    NoEnPassant(Square),
    /// The text fits more than one legal move.
    #[error("it is not clear which piece is meant: the one on {}", starts(.0))]
    Ambiguous(Vec<Move>),
    /// By the letters of pieces in several languages the text means these moves, in SAN.
    #[error("it is not clear which move is meant: {}", .0.join(" or "))]
    SeveralLanguages(Vec<String>),
}

fn starts(candidates: &[Move]) -> String {
    let starts: Vec<String> = candidates.iter().map(|mv| mv.from.to_string()).collect();
    starts.join(" or the one on ")
}

/// Reads a move in any notation: SAN, long algebraic, coordinate notation, or with figurines. It
/// accepts the letter O or zeros for castling, `e8=Q`, `e8Q` or `e8(Q)`, a `P` before a pawn move, a
/// pawn capture without its file (`xd4`), and `ep` or `e.p.`. Check marks and annotation marks at the
/// end are ignored, right or wrong.
///
/// What the text claims must be true: `Nxf3` is an error if the knight captures nothing.
///
/// ```
/// use deskmate::notation::{MoveError, read_move};
/// use deskmate::rules::{IllegalMove, Position, Square};
///
/// let start = Position::initial();
/// for text in ["e4", "e2-e4", "e2e4", "Pe4", "e4!?"] {
///     assert_eq!(read_move(&start, text).map(|mv| mv.to), Ok(Square::E4));
/// }
/// assert_eq!(read_move(&start, "e9"), Err(MoveError::NotAMove("e9".to_string())));
/// assert!(matches!(read_move(&start, "0-0"), Err(MoveError::Illegal(IllegalMove::CastlingBlocked { .. }))));
/// ```
///
/// # Errors
/// If the text is not a move, is illegal or is ambiguous. A null move (`--`, `Z0`, `0000`, `null`) is
/// always illegal.
pub fn read_move(position: &Position, text: &str) -> Result<Move, MoveError> {
    let pattern = Pattern::parse(text.as_bytes()).ok_or_else(|| why_no_pattern(text))?;
    find(position, &pattern).ok_or_else(|| match &pattern {
        Pattern::Castling(side) => position.why_no_castling(*side).into(),
        Pattern::Piece(pattern) => why_not_one(position, pattern),
    })
}

/// The legal move that a text means in any notation, if there is just one.
pub(crate) fn find_move(position: &Position, text: &[u8]) -> Option<Move> {
    find(position, &Pattern::parse(text)?)
}

fn find(position: &Position, pattern: &Pattern) -> Option<Move> {
    match pattern {
        Pattern::Castling(side) => position.legal_castling(*side),
        Pattern::Piece(pattern) => match castling_onto_rook(position, pattern) {
            Some(side) => position.legal_castling(side),
            None => {
                let mut fitting = candidates(position, pattern).into_iter();
                let found = fitting.next();
                found.filter(|_| fitting.next().is_none())
            }
        },
    }
}

/// Why a text fits no legal move, or more than one.
fn why_not_one(position: &Position, pattern: &PieceMove) -> MoveError {
    if let Some(side) = castling_onto_rook(position, pattern) {
        return position.why_no_castling(side).into();
    }
    let fitting = candidates(position, pattern);
    match fitting.as_slice() {
        [] => why_no_move(position, pattern),
        several => MoveError::Ambiguous(several.to_vec()),
    }
}

fn why_no_pattern(text: &str) -> MoveError {
    match text.trim_end_matches(['!', '?']) {
        "--" | "Z0" | "0000" | "null" => IllegalMove::Null.into(),
        _ => MoveError::NotAMove(excerpt(text)),
    }
}

/// The side of a castling move written as the king's move onto its own rook, as UCI does in Chess960.
fn castling_onto_rook(position: &Position, pattern: &PieceMove) -> Option<CastlingSide> {
    let from = pattern.start()?;
    let is_king = pattern.role.is_none_or(|role| role == Role::King);
    let is_plain = pattern.promotion.is_none();
    (is_king && is_plain)
        .then(|| position.castling_side_onto(from, pattern.to))
        .flatten()
}

/// The legal moves that fit the text: at most one for each piece of a kind.
#[inline]
fn candidates(position: &Position, pattern: &PieceMove) -> ArrayVec<Move, 16> {
    let mut found = ArrayVec::new();
    let Some(role) = pattern.role_in(position) else {
        return found;
    };
    if pattern.promotes_as(role, position.turn()) {
        for from in position.legal_starts(role, pattern.to, pattern.starts(role)) {
            found.extend(
                Some(pattern.from(from)).filter(|&mv| pattern.captures_match(position, mv)),
            );
        }
    }
    // Some write castling as the king's move.
    if role == Role::King && found.is_empty() {
        let castling = CastlingSide::BOTH
            .into_iter()
            .filter_map(|side| position.legal_castling(side));
        found.extend(castling.filter(|&mv| pattern.fits_castling(mv)));
    }
    found
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
    let reasons = starts
        .iter()
        .map(|&from| why_illegal(position, pattern, from));
    let none_reaches = MoveError::NoneReaches {
        role: pattern.role.unwrap_or(Role::Pawn),
        to: pattern.to,
    };
    most_telling(reasons.collect()).unwrap_or(none_reaches)
}

/// The most helpful of the reasons why the candidate pieces cannot move; `None` if no single one stands
/// out.
fn most_telling(mut reasons: Vec<MoveError>) -> Option<MoveError> {
    let most = reasons.iter().map(weight).max()?;
    reasons.retain(|reason| weight(reason) == most);
    reasons.dedup();
    let stands_out = most > Weight::Hindered || reasons.len() == 1;
    reasons.into_iter().next().filter(|_| stands_out)
}

/// How near a piece comes to making a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Weight {
    /// It does not move that way.
    Elsewhere,
    /// It moves that way, but is blocked.
    Hindered,
    /// It could get there, but the move is illegal.
    Forbidden,
    /// The move is legal, but the text says something wrong about it.
    Untrue,
}

fn weight(reason: &MoveError) -> Weight {
    use IllegalMove::*;
    let MoveError::Illegal(illegal) = reason else {
        return Weight::Untrue;
    };
    match illegal {
        CannotReach { .. } => Weight::Elsewhere,
        JumpsOver { .. }
        | PawnBlocked(_)
        | PawnDoubleStep { .. }
        | PawnCapturesNothing(_)
        | EnPassantTooLate(_) => Weight::Hindered,
        _ => Weight::Forbidden,
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
