//! Where pieces reach.
//!
//! What a piece reaches on an empty board is worked out at compile time; sliding pieces stop at the
//! first square that is occupied.

use super::piece::{Color, Piece, Role};
use super::square::Square;
use super::square_set::SquareSet;

/// A direction on the board as White looks at it, clockwise from "up the ranks".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

use Direction::*;

/// The directions of the rook.
const ORTHOGONALS: [Direction; 4] = [North, East, South, West];
/// The directions of the bishop.
const DIAGONALS: [Direction; 4] = [NorthEast, SouthEast, SouthWest, NorthWest];

const ALL_DIRECTIONS: [Direction; 8] = [
    North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest,
];

impl Direction {
    /// One step as files to the right and ranks up.
    const fn step(self) -> (i8, i8) {
        match self {
            North => (0, 1),
            NorthEast => (1, 1),
            East => (1, 0),
            SouthEast => (1, -1),
            South => (0, -1),
            SouthWest => (-1, -1),
            West => (-1, 0),
            NorthWest => (-1, 1),
        }
    }

    /// Whether squares further on have higher numbers.
    const fn rises(self) -> bool {
        matches!(self, North | NorthEast | East | NorthWest)
    }

    /// The direction that leads straight from one square to another.
    pub(super) fn between(from: Square, to: Square) -> Option<Direction> {
        ALL_DIRECTIONS
            .into_iter()
            .find(|&direction| ray(from, direction).contains(to))
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

const fn rays() -> [[SquareSet; 64]; 8] {
    let mut table = [[SquareSet::EMPTY; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let (files, ranks) = ALL_DIRECTIONS[direction].step();
        let mut index = 0;
        while let Some(start) = Square::from_index(index) {
            let mut at = start;
            while let Some(next) = at.offset(files, ranks) {
                table[direction][index].insert(next);
                at = next;
            }
            index += 1;
        }
        direction += 1;
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

static KING: [SquareSet; 64] = leaper([
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
]);

static PAWN: [[SquareSet; 64]; 2] = [leaper([(-1, 1), (1, 1)]), leaper([(-1, -1), (1, -1)])];

static RAYS: [[SquareSet; 64]; 8] = rays();

/// Where a knight on a square can jump.
pub(super) fn knight(from: Square) -> SquareSet {
    KNIGHT[from.index()]
}

/// Where a king on a square can step.
pub(super) fn king(from: Square) -> SquareSet {
    KING[from.index()]
}

/// Where a pawn of a side on a square captures. It is attacked by the other side's pawns from where
/// it would itself capture.
pub(super) fn pawn(color: Color, from: Square) -> SquareSet {
    PAWN[color as usize][from.index()]
}

/// The squares from `from` in a direction to the edge of the board.
pub(super) fn ray(from: Square, direction: Direction) -> SquareSet {
    RAYS[direction as usize][from.index()]
}

/// The squares from one square to another in line with it, which is the last of them.
pub(super) fn line(from: Square, to: Square) -> SquareSet {
    let direction = Direction::between(from, to);
    direction.map_or(SquareSet::EMPTY, |direction| {
        ray(from, direction) ^ ray(to, direction)
    })
}

/// The squares from one square to the edge of the board, by way of another in line with it.
pub(super) fn whole_ray(from: Square, by_way_of: Square) -> SquareSet {
    let direction = Direction::between(from, by_way_of);
    direction.map_or(SquareSet::EMPTY, |direction| ray(from, direction))
}

/// The squares of a set nearest to where a ray in this direction begins.
pub(super) fn nearest(set: SquareSet, direction: Direction) -> Option<Square> {
    if direction.rises() {
        set.first()
    } else {
        set.last()
    }
}

/// The squares from `from` to the first occupied one, which is among them.
fn slide(from: Square, direction: Direction, occupied: SquareSet) -> SquareSet {
    let ray = ray(from, direction);
    match nearest(ray & occupied, direction) {
        Some(stop) => ray ^ self::ray(stop, direction),
        None => ray,
    }
}

/// Where a rook on a square reaches.
pub(super) fn rook(from: Square, occupied: SquareSet) -> SquareSet {
    ORTHOGONALS
        .into_iter()
        .map(|direction| slide(from, direction, occupied))
        .fold(SquareSet::EMPTY, |all, squares| all | squares)
}

/// Where a bishop on a square reaches.
pub(super) fn bishop(from: Square, occupied: SquareSet) -> SquareSet {
    DIAGONALS
        .into_iter()
        .map(|direction| slide(from, direction, occupied))
        .fold(SquareSet::EMPTY, |all, squares| all | squares)
}

/// Where a queen on a square reaches.
pub(super) fn queen(from: Square, occupied: SquareSet) -> SquareSet {
    rook(from, occupied) | bishop(from, occupied)
}

/// What a piece on a square attacks (FIDE 3.1.2).
pub(super) fn of(piece: Piece, from: Square, occupied: SquareSet) -> SquareSet {
    match piece.role() {
        Role::Pawn => pawn(piece.color(), from),
        Role::Knight => knight(from),
        Role::Bishop => bishop(from, occupied),
        Role::Rook => rook(from, occupied),
        Role::Queen => queen(from, occupied),
        Role::King => king(from),
    }
}
