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
    /// Review the last game; on the start screen the latest one that is over.
    LoadLast,
    /// Review the game that has just ended, with its openings.
    Openings,
    /// Review the game in this row of the recent games, counted from 0.
    Recent(usize),
    /// Start a game with the players of the last one and this quick time, by its number from 0.
    Quick(usize),
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
