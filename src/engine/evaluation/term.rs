//! The terms of the evaluation.

use super::side::relative;
use crate::rules::{ByColor, Color, Role, Square};

/// A feature of a position that the evaluation weights. Each term has one or more weights, which are adjacent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// A piece on a square, by role and square from its side's point of view, mirrored so that its own king is on the
    /// files e to h. The value includes that of the piece itself.
    PieceSquare,
    /// The same, mirrored so that the enemy king is on the files e to h.
    EnemyKingSide,
    /// A knight, bishop, rook or queen, by role and by the number of pawns of its side.
    PiecePawns,
    /// Two rooks or more; two knights or more; a rook beside a queen.
    PiecePair,
    /// Two bishops or more.
    BishopPair,
    /// A pawn's worth of material, up to four, by which the side is ahead: by the number of its pawns; then by the number of
    /// pieces of both sides; then once more if there are pawns on both flanks.
    Lead,
    /// A square on the four middle files of a side's own half that no enemy pawn attacks and no pawn of its own is on; one of
    /// them close behind a pawn of its own and not attacked. Each counts by the number of its pieces.
    Space,
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
    /// A knight attacks an outpost that none of its own pieces is on.
    ReachableOutpost,
    /// A passed pawn, by rank.
    Passed,
    /// A passed pawn of the side to move, by rank.
    PassedToMove,
    /// A passed pawn with a free path that the king of an enemy without pieces cannot stop (rule of the square).
    Unstoppable,
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
    /// The same without an own queen.
    QueenlessDanger,
    /// A square that the side attacks in the enemy's camp on the files near its king, counted twice if attacked twice;
    /// one that the enemy attacks there; no pawn on those files.
    KingFlank,
    /// The only piece between a slider and the enemy king: one of the slider's own side; an enemy piece (a pin).
    Pinned,
    /// The squares from which a knight, bishop, rook or queen can safely give check; then whether the side to move has any.
    SafeCheck,
    /// The attack units of the side to move, in steps of four.
    DangerToMove,
    /// An enemy piece attacked by a pawn, by role.
    PawnThreat,
    /// An enemy piece attacked by a knight or bishop, by role; first those that are well protected, then the others.
    MinorThreat,
    /// The same for one attacked by a rook.
    RookThreat,
    /// The king attacks enemy pieces that are not well protected.
    KingThreat,
    /// A square from which a knight can attack the enemy queen safely; the same for a bishop or rook.
    QueenThreat,
    /// Attacked enemy pieces of the side to move: by a pawn; hanging; not well protected; a rook or queen by a knight or
    /// bishop. Then for the other side: whether they are two or more.
    Initiative,
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
const SIZES: [(Term, usize); 50] = [
    (Term::PieceSquare, 6 * 64),
    (Term::EnemyKingSide, 6 * 64),
    (Term::PiecePawns, 4 * 9),
    (Term::PiecePair, 3),
    (Term::BishopPair, 1),
    (Term::Lead, 9 + 16 + 1),
    (Term::Space, 2),
    (Term::KnightMobility, 9),
    (Term::BishopMobility, 14),
    (Term::RookMobility, 15),
    (Term::QueenMobility, 28),
    (Term::RookFile, 2),
    (Term::Outpost, 2),
    (Term::ReachableOutpost, 1),
    (Term::Passed, 8),
    (Term::PassedToMove, 8),
    (Term::Unstoppable, 1),
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
    (Term::QueenlessDanger, 48),
    (Term::KingFlank, 3),
    (Term::Pinned, 2),
    (Term::SafeCheck, 2 * 4),
    (Term::DangerToMove, 8),
    (Term::PawnThreat, 6),
    (Term::MinorThreat, 2 * 6),
    (Term::RookThreat, 2 * 6),
    (Term::KingThreat, 1),
    (Term::QueenThreat, 2),
    (Term::Initiative, 8),
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
    fn add_piece(&mut self, color: Color, role: Role, square: Square, kings: &ByColor<Square>) {
        for weight in piece_square_indices(color, role, square, kings) {
            self.add(color, weight, 1);
        }
    }
}

/// The indices of the weights of a piece on its square.
pub(super) fn piece_square_indices(
    color: Color,
    role: Role,
    square: Square,
    kings: &ByColor<Square>,
) -> [usize; 2] {
    let index = |term: Term, king: Square| {
        let mirror = if is_on_queen_side(king) { 7 } else { 0 };
        term.weight_index(role as usize * 64 + (relative(color, square) ^ mirror))
    };
    [
        index(Term::PieceSquare, kings[color]),
        index(Term::EnemyKingSide, kings[color.other()]),
    ]
}

/// Whether a square is on the files a to d.
#[inline]
pub(super) fn is_on_queen_side(square: Square) -> bool {
    square.index() % 8 < 4
}
