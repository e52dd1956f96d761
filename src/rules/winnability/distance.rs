//! How far a position seems to be from a mate that both sides want.
//!
//! The way is the same in nearly all positions: promote a pawn if there is no piece to mate with, let the
//! pieces that are in the way be captured, and mate the king in a corner with the help of the other king.

use super::super::attacks;
use super::super::piece::Color;
use super::super::planes::Army;
use super::super::position::Position;
use super::super::square::Square;
use super::super::square_set::SquareSet;

/// For each square that the king may still step to.
const FLIGHT: u32 = 1;
/// For each step between the kings beyond two.
const KING_STEP: u32 = 4;
/// For each step of the king to the nearest corner.
const CORNER_STEP: u32 = 6;
/// For each piece that the winner does not need, the loser's pieces, and the pawns of both sides.
const SPARE_PIECE: u32 = 4;
const LOSER_PIECE: u32 = 8;
const OWN_PAWN: u32 = 2;
const LOSER_PAWN: u32 = 4;
/// For a mate with two minor pieces, with a pawn that has to promote, and with one minor piece, which
/// needs pieces of the loser that block its king.
const TWO_MINORS: u32 = 20;
const PROMOTION: u32 = 50;
const ONE_MINOR: u32 = 200;
/// For each square that a pawn has left to the last rank, for a piece in its way, for a pawn in its way,
/// and for each step from the winner's nearest piece to that pawn.
const PUSH: u32 = 8;
const PIECE_AHEAD: u32 = 4;
const PAWN_AHEAD: u32 = 8;
const STEP_TO_PAWN_AHEAD: u32 = 3;

/// How far a position seems to be from a mate by this side, in no unit; less is nearer.
pub(super) fn to_mate(position: &Position, winner: Color) -> u32 {
    let planes = position.board().planes();
    let [own, other] = [winner, winner.other()].map(|color| planes.army(color));
    let king = position.king(winner.other());
    if !own.orthogonal.is_empty() {
        material(&own, &other, 1) + to_net(position, &own, &other, king)
    } else if !own.pawns.is_empty() {
        PROMOTION + material(&own, &other, 0) + to_promotion(&own, &other)
    } else if can_mate_alone(&own) {
        let minors = (own.all & !own.king).into_iter();
        let far: u32 = minors.map(|at| at.steps_to(king)).sum();
        TWO_MINORS + far + material(&own, &other, 2) + to_net(position, &own, &other, king)
    } else {
        let blockers = (other.all & !other.king).into_iter();
        let nearest = blockers.map(|at| at.steps_to(king)).min();
        let net = to_net(position, &own, &other, king);
        ONE_MINOR + net + nearest.unwrap_or(0) + 2 * steps_to_corner(king)
    }
}

/// Whether minor pieces can mate a bare king: other than bishops on squares of one colour.
fn can_mate_alone(own: &Army) -> bool {
    own.diagonal.is_on_both_colors()
        || !own.knights.is_empty() && (own.knights | own.diagonal).len() > 1
}

/// The pieces that only make the search longer, if the winner mates with this many.
fn material(own: &Army, other: &Army, needed: u32) -> u32 {
    let count = |squares: SquareSet| squares.len() as u32;
    let pieces = |army: &Army| count(army.all & !army.pawns & !army.king);
    SPARE_PIECE * pieces(own).saturating_sub(needed)
        + LOSER_PIECE * pieces(other)
        + OWN_PAWN * count(own.pawns)
        + LOSER_PAWN * count(other.pawns)
}

/// How far the king is from being mated in a corner.
fn to_net(position: &Position, own: &Army, other: &Army, king: Square) -> u32 {
    let occupied = position.board().occupied().without(king);
    let around = attacks::king(king) & !other.all;
    let is_free = |&at: &Square| own.attackers(at, occupied).is_empty();
    let flights = around.into_iter().filter(is_free).count() as u32;
    let between = king.steps_to(position.king(own.color)).saturating_sub(2);
    FLIGHT * flights + KING_STEP * between + CORNER_STEP * steps_to_corner(king)
}

/// How far the nearest pawn is from its promotion. A pawn behind another of its side does not count.
fn to_promotion(own: &Army, other: &Army) -> u32 {
    let pieces = own.all & !own.pawns;
    let way = |pawn: Square| {
        let mut ahead = SquareSet::from(pawn).forward(own.color);
        let mut far = 0;
        while let Some(at) = ahead.first() {
            if own.pawns.contains(at) {
                return None;
            }
            far += PUSH;
            if other.pawns.contains(at) {
                let nearest = pieces.into_iter().map(|piece| piece.steps_to(at)).min();
                far += PAWN_AHEAD + STEP_TO_PAWN_AHEAD * nearest.unwrap_or(0);
            } else if (own.all | other.all).contains(at) {
                far += PIECE_AHEAD;
            }
            ahead = ahead.forward(own.color);
        }
        Some(far)
    };
    own.pawns.into_iter().filter_map(way).min().unwrap_or(0)
}

fn steps_to_corner(at: Square) -> u32 {
    let [file, rank] = [at.file() as u32, at.rank() as u32];
    file.min(7 - file).max(rank.min(7 - rank))
}
