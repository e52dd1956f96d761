//! Attacks of the pieces, regardless of the side to move and of pins.
//!
//! What a piece attacks on an empty board and the squares between two others are computed at compile
//! time. Sliding pieces stop at the first occupied square; see `sliders`.

use super::piece::{Color, Piece, Role};
use super::square::Square;
use super::square_set::SquareSet;

pub use super::sliders::{bishop, rook};

/// A direction on the board from White's point of view: the files to the right and the ranks up of one
/// step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Direction(i8, i8);

/// The steps of a king: the files to the right and the ranks up.
const KING_STEPS: [(i8, i8); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

impl Direction {
    /// The direction that leads straight from one square to another.
    pub(super) fn between(from: Square, to: Square) -> Option<Direction> {
        let files = to.file() as i8 - from.file() as i8;
        let ranks = to.rank() as i8 - from.rank() as i8;
        let is_straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        (is_straight && from != to).then(|| Direction(files.signum(), ranks.signum()))
    }
}

const fn leaper<const N: usize>(jumps: [(i8, i8); N]) -> [SquareSet; 64] {
    let mut table = [SquareSet::EMPTY; 64];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        let mut jump = 0;
        while jump < N {
            if let Some(target) = square.offset(jumps[jump].0, jumps[jump].1) {
                table[index].insert(target);
            }
            jump += 1;
        }
        index += 1;
    }
    table
}

const fn between_all() -> [[SquareSet; 64]; 64] {
    let mut table = [[SquareSet::EMPTY; 64]; 64];
    let mut index = 0;
    while let Some(start) = Square::from_index(index) {
        let mut direction = 0;
        while direction < KING_STEPS.len() {
            let (files, ranks) = KING_STEPS[direction];
            let mut passed = SquareSet::EMPTY;
            let mut at = start;
            while let Some(next) = at.offset(files, ranks) {
                table[index][next.index()] = passed;
                passed.insert(next);
                at = next;
            }
            direction += 1;
        }
        index += 1;
    }
    table
}

static KNIGHT: [SquareSet; 64] = leaper([
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);

static KING: [SquareSet; 64] = leaper(KING_STEPS);

static PAWN: [[SquareSet; 64]; 2] = [leaper([(-1, 1), (1, 1)]), leaper([(-1, -1), (1, -1)])];

static BETWEEN: [[SquareSet; 64]; 64] = between_all();

/// Where a knight on a square can jump.
#[inline]
pub fn knight(from: Square) -> SquareSet {
    KNIGHT[from.index()]
}

/// Where a king on a square can step.
#[inline]
pub fn king(from: Square) -> SquareSet {
    KING[from.index()]
}

/// Where a side's pawn on a square captures. These are also the squares from which pawns of the other
/// side attack it.
#[inline]
pub fn pawn(color: Color, from: Square) -> SquareSet {
    PAWN[color as usize][from.index()]
}

/// Where a queen on a square reaches.
pub fn queen(from: Square, occupied: SquareSet) -> SquareSet {
    rook(from, occupied) | bishop(from, occupied)
}

/// The squares strictly between two squares on one line.
#[inline]
pub fn between(one: Square, other: Square) -> SquareSet {
    BETWEEN[one.index()][other.index()]
}

/// What a piece on a square attacks (FIDE 3.1.2).
///
/// ```
/// use deskmate::rules::{Piece, Square, SquareSet, attacks};
///
/// let occupied = SquareSet::from(Square::B6);
/// assert_eq!(attacks::of(Piece::WhiteBishop, Square::D4, occupied).len(), 12);
/// assert_eq!(attacks::of(Piece::BlackKnight, Square::H8, occupied).len(), 2);
/// ```
pub fn of(piece: Piece, from: Square, occupied: SquareSet) -> SquareSet {
    match piece.role() {
        Role::Pawn => pawn(piece.color(), from),
        Role::Knight => knight(from),
        Role::Bishop => bishop(from, occupied),
        Role::Rook => rook(from, occupied),
        Role::Queen => queen(from, occupied),
        Role::King => king(from),
    }
}
