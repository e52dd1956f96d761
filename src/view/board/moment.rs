//! A moment of a game, for diagrams.

use crate::game::Game;
use crate::rules::{ByColor, Color, Outcome, Position, Square, Termination};
use crate::tree::Nag;
use crate::view::board::mark::BoardMark;
use crate::words::Words;

/// A position with its context in a game.
#[derive(Clone, Debug)]
pub struct Moment<'a> {
    /// The position.
    pub position: &'a Position,
    /// The squares of the last move.
    pub last_move: Option<(Square, Square)>,
    /// The glyphs of that move, of which one is on the board.
    pub nags: &'a [Nag],
    /// Arrows and circles on the board.
    pub marks: &'a [BoardMark],
    /// The bars above and below the board; without them there is the board alone.
    pub players: Option<ByColor<PlayerLine>>,
}

/// The content of a player's bar.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PlayerLine {
    /// The name, which is shortened to fit.
    pub name: String,
    /// The rating.
    pub rating: Option<String>,
    /// The time on the player's clock.
    pub clock: Option<String>,
    /// The player's points: `1`, `½` or `0`.
    pub points: Option<&'static str>,
    /// How the game ended.
    pub reason: Option<String>,
}

impl<'a> Moment<'a> {
    /// A position without a game.
    pub fn of_position(position: &'a Position) -> Moment<'a> {
        Moment {
            position,
            last_move: None,
            nags: &[],
            marks: &[],
            players: None,
        }
    }

    /// A game after `ply` half-moves, without the players.
    pub fn of_game(game: &'a Game, ply: usize) -> Moment<'a> {
        Moment {
            last_move: game.record().path_of(ply),
            ..Moment::of_position(game.record().position_at(ply))
        }
    }

    /// Adds the players' names and clocks at this moment; after the last move also the result.
    pub fn with_players(self, game: &Game, ply: usize, words: Words) -> Moment<'a> {
        let record = game.record();
        let clocks = record.clocks_at(ply);
        let is_timed = record.is_timed() && !record.plies().is_empty();
        let is_end = ply == record.plies().len();
        let outcome = game.outcome().filter(|_| is_end);
        let line = |color: Color| PlayerLine {
            name: words
                .player(color, game.players[color].as_deref())
                .to_string(),
            rating: None,
            clock: is_timed.then(|| words.clock(&game.clock().control()[color], clocks[color])),
            points: outcome.map(|outcome| points(outcome, color)),
            reason: outcome.and_then(|outcome| reason_beside(words, outcome, color)),
        };
        Moment {
            players: Some(ByColor::from_fn(line)),
            ..self
        }
    }
}

/// A player's points.
fn points(outcome: Outcome, color: Color) -> &'static str {
    match outcome.winner {
        None => "½",
        Some(winner) if winner == color => "1",
        Some(_) => "0",
    }
}

/// How a game ended, for the winner's bar; for White's if it was drawn.
fn reason_beside(words: Words, outcome: Outcome, color: Color) -> Option<String> {
    let is_here = outcome.winner.unwrap_or(Color::White) == color;
    let is_known = outcome.termination != Termination::Unstated;
    (is_here && is_known).then(|| words.reason(outcome))
}
