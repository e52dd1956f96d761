//! The list of games: their order, and what is found in it.

use std::sync::Arc;

use super::page::{Page, Summary};
use super::place::GamePlace;
use super::rows::{RowId, Rows, newest_first};
use super::search::Word;
use crate::notation::pgn::GameResult;
use crate::rules::Color;

/// The order of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The game played last comes first.
    NewestFirst,
    /// As they stand in their text.
    AsWritten,
}

/// A game of a list.
#[derive(Clone, Debug)]
pub struct Row<'a> {
    /// What is shown of it.
    pub summary: Summary<'a>,
    /// Where it stands.
    pub place: GamePlace,
}

/// How two players have done against each other, as one of them sees it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct HeadToHead {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

/// A list of games that grows by pages, and the part of it in which something was found.
#[derive(Debug)]
pub struct Catalog {
    order: Order,
    pages: Vec<Arc<Page>>,
    all: Rows,
    query: String,
    /// The games in which everything that is looked for was found; `None` if nothing is looked for.
    found: Option<Rows>,
}

impl Catalog {
    /// A list without games.
    pub fn new(order: Order) -> Catalog {
        Catalog {
            order,
            pages: Vec::new(),
            all: Rows::default(),
            query: String::new(),
            found: None,
        }
    }

    /// The number of games in the list, found or not.
    pub fn total(&self) -> usize {
        self.all.len()
    }

    /// The number of games that were found, or of all if nothing is looked for.
    pub fn len(&self) -> usize {
        self.shown().len()
    }

    /// Whether there is nothing to be shown.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One of the games found, counted from 0.
    pub fn row(&self, n: usize) -> Option<Row<'_>> {
        let row = self.shown().get(n)?;
        let page = self.pages.get(row.page as usize)?;
        let entry = usize::from(row.entry);
        Some(Row {
            summary: page.summary(entry)?,
            place: page.place(entry)?,
        })
    }

    fn shown(&self) -> &Rows {
        self.found.as_ref().unwrap_or(&self.all)
    }

    /// Adds games to the list, and to what was found if they are found too.
    pub fn add(&mut self, pages: &[Arc<Page>]) {
        let first = self.pages.len();
        self.pages.extend_from_slice(pages);
        let mut new = Rows::default();
        new.add((first..self.pages.len()).flat_map(|page| self.rows_of(page)));
        if let Some(mut found) = self.found.take() {
            found.add(self.matching(&new, &Word::all(&self.query)).iter().copied());
            self.found = Some(found);
        }
        self.all.add(new.iter().copied());
    }

    fn rows_of(&self, page: usize) -> impl Iterator<Item = RowId> {
        let dates = self
            .pages
            .get(page)
            .into_iter()
            .flat_map(|page| page.dates());
        (0..).zip(dates).map(move |(entry, date)| RowId {
            key: match self.order {
                Order::NewestFirst => newest_first(date),
                Order::AsWritten => 0,
            },
            page: page as u32,
            entry,
        })
    }

    /// Finds the games that have every word of a text in a name, the date, the result, the end or the
    /// opening, in large letters or small ones. The empty text finds all.
    pub fn search(&mut self, query: &str) {
        let words = Word::all(query);
        // Who types on looks among what was found so far.
        let among = self.found.take().filter(|_| query.starts_with(&self.query));
        self.found = match words.is_empty() {
            true => None,
            false => Some(self.matching(among.as_ref().unwrap_or(&self.all), &words)),
        };
        query.clone_into(&mut self.query);
    }

    fn matching(&self, rows: &Rows, words: &[Word]) -> Rows {
        let mut searched: Vec<Option<Vec<bool>>> = vec![None; self.pages.len()];
        rows.filter(|row| {
            let number = row.page as usize;
            let (Some(page), Some(found)) = (self.pages.get(number), searched.get_mut(number))
            else {
                return false;
            };
            let found = found.get_or_insert_with(|| page.search(words));
            found.get(usize::from(row.entry)) == Some(&true)
        })
    }

    /// How a player has done against another in all games of the list. Names are the same if they differ
    /// in no more than large and small letters and blanks around them.
    pub fn head_to_head(&self, one: &str, other: &str) -> HeadToHead {
        let mut score = HeadToHead::default();
        for page in &self.pages {
            for (as_white, result) in page.games_between(one, other) {
                let counter = match (result.map(GameResult::winner), as_white) {
                    (None, _) => continue,
                    (Some(None), _) => &mut score.drawn,
                    (Some(Some(Color::White)), true) | (Some(Some(Color::Black)), false) => {
                        &mut score.won
                    }
                    _ => &mut score.lost,
                };
                *counter += 1;
            }
        }
        score
    }
}
