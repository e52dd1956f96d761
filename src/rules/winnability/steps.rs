//! Steps of pieces from many squares at once. A slider makes one step: where it can go further, it can
//! also stop on the way.

use super::super::piece::{Color, Role};
use super::super::square_set::SquareSet;

/// The squares one step from these; for a pawn, none.
pub(super) fn of(role: Role, at: SquareSet) -> SquareSet {
    match role {
        Role::Pawn => SquareSet::EMPTY,
        Role::Knight => knight(at),
        Role::Bishop => vertical(sideways(at)),
        Role::Rook => vertical(at) | sideways(at),
        Role::Queen | Role::King => queen(at),
    }
}

/// The squares beside these.
pub(super) fn queen(at: SquareSet) -> SquareSet {
    let beside = sideways(at);
    beside | vertical(at | beside)
}

/// The squares that knights reach.
pub(super) fn knight(at: SquareSet) -> SquareSet {
    let far = at.left().left() | at.right().right();
    let near = sideways(at);
    let [up, down] = Color::BOTH.map(|color| near.forward(color).forward(color));
    vertical(far) | up | down
}

/// The squares that a side's pawns attack.
pub(super) fn pawn_attacks(color: Color, at: SquareSet) -> SquareSet {
    sideways(at.forward(color))
}

/// All squares that are reached in one or more steps.
pub(super) fn flood(from: SquareSet, step: impl Fn(SquareSet) -> SquareSet) -> SquareSet {
    let mut region = step(from);
    loop {
        let next = region | step(region);
        if next == region {
            return region;
        }
        region = next;
    }
}

fn vertical(at: SquareSet) -> SquareSet {
    at.forward(Color::White) | at.forward(Color::Black)
}

fn sideways(at: SquareSet) -> SquareSet {
    at.left() | at.right()
}
