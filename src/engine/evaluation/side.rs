//! One side of a position, while its terms are counted.

use crate::rules::{Army, ByColor, Color, Position, Square, SquareSet, attacks};

/// The pieces of one side, and what they attack.
pub(super) struct Side {
    pub(super) color: Color,
    pub(super) army: Army,
    pub(super) king: Square,
    /// The squares around the king, where enemy attacks are counted.
    pub(super) king_zone: SquareSet,
    pub(super) occupied: SquareSet,
    pub(super) pawn_attacks: SquareSet,
    pub(super) minor_attacks: SquareSet,
    pub(super) rook_attacks: SquareSet,
    /// All squares that the side attacks.
    pub(super) attacks: SquareSet,
    /// The attack units of its pieces on the enemy king's zone.
    pub(super) danger: usize,
}

impl Side {
    #[inline]
    pub(super) fn new(position: &Position, armies: &ByColor<Army>, color: Color) -> Side {
        let army = armies[color];
        let king = position.king(color);
        let steps = attacks::king(king);
        let pawn_attacks = army.pawn_attacks();
        Side {
            color,
            army,
            king,
            king_zone: steps | king.into() | steps.forward(color),
            occupied: army.all | armies[color.other()].all,
            pawn_attacks,
            minor_attacks: SquareSet::EMPTY,
            rook_attacks: SquareSet::EMPTY,
            attacks: pawn_attacks | steps,
            danger: 0,
        }
    }
}

/// The index of a square from a side's point of view; a1 is 0 for White, a8 for Black.
#[inline]
pub(super) fn relative(color: Color, square: Square) -> usize {
    match color {
        Color::White => square.index(),
        Color::Black => square.index() ^ 56,
    }
}

/// The rank of a square from a side's point of view, 0 to 7.
#[inline]
pub(super) fn relative_rank(color: Color, square: Square) -> usize {
    relative(color, square) / 8
}

/// All squares in front of a set, in the direction of a side's pawns (front span).
#[inline]
pub(super) fn ahead(color: Color, set: SquareSet) -> SquareSet {
    let bits = set.bits();
    let ahead = match color {
        Color::White => {
            let bits = bits << 8;
            let bits = bits | bits << 8;
            let bits = bits | bits << 16;
            bits | bits << 32
        }
        Color::Black => {
            let bits = bits >> 8;
            let bits = bits | bits >> 8;
            let bits = bits | bits >> 16;
            bits | bits >> 32
        }
    };
    SquareSet::from_bits(ahead)
}

/// The squares next to a set, on the adjacent files.
#[inline]
pub(super) fn beside(set: SquareSet) -> SquareSet {
    set.left() | set.right()
}

/// The number of king moves from one square to another.
#[inline]
pub(super) fn distance(one: Square, other: Square) -> usize {
    let files = (one.index() % 8).abs_diff(other.index() % 8);
    let ranks = (one.index() / 8).abs_diff(other.index() / 8);
    files.max(ranks)
}
