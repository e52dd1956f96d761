//! The scores along a line of a game.

use super::accuracy::game_accuracy;
use super::judgement::Judgement;
use super::score::{for_side, for_white, score_of_end, win_percent};
use crate::engine::Score;
use crate::rules::{ByColor, Color, Position};
use crate::tree::{self, GameTree, NodeId};

/// The start of a standard game counts as this, in hundredths of a pawn.
const START: Score = Score::Centipawns(15);

/// The scores of the positions along a line, as far as they are known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineScores {
    /// Who moves first.
    first: Color,
    /// The score for the side to move in the position after this many half-moves.
    scores: Vec<Option<Score>>,
}

impl LineScores {
    /// Scores for the side to move, of the start and after each move. The start of a standard game always has the
    /// same score.
    pub fn new(start: &Position, mut scores: Vec<Option<Score>>) -> LineScores {
        if let Some(first) = scores.first_mut()
            && *start == Position::initial()
        {
            *first = Some(START);
        }
        LineScores {
            first: start.turn(),
            scores,
        }
    }

    /// The evaluations (`%eval`) along a line that begins at the start of the game. The end of the game on the
    /// board has a score without one.
    pub fn of_tree(tree: &GameTree, line: &[NodeId]) -> LineScores {
        let mut turn = tree.start().turn();
        let nodes = std::iter::once(NodeId::ROOT).chain(line.iter().copied());
        let evaluated = nodes.map(|node| {
            let evaluation = tree.node(node).evaluation();
            let score = evaluation.map(|evaluation| for_side(evaluation.score, turn));
            turn = turn.other();
            score
        });
        let mut scores: Vec<Option<Score>> = evaluated.collect();
        let end = line.last().map(|&last| tree.position(last));
        if let (Some(last), Some(end)) = (scores.last_mut(), end)
            && let Some(score) = score_of_end(&end)
        {
            *last = Some(score);
        }
        LineScores::new(tree.start(), scores)
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.scores.len()
    }

    /// Whether there is no position.
    pub fn is_empty(&self) -> bool {
        self.scores.is_empty()
    }

    /// Whether the score of any position is known, other than those that the rules give for the start and the end.
    pub fn has_any(&self) -> bool {
        let between = 1..self.len().saturating_sub(1);
        between.into_iter().any(|ply| self.at(ply).is_some())
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
    pub fn set(&mut self, ply: usize, score: Score) {
        if let Some(known) = self.scores.get_mut(ply) {
            *known = Some(score);
        }
    }

    /// The same for White.
    pub fn for_white(&self, ply: usize) -> Option<tree::Score> {
        Some(for_white(self.at(ply)?, self.turn(ply)))
    }

    /// White's win chances after this many half-moves, in percent.
    pub fn white_percent(&self, ply: usize) -> Option<f64> {
        let percent = win_percent(self.at(ply)?);
        Some(match self.turn(ply) {
            Color::White => percent,
            Color::Black => 100.0 - percent,
        })
    }

    /// The judgement of the move with this number, 1 for the first.
    pub fn judgement(&self, number: usize) -> Option<Judgement> {
        let before = self.at(number.checked_sub(1)?)?;
        Judgement::of_move(before, self.at(number)?)
    }

    /// The accuracy of both players, if the scores of all positions are known and both have moved.
    pub fn accuracy(&self) -> Option<ByColor<f64>> {
        let percents: Option<Vec<f64>> =
            (0..self.len()).map(|ply| self.white_percent(ply)).collect();
        let accuracy = game_accuracy(&percents?, self.first);
        Some(ByColor {
            white: accuracy.white?,
            black: accuracy.black?,
        })
    }
}
