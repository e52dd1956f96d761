//! Positions that are dead because their pawns are locked for good.
//!
//! What is proved: only kings, bishops and pawns are left; no pawn can ever move, take or be taken;
//! and no bishop can ever come to a square where the enemy king can stand. Then nothing but kings and
//! bishops moves from now on, and since no move of these ever gives check, no mate can arise. A
//! capture of a bishop by a bishop changes nothing of this.
//!
//! Every piece is given more room than it has: kings and bishops are thought away, since they can
//! move out of the way, and only the pawns stand. So what is proved holds for all that can be played;
//! a position that is dead for other reasons is not found.

use super::attacks;
use super::board::Board;
use super::piece::{ByColor, Color, Piece, Role};
use super::position::Position;
use super::square::Square;
use super::square_set::SquareSet;

/// Whether the pawns are locked and neither kings nor bishops find a way through, in a position that
/// is not mate.
pub(super) fn is_locked(position: &Position) -> bool {
    let board = position.board();
    let walls = Walls::new(board);
    let others = [Role::Knight, Role::Rook, Role::Queen];
    walls.stand()
        && position.en_passant().is_none()
        && others.into_iter().all(|role| is_gone(board, role))
        && walls.hold(position)
}

fn is_gone(board: &Board, role: Role) -> bool {
    let squares = Color::BOTH.map(|color| board.squares(Piece::new(color, role)));
    squares.into_iter().all(SquareSet::is_empty)
}

/// The pawns, as walls to everything else.
struct Walls {
    pawns: ByColor<SquareSet>,
    /// The squares that each side's pawns attack.
    attacked: ByColor<SquareSet>,
}

impl Walls {
    fn new(board: &Board) -> Walls {
        let pawns = ByColor::from_fn(|color| board.squares(Piece::new(color, Role::Pawn)));
        let attacked = ByColor::from_fn(|color| {
            let attacks = pawns[color].into_iter().map(|at| attacks::pawn(color, at));
            attacks.fold(SquareSet::EMPTY, |all, squares| all | squares)
        });
        Walls { pawns, attacked }
    }

    fn all(&self) -> SquareSet {
        self.pawns.white | self.pawns.black
    }

    /// Whether every pawn has a pawn before it, and none to take.
    fn stand(&self) -> bool {
        Color::BOTH.into_iter().all(|color| {
            let free = self.pawns[color].forward(color) & !self.all();
            let prey = self.attacked[color] & self.pawns[color.other()];
            (free | prey).is_empty()
        })
    }

    /// Whether no king can ever take a pawn, and no bishop take one or give check.
    ///
    /// Where a pawn could take a bishop, the bishop could take the pawn, so that this is seen, too.
    fn hold(&self, position: &Position) -> bool {
        let kings = ByColor::from_fn(|color| self.king_region(position, color));
        Color::BOTH.into_iter().all(|color| {
            let bishops = self.bishop_region(position.board(), color);
            let them = color.other();
            let takes = (kings[color] | bishops) & self.pawns[them];
            (takes | bishops & kings[them]).is_empty()
        })
    }

    /// Where a king can ever stand, also in place of a pawn. The pawn that may give check now keeps it
    /// from nothing that it could do elsewhere.
    fn king_region(&self, position: &Position, color: Color) -> SquareSet {
        let barred = self.pawns[color] | self.attacked[color.other()];
        flood(position.king(color).into(), !barred, attacks::king)
    }

    /// Where a side's bishops can ever stand, also in place of a pawn.
    fn bishop_region(&self, board: &Board, color: Color) -> SquareSet {
        let bishops = board.squares(Piece::new(color, Role::Bishop));
        flood(bishops, !self.pawns[color], |at| {
            attacks::bishop(at, self.all())
        })
    }
}

/// All squares that can be come to in any number of steps, each of them into the room.
fn flood(start: SquareSet, room: SquareSet, steps: impl Fn(Square) -> SquareSet) -> SquareSet {
    let mut region = start;
    let mut edge = start;
    while let Some(at) = edge.first() {
        let found = steps(at) & room & !region;
        region = region | found;
        edge = edge.without(at) | found;
    }
    region
}
