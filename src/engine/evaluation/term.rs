//! The terms of the evaluation.

use super::side::relative;
use crate::rules::{Color, Role, Square};

/// A feature of a position that the evaluation weights. Each term has one or more weights, which are adjacent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// A piece on a square, by role, rank from its side's point of view, and distance from the nearest edge file.
    /// The value includes that of the piece itself.
    PieceSquare,
    /// Two bishops or more.
    BishopPair,
    /// The number of squares that a knight attacks, without those of its own pieces and those that enemy pawns
    /// attack.
    KnightMobility,
    /// The same for a bishop.
    BishopMobility,
    /// The same for a rook.
    RookMobility,
    /// The same for a queen.
    QueenMobility,
    /// A rook on a half-open file; a rook on an open file.
    RookFile,
    /// A knight on an outpost; a bishop on one. A pawn protects it, and no enemy pawn can attack it.
    Outpost,
    /// A passed pawn, by rank.
    Passed,
    /// A passed pawn with an empty square in front of it, by rank.
    PassedFree,
    /// A passed pawn with no enemy attack on the square in front of it, by rank.
    PassedSafe,
    /// A passed pawn whose whole path is empty and not attacked by the enemy, by rank.
    PassedPath,
    /// The distance of its own king from the square in front of a passed pawn.
    PassedOwnKing,
    /// The distance of the enemy king from the square in front of a passed pawn.
    PassedEnemyKing,
    /// A rook or queen of its own side behind a passed pawn; one of the enemy.
    PassedRook,
    /// An isolated pawn; one on a half-open file.
    Isolated,
    /// A doubled pawn: one with a pawn of its own side in front of it.
    Doubled,
    /// A backward pawn: no pawn can protect it, and an enemy pawn attacks the square in front of it. Then the same
    /// on a half-open file.
    Backward,
    /// A pawn with another next to it, by rank.
    Phalanx,
    /// A pawn protected by a pawn, by rank.
    Protected,
    /// The king's shelter on its file and the adjacent ones, by the file's distance from the edge, and by the rank
    /// of the side's rearmost pawn that is not behind the king (0 if there is none).
    Shelter,
    /// The same for the enemy's most advanced pawn on the file (pawn storm).
    Storm,
    /// Such an enemy pawn that the shelter's pawn blocks, by rank.
    BlockedStorm,
    /// The number of attack units on the squares around the enemy king.
    KingDanger,
    /// The squares from which a knight, bishop, rook or queen can safely give check.
    SafeCheck,
    /// An enemy piece attacked by a pawn, by role.
    PawnThreat,
    /// An enemy piece attacked by a knight or bishop, by role.
    MinorThreat,
    /// An enemy piece attacked by a rook, by role.
    RookThreat,
    /// A hanging piece: an enemy piece that is attacked and not protected.
    Hanging,
    /// An enemy piece that a safe pawn push would attack.
    PushThreat,
    /// A square that the enemy attacks, without protecting it well, and that this side attacks too.
    Restriction,
    /// A pawn on a square of the colour that its bishop moves on.
    BishopPawn,
    /// A knight or bishop behind a pawn of either side.
    BehindPawn,
    /// The distance of a knight from its king, in king moves; the same for a bishop.
    KingDistance,
    /// It is this side's turn to move.
    Tempo,
}

/// The terms in order, with the number of weights of each.
const SIZES: [(Term, usize); 35] = [
    (Term::PieceSquare, 6 * 32),
    (Term::BishopPair, 1),
    (Term::KnightMobility, 9),
    (Term::BishopMobility, 14),
    (Term::RookMobility, 15),
    (Term::QueenMobility, 28),
    (Term::RookFile, 2),
    (Term::Outpost, 2),
    (Term::Passed, 8),
    (Term::PassedFree, 8),
    (Term::PassedSafe, 8),
    (Term::PassedPath, 8),
    (Term::PassedOwnKing, 8),
    (Term::PassedEnemyKing, 8),
    (Term::PassedRook, 2),
    (Term::Isolated, 2),
    (Term::Doubled, 1),
    (Term::Backward, 2),
    (Term::Phalanx, 8),
    (Term::Protected, 8),
    (Term::Shelter, 4 * 8),
    (Term::Storm, 4 * 8),
    (Term::BlockedStorm, 8),
    (Term::KingDanger, 48),
    (Term::SafeCheck, 4),
    (Term::PawnThreat, 6),
    (Term::MinorThreat, 6),
    (Term::RookThreat, 6),
    (Term::Hanging, 1),
    (Term::PushThreat, 1),
    (Term::Restriction, 1),
    (Term::BishopPawn, 1),
    (Term::BehindPawn, 1),
    (Term::KingDistance, 2),
    (Term::Tempo, 1),
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

    /// The index of one of its weights among all weights.
    #[inline]
    pub const fn weight_index(self, index: usize) -> usize {
        STARTS[self as usize] + index
    }
}

/// Receives the counts of a position: the side, the index of the weight, and the count.
pub trait Tally {
    /// Adds to the count of a weight, given by its index.
    fn add(&mut self, color: Color, weight: usize, count: i32);

    /// Counts a piece on its square.
    #[inline]
    fn add_piece(&mut self, color: Color, role: Role, square: Square) {
        self.add(color, piece_square_index(color, role, square), 1);
    }
}

/// The index of the weight of a piece on its square.
pub(super) const fn piece_square_index(color: Color, role: Role, square: Square) -> usize {
    let square = relative(color, square);
    let (file, rank) = (square % 8, square / 8);
    let from_edge = if file < 4 { file } else { 7 - file };
    Term::PieceSquare.weight_index(role as usize * 32 + rank * 4 + from_edge)
}
