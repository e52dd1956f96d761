//! What a diagram shows: a moment of a game.

use crate::game::Game;
use crate::rules::{ByColor, Color, Outcome, Position, Square, Termination};
use crate::view::board::mark::BoardMark;
use crate::words::{clock, player, reason};

/// A position with what is known of the moment at which it stood on the board.
#[derive(Clone, Debug)]
pub struct Moment<'a> {
    /// The position.
    pub position: &'a Position,
    /// The squares that the last move went from and to.
    pub last_move: Option<(Square, Square)>,
    /// Arrows and circles, over the pieces.
    pub marks: &'a [BoardMark],
    /// What is written above and below the board; without it there is the board alone.
    pub players: Option<ByColor<PlayerLine>>,
}

/// What is written of a player.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PlayerLine {
    /// The name. It is shortened where it is too long.
    pub name: String,
    /// The rating.
    pub rating: Option<String>,
    /// What the player's clock shows.
    pub clock: Option<String>,
    /// What the player got for the game: `1`, `½` or `0`.
    pub points: Option<&'static str>,
    /// How the game ended.
    pub reason: Option<String>,
}

impl<'a> Moment<'a> {
    /// A position alone.
    pub fn of_position(position: &'a Position) -> Moment<'a> {
        Moment {
            position,
            last_move: None,
            marks: &[],
            players: None,
        }
    }

    /// A game after so many half-moves, without the players.
    pub fn of_game(game: &'a Game, ply: usize) -> Moment<'a> {
        Moment {
            last_move: game.record().path_of(ply),
            ..Moment::of_position(game.record().position_at(ply))
        }
    }

    /// The same with the players' names and clocks as of then; after the last move also with the result.
    pub fn with_players(self, game: &Game, ply: usize) -> Moment<'a> {
        let record = game.record();
        let clocks = record.clocks_at(ply);
        let is_timed = record.is_timed() && !record.plies().is_empty();
        let is_end = ply == record.plies().len();
        let outcome = game.outcome().filter(|_| is_end);
        let line = |color: Color| PlayerLine {
            name: player(color, game.players[color].as_deref()).to_string(),
            rating: None,
            clock: is_timed.then(|| clock(&game.clock().control()[color], clocks[color])),
            points: outcome.map(|outcome| points(outcome, color)),
            reason: outcome.and_then(|outcome| reason_beside(outcome, color)),
        };
        Moment {
            players: Some(ByColor::from_fn(line)),
            ..self
        }
    }
}

/// What a player got for a game.
fn points(outcome: Outcome, color: Color) -> &'static str {
    match outcome.winner {
        None => "½",
        Some(winner) if winner == color => "1",
        Some(_) => "0",
    }
}

/// How a game ended, beside the winner; of a draw beside White.
fn reason_beside(outcome: Outcome, color: Color) -> Option<String> {
    let is_here = outcome.winner.unwrap_or(Color::White) == color;
    let is_known = outcome.termination != Termination::Unstated;
    (is_here && is_known).then(|| reason(outcome))
}
