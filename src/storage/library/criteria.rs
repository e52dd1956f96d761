//! What games are looked for.

use super::date::Date;
use super::search::Word;
use super::sought::Sought;
use super::span::{DateSpan, EcoSpan, Span};
use crate::notation::opening;
use crate::notation::pgn::{GameResult, Pgn, known_value};
use crate::rules::{Outcome, Termination};

/// What games are looked for: those of which all that is given is true.
#[derive(Clone, Debug, Default)]
pub struct Criteria {
    /// Words in the name of either player.
    pub player: Option<NameWords>,
    /// Words in the name of the player with the white pieces.
    pub white: Option<NameWords>,
    /// Words in the name of the player with the black pieces.
    pub black: Option<NameWords>,
    /// The result; `Some(None)` for games that are not over, or whose result is unknown.
    pub result: Option<Option<GameResult>>,
    /// When it was played.
    pub date: Option<DateSpan>,
    /// The ratings of both players.
    pub ratings: Option<Span>,
    /// The code of the opening: that of its tag, or else by the moves.
    pub eco: Option<EcoSpan>,
    /// The number of moves; a last one by White only counts.
    pub moves: Option<Span>,
    /// Whether it ends by checkmate.
    pub is_mate: bool,
    /// What stands on the board in the main line.
    pub sought: Vec<Sought>,
}

/// Words that are all in a name, in any order; case does not matter.
#[derive(Clone, Debug)]
pub struct NameWords(Vec<Word>);

impl NameWords {
    /// These words.
    pub fn new(words: &str) -> NameWords {
        NameWords(Word::all(words))
    }

    /// Whether all of them are in a name.
    pub fn are_in(&self, name: &str) -> bool {
        self.0.iter().all(|word| word.is_in(name))
    }
}

impl Criteria {
    /// Whether a game is one of those.
    pub fn hold_for(&self, game: &Pgn) -> bool {
        self.hold_for_tags(game) && self.hold_for_length(game) && self.hold_for_positions(game)
    }

    fn hold_for_tags(&self, game: &Pgn) -> bool {
        let tag = |name| known_value(game.tag(name).unwrap_or_default());
        let [white, black] = ["White", "Black"].map(tag);
        let are_in = |words: &Option<NameWords>, names: &[&str]| {
            let words = words.as_ref();
            words.is_none_or(|words| names.iter().any(|name| words.are_in(name)))
        };
        let rating = |name| tag(name).parse().ok();
        are_in(&self.player, &[white, black])
            && are_in(&self.white, &[white])
            && are_in(&self.black, &[black])
            && self.result.is_none_or(|result| result == game.result)
            && self
                .date
                .is_none_or(|date| date.contains(Date::read(tag("Date"), "")))
            && self.ratings.is_none_or(|span| {
                let ratings: [Option<u32>; 2] = ["WhiteElo", "BlackElo"].map(rating);
                let inside = |rating: Option<u32>| rating.is_some_and(|it| span.contains(it));
                ratings.into_iter().all(inside)
            })
            && self
                .eco
                .as_ref()
                .is_none_or(|eco| eco.contains(&code(game)))
    }

    fn hold_for_length(&self, game: &Pgn) -> bool {
        self.moves
            .is_none_or(|span| span.contains(game.moves().count().div_ceil(2) as u32))
    }

    fn hold_for_positions(&self, game: &Pgn) -> bool {
        self.sought.iter().all(|it| it.ply_in(game).is_some()) && (!self.is_mate || is_mate(game))
    }
}

/// Whether a game ends by checkmate.
fn is_mate(game: &Pgn) -> bool {
    let mut position = game.start().clone();
    game.moves().for_each(|mv| position.make(mv));
    let is_mate = |end: Outcome| end.termination == Termination::Checkmate;
    position.outcome().is_some_and(is_mate)
}

/// The code of the opening.
fn code(game: &Pgn) -> String {
    let code = opening::stated_code(game.tag("ECO").unwrap_or_default());
    if !code.is_empty() {
        return code.to_owned();
    }
    let opening = opening::of_game(game);
    opening.map_or(String::new(), |opening| opening.eco.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pgn;

    #[test]
    fn the_code_of_an_opening_is_that_of_the_tag_if_it_names_one() {
        let of = |tag: &str| {
            let text = format!("[ECO \"{tag}\"]\n\n1. e4 c5 *");
            code(&pgn::read(&text).game)
        };
        assert_eq!(["B27", "?", "000"].map(of), ["B27", "B20", "B20"]);
    }
}
