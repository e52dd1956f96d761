//! Commands in a game, other than moves.

use crate::game::HelpKind;
use crate::rules::Color;

/// A command in the game in progress, other than a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayCommand {
    /// Offer a draw, or claim it.
    Draw,
    /// The side to move resigns.
    Resign,
    /// The player at this side of the board resigns.
    ResignAs(Color),
    /// Answer the open question.
    Answer(bool),
    /// Take the last move back.
    TakeBack,
    /// Replay the move that was taken back last.
    Replay,
    /// Pause or resume the clocks.
    Pause,
    /// Give the opponent of the side to move more time.
    GiveTime,
    /// The program plays on for the person, who takes its side.
    ExchangeSides,
    /// The program plays the next game at another level.
    NextLevel,
    /// Show a hint: first the piece, then its move.
    Hint,
    /// Turn a kind of help on or off, against the program.
    Help(HelpKind),
    /// Show the result of a game that has ended.
    ShowResult,
    /// Close it, to see the whole board.
    CloseResult,
    /// Put its card elsewhere.
    PlaceResult(CardPlace),
}

/// The place of a card in the window, in ten thousandths of its width and height.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardPlace {
    /// How far the card is from the left edge of the window.
    pub x: u16,
    /// How far it is from the upper edge.
    pub y: u16,
}
