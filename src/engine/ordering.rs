//! The order in which moves are tried: the best first, so that the others can be cut off.

use arrayvec::ArrayVec;

use super::checks::CheckSquares;
use super::exchange::{gains, worth};
use super::history::{History, Moved, Previous};
use crate::rules::{Move, MoveList, Position, Role};

/// What is known about the order in a position.
#[derive(Clone, Copy)]
pub(super) struct Hints {
    /// The best move of an earlier search.
    pub(super) table: Option<Move>,
    /// Quiet moves that ended the search of positions beside this one.
    pub(super) killers: [Option<Move>; 2],
    pub(super) previous: Previous,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Table,
    Captures,
    GoodCaptures,
    Quiets,
    GoodQuiets,
    BadCaptures,
    Done,
}

/// Hands out the legal moves of a position, the most promising first: the move of the table, captures that
/// win something, quiet moves, captures that lose something.
pub(super) struct Picker {
    hints: Hints,
    stage: Stage,
    only_captures: bool,
    /// Moves that were not handed out yet from `next` on.
    moves: ArrayVec<(Move, i32), 256>,
    next: usize,
    bad: MoveList,
}

impl Picker {
    pub(super) fn new(position: &Position, hints: Hints) -> Picker {
        let table = hints.table.filter(|&mv| position.is_legal(mv));
        Picker {
            hints: Hints { table, ..hints },
            stage: Stage::Table,
            only_captures: false,
            moves: ArrayVec::new(),
            next: 0,
            bad: MoveList::new(),
        }
    }

    /// Captures and promotions alone.
    pub(super) fn of_captures(position: &Position, hints: Hints) -> Picker {
        let table = hints.table.filter(|&mv| is_capture(position, mv));
        Picker {
            only_captures: true,
            ..Picker::new(position, Hints { table, ..hints })
        }
    }

    /// Leaves out the quiet moves that were not handed out yet, but for those that give check.
    pub(super) fn keep_checks(&mut self, position: &Position, checks: &CheckSquares) {
        if self.stage == Stage::GoodQuiets {
            let mut index = 0;
            self.moves.retain(|(mv, _)| {
                index += 1;
                index <= self.next || checks.is_check(position, *mv)
            });
        }
    }

    /// Leaves out the quiet moves that were not handed out yet.
    pub(super) fn skip_quiets(&mut self) {
        if matches!(self.stage, Stage::Quiets | Stage::GoodQuiets) {
            self.stage = Stage::BadCaptures;
            self.next = 0;
        }
    }

    /// The next move.
    pub(super) fn next(&mut self, position: &Position, history: &History) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Table => {
                    self.stage = Stage::Captures;
                    if self.hints.table.is_some() {
                        return self.hints.table;
                    }
                }
                Stage::Captures => {
                    self.fill(position.legal_captures(), |hints, mv| {
                        capture_score(position, history, hints, mv)
                    });
                    self.stage = Stage::GoodCaptures;
                }
                Stage::GoodCaptures => match self.best() {
                    Some(mv) if gains(position, mv, 0) => return Some(mv),
                    Some(mv) => self.bad.push(mv),
                    None if self.only_captures => self.stage = Stage::Done,
                    None => self.stage = Stage::Quiets,
                },
                Stage::Quiets => {
                    self.fill(position.legal_quiets(), |hints, mv| {
                        quiet_score(position, history, hints, mv)
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

    fn fill(&mut self, moves: MoveList, score: impl Fn(&Hints, Move) -> i32) {
        self.moves.clear();
        self.next = 0;
        for mv in moves {
            if self.hints.table != Some(mv) {
                self.moves.push((mv, score(&self.hints, mv)));
            }
        }
    }

    /// Takes the best of the moves that are left.
    fn best(&mut self) -> Option<Move> {
        let left = self.moves.get_mut(self.next..)?;
        let mut best = 0;
        for (index, &(_, score)) in left.iter().enumerate() {
            if score > left[best].1 {
                best = index;
            }
        }
        let &(mv, _) = left.get(best)?;
        left.swap(0, best);
        self.next += 1;
        Some(mv)
    }
}

/// Whether a legal move captures something or promotes.
pub(super) fn is_capture(position: &Position, mv: Move) -> bool {
    mv.promotion.is_some() || position.captured(mv).is_some()
}

/// The piece of a legal move with its target.
pub(super) fn moved(position: &Position, mv: Move) -> Option<Moved> {
    Some((position.board().get(mv.from)?, mv.to))
}

/// What a move captures; a promotion without capture counts as one of a pawn.
pub(super) fn captured(position: &Position, mv: Move) -> Role {
    position
        .captured(mv)
        .map_or(Role::Pawn, |(_, piece)| piece.role())
}

fn capture_score(position: &Position, history: &History, _: &Hints, mv: Move) -> i32 {
    let captured = captured(position, mv);
    let learnt = moved(position, mv).map_or(0, |moved| history.of_capture(moved, captured));
    let promotion = mv.promotion.map_or(0, worth);
    16 * (worth(captured) + promotion) + learnt
}

fn quiet_score(position: &Position, history: &History, hints: &Hints, mv: Move) -> i32 {
    const KILLER: i32 = 1_000_000;
    match hints.killers.iter().position(|&killer| killer == Some(mv)) {
        Some(index) => KILLER - index as i32,
        None => quiet_history(position, history, &hints.previous, mv),
    }
}

/// The number of a quiet move in the histories.
pub(super) fn quiet_history(
    position: &Position,
    history: &History,
    previous: &Previous,
    mv: Move,
) -> i32 {
    moved(position, mv).map_or(0, |moved| history.of_quiet(moved, mv, previous))
}
