//! One side of a position, while its terms are counted.

use crate::rules::{Army, ByColor, Color, Position, Role, Square, SquareSet, attacks};

/// The pieces of one side, and what they attack.
pub(super) struct Side {
    pub(super) color: Color,
    pub(super) is_to_move: bool,
    pub(super) army: Army,
    pub(super) king: Square,
    /// The kings of both sides.
    pub(super) kings: ByColor<Square>,
    /// The squares around the king, where enemy attacks are counted.
    pub(super) king_zone: SquareSet,
    pub(super) occupied: SquareSet,
    pub(super) pawn_attacks: SquareSet,
    pub(super) knight_attacks: SquareSet,
    pub(super) bishop_attacks: SquareSet,
    pub(super) rook_attacks: SquareSet,
    pub(super) queen_attacks: SquareSet,
    /// All squares that the side attacks.
    pub(super) attacks: SquareSet,
    /// The squares that it attacks with two pieces or more.
    pub(super) double_attacks: SquareSet,
    /// The attack units of its pieces on the enemy king's zone.
    pub(super) danger: usize,
}

impl Side {
    #[inline]
    pub(super) fn new(position: &Position, armies: &ByColor<Army>, color: Color) -> Side {
        let army = armies[color];
        let kings = ByColor::from_fn(|color| position.king(color));
        let king = kings[color];
        let steps = attacks::king(king);
        let advanced = army.pawns.forward(color);
        let pawn_attacks = advanced.left() | advanced.right();
        Side {
            color,
            is_to_move: position.turn() == color,
            army,
            king,
            kings,
            king_zone: steps | king.into() | steps.forward(color),
            occupied: army.all | armies[color.other()].all,
            pawn_attacks,
            knight_attacks: SquareSet::EMPTY,
            bishop_attacks: SquareSet::EMPTY,
            rook_attacks: SquareSet::EMPTY,
            queen_attacks: SquareSet::EMPTY,
            attacks: pawn_attacks | steps,
            double_attacks: pawn_attacks & steps | advanced.left() & advanced.right(),
            danger: 0,
        }
    }

    /// Adds the squares that a piece attacks.
    #[inline]
    pub(super) fn add_attacks(&mut self, role: Role, reached: SquareSet) {
        self.double_attacks = self.double_attacks | self.attacks & reached;
        self.attacks = self.attacks | reached;
        let of_role = match role {
            Role::Knight => &mut self.knight_attacks,
            Role::Bishop => &mut self.bishop_attacks,
            Role::Rook => &mut self.rook_attacks,
            _ => &mut self.queen_attacks,
        };
        *of_role = *of_role | reached;
    }

    /// The squares that it protects well against the pieces of the enemy: with a pawn, or twice where the enemy
    /// attacks once.
    #[inline]
    pub(super) fn well_protected(&self, enemy: &Side) -> SquareSet {
        self.pawn_attacks | self.double_attacks & !enemy.double_attacks
    }

    /// The attacks of knights and bishops.
    #[inline]
    pub(super) fn minor_attacks(&self) -> SquareSet {
        self.knight_attacks | self.bishop_attacks
    }
}

/// The index of a square from a side's point of view; a1 is 0 for White, a8 for Black.
#[inline]
pub(super) const fn relative(color: Color, square: Square) -> usize {
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
