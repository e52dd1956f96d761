//! The pawns of both sides on their squares.

use super::sides::Sides;
use crate::rules::{Board, ByColor, Color, Piece, Role, SquareSet};

/// The squares of the pawns of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PawnStructure {
    /// The squares, as they were sought.
    pub(super) pawns: ByColor<SquareSet>,
    /// Whether they may also stand with the colours exchanged.
    pub(super) is_either: bool,
    /// Who is to move when it arises, if that matters.
    pub(super) turn: Option<Color>,
}

impl PawnStructure {
    /// The pawns on a board.
    pub fn of(board: &Board) -> PawnStructure {
        PawnStructure {
            pawns: ByColor::from_fn(|color| pawns(board, color)),
            is_either: false,
            turn: None,
        }
    }

    /// These, or the same from the other side of the board with the colours exchanged.
    pub fn or_exchanged(self) -> PawnStructure {
        PawnStructure {
            is_either: true,
            ..self
        }
    }

    /// These with this side to move when they arise; with the colours exchanged, the other side.
    pub fn first_moved_by(self, turn: Color) -> PawnStructure {
        let turn = Some(turn);
        PawnStructure { turn, ..self }
    }

    /// Whether these are the pawns on a board.
    pub fn is_on(&self, board: &Board) -> bool {
        self.sides_on(board).is_some()
    }

    pub(super) fn sides_on(&self, board: &Board) -> Option<Sides> {
        let there = ByColor::from_fn(|color| pawns(board, color));
        if there == self.pawns {
            return Some(Sides::AsAsked);
        }
        (self.is_either && there == self.exchanged()).then_some(Sides::Exchanged)
    }

    fn exchanged(&self) -> ByColor<SquareSet> {
        ByColor::from_fn(|color| mirrored(self.pawns[color.other()]))
    }
}

/// The pawns of a side.
pub(super) fn pawns(board: &Board, color: Color) -> SquareSet {
    board.squares(Piece::new(color, Role::Pawn))
}

/// The squares seen from the other side of the board.
fn mirrored(squares: SquareSet) -> SquareSet {
    SquareSet::from_bits(squares.bits().swap_bytes())
}
