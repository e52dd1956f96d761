//! Orders of a list other than that of its games' arrival, for lists of a million games too: every game gets one number,
//! and only these are compared.

use std::collections::HashMap;
use std::sync::Arc;

use super::column::Column;
use super::duplicates::ListedGames;
use super::page::{Page, Summary};
use super::row_id::RowId;
use crate::game::TimeControl;
use crate::notation::pgn::GameResult;

/// How a list is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sorting {
    /// By what.
    pub column: Column,
    /// Whether the least value comes first.
    pub is_rising: bool,
}

impl Sorting {
    /// The newest game first.
    pub const NEWEST_FIRST: Sorting = Sorting {
        column: Column::Date,
        is_rising: false,
    };

    /// By a column; if the list is sorted by it already, the other way round.
    pub fn by(column: Column, now: Option<Sorting>) -> Sorting {
        match now.filter(|now| now.column == column) {
            Some(now) => now.reversed(),
            None => Sorting {
                column,
                is_rising: !column.begins_with_greatest(),
            },
        }
    }

    /// The other way round.
    #[must_use]
    pub fn reversed(self) -> Sorting {
        Sorting {
            is_rising: !self.is_rising,
            ..self
        }
    }
}

/// All games of a list, to be sorted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsorted {
    /// How.
    pub sorting: Sorting,
    pub(super) games: ListedGames,
}

/// All games of a list in another order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sorted {
    pub(super) of: Unsorted,
    pub(super) rows: Vec<RowId>,
}

impl Sorted {
    /// How they are sorted.
    pub fn sorting(&self) -> Sorting {
        self.of.sorting
    }
}

/// A number greater than every key.
const UNKNOWN: u64 = (1 << RowId::KEY_BITS) - 1;

impl Unsorted {
    /// Sorts the games. Games that are equal stay as they came, and those without a value come last. `None` if it was
    /// stopped.
    pub fn sort(self, stopped: &dyn Fn() -> bool) -> Option<Sorted> {
        let Sorting { column, is_rising } = self.sorting;
        let ranks = match text_of(column) {
            Some(text) => Some(ranks(&self.games.pages, text, stopped)?),
            None => None,
        };
        let mut rows = Vec::with_capacity(self.games.pages.iter().map(|page| page.len()).sum());
        for page in &self.games.pages {
            if stopped() {
                return None;
            }
            for summary in (0..page.len()).filter_map(|game| page.summary(game)) {
                let key = match (&ranks, text_of(column)) {
                    (Some(ranks), Some(text)) => ranks.get(text(&summary)).copied(),
                    _ => number(column, &summary),
                };
                let key = match key {
                    Some(key) if is_rising => key,
                    Some(key) => UNKNOWN - 1 - key,
                    None => UNKNOWN,
                };
                rows.push(RowId::with_key(key, rows.len() as u32));
            }
        }
        rows.sort_unstable();
        Some(Sorted { of: self, rows })
    }
}

/// The text of a game by which a column is sorted.
type TextOf = for<'a, 'b> fn(&'b Summary<'a>) -> &'a str;

fn text_of(column: Column) -> Option<TextOf> {
    match column {
        Column::White => Some(|game| game.white),
        Column::Black => Some(|game| game.black),
        Column::Opening => Some(|game| game.opening),
        Column::WhiteRating
        | Column::BlackRating
        | Column::Result
        | Column::Moves
        | Column::Clock
        | Column::Date => None,
    }
}

/// The texts of a column by their places in order, where large and small letters are the same.
fn ranks<'p>(
    pages: &'p [Arc<Page>],
    text: TextOf,
    stopped: &dyn Fn() -> bool,
) -> Option<HashMap<&'p str, u64>> {
    let mut ranks: HashMap<&str, u64> = HashMap::new();
    for page in pages {
        if stopped() {
            return None;
        }
        for summary in (0..page.len()).filter_map(|game| page.summary(game)) {
            ranks.entry(text(&summary)).or_default();
        }
    }
    ranks.remove("");
    let mut sorted: Vec<(String, &str)> = ranks
        .keys()
        .map(|&text| (text.to_lowercase(), text))
        .collect();
    sorted.sort_unstable();
    for (place, (_, text)) in sorted.iter().enumerate() {
        ranks.insert(text, place as u64);
    }
    Some(ranks)
}

/// The number of a game by which a column is sorted; `None` if there is no value.
fn number(column: Column, game: &Summary) -> Option<u64> {
    match column {
        Column::WhiteRating => game.ratings[0].map(u64::from),
        Column::BlackRating => game.ratings[1].map(u64::from),
        Column::Moves => Some(u64::from(game.plies)),
        Column::Clock => seconds(game.time_control),
        Column::Date => game.date.year().map(|_| game.date.youth()),
        Column::Result => Some(match game.result {
            Some(GameResult::WhiteWins) => 0,
            Some(GameResult::Draw) => 1,
            Some(GameResult::BlackWins) => 2,
            None => 3,
        }),
        Column::White | Column::Black | Column::Opening => None,
    }
}

/// How long a game of 40 moves may take a player, in seconds.
fn seconds(control: &str) -> Option<u64> {
    let time = control.parse::<TimeControl>().ok()?.time_for(40)?;
    Some(time.as_secs().min(UNKNOWN / 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_click_turns_the_order_round() {
        let first = Sorting::by(Column::White, Some(Sorting::NEWEST_FIRST));
        assert!(first.is_rising);
        assert!(!Sorting::by(Column::White, Some(first)).is_rising);
        assert_eq!(Sorting::by(Column::Date, None), Sorting::NEWEST_FIRST);
        assert!(Sorting::by(Column::Date, Some(Sorting::NEWEST_FIRST)).is_rising);
    }

    #[test]
    fn time_controls_are_compared_by_the_length_of_a_game() {
        let table = [
            ("300+3", Some(420)),
            ("300", Some(300)),
            ("40/7200:3600", Some(7200)),
            ("*180", Some(180)),
            ("-", None),
            ("", None),
            ("?", None),
        ];
        for (control, expected) in table {
            assert_eq!(seconds(control), expected, "{control}");
        }
    }
}
