//! History heuristics: scores of moves, by how often they caused a cutoff in the search so far.

use super::score::Value;
use crate::rules::{Move, Piece, Position, Role, Square};

/// The greatest absolute score.
const MAX: i32 = 16_384;

/// A piece and the square that it moved to.
pub(super) type PieceTo = (Piece, Square);

/// The last two moves, the last one first, which index the continuation histories.
pub(super) type Previous = [Option<PieceTo>; 2];

const PIECE_TO_COUNT: usize = 12 * 64;
const PAWN_KEYS: usize = 16_384;

/// Scores of moves from −16,384 to 16,384. The score of a move that causes a cutoff rises, those of the moves
/// tried before it fall.
pub(super) struct History {
    /// Butterfly history: by colour, source and target square.
    quiet: Box<[i16]>,
    /// Capture history: by piece, target square and captured role.
    capture: Box<[i16]>,
    /// Continuation history: by piece and target square of an earlier move and of this one.
    continuation: [Box<[i16]>; 2],
    /// Correction history: the error of the evaluation, by side to move and pawn structure.
    correction: Box<[i16]>,
}

impl History {
    pub(super) fn new() -> History {
        let scores = |count: usize| vec![0; count].into_boxed_slice();
        History {
            quiet: scores(2 * 64 * 64),
            capture: scores(PIECE_TO_COUNT * 6),
            continuation: [(); 2].map(|()| scores(PIECE_TO_COUNT * PIECE_TO_COUNT)),
            correction: scores(2 * PAWN_KEYS),
        }
    }

    /// Sets all scores to 0.
    pub(super) fn clear(&mut self) {
        let [one, two] = &mut self.continuation;
        for scores in [
            &mut self.quiet,
            &mut self.capture,
            &mut self.correction,
            one,
            two,
        ] {
            scores.fill(0);
        }
    }

    /// The score of a quiet move.
    pub(super) fn quiet(&self, moved: PieceTo, mv: Move, previous: &Previous) -> i32 {
        let mut sum = i32::from(self.quiet[quiet_index(moved, mv)]);
        for (scores, before) in self.continuation.iter().zip(previous) {
            if let Some(before) = *before {
                sum += i32::from(scores[continuation_index(before, moved)]);
            }
        }
        sum
    }

    /// The score of a capture.
    pub(super) fn capture(&self, moved: PieceTo, captured: Role) -> i32 {
        i32::from(self.capture[capture_index(moved, captured)])
    }

    pub(super) fn bump_quiet(&mut self, moved: PieceTo, mv: Move, previous: &Previous, bonus: i32) {
        bump(&mut self.quiet[quiet_index(moved, mv)], bonus);
        for (scores, before) in self.continuation.iter_mut().zip(previous) {
            if let Some(before) = *before {
                bump(&mut scores[continuation_index(before, moved)], bonus);
            }
        }
    }

    pub(super) fn bump_capture(&mut self, moved: PieceTo, captured: Role, bonus: i32) {
        bump(&mut self.capture[capture_index(moved, captured)], bonus);
    }

    /// The correction to add to the evaluation of a position, in centipawns.
    pub(super) fn correction(&self, position: &Position) -> Value {
        i32::from(self.correction[correction_index(position)]) / CORRECTION_UNIT
    }

    /// Updates the correction of a position by the error that a search of this depth has found.
    pub(super) fn correct(&mut self, position: &Position, error: Value, depth: i32) {
        let bonus = (error * depth * 4).clamp(-MAX / 4, MAX / 4);
        bump(&mut self.correction[correction_index(position)], bonus);
    }
}

/// The units of the correction history in a centipawn.
const CORRECTION_UNIT: i32 = 200;

/// Adds a bonus or, if it is negative, a malus to a score. It counts for less the closer the score is to the
/// limit ("history gravity").
fn bump(score: &mut i16, bonus: i32) {
    let old = i32::from(*score);
    let new = old + bonus - old * bonus.abs() / MAX;
    *score = new.clamp(-MAX, MAX) as i16;
}

fn quiet_index((piece, _): PieceTo, mv: Move) -> usize {
    (piece.color() as usize * 64 + mv.from.index()) * 64 + mv.to.index()
}

fn moved_index((piece, to): PieceTo) -> usize {
    piece.index() * 64 + to.index()
}

fn capture_index(moved: PieceTo, captured: Role) -> usize {
    moved_index(moved) * 6 + captured as usize
}

fn continuation_index(before: PieceTo, moved: PieceTo) -> usize {
    moved_index(before) * PIECE_TO_COUNT + moved_index(moved)
}

fn correction_index(position: &Position) -> usize {
    let armies = position.board().armies();
    let [white, black] = [armies.white.pawns, armies.black.pawns].map(|pawns| pawns.bits());
    let mixed =
        white.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ black.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    let hash = (mixed ^ mixed >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    position.turn() as usize * PAWN_KEYS + (hash >> 50) as usize
}
