//! Quiescence search: captures only, until the position is quiet.

use super::entry::Bound;
use super::exchange::gain;
use super::limits::Selectivity;
use super::ordering::{Hints, Picker, is_capture};
use super::prepared::Prepared;
use super::score::{INFINITE, Value, is_mate, mated_at};
use super::threats::Threats;
use super::worker::Worker;

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
        position: &Prepared,
        mut alpha: Value,
        beta: Value,
        ply: usize,
    ) -> Value {
        if let Err(value) = self.enter(position, ply) {
            return value;
        }
        let is_check = position.is_check();
        let is_pv = beta - alpha > 1;
        let entry = self.shared.table.get(position.key());
        let is_full_width = self.selectivity == Selectivity::FullWidth;
        if let Some(entry) = entry
            && !is_pv
            && !is_full_width
            && entry.bound.proves(entry.value_at(ply), beta)
        {
            return entry.value_at(ply);
        }
        let evaluation = self.static_evaluation(position, is_check, entry, ply);
        let mut best = if is_check {
            -INFINITE
        } else {
            evaluation.refined
        };
        if best >= beta {
            if entry.is_none() {
                self.store(
                    position,
                    (ply, DEPTH),
                    evaluation,
                    Bound::Lower,
                    (best, None),
                );
            }
            return best;
        }
        let first_alpha = alpha;
        alpha = alpha.max(best);
        let hints = Hints {
            hash_move: entry.and_then(|entry| entry.best),
            previous: self.previous(ply),
            threats: if is_check {
                Threats::of(position)
            } else {
                Threats::default()
            },
            ..Hints::default()
        };
        let mut picker = if is_check {
            Picker::new(position, hints)
        } else if is_full_width {
            Picker::of_captures(position, hints).with_losing_captures()
        } else {
            Picker::of_captures(position, hints)
        };
        let mut best_move = None;
        while let Some(mv) = picker.next(position, &self.data.history) {
            if is_full_width {
                // Nothing is skipped.
            } else if is_check {
                // Once a move that avoids mate is known, the remaining quiet evasions are skipped.
                if !is_mate(best) && best > -INFINITE && !is_capture(position, mv) {
                    picker.skip_quiets();
                    continue;
                }
            } else {
                let optimistic = evaluation.corrected + gain(position, mv) + DELTA;
                if optimistic <= alpha && mv.promotion.is_none() {
                    best = best.max(optimistic);
                    continue;
                }
            }
            let next = self.make(position, mv, ply);
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
        self.store(position, (ply, DEPTH), evaluation, bound, (best, best_move));
        best
    }
}
