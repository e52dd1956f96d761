//! Quiescence search: captures only, until the position is quiet.

use super::entry::{Bound, Entry, stored_value};
use super::evaluation::evaluate;
use super::exchange::{gain, see_at_least};
use super::ordering::{Hints, Picker, is_capture};
use super::score::{INFINITE, MAX_PLY, Value, is_mate, mated_at};
use super::worker::Worker;
use crate::rules::Position;

/// The margin of delta pruning: a capture is skipped if even its gain and this margin do not raise the evaluation
/// above alpha.
const DELTA: Value = 180;

/// The depth of its entries in the transposition table.
const DEPTH: u8 = 0;

impl Worker<'_> {
    /// Searches captures, or all moves if in check, and returns the value. Unless in check, the side to move may
    /// instead accept the evaluation ("stand pat").
    pub(super) fn quiescence(
        &mut self,
        position: &Position,
        mut alpha: Value,
        beta: Value,
        ply: usize,
    ) -> Value {
        self.enter(ply);
        let key = position.key();
        if self.is_stopped || self.data.path.is_draw(position, key) {
            return 0;
        }
        let is_check = position.is_check();
        if ply >= MAX_PLY {
            return if is_check { 0 } else { evaluate(position) };
        }
        let is_pv = beta - alpha > 1;
        let entry = self.shared.table.get(key);
        if let Some(entry) = entry
            && !is_pv
            && entry.bound.proves(entry.value_at(ply), beta)
        {
            return entry.value_at(ply);
        }
        let (mut best, evaluation) = match is_check {
            true => (-INFINITE, -INFINITE),
            false => {
                let raw = entry.map_or_else(|| evaluate(position), |entry| entry.evaluation.into());
                (self.corrected(position, raw), raw)
            }
        };
        if best >= beta {
            return best;
        }
        let stand_pat = best;
        let first_alpha = alpha;
        alpha = alpha.max(best);
        let hints = Hints {
            hash_move: entry.and_then(|entry| entry.best),
            killers: [None; 2],
            previous: self.previous(ply),
        };
        let mut picker = match is_check {
            true => Picker::new(position, hints),
            false => Picker::of_captures(position, hints),
        };
        let mut best_move = None;
        while let Some(mv) = picker.next(position, &self.data.history) {
            if is_check {
                // Once a move that avoids mate is known, the remaining quiet evasions are skipped.
                if !is_mate(best) && best > -INFINITE && !is_capture(position, mv) {
                    picker.skip_quiets();
                    continue;
                }
            } else {
                let optimistic = stand_pat + gain(position, mv) + DELTA;
                if optimistic <= alpha && mv.promotion.is_none() {
                    best = best.max(optimistic);
                    continue;
                }
                if !see_at_least(position, mv, 0) {
                    continue;
                }
            }
            let next = self.make(position, key, mv, ply);
            let value = -self.quiescence(&next, -beta, -alpha, ply + 1);
            self.unmake();
            if self.is_stopped {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    if is_pv {
                        self.extend_line(ply, mv);
                    }
                }
                if value >= beta {
                    break;
                }
            }
        }
        if best == -INFINITE {
            return mated_at(ply);
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > first_alpha && is_pv => Bound::Exact,
            _ => Bound::Upper,
        };
        let known = Entry {
            best: best_move,
            value: stored_value(best, ply),
            evaluation: evaluation.max(-INFINITE + 1) as i16,
            depth: DEPTH,
            bound,
        };
        self.shared.table.insert(key, known);
        best
    }

    /// The evaluation with its correction from the correction history.
    pub(super) fn corrected(&self, position: &Position, evaluation: Value) -> Value {
        evaluation + self.data.history.correction(position)
    }
}
