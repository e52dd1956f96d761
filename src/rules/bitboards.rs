//! The bitboards of a position, for many questions about it.

use super::attacks;
use super::piece::{ByColor, Color};
use super::planes::{Army, BitPlanes};
use super::position::Position;
use super::sliders;
use super::square_set::SquareSet;

/// The bitboards of a position, and what gives check and pins.
///
/// They are computed from the matrix of pieces. Where much is asked about the same position, as in a search, this is
/// done once, by [`Position::bitboards`].
///
/// ```
/// use deskmate::rules::{Position, Square, SquareSet};
///
/// let position: Position = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1".parse()?;
/// let bitboards = position.bitboards();
/// assert_eq!(bitboards.checkers(), SquareSet::from(Square::E2));
/// assert_eq!(bitboards.armies().black.rooks(), bitboards.checkers());
/// assert_eq!(bitboards.occupied().len(), 3);
/// # Ok::<(), deskmate::notation::fen::FenError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Bitboards {
    pub(super) planes: BitPlanes,
    armies: ByColor<Army>,
    checkers: SquareSet,
    pub(super) pinners: SquareSet,
}

impl Bitboards {
    #[inline]
    pub(super) fn of(position: &Position) -> Bitboards {
        let planes = position.board.planes();
        let armies = ByColor::from_fn(|color| planes.army(color));
        let us = position.turn;
        let (own, enemies) = (&armies[us], &armies[us.other()]);
        let king = position.kings[us];
        let mut checkers = enemies.leapers(king);
        let mut pinners = SquareSet::EMPTY;
        // The sliders that would attack the king on an empty board. Each of them gives check, pins the only piece
        // between them, or does neither.
        let sliders = sliders::diagonals(king) & enemies.diagonal
            | sliders::orthogonals(king) & enemies.orthogonal;
        for slider in sliders {
            let between = attacks::between(king, slider) & planes.occupied();
            if between.is_empty() {
                checkers.insert(slider);
            } else if between.is_single() && !(between & own.all).is_empty() {
                pinners.insert(slider);
            }
        }
        Bitboards {
            planes,
            armies,
            checkers,
            pinners,
        }
    }

    /// The squares of both sides' pieces, grouped by how they attack.
    #[inline]
    pub fn armies(&self) -> &ByColor<Army> {
        &self.armies
    }

    /// The squares of a side's pieces.
    #[inline]
    pub fn army(&self, color: Color) -> &Army {
        &self.armies[color]
    }

    /// The squares on which anything stands.
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.planes.occupied()
    }

    /// The pieces that give check to the side to move.
    #[inline]
    pub fn checkers(&self) -> SquareSet {
        self.checkers
    }
}
