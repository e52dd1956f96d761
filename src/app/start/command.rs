//! Commands to start and leave games.

use crate::app::step::Step;

/// A command that starts, resumes, reviews or leaves a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartCommand {
    /// Open the new-game form.
    NewGame,
    /// Start a rematch of the last game with swapped colours.
    Rematch,
    /// Resume the unfinished last game.
    Continue,
    /// Review the last game.
    LoadLast,
    /// Set up a position for a new game.
    SetUp,
    /// Show the games of the folder.
    Library,
    /// Return to the start screen; a game in progress is kept.
    Leave,
    /// Move the focus through the choices of the start screen.
    Focus(Step),
    /// Give the command of the choice that has the focus.
    RunFocused,
}
