//! History heuristics: scores of moves, by how often they caused a cutoff in the search so far.

use crate::rules::{Move, Piece, Role, Square, SquareSet};

/// The greatest absolute score.
pub(super) const MAX: i32 = 16_384;

/// A piece and the square that it moved to.
pub(super) type PieceTo = (Piece, Square);

/// The last move, and those two and four half-moves ago, which index the continuation histories.
pub(super) type Previous = [Option<PieceTo>; 3];

pub(super) const PIECE_TO_COUNT: usize = 12 * 64;

/// Scores of moves from −16,384 to 16,384. The score of a move that causes a cutoff rises, those of the moves
/// tried before it fall.
pub(super) struct History {
    /// Butterfly history: by colour, source and target square, and by whether the enemy attacks these.
    quiet: Box<[i16]>,
    /// Capture history: by piece, target square and captured role.
    capture: Box<[i16]>,
    /// Continuation history: by piece and target square of an earlier move and of this one.
    continuation: [Box<[i16]>; 3],
}

impl History {
    pub(super) fn new() -> History {
        let scores = |count: usize| vec![0; count].into_boxed_slice();
        History {
            quiet: scores(4 * 2 * 64 * 64),
            capture: scores(PIECE_TO_COUNT * 6),
            continuation: [(); 3].map(|()| scores(PIECE_TO_COUNT * PIECE_TO_COUNT)),
        }
    }

    /// Sets all scores to 0.
    pub(super) fn clear(&mut self) {
        self.quiet.fill(0);
        self.capture.fill(0);
        for scores in &mut self.continuation {
            scores.fill(0);
        }
    }

    /// The score of a quiet move. `attacked` are the squares that the enemy attacks.
    pub(super) fn quiet(
        &self,
        moved: PieceTo,
        mv: Move,
        attacked: SquareSet,
        previous: &Previous,
    ) -> i32 {
        let mut sum = i32::from(self.quiet[quiet_index(moved, mv, attacked)]);
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

    pub(super) fn bump_quiet(
        &mut self,
        moved: PieceTo,
        mv: Move,
        attacked: SquareSet,
        previous: &Previous,
        bonus: i32,
    ) {
        self.bump_butterfly(moved, mv, attacked, bonus);
        for (scores, before) in self.continuation.iter_mut().zip(previous) {
            if let Some(before) = *before {
                bump(&mut scores[continuation_index(before, moved)], bonus);
            }
        }
    }

    /// Changes only the score that does not depend on earlier moves.
    pub(super) fn bump_butterfly(
        &mut self,
        moved: PieceTo,
        mv: Move,
        attacked: SquareSet,
        bonus: i32,
    ) {
        bump(&mut self.quiet[quiet_index(moved, mv, attacked)], bonus);
    }

    pub(super) fn bump_capture(&mut self, moved: PieceTo, captured: Role, bonus: i32) {
        bump(&mut self.capture[capture_index(moved, captured)], bonus);
    }
}

/// Adds a bonus or, if it is negative, a malus to a score. It counts for less the closer the score is to the
/// limit ("history gravity").
pub(super) fn bump(score: &mut i16, bonus: i32) {
    let old = i32::from(*score);
    let new = old + bonus - old * bonus.abs() / MAX;
    *score = new.clamp(-MAX, MAX) as i16;
}

fn quiet_index((piece, _): PieceTo, mv: Move, attacked: SquareSet) -> usize {
    let [from, to] = [mv.from, mv.to].map(|square| usize::from(attacked.contains(square)));
    let table = (from * 2 + to) * 2 + piece.color() as usize;
    (table * 64 + mv.from.index()) * 64 + mv.to.index()
}

fn moved_index((piece, to): PieceTo) -> usize {
    piece.index() * 64 + to.index()
}

fn capture_index(moved: PieceTo, captured: Role) -> usize {
    moved_index(moved) * 6 + captured as usize
}

pub(super) fn continuation_index(before: PieceTo, moved: PieceTo) -> usize {
    moved_index(before) * PIECE_TO_COUNT + moved_index(moved)
}
