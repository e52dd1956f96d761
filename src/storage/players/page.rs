//! What the games of a player say.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::facts::{GameFacts, Thinking};
use super::people::Players;
use crate::game::TimeClass;
use crate::notation::opening::{code, family, without_code};
use crate::rules::{ByColor, Color};
use crate::storage::library::{Date, HeadToHead};

/// The page of a player. The games against programs count apart.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayerPage {
    /// The date of the first game, if one is known.
    pub first: Date,
    /// The date of the last game, if one is known.
    pub last: Date,
    /// The score with each colour.
    pub by_color: ByColor<HeadToHead>,
    /// The score in each class of time, and without a limit.
    pub by_class: Vec<ClassScore>,
    /// The mean accuracy in percent, and the number of analysed games.
    pub accuracy: Option<(f64, u32)>,
    /// How long the player thought.
    pub thinking: Thinking,
    /// The most games won one after the other.
    pub longest_run: u32,
    /// The mean number of moves.
    pub average_moves: Option<u32>,
    /// The game with the most moves, by its number.
    pub longest: Option<u32>,
    /// The game won with the fewest moves.
    pub shortest_win: Option<u32>,
    /// The openings with each colour, the most frequent first.
    pub openings: ByColor<Vec<OpeningScore>>,
    /// The score against each opponent by number, the most frequent first.
    pub opponents: Vec<(usize, HeadToHead)>,
    /// The score against programs.
    pub programs: HeadToHead,
}

/// The score in a class of games by their time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClassScore {
    /// The class; `None` for games without a limit.
    pub class: Option<TimeClass>,
    /// The score.
    pub score: HeadToHead,
}

/// The score in an opening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningScore {
    /// The most frequent ECO code, and the name without a variation.
    pub opening: String,
    /// The score.
    pub score: HeadToHead,
}

impl Players {
    /// The page of a player, by number.
    pub fn page(&self, number: usize) -> Option<PlayerPage> {
        let person = self.people().get(number)?;
        let games: Vec<Played> = self.played(number, &person.games).collect();
        let mut page = PlayerPage::default();
        let mut classes: HashMap<Option<TimeClass>, HeadToHead> = HashMap::new();
        let mut opponents: HashMap<u32, HeadToHead> = HashMap::new();
        let mut accuracy = (0.0, 0);
        let mut plies: u64 = 0;
        for game in &games {
            game.count(&mut page.by_color[game.color]);
            game.count(classes.entry(game.facts.class).or_default());
            if let Some(opponent) = self.sides(game.number)[game.color.other()] {
                game.count(opponents.entry(opponent).or_default());
            }
            if let Some(found) = game.facts.accuracy {
                accuracy = (accuracy.0 + found[game.color], accuracy.1 + 1);
            }
            page.thinking.add(game.facts.thinking[game.color]);
            plies += u64::from(game.facts.plies);
        }
        let dated = || games.iter().map(|game| game.facts.date);
        let dated = || dated().filter(|date| date.year().is_some());
        page.first = dated().min().unwrap_or_default();
        page.last = dated().max().unwrap_or_default();
        page.by_class = by_class(classes);
        page.accuracy = (accuracy.1 > 0).then(|| (accuracy.0 / f64::from(accuracy.1), accuracy.1));
        page.longest_run = longest_run(games.iter().rev().map(Played::is_won)).1;
        page.average_moves = average_moves(plies, games.len() as u64);
        page.longest = longest(&games);
        page.shortest_win = shortest_win(&games).map(|game| game.number);
        page.openings =
            ByColor::from_fn(|color| openings(games.iter().filter(|game| game.color == color)));
        page.opponents = by_games(opponents)
            .into_iter()
            .map(|(opponent, score)| (opponent as usize, score))
            .collect();
        for game in self.played(number, &person.against_programs) {
            game.count(&mut page.programs);
        }
        Some(page)
    }

    /// Games of a player, as that player had them.
    pub(super) fn played<'a>(
        &'a self,
        person: usize,
        games: &'a [u32],
    ) -> impl Iterator<Item = Played<'a>> {
        games.iter().filter_map(move |&number| {
            Some(Played {
                number,
                facts: self.game(number)?,
                color: self.color_of(person, number)?,
            })
        })
    }
}

/// A game as one of its players had it.
#[derive(Clone, Copy)]
pub(super) struct Played<'a> {
    pub(super) number: u32,
    pub(super) facts: &'a GameFacts,
    pub(super) color: Color,
}

impl Played<'_> {
    pub(super) fn count(&self, score: &mut HeadToHead) {
        score.count(self.color, self.facts.result.winner());
    }

    pub(super) fn is_won(&self) -> bool {
        self.facts.result.winner() == Some(self.color)
    }

    pub(super) fn is_lost(&self) -> bool {
        self.facts.result.winner() == Some(self.color.other())
    }
}

fn by_class(classes: HashMap<Option<TimeClass>, HeadToHead>) -> Vec<ClassScore> {
    let classes = classes.into_iter();
    let mut classes: Vec<ClassScore> = classes
        .map(|(class, score)| ClassScore { class, score })
        .collect();
    classes.sort_unstable_by_key(|it| (it.class.is_none(), it.class));
    classes
}

/// The longest run of what holds, in the order of time: the place of its last one, and how many they are.
pub(super) fn longest_run(holds: impl Iterator<Item = bool>) -> (usize, u32) {
    let mut run = 0;
    let mut longest = (0, 0);
    for (place, holds) in holds.enumerate() {
        run = if holds { run + 1 } else { 0 };
        if run > longest.1 {
            longest = (place, run);
        }
    }
    longest
}

/// The mean number of moves in so many games, rounded.
fn average_moves(plies: u64, games: u64) -> Option<u32> {
    let moves = (plies + games).checked_div(2 * games)?;
    u32::try_from(moves).ok()
}

/// The game with the most moves; of equally long ones the latest.
pub(super) fn longest(games: &[Played]) -> Option<u32> {
    let longest = games.iter().min_by_key(|game| Reverse(game.facts.plies));
    longest.map(|game| game.number)
}

/// The game won with the fewest moves; of equally short ones the latest.
pub(super) fn shortest_win<'a>(games: &'a [Played]) -> Option<&'a Played<'a>> {
    let won = games.iter().filter(|game| game.is_won());
    won.min_by_key(|game| game.facts.plies)
}

/// The scores in the openings of some games, the most frequent first.
pub(super) fn openings<'a>(games: impl Iterator<Item = &'a Played<'a>>) -> Vec<OpeningScore> {
    let mut scores: HashMap<&str, HeadToHead> = HashMap::new();
    let mut codes: HashMap<&str, HashMap<&str, u32>> = HashMap::new();
    for game in games {
        let name = family(without_code(&game.facts.opening));
        if name.is_empty() {
            continue;
        }
        game.count(scores.entry(name).or_default());
        let codes = codes.entry(name).or_default();
        *codes.entry(code(&game.facts.opening)).or_default() += 1;
    }
    let scores = by_games(scores).into_iter();
    let scores = scores.map(|(name, score)| {
        let codes = codes.get(name).into_iter().flatten();
        let code = codes.max_by_key(|(code, count)| (**count, Reverse(**code)));
        let code = code.map_or("", |(code, _)| code);
        OpeningScore {
            opening: format!("{code} {name}").trim_start().to_owned(),
            score,
        }
    });
    scores.collect()
}

/// Scores, those of the most games first.
fn by_games<K: Ord + Copy>(scores: HashMap<K, HeadToHead>) -> Vec<(K, HeadToHead)> {
    let mut scores: Vec<(K, HeadToHead)> = scores.into_iter().collect();
    scores.sort_unstable_by_key(|(key, score)| (Reverse(score.games()), *key));
    scores
}
