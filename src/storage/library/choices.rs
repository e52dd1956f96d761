//! What can be chosen to narrow a list of games.

use std::collections::HashMap;
use std::hash::Hash;

use super::catalog::Catalog;
use super::date::Date;
use super::filter::{Choice, Filter, band};
use super::page::Summary;
use crate::notation::opening::{family, without_code};
use crate::notation::pgn::GameResult;
use crate::rules::Color;

/// How many games of a list the choices are taken from: enough to find those that are chosen often.
const LOOKED_AT: usize = 20_000;

/// The greatest number of players, openings, months and years to choose from.
const MOST: usize = 8;
const MOST_MONTHS: usize = 4;

impl Filter {
    /// What can be chosen in a list: only what narrows it to some games. `chosen` is what has been chosen by this.
    pub fn choices(self, list: &Catalog, chosen: Option<&Choice>) -> Vec<Choice> {
        let games = || list.summaries().take(LOOKED_AT);
        match self {
            Filter::Player => players(games(), chosen),
            Filter::Result => {
                let has = |choice: &Choice| games().any(|game| choice.holds_for(&game));
                let winners = [Some(Color::White), None, Some(Color::Black)];
                let results = winners.map(|winner| Choice::Result(GameResult::of(winner)));
                results.into_iter().filter(has).collect()
            }
            Filter::Date => dates(games().map(|game| game.date)),
            Filter::Opening => {
                let names = games().map(|game| family(without_code(game.opening)));
                let names = often(names.filter(|name| !name.is_empty()), MOST);
                let choice = |name: &str| Choice::Opening(name.to_owned());
                names.into_iter().map(choice).collect()
            }
            Filter::Rating => {
                let ratings = games().flat_map(|game| game.ratings.into_iter().flatten());
                let mut bands = often(ratings.map(band), MOST);
                bands.sort_unstable();
                bands.into_iter().map(Choice::Rating).collect()
            }
            Filter::Unfinished => {
                let has = games().any(|game| Choice::Unfinished.holds_for(&game));
                has.then_some(Choice::Unfinished).into_iter().collect()
            }
        }
    }
}

/// The chosen player with each colour, then those with the most games.
fn players<'a>(games: impl Iterator<Item = Summary<'a>>, chosen: Option<&Choice>) -> Vec<Choice> {
    let names = games.flat_map(|game| [game.white, game.black]);
    let names = often(names.filter(|name| !name.is_empty()), MOST);
    let mut choices = Vec::new();
    let colors = [None, Some(Color::White), Some(Color::Black)];
    let with = |color| match chosen? {
        Choice::Player(name, _) => Some(Choice::Player(name.clone(), color)),
        Choice::People {
            label,
            names,
            against,
            ..
        } => Some(Choice::People {
            label: label.clone(),
            names: names.clone(),
            against: against.clone(),
            color,
        }),
        _ => None,
    };
    choices.extend(colors.into_iter().filter_map(with));
    for name in names {
        let choice = Choice::Player(name.to_owned(), None);
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    choices
}

/// The last months, then the last years.
fn dates(dates: impl Iterator<Item = Date>) -> Vec<Choice> {
    let known = dates.filter_map(|date| Some((date.year()?, date.month())));
    let mut months: Vec<(u16, Option<u8>)> = known.collect();
    months.sort_unstable_by(|one, other| other.cmp(one));
    months.dedup();
    let mut years: Vec<u16> = months.iter().map(|&(year, _)| year).collect();
    years.dedup();
    let months = months.into_iter().filter(|(_, month)| month.is_some());
    let months = months.take(MOST_MONTHS);
    let years = years.into_iter().map(|year| (year, None)).take(MOST);
    let choice = |(year, month)| Choice::Date(year, month);
    months.chain(years).map(choice).collect()
}

/// The most frequent values, the most frequent one first; of equally frequent ones the first.
fn often<T: Copy + Eq + Hash + Ord>(values: impl Iterator<Item = T>, most: usize) -> Vec<T> {
    let mut counts: HashMap<T, usize> = HashMap::new();
    values.for_each(|value| *counts.entry(value).or_default() += 1);
    let mut counts: Vec<(T, usize)> = counts.into_iter().collect();
    counts.sort_unstable_by(|one, other| other.1.cmp(&one.1).then(one.0.cmp(&other.0)));
    counts
        .into_iter()
        .map(|(value, _)| value)
        .take(most)
        .collect()
}
