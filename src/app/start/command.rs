//! What players choose on the start screen and after a game.

/// A game is begun, resumed, reviewed or left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartCommand {
    /// Choose what a new game is to be.
    NewGame,
    /// Start a game with the colours of the last one changed.
    Rematch,
    /// Resume the unfinished last game.
    Continue,
    /// Review the last game.
    LoadLast,
    /// Set up a position for a new game.
    SetUp,
    /// Show the games of the folder.
    Library,
    /// Leave for the start screen; a game that goes on is kept.
    Leave,
}
