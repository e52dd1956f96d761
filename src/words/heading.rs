//! What stands over or before something on the screen.

/// Names something on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    /// What the program is for, on the start screen.
    Motto,
    /// The menu.
    Menu,
    /// The list of keys.
    Keys,
    /// The meter of the pieces that each side has.
    Material,
    /// The moves of a game, or how many there are.
    Moves,
    /// When a game was played.
    Date,
    /// The names of the players.
    Players,
    /// Who won.
    Result,
    /// How a game ended.
    End,
    /// The time control.
    Clock,
}
