//! What a list of games is narrowed to by choosing.

use super::page::Summary;
use super::span::{DateSpan, EcoSpan, Span};
use crate::notation::opening::{code, family, without_code};
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
        /// Whether it is a duplicate.
        Duplicate,
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
    /// Those of some days.
    Date(DateSpan),
    /// Those with an opening: its name without a variation.
    Opening(String),
    /// Those with an opening of these codes.
    Eco(EcoSpan),
    /// Those of which either player has such a rating.
    Rating(Span),
    /// Those that are not over, or whose result is unknown.
    Unfinished,
    /// Those that stand in the list once more. Which these are, only the list knows.
    Duplicate,
}

impl Filter {
    /// The choice of a filter that has only one.
    pub fn only_choice(self) -> Option<Choice> {
        match self {
            Filter::Unfinished => Some(Choice::Unfinished),
            Filter::Duplicate => Some(Choice::Duplicate),
            Filter::Player | Filter::Result | Filter::Date | Filter::Opening | Filter::Rating => {
                None
            }
        }
    }
}

impl Choice {
    /// What it narrows the list by.
    pub fn filter(&self) -> Filter {
        match self {
            Choice::Player(..) | Choice::People { .. } => Filter::Player,
            Choice::Result(_) => Filter::Result,
            Choice::Date(_) => Filter::Date,
            Choice::Opening(_) | Choice::Eco(_) => Filter::Opening,
            Choice::Rating(_) => Filter::Rating,
            Choice::Unfinished => Filter::Unfinished,
            Choice::Duplicate => Filter::Duplicate,
        }
    }

    /// The same player with a colour, or with any; every other choice as it is.
    #[must_use]
    pub fn with_color(&self, color: Option<Color>) -> Choice {
        let mut choice = self.clone();
        if let Choice::Player(_, of) | Choice::People { color: of, .. } = &mut choice {
            *of = color;
        }
        choice
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
            Choice::Date(days) => days.contains(game.date),
            Choice::Opening(name) => family(without_code(game.opening)) == name,
            Choice::Eco(codes) => codes.contains(code(game.opening)),
            Choice::Rating(span) => {
                let mut ratings = game.ratings.into_iter().flatten();
                ratings.any(|rating| span.contains(rating.into()))
            }
            Choice::Unfinished => game.result.is_none(),
            Choice::Duplicate => true,
        }
    }
}
