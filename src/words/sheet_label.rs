//! What is printed on a score sheet.

use crate::rules::Color;

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
