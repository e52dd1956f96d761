//! Commands for exercises.

use crate::app::step::Step;

/// A command for exercises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PracticeCommand {
    /// Show whose exercises there are; if they are of one player, pose them.
    Open,
    /// Pose the mistakes of the reviewed game.
    OfGame,
    /// Select another player of the list.
    Choose(Step),
    /// Pose the exercises of the selected player.
    Begin,
    /// Pose those of the player in this row.
    BeginRow(usize),
    /// Help: first the piece, then its square, then the solution.
    Hint,
    /// Show the solution.
    Solution,
    /// Leave this exercise for another day.
    Skip,
    /// Pose this exercise once more.
    Again,
    /// Go to the next exercise.
    Next,
    /// Never pose this exercise again.
    Drop,
    /// Undo that.
    UndoDrop,
    /// Step through the line that is shown after the solution.
    Line(Step),
    /// Show another line after the solution.
    OtherLine(Step),
    /// Show the position after so many moves of a line.
    ShowLine {
        /// The line, from 0.
        line: usize,
        /// The number of its moves.
        moves: usize,
    },
    /// Pose the exercises of the other player of the game.
    OtherPlayer,
    /// Take the line that is shown into the game.
    Keep,
    /// Review the game at the error.
    Review,
}
