//! History heuristics: scores of moves, by how often they caused a cutoff in the search so far.

use crate::rules::{Color, Move, Piece, Position, Role, Square, SquareSet};

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
    quiet: Box<[[[[i16; 64]; 64]; 4]]>,
    /// Capture history: by piece, target square and captured role.
    capture: Box<[i16]>,
    /// Continuation history: by piece and target square of an earlier move and of this one.
    continuation: [Box<[PieceToScores]>; 3],
}

/// Scores by piece and target square.
type PieceToScores = [i16; PIECE_TO_COUNT];

/// The continuation scores where there is no earlier move.
static NO_SCORES: PieceToScores = [0; PIECE_TO_COUNT];

/// The scores of the quiet moves of one position.
pub(super) struct QuietScores<'a> {
    /// Those of its side to move in the butterfly history.
    quiet: &'a [[[i16; 64]; 64]; 4],
    attacked: SquareSet,
    continuation: [&'a PieceToScores; 3],
}

impl QuietScores<'_> {
    /// The score of a legal quiet move.
    #[inline]
    pub(super) fn of(&self, position: &Position, mv: Move) -> i32 {
        let Some(piece) = position.board().get(mv.from) else {
            return 0;
        };
        let moved = moved_index((piece, mv.to));
        let quiet = self.quiet[attack_index(mv, self.attacked)][mv.from.index()][mv.to.index()];
        let [last, second, fourth] = self.continuation.map(|scores| i32::from(scores[moved]));
        i32::from(quiet) + last + second + fourth
    }
}

impl History {
    pub(super) fn new() -> History {
        History {
            quiet: vec![[[[0; 64]; 64]; 4]; 2].into(),
            capture: vec![0; PIECE_TO_COUNT * 6].into(),
            continuation: [(); 3].map(|()| vec![NO_SCORES; PIECE_TO_COUNT].into()),
        }
    }

    /// Sets all scores to 0.
    pub(super) fn clear(&mut self) {
        self.quiet.fill([[[0; 64]; 64]; 4]);
        self.capture.fill(0);
        for scores in &mut self.continuation {
            scores.fill(NO_SCORES);
        }
    }

    /// The scores of a side's quiet moves. `attacked` are the squares that the enemy attacks.
    #[inline]
    pub(super) fn quiets(
        &self,
        color: Color,
        attacked: SquareSet,
        previous: &Previous,
    ) -> QuietScores<'_> {
        let after = |index: usize| match previous[index] {
            Some(before) => &self.continuation[index][moved_index(before)],
            None => &NO_SCORES,
        };
        QuietScores {
            quiet: &self.quiet[color as usize],
            attacked,
            continuation: [after(0), after(1), after(2)],
        }
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
                bump(&mut scores[moved_index(before)][moved_index(moved)], bonus);
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
        let quiet = &mut self.quiet[moved.0.color() as usize][attack_index(mv, attacked)];
        bump(&mut quiet[mv.from.index()][mv.to.index()], bonus);
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

/// Whether the enemy attacks the squares of a move, as a number below 4.
#[inline]
fn attack_index(mv: Move, attacked: SquareSet) -> usize {
    let [from, to] = [mv.from, mv.to].map(|square| usize::from(attacked.contains(square)));
    from * 2 + to
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
