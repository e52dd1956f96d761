//! Commands for the players of the folder.

use super::span::CurveSpan;
use crate::app::step::Step;
use crate::rules::Color;

/// A command for the players of the folder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayersCommand {
    /// Show the players of the selected game against each other; at the start, the two who have played most.
    OpenPair,
    /// Focus the line for a name, or leave it.
    Search,
    /// Select another player of the list.
    Choose(Step),
    /// Select the player of a row, counted from 0 among those shown.
    ChooseRow(usize),
    /// Scroll the page of the player.
    Turn(Step),
    /// Show the games of the player, or of the two, in the list of games.
    ShowGames,
    /// Show those of them that the player, or the first of the two, had with this colour.
    ShowWith(Color),
    /// Show those with an opening of the page, by its place there: of one player those with a colour.
    ShowOpening(Option<Color>, usize),
    /// Pose the mistakes of the player as exercises.
    Learn,
    /// Show the games of the player against the most frequent opponent; from there, the players again.
    HeadToHead,
    /// Show the games of the player against this one, by number.
    Against(usize),
    /// Join the two similar names that are told.
    Merge,
    /// The two similar names belong to two players.
    KeepApart,
    /// Change the name, or join it to another one.
    Rename,
    /// Show so much of the curve.
    Span(CurveSpan),
    /// Show more or less of the curve.
    StepSpan(Step),
    /// Go to another game of the two.
    Game(Step),
    /// Review the game of the two that is marked.
    Review,
    /// Review this game of the two, counted from 0, the latest first.
    ReviewGame(usize),
    /// Begin a game of the two.
    PlayAgain,
}
