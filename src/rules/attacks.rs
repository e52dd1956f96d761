//! Where pieces reach on an empty board, worked out at compile time.

use std::ops::Deref;

use super::piece::Role;
use super::square::Square;

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
pub(super) const ORTHOGONALS: [Direction; 4] = [North, East, South, West];
/// The directions of the bishop.
pub(super) const DIAGONALS: [Direction; 4] = [NorthEast, SouthEast, SouthWest, NorthWest];
/// The directions of the queen.
pub(super) const ALL_DIRECTIONS: [Direction; 8] = [
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

    pub(super) const fn is_diagonal(self) -> bool {
        matches!(self, NorthEast | SouthEast | SouthWest | NorthWest)
    }

    /// The direction that leads straight from one square to another.
    pub(super) fn between(from: Square, to: Square) -> Option<Direction> {
        let files = to.file() as i8 - from.file() as i8;
        let ranks = to.rank() as i8 - from.rank() as i8;
        if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
            return None;
        }
        let step = (files.signum(), ranks.signum());
        ALL_DIRECTIONS.into_iter().find(|d| d.step() == step)
    }
}

/// The directions in which a sliding piece goes; none for the others.
pub(super) const fn directions(role: Role) -> &'static [Direction] {
    match role {
        Role::Bishop => &DIAGONALS,
        Role::Rook => &ORTHOGONALS,
        Role::Queen => &ALL_DIRECTIONS,
        Role::Pawn | Role::Knight | Role::King => &[],
    }
}

/// Up to eight squares, nearest first.
#[derive(Clone, Copy)]
pub(super) struct Targets {
    squares: [Square; 8],
    len: usize,
}

impl Targets {
    const NONE: Targets = Targets {
        squares: [Square::new(super::File::A, super::Rank::First); 8],
        len: 0,
    };

    const fn push(&mut self, square: Option<Square>) {
        if let Some(square) = square {
            self.squares[self.len] = square;
            self.len += 1;
        }
    }
}

impl Deref for Targets {
    type Target = [Square];

    fn deref(&self) -> &[Square] {
        &self.squares[..self.len]
    }
}

const fn leaper<const N: usize>(jumps: [(i8, i8); N]) -> [Targets; 64] {
    let mut table = [Targets::NONE; 64];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        let mut jump = 0;
        while jump < N {
            table[index].push(square.offset(jumps[jump].0, jumps[jump].1));
            jump += 1;
        }
        index += 1;
    }
    table
}

const fn rays() -> [[Targets; 64]; 8] {
    let mut table = [[Targets::NONE; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let (files, ranks) = ALL_DIRECTIONS[direction].step();
        let mut index = 0;
        while let Some(start) = Square::from_index(index) {
            let mut at = start;
            while let Some(next) = at.offset(files, ranks) {
                table[direction][index].push(Some(next));
                at = next;
            }
            index += 1;
        }
        direction += 1;
    }
    table
}

/// Where a knight on each square can jump.
pub(super) static KNIGHT: [Targets; 64] = leaper([
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);

/// Where a king on each square can step.
pub(super) static KING: [Targets; 64] = leaper([
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
]);

/// Where a pawn of each colour on each square captures.
pub(super) static PAWN_CAPTURES: [[Targets; 64]; 2] =
    [leaper([(-1, 1), (1, 1)]), leaper([(-1, -1), (1, -1)])];

static RAYS: [[Targets; 64]; 8] = rays();

/// The squares from `from` in a direction to the edge of the board, nearest first.
pub(super) fn ray(from: Square, direction: Direction) -> &'static [Square] {
    &RAYS[direction as usize][from.index()]
}
