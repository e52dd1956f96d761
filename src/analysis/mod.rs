//! Analysis: what the scores of a search say about a game and its moves.
//!
//! The formulas for win chances, judgements and accuracy are those that Lichess publishes, so that the numbers
//! can be compared with the ones that players know: <https://lichess.org/page/accuracy>.
//!
//! ```
//! use deskmate::analysis::{Judgement, win_percent};
//! use deskmate::engine::Score;
//!
//! assert_eq!(win_percent(Score::Centipawns(0)), 50.0);
//! assert_eq!(win_percent(Score::Centipawns(100)).round(), 59.0);
//! // The mover stood at +0.35; afterwards the opponent stands at +3.10.
//! let judgement = Judgement::of_move(Score::Centipawns(35), Score::Centipawns(310));
//! assert_eq!(judgement, Some(Judgement::Blunder));
//! ```
//!
//! [`GameSearch`] analyses a whole game, one search for each position. It starts no threads and knows no engine:
//! the caller searches each [root](GameSearch::root) with whatever engine it has. [`edits`] writes the result
//! into the tree of the game, and [`LineScores::of_tree`] reads it back. [`bad_moves`] are the moves that are marked `?`
//! or `??`; each of them may be [posed](BadMove::pose) as an exercise.

mod accuracy;
mod advice;
mod edits;
mod exercise;
mod game_search;
mod judgement;
mod line_scores;
mod own_marks;
mod remark;
mod root;
mod score;
mod threats;

pub use accuracy::{game_accuracy, move_accuracy};
pub use advice::{Warning, hint, warning};
pub use edits::{add_annotator, edits};
pub use exercise::{
    BadMove, Exercise, NEARLY_RIGHT, Posing, PosingStep, bad_moves, exercise_nodes,
    exercise_nodes_after, is_marked,
};
pub use game_search::{GameSearch, PositionAnalysis, ScoredLine, nodes_in, usual_nodes};
pub use judgement::{Counts, Judgement};
pub use line_scores::LineScores;
pub use own_marks::{BestLine, LONGEST_LINE, best_line, says_best};
pub use root::root_after;
pub use score::{chances_left, for_side, for_white, win_chances, win_percent};
pub use threats::{Threat, threats};
