//! What has a text of its own, without a type elsewhere.

use crate::rules::Color;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Games in a list.
    Games,
    /// All games in a list, to be exported.
    AllGames,
    /// Moves of a game.
    Moves,
    /// Moves to the next time control.
    MovesToGo,
    /// Days.
    Days,
    /// Hours.
    Hours,
    /// Minutes.
    Minutes,
    /// Seconds.
    Seconds,
}

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

/// Names a part of a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetLabel {
    /// The heading of the first page.
    ScoreSheet,
    /// The tournament.
    Event,
    /// When the game was played.
    Date,
    /// Where it was played.
    Site,
    /// The round of the tournament.
    Round,
    /// The number of the board.
    Board,
    /// A player.
    Player(Color),
    /// A player's rating.
    Rating,
    /// The opening.
    Opening,
    /// The time control.
    TimeControl,
    /// The position before the first move.
    StartPosition,
    /// The numbers of the moves.
    MoveNumber,
    /// What the clock showed after a move.
    Clock,
    /// How long a player thought about a move.
    TimeSpent,
    /// The moves go on on the next page.
    Continued,
    /// The result of the game.
    Result,
    /// Where a player signs.
    PlayerSignature(Color),
    /// Where the arbiter signs.
    ArbiterSignature,
}
