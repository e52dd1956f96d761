//! What a list of games is narrowed to by choosing.

use super::page::Summary;
use crate::notation::opening::{family, without_code};
use crate::notation::pgn::GameResult;
use crate::rules::Color;

values! {
    /// What a list of games can be narrowed by. Of each there is at most one choice.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Filter {
        /// A player, with one of the colours or with any.
        Player,
        /// The result.
        Result,
        /// When it was played.
        Date,
        /// The opening.
        Opening,
        /// The rating of either player.
        Rating,
        /// Whether it is not over.
        Unfinished,
    }
}

/// What the games of a list are narrowed to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Those of a player, with any colour if none is given.
    Player(String, Option<Color>),
    /// Those of a player with several names, against another one if there are names for that.
    People {
        /// How they are called.
        label: String,
        /// The names of the player.
        names: Vec<String>,
        /// The names of the other one; none for any.
        against: Vec<String>,
        /// The colour of the player; with any if none is given.
        color: Option<Color>,
    },
    /// Those with a result.
    Result(GameResult),
    /// Those of a year, or of one of its months.
    Date(u16, Option<u8>),
    /// Those with an opening: its name without a variation.
    Opening(String),
    /// Those of a player whose rating begins with these hundreds, or the next ones: 14 for 1400 to 1599.
    Rating(u16),
    /// Those that are not over, or whose result is unknown.
    Unfinished,
}

impl Choice {
    /// What it narrows the list by.
    pub fn filter(&self) -> Filter {
        match self {
            Choice::Player(..) | Choice::People { .. } => Filter::Player,
            Choice::Result(_) => Filter::Result,
            Choice::Date(..) => Filter::Date,
            Choice::Opening(_) => Filter::Opening,
            Choice::Rating(_) => Filter::Rating,
            Choice::Unfinished => Filter::Unfinished,
        }
    }

    /// Whether a game is one of those.
    pub fn holds_for(&self, game: &Summary) -> bool {
        match self {
            Choice::Player(name, color) => {
                let is_it = |side| game.name(side) == name;
                color.map_or_else(|| Color::BOTH.into_iter().any(is_it), is_it)
            }
            Choice::People {
                names,
                against,
                color,
                ..
            } => {
                let has = |names: &[String], side| names.iter().any(|name| name == game.name(side));
                let mut sides = Color::BOTH.into_iter();
                sides.any(|side| {
                    color.is_none_or(|color| color == side)
                        && has(names, side)
                        && (against.is_empty() || has(against, side.other()))
                })
            }
            Choice::Result(result) => game.result == Some(*result),
            Choice::Date(year, month) => {
                game.date.year() == Some(*year) && (month.is_none() || game.date.month() == *month)
            }
            Choice::Opening(name) => family(without_code(game.opening)) == name,
            Choice::Rating(hundreds) => {
                let mut ratings = game.ratings.into_iter().flatten();
                ratings.any(|rating| band(rating) == *hundreds)
            }
            Choice::Unfinished => game.result.is_none(),
        }
    }
}

/// The hundreds at which the band of a rating begins.
pub(super) fn band(rating: u16) -> u16 {
    rating / 200 * 2
}
