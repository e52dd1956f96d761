//! What can be chosen to narrow a list of games.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::Hash;

use super::catalog::Catalog;
use super::criteria::NameWords;
use super::date::Date;
use super::filter::{Choice, Filter};
use super::search::Word;
use super::span::{DateSpan, Span};
use crate::notation::opening::{family, without_code};
use crate::notation::pgn::GameResult;
use crate::rules::Color;

/// The width of a band of ratings: 1400 to 1599.
const BAND: u32 = 200;

/// What can be chosen, and how many games that leaves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedChoice {
    /// What can be chosen.
    pub choice: Choice,
    /// The games of the list for which it holds, besides what else was chosen and searched for; `None` if that is not known.
    pub games: Option<usize>,
}

impl Filter {
    /// Whether something can be typed to choose by it.
    pub fn is_typed(self) -> bool {
        match self {
            Filter::Player | Filter::Date | Filter::Opening | Filter::Rating => true,
            Filter::Result | Filter::Unfinished | Filter::Duplicate => false,
        }
    }

    /// What can be chosen in a list: only what leaves some games, and goes with what is typed: a part of a name, or a span
    /// such as `2019-2023`, `B20-B99` or `1400-1600`.
    pub fn choices(self, list: &Catalog, typed: &str) -> Vec<CountedChoice> {
        let typed = typed.trim();
        let mut choices = match self {
            Filter::Player => players(list, typed),
            Filter::Result => results(list),
            Filter::Date => dates(list, typed),
            Filter::Opening => openings(list, typed),
            Filter::Rating => ratings(list, typed),
            Filter::Unfinished => vec![counted(list, Choice::Unfinished)],
            Filter::Duplicate => vec![counted(list, Choice::Duplicate)],
        };
        // A span that was chosen is none of the others.
        let is_other = |choice: &&Choice| choices.iter().all(|it| it.choice != **choice);
        let chosen = list.chosen(self).filter(|_| typed.is_empty());
        let chosen = chosen.filter(is_other).cloned();
        if let Some(choice) = self.span(list, typed).or(chosen) {
            choices.retain(|it| it.choice != choice);
            choices.insert(0, counted(list, choice));
        }
        choices.retain(|it| it.games != Some(0));
        choices
    }

    /// The span that is typed.
    fn span(self, list: &Catalog, typed: &str) -> Option<Choice> {
        match self {
            Filter::Date => {
                DateSpan::parse_written(typed, |text| list.month_named(text)).map(Choice::Date)
            }
            Filter::Opening => typed.parse().map(Choice::Eco).ok(),
            Filter::Rating => ratings_from(typed)
                .or_else(|| typed.parse().ok())
                .map(Choice::Rating),
            Filter::Player | Filter::Result | Filter::Unfinished | Filter::Duplicate => None,
        }
    }
}

/// A choice with the number of its games.
fn counted(list: &Catalog, choice: Choice) -> CountedChoice {
    let games = list.count_of(&choice);
    CountedChoice { choice, games }
}

fn results(list: &Catalog) -> Vec<CountedChoice> {
    let winners = [Some(Color::White), None, Some(Color::Black)];
    let results = winners.map(|winner| Choice::Result(GameResult::of(winner)));
    results.map(|choice| counted(list, choice)).into()
}

/// The chosen player with each colour, then those with the most games.
fn players(list: &Catalog, typed: &str) -> Vec<CountedChoice> {
    let chosen = list.chosen(Filter::Player);
    let colors = [None, Some(Color::White), Some(Color::Black)];
    let with = |color| Some(counted(list, chosen?.with_color(color)));
    let mut choices: Vec<CountedChoice> = match typed {
        "" => colors.into_iter().filter_map(with).collect(),
        _ => Vec::new(),
    };
    let names = list.summaries_but_for(Filter::Player).flat_map(|game| {
        let black = (game.black != game.white).then_some(game.black);
        [Some(game.white), black].into_iter().flatten()
    });
    let names = often(names.filter(|name| !name.is_empty())).into_iter();
    let joined = list.player_names();
    let names = most_first(names.map(|(name, games)| (joined.name_of(name), games)));
    let names = names.into_iter();
    let words = NameWords::new(typed);
    let others = names.filter_map(|(name, games)| {
        let all = joined.all_of(name);
        let is_meant = all.iter().any(|it| words.are_in(it));
        let choice = match &*all {
            [_] => Choice::Player(name.to_owned(), None),
            _ => Choice::People {
                label: name.to_owned(),
                names: all,
                against: Vec::new(),
                color: None,
            },
        };
        is_meant.then_some(CountedChoice {
            choice,
            games: Some(games),
        })
    });
    let is_new = |counted: &CountedChoice| choices.iter().all(|it| it.choice != counted.choice);
    let others: Vec<CountedChoice> = others.filter(is_new).collect();
    choices.extend(others);
    choices
}

/// The openings with the most games first.
fn openings(list: &Catalog, typed: &str) -> Vec<CountedChoice> {
    let games = list.summaries_but_for(Filter::Opening);
    let names = games.map(|game| family(without_code(game.opening)));
    let words = NameWords::new(typed);
    let is_meant = |name: &str| words.are_in(name) || words.are_in(&list.name_of_opening(name));
    let names = often(names.filter(|name| !name.is_empty())).into_iter();
    let counted = |(name, games): (&str, usize)| CountedChoice {
        choice: Choice::Opening(name.to_owned()),
        games: Some(games),
    };
    names
        .filter(|(name, _)| is_meant(name))
        .map(counted)
        .collect()
}

/// The last months, then the last years.
fn dates(list: &Catalog, typed: &str) -> Vec<CountedChoice> {
    let days = list.summaries_but_for(Filter::Date).map(|game| game.date);
    let months = often(days.map(Date::month_of_year)).into_iter();
    let months: Vec<(Date, usize)> = months.filter(|(date, _)| date.year().is_some()).collect();
    let mut years: HashMap<Date, usize> = HashMap::new();
    for (month, games) in &months {
        *years.entry(month.year_alone()).or_default() += games;
    }
    let known = months
        .into_iter()
        .filter(|(date, _)| date.month().is_some());
    let words = list.words_of(typed);
    let months = typed.split_whitespace().map(|word| list.month_named(word));
    let words: Vec<_> = words.iter().zip(months).collect();
    let is_meant = |date: Date| {
        let year = date.year().unwrap_or_default().to_string();
        let is_it = |&(word, month): &(&Word, Option<u8>)| {
            word.is_part_of(date) || word.is_in(&year) || month.is_some() && month == date.month()
        };
        words.iter().all(is_it)
    };
    let mut choices = Vec::new();
    for mut dates in [known.collect::<Vec<_>>(), years.into_iter().collect()] {
        dates.sort_unstable_by_key(|&(date, _)| Reverse(date));
        let dates = dates.into_iter().filter(|&(date, _)| is_meant(date));
        choices.extend(dates.map(|(date, games)| CountedChoice {
            choice: Choice::Date(DateSpan::of(date)),
            games: Some(games),
        }));
    }
    choices
}

/// The ratings from a whole one on.
fn ratings_from(typed: &str) -> Option<Span> {
    let from = typed.parse().ok().filter(|_| typed.len() == 4)?;
    Span::new(Some(from), None)
}

/// The bands of ratings, the lowest first.
fn ratings(list: &Catalog, typed: &str) -> Vec<CountedChoice> {
    let games = list.summaries_but_for(Filter::Rating);
    let bands = games.flat_map(|game| {
        let [white, black] = game.ratings.map(|it| it.map(|it| u32::from(it) / BAND));
        [white, black.filter(|_| black != white)]
            .into_iter()
            .flatten()
    });
    let mut bands = often(bands);
    bands.sort_unstable();
    let counted = |(band, games): (u32, usize)| {
        let [from, to] = [band * BAND, band * BAND + BAND - 1];
        let is_meant = [from, to]
            .iter()
            .any(|it| it.to_string().starts_with(typed));
        let choice = Choice::Rating(Span::new(Some(from), Some(to))?);
        is_meant.then_some(CountedChoice {
            choice,
            games: Some(games),
        })
    };
    bands.into_iter().filter_map(counted).collect()
}

/// The values with their numbers, the most frequent one first; of equally frequent ones the first.
fn often<T: Copy + Eq + Hash + Ord>(values: impl Iterator<Item = T>) -> Vec<(T, usize)> {
    most_first(values.map(|value| (value, 1)))
}

/// The same of numbers to be added up.
fn most_first<T: Copy + Eq + Hash + Ord>(
    numbers: impl Iterator<Item = (T, usize)>,
) -> Vec<(T, usize)> {
    let mut counts: HashMap<T, usize> = HashMap::new();
    for (value, number) in numbers {
        *counts.entry(value).or_default() += number;
    }
    let mut counts: Vec<(T, usize)> = counts.into_iter().collect();
    counts.sort_unstable_by_key(|&(value, count)| (Reverse(count), value));
    counts
}
