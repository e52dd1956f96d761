//! The scores along a line of a game.

use std::ops::RangeInclusive;

use super::accuracy::{game_accuracy, move_accuracy};
use super::judgement::Judgement;
use super::score::{chances_left, for_side, for_white, score_of_end, win_percent};
use crate::engine::Score;
use crate::rules::{ByColor, Color, Position};
use crate::tree::{self, GameTree, Nag, NodeId, advance};

/// The start of a standard game counts as this for the first move, in hundredths of a pawn, as on Lichess.
const START: Score = Score::Centipawns(15);

/// So many positions are a block, of which it is counted how many have a score.
const BLOCK: usize = 64;

/// The evaluation of a node for the side to move.
fn evaluation_for(tree: &GameTree, node: NodeId, turn: Color) -> Option<Score> {
    let evaluation = tree.node(node).evaluation()?;
    Some(for_side(evaluation.score, turn))
}

/// The scores of the positions along a line, as far as they are known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineScores {
    /// Who moves first.
    first: Color,
    /// Whether the start is that of a standard game.
    is_standard: bool,
    /// The score for the side to move in the position after this many half-moves.
    scores: Vec<Option<Score>>,
    /// How many scores are known in each block.
    known: Vec<usize>,
    /// The score of the last position if it ends the game on the board.
    end: Option<Score>,
}

impl LineScores {
    /// Scores for the side to move, of the start and after each move.
    pub fn new(start: &Position, scores: Vec<Option<Score>>) -> LineScores {
        let known = |block: &[Option<Score>]| block.iter().flatten().count();
        LineScores {
            first: start.turn(),
            is_standard: *start == Position::initial(),
            known: scores.chunks(BLOCK).map(known).collect(),
            scores,
            end: None,
        }
    }

    /// The evaluations (`%eval`) along a line that begins at the start of the game. The end of the game on the
    /// board has a score without one.
    pub fn of_tree(tree: &GameTree, line: &[NodeId]) -> LineScores {
        let mut turn = tree.start().turn();
        let nodes = std::iter::once(NodeId::ROOT).chain(line.iter().copied());
        let evaluated = nodes.map(|node| {
            let score = evaluation_for(tree, node, turn);
            turn = turn.other();
            score
        });
        let scores = LineScores::new(tree.start(), evaluated.collect());
        let mut end = tree.start().clone();
        for &node in line {
            advance(&mut end, tree.node(node).mv());
        }
        let end = score_of_end(&end).filter(|_| !line.is_empty());
        let last = line.len();
        let mut scores = LineScores { end, ..scores };
        scores.set(last, end.or(scores.at(last)));
        scores
    }

    /// Reads the evaluation of a node again, which stands after this many half-moves of the line. Returns whether the
    /// score is another.
    pub fn read_again(&mut self, tree: &GameTree, node: NodeId, ply: usize) -> bool {
        let end = self.end.filter(|_| ply + 1 == self.len());
        let score = end.or(evaluation_for(tree, node, self.turn(ply)));
        let is_other = score != self.at(ply);
        self.set(ply, score);
        is_other
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.scores.len()
    }

    /// Whether there is no position.
    pub fn is_empty(&self) -> bool {
        self.scores.is_empty()
    }

    /// Whether the score of any position is known, other than the start and the end.
    pub fn has_any(&self) -> bool {
        let last = self.len().saturating_sub(2);
        self.last_known(1..=last).is_some()
    }

    /// The last of these numbers of half-moves after which the score is known. It does not look at each of them.
    pub fn last_known(&self, plies: RangeInclusive<usize>) -> Option<usize> {
        let mut end = self.len().min(plies.end().saturating_add(1));
        while end > *plies.start() {
            let at = end - 1;
            if self.at(at).is_some() {
                return Some(at);
            }
            end = match self.known.get(at / BLOCK) {
                Some(0) => at - at % BLOCK,
                _ => at,
            };
        }
        None
    }

    /// The side to move after this many half-moves.
    pub fn turn(&self, ply: usize) -> Color {
        match ply % 2 {
            0 => self.first,
            _ => self.first.other(),
        }
    }

    /// The score for the side to move after this many half-moves.
    pub fn at(&self, ply: usize) -> Option<Score> {
        self.scores.get(ply).copied().flatten()
    }

    /// Sets the score for the side to move after this many half-moves.
    pub fn set(&mut self, ply: usize, score: Option<Score>) {
        if let (Some(before), Some(known)) =
            (self.scores.get_mut(ply), self.known.get_mut(ply / BLOCK))
        {
            *known += usize::from(score.is_some());
            *known -= usize::from(before.is_some());
            *before = score;
        }
    }

    /// The same for White.
    pub fn for_white(&self, ply: usize) -> Option<tree::Score> {
        Some(for_white(self.at(ply)?, self.turn(ply)))
    }

    /// White's win chances after this many half-moves, in percent.
    pub fn white_percent(&self, ply: usize) -> Option<f64> {
        Some(self.percent_of_white(win_percent(self.at(ply)?), ply))
    }

    /// The same as it is shown: a mate leaves no chances.
    pub fn chances_left(&self, ply: usize) -> Option<f64> {
        Some(self.percent_of_white(chances_left(self.at(ply)?), ply))
    }

    /// White's part, where the side to move has this one.
    fn percent_of_white(&self, percent: f64, ply: usize) -> f64 {
        match self.turn(ply) {
            Color::White => percent,
            Color::Black => 100.0 - percent,
        }
    }

    /// The score with which the moves before and after this position are compared. All standard games start from the
    /// same one, so that a first move counts alike in all of them.
    fn compared(&self, ply: usize) -> Option<Score> {
        if ply == 0 && self.is_standard {
            return Some(START);
        }
        self.at(ply)
    }

    /// The judgement of the move with this number, 1 for the first.
    pub fn judgement(&self, number: usize) -> Option<Judgement> {
        let (before, after) = self.around(number)?;
        Judgement::of_move(before, after)
    }

    /// The judgement of a move that is marked as bad, if it has this number and these NAGs: that of its glyph, as the move list
    /// shows it.
    pub fn judgement_of_marked(&self, number: usize, nags: &[Nag]) -> Option<Judgement> {
        Judgement::of_nags(nags).filter(|_| !self.is_no_fault(number))
    }

    /// Whether the move with this number mates, or the scores around it are known and it is no fault, so that a mark on it is
    /// somebody's opinion.
    pub fn is_no_fault(&self, number: usize) -> bool {
        let is_none = |(before, after)| Judgement::of_move(before, after).is_none();
        self.at(number) == Some(Score::Mate(0)) || self.around(number).is_some_and(is_none)
    }

    /// The scores before and after the move with this number.
    fn around(&self, number: usize) -> Option<(Score, Score)> {
        let before = self.compared(number.checked_sub(1)?)?;
        Some((before, self.at(number)?))
    }

    /// The accuracy of the move with this number, 1 for the first, in percent.
    pub fn move_accuracy(&self, number: usize) -> Option<f64> {
        let before = win_percent(self.compared(number.checked_sub(1)?)?);
        let after = 100.0 - win_percent(self.at(number)?);
        Some(move_accuracy(before, after))
    }

    /// The accuracy of both players, if the scores of all positions are known and both have moved.
    pub fn accuracy(&self) -> Option<ByColor<f64>> {
        let percent = |ply| Some(self.percent_of_white(win_percent(self.compared(ply)?), ply));
        let percents: Option<Vec<f64>> = (0..self.len()).map(percent).collect();
        let accuracy = game_accuracy(&percents?, self.first);
        Some(ByColor {
            white: accuracy.white?,
            black: accuracy.black?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_known_score_is_found_wherever_it_is() {
        let mut scores = LineScores::new(&Position::initial(), vec![None; 1_000]);
        let steps = [0, 63, 64, 500, 999, 640, 500, 0, 999, 64, 63, 640];
        for (step, ply) in steps.into_iter().enumerate() {
            let score = (step % 3 < 2).then_some(Score::Centipawns(step as i32));
            scores.set(ply, score);
            let ends = [0, 1, 62, 63, 64, 65, 499, 500, 501, 639, 998, 999, 2_000];
            for (start, end) in ends.iter().flat_map(|&from| ends.map(|to| (from, to))) {
                let found = (start..=end).rev().find(|&ply| scores.at(ply).is_some());
                assert_eq!(scores.last_known(start..=end), found, "{start} to {end}");
            }
            let mut between = 1..999;
            assert_eq!(
                scores.has_any(),
                between.any(|ply| scores.at(ply).is_some())
            );
        }
    }
}
