//! Headings.

/// A heading on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    /// The motto on the start screen.
    Motto,
    /// The menu.
    Menu,
    /// The list of keys.
    Keys,
    /// The material meter.
    Material,
    /// The moves of a game, or their number.
    Moves,
    /// The date of a game.
    Date,
    /// The players' names.
    Players,
    /// The result of a game.
    Result,
    /// How a game ended.
    End,
    /// The time control.
    Clock,
}
