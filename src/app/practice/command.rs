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
    /// Step through the line after the solution.
    Line(Step),
}
