//! The terms of the evaluation.

use super::side::relative;
use crate::rules::{Color, Role, Square};

/// What has weights. Each term has one or more of them, side by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// A piece on a square, by role, rank and distance from the edge file, from its side's view; this has
    /// the worth of the piece in it.
    Place,
    /// Two bishops or more.
    BishopPair,
    /// The squares a knight reaches that are neither its own side's nor attacked by pawns.
    KnightMobility,
    /// The same for a bishop.
    BishopMobility,
    /// The same for a rook.
    RookMobility,
    /// The same for a queen.
    QueenMobility,
    /// A rook without own pawns on its file, and one without any.
    RookFile,
    /// A knight, or a bishop, that a pawn protects and no pawn can drive away.
    Outpost,
    /// A pawn that no pawn can stop, by rank.
    Passed,
    /// The same, and the square before it is free.
    PassedFree,
    /// How far its own king is from the square before a passed pawn.
    PassedOwnKing,
    /// How far the other king is from it.
    PassedEnemyKing,
    /// A pawn without own pawns on the files beside it.
    Isolated,
    /// A pawn with an own one before it.
    Doubled,
    /// A pawn that cannot be protected by pawns and may not step ahead safely.
    Backward,
    /// A pawn beside another, by rank.
    Phalanx,
    /// A pawn that a pawn protects, by rank.
    Protected,
    /// The pawns before the king, counted up to six.
    Shield,
    /// The files at the king without own pawns, and those without any.
    KingFile,
    /// How many units of attack point at the squares round the king.
    KingDanger,
    /// A piece that a pawn attacks, by role.
    PawnThreat,
    /// A piece that a knight or bishop attacks, by role.
    MinorThreat,
    /// A piece that a rook attacks, by role.
    RookThreat,
    /// An attacked piece that nothing protects.
    Hanging,
    /// A pawn that could step ahead and attack a piece then.
    PushThreat,
    /// It is this side's turn.
    Turn,
}

/// The terms in order, with the number of their weights.
const SIZES: [(Term, usize); 26] = [
    (Term::Place, 6 * 32),
    (Term::BishopPair, 1),
    (Term::KnightMobility, 9),
    (Term::BishopMobility, 14),
    (Term::RookMobility, 15),
    (Term::QueenMobility, 28),
    (Term::RookFile, 2),
    (Term::Outpost, 2),
    (Term::Passed, 8),
    (Term::PassedFree, 8),
    (Term::PassedOwnKing, 8),
    (Term::PassedEnemyKing, 8),
    (Term::Isolated, 1),
    (Term::Doubled, 1),
    (Term::Backward, 1),
    (Term::Phalanx, 8),
    (Term::Protected, 8),
    (Term::Shield, 7),
    (Term::KingFile, 2),
    (Term::KingDanger, 24),
    (Term::PawnThreat, 6),
    (Term::MinorThreat, 6),
    (Term::RookThreat, 6),
    (Term::Hanging, 1),
    (Term::PushThreat, 1),
    (Term::Turn, 1),
];

const STARTS: [usize; SIZES.len() + 1] = {
    let mut starts = [0; SIZES.len() + 1];
    let mut term = 0;
    while term < SIZES.len() {
        assert!(SIZES[term].0 as usize == term);
        starts[term + 1] = starts[term] + SIZES[term].1;
        term += 1;
    }
    starts
};

impl Term {
    /// The number of all weights.
    pub const WEIGHTS: usize = STARTS[SIZES.len()];

    /// All terms in the order of their weights.
    pub fn all() -> impl Iterator<Item = Term> {
        SIZES.into_iter().map(|(term, _)| term)
    }

    /// How many weights the term has.
    pub const fn size(self) -> usize {
        SIZES[self as usize].1
    }

    /// The place of one of its weights among all.
    #[inline]
    pub const fn place(self, index: usize) -> usize {
        STARTS[self as usize] + index
    }
}

/// Takes what is counted: for which side, of which weight, how often.
pub trait Tally {
    /// Adds to the count of the weight at a place.
    fn add(&mut self, color: Color, place: usize, count: i32);
}

/// Adds the worth of a piece on its square.
#[inline]
pub(super) fn add_place(color: Color, role: Role, square: Square, tally: &mut impl Tally) {
    let square = relative(color, square);
    let (file, rank) = (square % 8, square / 8);
    let from_edge = file.min(7 - file);
    let index = role as usize * 32 + rank * 4 + from_edge;
    tally.add(color, Term::Place.place(index), 1);
}
