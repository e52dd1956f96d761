//! Move ordering: the most promising moves are searched first, so that they cause cutoffs early.

use arrayvec::ArrayVec;

use super::checks::CheckSquares;
use super::exchange::{piece_value, see_at_least};
use super::history::{History, PieceTo, Previous, QuietScores};
use super::prepared::Prepared;
use super::threats::Threats;
use crate::rules::{Move, MoveList, Role};

/// What is known about a position that helps to order its moves.
#[derive(Clone, Copy, Default)]
pub(super) struct Hints {
    /// The best move of an earlier search, from the transposition table.
    pub(super) hash_move: Option<Move>,
    /// Killer moves: quiet moves that caused cutoffs in sibling nodes.
    pub(super) killers: [Option<Move>; 2],
    pub(super) previous: Previous,
    /// Needed only for quiet moves.
    pub(super) threats: Threats,
}

impl Hints {
    /// The score of a killer move.
    fn killer_score(&self, mv: Move) -> Option<i32> {
        const KILLER: i32 = 1_000_000;
        let index = self.killers.iter().position(|&killer| killer == Some(mv))?;
        Some(KILLER - index as i32)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    HashMove,
    GenerateCaptures,
    GoodCaptures,
    GenerateQuiets,
    GoodQuiets,
    BadCaptures,
    Done,
}

/// Returns the legal moves of a position in stages: the hash move, captures that do not lose material, quiet
/// moves, and captures that lose material.
pub(super) struct Picker {
    hints: Hints,
    stage: Stage,
    only_captures: bool,
    /// Captures that lose material are not returned.
    skips_losing: bool,
    /// The generated moves and their scores; those from `next` on have not been returned yet.
    moves: ArrayVec<(Move, i32), 256>,
    next: usize,
    bad: MoveList,
}

impl Picker {
    pub(super) fn new(position: &Prepared, hints: Hints) -> Picker {
        let hash_move = hints
            .hash_move
            .filter(|&mv| position.is_legal_in(position.bitboards(), mv));
        Picker {
            hints: Hints { hash_move, ..hints },
            stage: Stage::HashMove,
            only_captures: false,
            skips_losing: false,
            moves: ArrayVec::new(),
            next: 0,
            bad: MoveList::new(),
        }
    }

    /// Only captures and promotions that do not lose material.
    pub(super) fn of_captures(position: &Prepared, hints: Hints) -> Picker {
        let is_good = |mv| is_capture(position, mv) && see_at_least(position, mv, 0);
        let hash_move = hints.hash_move.filter(|&mv| is_good(mv));
        Picker {
            only_captures: true,
            skips_losing: true,
            ..Picker::new(position, Hints { hash_move, ..hints })
        }
    }

    /// Adds the captures that lose material.
    pub(super) fn with_losing_captures(self) -> Picker {
        Picker {
            skips_losing: false,
            ..self
        }
    }

    /// Skips the remaining quiet moves except those that give check.
    pub(super) fn keep_checks(&mut self, position: &Prepared, checks: &CheckSquares) {
        if self.stage == Stage::GoodQuiets {
            let mut index = 0;
            self.moves.retain(|(mv, _)| {
                index += 1;
                index <= self.next || checks.is_check(position, *mv)
            });
        }
    }

    /// Skips the remaining quiet moves.
    pub(super) fn skip_quiets(&mut self) {
        if matches!(self.stage, Stage::GenerateQuiets | Stage::GoodQuiets) {
            self.stage = Stage::BadCaptures;
            self.next = 0;
        }
    }

    /// The next move.
    pub(super) fn next(&mut self, position: &Prepared, history: &History) -> Option<Move> {
        loop {
            match self.stage {
                Stage::HashMove => {
                    self.stage = Stage::GenerateCaptures;
                    if self.hints.hash_move.is_some() {
                        return self.hints.hash_move;
                    }
                }
                Stage::GenerateCaptures => {
                    let mut captures = MoveList::new();
                    position.add_captures(position.bitboards(), &mut captures);
                    self.fill(&captures, |_, mv| capture_score(position, history, mv));
                    self.stage = Stage::GoodCaptures;
                }
                Stage::GoodCaptures => match self.best() {
                    Some(mv) if see_at_least(position, mv, 0) => return Some(mv),
                    Some(mv) => self.bad.push(mv),
                    None if self.skips_losing => self.stage = Stage::Done,
                    None if self.only_captures => {
                        self.stage = Stage::BadCaptures;
                        self.next = 0;
                    }
                    None => self.stage = Stage::GenerateQuiets,
                },
                Stage::GenerateQuiets => {
                    let mut quiets = MoveList::new();
                    position.add_quiets(position.bitboards(), &mut quiets);
                    let scores = quiet_scores(position, history, &self.hints);
                    self.fill(&quiets, |hints, mv| match hints.killer_score(mv) {
                        Some(score) => score + hints.threats.score(position, mv),
                        None => scores.of(position, mv) + hints.threats.score(position, mv),
                    });
                    self.stage = Stage::GoodQuiets;
                }
                Stage::GoodQuiets => match self.best() {
                    Some(mv) => return Some(mv),
                    None => {
                        self.stage = Stage::BadCaptures;
                        self.next = 0;
                    }
                },
                Stage::BadCaptures => match self.bad.get(self.next) {
                    Some(&mv) => {
                        self.next += 1;
                        return Some(mv);
                    }
                    None => self.stage = Stage::Done,
                },
                Stage::Done => return None,
            }
        }
    }

    fn fill(&mut self, moves: &MoveList, score: impl Fn(&Hints, Move) -> i32) {
        self.moves.clear();
        self.next = 0;
        for &mv in moves {
            if self.hints.hash_move != Some(mv) {
                self.moves.push((mv, score(&self.hints, mv)));
            }
        }
    }

    /// Takes the best of the moves that are left.
    fn best(&mut self) -> Option<Move> {
        let left = self.moves.get_mut(self.next..)?;
        let &(mut mv, mut best) = left.first()?;
        let mut at = 0;
        for (index, &(other, score)) in left.iter().enumerate() {
            if score > best {
                (at, best, mv) = (index, score, other);
            }
        }
        left.swap(0, at);
        self.next += 1;
        Some(mv)
    }
}

/// Whether a legal move captures something or promotes.
pub(super) fn is_capture(position: &Prepared, mv: Move) -> bool {
    mv.promotion.is_some() || position.captured(mv).is_some()
}

/// The piece of a legal move and its target square.
pub(super) fn piece_to(position: &Prepared, mv: Move) -> Option<PieceTo> {
    Some((position.board().get(mv.from)?, mv.to))
}

/// The role that a move captures; a promotion without a capture counts as the capture of a pawn.
pub(super) fn captured(position: &Prepared, mv: Move) -> Role {
    position
        .captured(mv)
        .map_or(Role::Pawn, |(_, piece)| piece.role())
}

fn capture_score(position: &Prepared, history: &History, mv: Move) -> i32 {
    let captured = captured(position, mv);
    let history_score =
        piece_to(position, mv).map_or(0, |piece_to| history.capture(piece_to, captured));
    let promotion = mv.promotion.map_or(0, piece_value);
    16 * (piece_value(captured) + promotion) + history_score
}

/// The history scores of the quiet moves of a position.
pub(super) fn quiet_scores<'a>(
    position: &Prepared,
    history: &'a History,
    hints: &Hints,
) -> QuietScores<'a> {
    history.quiets(position.turn(), hints.threats.attacked(), &hints.previous)
}
