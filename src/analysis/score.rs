//! Scores as win chances, and seen from the other side.

use crate::engine::Score;
use crate::rules::{Color, Position};
use crate::tree;

/// Scores beyond this count as this, and mates too. In hundredths of a pawn.
const GREATEST: i32 = 1000;

/// The steepness of the win chances over the score, in 1 / hundredths of a pawn, fitted by Lichess to games
/// between players of 2300.
const STEEPNESS: f64 = 0.003_682_08;

/// The win chances of the side to move: from −1, lost, to 1, won.
///
/// A mate counts as ten pawns, since the players may not find it.
pub fn win_chances(score: Score) -> f64 {
    let centipawns = match score {
        Score::Centipawns(value) => value.clamp(-GREATEST, GREATEST),
        Score::Mate(1..) => GREATEST,
        Score::Mate(_) => -GREATEST,
    };
    2.0 / (1.0 + (-STEEPNESS * f64::from(centipawns)).exp()) - 1.0
}

/// The win chances of the side to move in percent: 50 is even.
pub fn win_percent(score: Score) -> f64 {
    50.0 + 50.0 * win_chances(score)
}

/// The same as it is shown: a mate decides, on the board or forced, though the formula leaves some chances.
pub fn chances_left(score: Score) -> f64 {
    match score {
        Score::Mate(1..) => 100.0,
        Score::Mate(_) => 0.0,
        score => win_percent(score),
    }
}

/// The score of the side to move as a score for White, as files have it. A mate on the board is `#0` for both.
pub fn for_white(score: Score, turn: Color) -> tree::Score {
    match exchanged(score, turn) {
        Score::Centipawns(value) => tree::Score::Centipawns(value),
        Score::Mate(moves) => tree::Score::Mate(moves),
    }
}

/// The score for White of a file as a score of the side to move.
pub fn for_side(score: tree::Score, turn: Color) -> Score {
    let score = match score {
        tree::Score::Centipawns(value) => Score::Centipawns(value),
        tree::Score::Mate(moves) => Score::Mate(moves),
    };
    exchanged(score, turn)
}

/// A score of White as one of the side to move, or the other way round.
fn exchanged(score: Score, turn: Color) -> Score {
    match turn {
        Color::White => score,
        Color::Black => score.for_other(),
    }
}

/// The score of a position in which the game is over by the rules, for the side to move; `None` if it goes on.
pub(super) fn score_of_end(position: &Position) -> Option<Score> {
    let outcome = position.outcome()?;
    Some(match outcome.winner {
        Some(_) => Score::Mate(0),
        None => Score::Centipawns(0),
    })
}
