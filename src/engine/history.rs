//! Which moves have done well in the search so far.

use super::score::Value;
use crate::rules::{Move, Piece, Position, Role, Square};

/// The greatest number in a history.
const MOST: i32 = 16_384;

/// A piece and the square it has gone to.
pub(super) type Moved = (Piece, Square);

/// The moves that were made before, which a reply is remembered by: the last one and the one before it.
pub(super) type Previous = [Option<Moved>; 2];

const ROOM_OF_MOVED: usize = 12 * 64;
const PAWN_KEYS: usize = 16_384;

/// Numbers from −16,384 to 16,384 for moves: those that ended the search of a position rise, those that were
/// tried before them fall.
pub(super) struct History {
    /// By colour, squares from and to.
    quiet: Box<[i16]>,
    /// By piece, target and role captured.
    capture: Box<[i16]>,
    /// By a move made before and the one now: piece and target of both.
    continuation: [Box<[i16]>; 2],
    /// What the search has found the evaluation to be wrong by, by the pawns.
    correction: Box<[i16]>,
}

impl History {
    pub(super) fn new() -> History {
        let numbers = |room: usize| vec![0; room].into_boxed_slice();
        History {
            quiet: numbers(2 * 64 * 64),
            capture: numbers(ROOM_OF_MOVED * 6),
            continuation: [(); 2].map(|()| numbers(ROOM_OF_MOVED * ROOM_OF_MOVED)),
            correction: numbers(2 * PAWN_KEYS),
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        let [one, two] = &mut self.continuation;
        for numbers in [
            &mut self.quiet,
            &mut self.capture,
            &mut self.correction,
            one,
            two,
        ] {
            numbers.fill(0);
        }
    }

    /// The number of a move that captures nothing.
    pub(super) fn of_quiet(&self, moved: Moved, mv: Move, previous: &Previous) -> i32 {
        let mut sum = i32::from(self.quiet[quiet_index(moved, mv)]);
        for (numbers, before) in self.continuation.iter().zip(previous) {
            if let Some(before) = *before {
                sum += i32::from(numbers[continuation_index(before, moved)]);
            }
        }
        sum
    }

    /// The number of a capture.
    pub(super) fn of_capture(&self, moved: Moved, captured: Role) -> i32 {
        i32::from(self.capture[capture_index(moved, captured)])
    }

    pub(super) fn bump_quiet(&mut self, moved: Moved, mv: Move, previous: &Previous, bonus: i32) {
        bump(&mut self.quiet[quiet_index(moved, mv)], bonus);
        for (numbers, before) in self.continuation.iter_mut().zip(previous) {
            if let Some(before) = *before {
                bump(&mut numbers[continuation_index(before, moved)], bonus);
            }
        }
    }

    pub(super) fn bump_capture(&mut self, moved: Moved, captured: Role, bonus: i32) {
        bump(&mut self.capture[capture_index(moved, captured)], bonus);
    }

    /// What is to be added to the evaluation of a position.
    pub(super) fn correction(&self, position: &Position) -> Value {
        i32::from(self.correction[correction_index(position)]) / CORRECTION_UNIT
    }

    /// Learns that the evaluation of a position was wrong by so much, at a search of this depth.
    pub(super) fn correct(&mut self, position: &Position, error: Value, depth: i32) {
        let bonus = (error * depth * 4).clamp(-MOST / 4, MOST / 4);
        bump(&mut self.correction[correction_index(position)], bonus);
    }
}

/// So many units of a correction are a hundredth of a pawn.
const CORRECTION_UNIT: i32 = 200;

/// Moves a number towards the end that the bonus points to, the less the nearer it is.
fn bump(number: &mut i16, bonus: i32) {
    let old = i32::from(*number);
    let new = old + bonus - old * bonus.abs() / MOST;
    *number = new.clamp(-MOST, MOST) as i16;
}

fn quiet_index((piece, _): Moved, mv: Move) -> usize {
    (piece.color() as usize * 64 + mv.from.index()) * 64 + mv.to.index()
}

fn moved_index((piece, to): Moved) -> usize {
    piece.index() * 64 + to.index()
}

fn capture_index(moved: Moved, captured: Role) -> usize {
    moved_index(moved) * 6 + captured as usize
}

fn continuation_index(before: Moved, moved: Moved) -> usize {
    moved_index(before) * ROOM_OF_MOVED + moved_index(moved)
}

fn correction_index(position: &Position) -> usize {
    let armies = position.board().armies();
    let [white, black] = [armies.white.pawns, armies.black.pawns].map(|pawns| pawns.bits());
    let mixed =
        white.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ black.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    let hash = (mixed ^ mixed >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    position.turn() as usize * PAWN_KEYS + (hash >> 50) as usize
}
