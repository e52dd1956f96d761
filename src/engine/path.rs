//! The moves that lead to the node being searched, and draws by repetition or the 50-move rule.

use super::prepared::Prepared;
use super::root::Root;
use super::score::MAX_PLY;
use crate::game::DrawRule;
use crate::rules::Move;

/// The moves of the game since the last capture or pawn move, and those from the root to the current node, each
/// with the key of the position before it.
pub(super) struct Path {
    steps: Vec<(u64, Move)>,
    /// The number of moves before the root.
    root: usize,
    rule: DrawRule,
}

impl Path {
    pub(super) fn new() -> Path {
        Path {
            steps: Vec::new(),
            root: 0,
            rule: DrawRule::Fide,
        }
    }

    /// Starts at a root, and reserves memory for the whole search.
    pub(super) fn begin(&mut self, root: &Root) {
        self.steps.clear();
        self.steps.reserve(root.past().len() + MAX_PLY + 8);
        self.steps.extend(root.past());
        self.root = self.steps.len();
        self.rule = root.rule();
    }

    pub(super) fn push(&mut self, key: u64, mv: Move) {
        self.steps.push((key, mv));
    }

    pub(super) fn pop(&mut self) {
        self.steps.pop();
    }

    /// Whether the current position is a draw by repetition, the 50-move rule or insufficient material. Under the
    /// rules of FIDE a draw that could be claimed counts as one. So does a first repetition within the search
    /// tree, since a side that repeats once can repeat again.
    pub(super) fn is_draw(&self, position: &Prepared) -> bool {
        let quiet = position.halfmove_clock() as usize;
        let repeated = match self.rule {
            DrawRule::Fide => quiet >= 4 && self.is_repetition(position.key(), quiet),
            DrawRule::EightHalfMoves => quiet >= 8 && self.has_eight_half_moves(),
        };
        repeated
            || quiet >= 100 && (!position.is_check() || position.has_legal_move())
            || quiet == 0 && position.is_insufficient_material()
    }

    fn is_repetition(&self, key: u64, quiet: usize) -> bool {
        let mut earlier = 0;
        // A position can repeat after four half-moves at the earliest, and only with the same side to move.
        let steps = self.steps.iter().enumerate().rev().take(quiet);
        let steps = steps.take_while(|(_, (_, mv))| *mv != Move::NULL);
        for (index, &(other, _)) in steps.skip(3).step_by(2) {
            if other == key {
                earlier += 1;
                if index > self.root || earlier == 2 {
                    return true;
                }
            }
        }
        false
    }

    /// The course's rule: the same four half-moves twice in a row.
    fn has_eight_half_moves(&self) -> bool {
        let twice = |last: &[(u64, Move); 8]| (0..4).all(|at| last[at].1 == last[at + 4].1);
        self.steps.last_chunk().is_some_and(twice)
    }
}
