//! Positions that are dead because their pawns are permanently locked.
//!
//! A position is found dead if only kings, bishops and pawns are left, no pawn can ever move, capture
//! or be captured, and no bishop can ever reach a square that the enemy king can reach. Then only kings
//! and bishops move, none of their moves gives check, and no mate is possible. A bishop that captures a
//! bishop does not change this.
//!
//! The proof overestimates where pieces can go: only pawns block them, since kings and bishops can move
//! out of the way. So a position found dead is dead, but one that is dead for other reasons is not
//! found.

use super::attacks;
use super::board::Board;
use super::piece::{ByColor, Color, Piece, Role};
use super::position::Position;
use super::square::Square;
use super::square_set::SquareSet;

/// Whether the pawns are locked and neither kings nor bishops get past them, in a position that is not
/// mate.
pub(super) fn is_locked(position: &Position) -> bool {
    let board = position.board();
    let pawns = Pawns::new(board);
    let others = [Role::Knight, Role::Rook, Role::Queen];
    pawns.are_locked()
        && position.en_passant().is_none()
        && others.into_iter().all(|role| is_gone(board, role))
        && pawns.stop_all_others(position)
}

fn is_gone(board: &Board, role: Role) -> bool {
    let squares = Color::BOTH.map(|color| board.squares(Piece::new(color, role)));
    squares.into_iter().all(SquareSet::is_empty)
}

/// The pawns, which block all other pieces.
struct Pawns {
    squares: ByColor<SquareSet>,
    /// The squares that each side's pawns attack.
    attacked: ByColor<SquareSet>,
}

impl Pawns {
    fn new(board: &Board) -> Pawns {
        let squares = ByColor::from_fn(|color| board.squares(Piece::new(color, Role::Pawn)));
        let attacked = ByColor::from_fn(|color| {
            let attacks = squares[color]
                .into_iter()
                .map(|at| attacks::pawn(color, at));
            attacks.fold(SquareSet::EMPTY, |all, squares| all | squares)
        });
        Pawns { squares, attacked }
    }

    fn all(&self) -> SquareSet {
        self.squares.white | self.squares.black
    }

    /// Whether every pawn is blocked by a pawn, and has none to capture.
    fn are_locked(&self) -> bool {
        Color::BOTH.into_iter().all(|color| {
            let free = self.squares[color].forward(color) & !self.all();
            let captured = self.attacked[color] & self.squares[color.other()];
            (free | captured).is_empty()
        })
    }

    /// Whether no king can ever capture a pawn, and no bishop can capture one or give check.
    ///
    /// This covers pawns that capture bishops: the bishop could capture that pawn, too.
    fn stop_all_others(&self, position: &Position) -> bool {
        let kings = ByColor::from_fn(|color| self.king_region(position, color));
        Color::BOTH.into_iter().all(|color| {
            let bishops = self.bishop_region(position.board(), color);
            let them = color.other();
            let takes = (kings[color] | bishops) & self.squares[them];
            (takes | bishops & kings[them]).is_empty()
        })
    }

    /// The squares that a king can ever reach, with those of the pawns that it could capture. A pawn
    /// that gives check now does not change them.
    fn king_region(&self, position: &Position, color: Color) -> SquareSet {
        let barred = self.squares[color] | self.attacked[color.other()];
        flood_fill(position.king(color).into(), !barred, attacks::king)
    }

    /// The squares that a side's bishops can ever reach, with those of the pawns that they could
    /// capture.
    fn bishop_region(&self, board: &Board, color: Color) -> SquareSet {
        let bishops = board.squares(Piece::new(color, Role::Bishop));
        flood_fill(bishops, !self.squares[color], |at| {
            attacks::bishop(at, self.all())
        })
    }
}

/// All squares that can be reached in any number of steps within the room.
fn flood_fill(start: SquareSet, room: SquareSet, steps: impl Fn(Square) -> SquareSet) -> SquareSet {
    let mut region = start;
    let mut edge = start;
    while let Some(at) = edge.first() {
        let found = steps(at) & room & !region;
        region = region | found;
        edge = edge.without(at) | found;
    }
    region
}
