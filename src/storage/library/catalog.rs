//! The list of games: its order and search.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::column::Column;
use super::duplicates::{ListedDuplicates, ListedGames};
use super::filter::{Choice, Filter};
use super::head_to_head::{HeadToHead, Meetings};
use super::page::{Page, Summary, letters};
use super::place::GamePlace;
use super::row_id::{Order, RowId};
use super::search::{EndNames, Name, Word, month_named};
use super::sorting::{Sorted, Sorting, Unsorted};
use crate::rules::Color;
use crate::storage::players::PlayerNames;

/// A game of a list.
#[derive(Clone, Debug)]
pub struct Row<'a> {
    /// Its summary.
    pub summary: Summary<'a>,
    /// Its place.
    pub place: GamePlace,
}

/// A list of games that grows by pages, and the search results in it.
#[derive(Clone, Debug)]
pub struct Catalog {
    order: Order,
    end_names: Option<Arc<dyn EndNames>>,
    player_names: Arc<PlayerNames>,
    pages: Vec<Arc<Page>>,
    /// The number of the first game of each page.
    starts: Vec<u32>,
    /// All games in their order.
    all: Vec<RowId>,
    /// The order, if it is another one than that of arrival.
    sorting: Option<Sorting>,
    /// The columns with a value in any game.
    columns: Vec<Column>,
    /// The longest values of the columns with texts, in characters.
    longest: [String; Column::TEXTS.len()],
    /// The names of the game whose names are longest together.
    longest_names: [String; 2],
    has_unfinished: bool,
    query: String,
    /// What the list is narrowed to.
    choices: Vec<Choice>,
    /// Those of all games that are duplicates, by their numbers; `None` if they are not known.
    duplicates: Option<HashSet<u32>>,
    /// The games found; `None` if all are shown.
    found: Option<Vec<RowId>>,
}

impl Catalog {
    /// A list without games.
    pub fn new(order: Order) -> Catalog {
        Catalog {
            order,
            end_names: None,
            player_names: Arc::default(),
            pages: Vec::new(),
            starts: Vec::new(),
            all: Vec::new(),
            sorting: None,
            columns: Vec::new(),
            longest: Default::default(),
            longest_names: Default::default(),
            has_unfinished: false,
            query: String::new(),
            choices: Vec::new(),
            duplicates: None,
            found: None,
        }
    }

    /// Searches find the ends of games by these names, too.
    #[must_use]
    pub fn with_end_names(mut self, names: Arc<dyn EndNames>) -> Catalog {
        self.name_ends(names);
        self
    }

    /// From now on searches find the ends of games by these names.
    pub fn name_ends(&mut self, names: Arc<dyn EndNames>) {
        self.end_names = Some(names);
    }

    /// From now on searches find players by these names, too.
    pub fn name_players(&mut self, names: Arc<PlayerNames>) {
        self.player_names = names;
    }

    pub(super) fn player_names(&self) -> &PlayerNames {
        &self.player_names
    }

    /// The number of games in the list.
    pub fn total(&self) -> usize {
        self.all.len()
    }

    /// The number of games found, or of all without a search.
    pub fn len(&self) -> usize {
        self.shown().len()
    }

    /// Whether there are no games to show.
    pub fn is_empty(&self) -> bool {
        self.shown().is_empty()
    }

    /// One of the shown games, counted from 0.
    pub fn row(&self, n: usize) -> Option<Row<'_>> {
        let number = self.shown().get(n)?.number();
        let (page, entry) = self.entry(number as usize)?;
        Some(Row {
            summary: page.summary(entry)?,
            place: page.place(entry)?,
        })
    }

    /// The place of one of all games, counted from 0 as they came.
    pub fn place(&self, number: usize) -> Option<GamePlace> {
        let (page, entry) = self.entry(number)?;
        page.place(entry)
    }

    /// The page of one of all games, and its number there.
    fn entry(&self, number: usize) -> Option<(&Page, usize)> {
        let after = |&start: &u32| start as usize <= number;
        let page = self.starts.partition_point(after).checked_sub(1)?;
        let start = *self.starts.get(page)? as usize;
        Some((self.pages.get(page)?, number - start))
    }

    /// The id of one of the shown games, which stays the same while the list grows.
    pub fn id(&self, n: usize) -> Option<RowId> {
        self.shown().get(n).copied()
    }

    /// The index of a game among those shown.
    pub fn index_of(&self, id: RowId) -> Option<usize> {
        self.shown().binary_search(&id).ok()
    }

    /// The results of all games that count, by the names of White and Black.
    pub(super) fn tally(&self) -> HashMap<(&str, &str), HeadToHead> {
        let mut tally = HashMap::new();
        for game in self.summaries() {
            if let Some(result) = game.counted() {
                let score: &mut HeadToHead = tally.entry((game.white, game.black)).or_default();
                score.count(Color::White, result.winner());
            }
        }
        tally
    }

    /// All games, in the order in which they came.
    pub(super) fn summaries(&self) -> impl Iterator<Item = Summary<'_>> {
        let pages = self.pages.iter();
        pages.flat_map(|page| (0..page.len()).filter_map(|n| page.summary(n)))
    }

    /// Those games for which everything holds that is searched for and chosen, but by one filter.
    pub(super) fn summaries_but_for(&self, filter: Filter) -> impl Iterator<Item = Summary<'_>> {
        self.numbered_but_for(filter).map(|(_, game)| game)
    }

    /// The same with the numbers of the games.
    fn numbered_but_for(&self, filter: Filter) -> impl Iterator<Item = (u32, Summary<'_>)> {
        let words = self.words();
        let others = self.choices.iter();
        let others = others.filter(|choice| choice.filter() != filter).cloned();
        let others: Vec<Choice> = others.collect();
        let pages = self.starts.iter().zip(&self.pages);
        pages.flat_map(move |(&start, page)| {
            let found = self.matches(start, page, &words, &others);
            let found = (0..).zip(found).filter(|(_, found)| *found);
            found.filter_map(move |(n, _)| Some((start + n as u32, page.summary(n)?)))
        })
    }

    /// The number of games that a choice leaves beside what else is searched for and chosen; `None` if it is not known.
    pub(super) fn count_of(&self, choice: &Choice) -> Option<usize> {
        if *choice == Choice::Duplicate && self.duplicates.is_none() {
            return None;
        }
        let games = self.numbered_but_for(choice.filter());
        let left = games.filter(|(number, game)| self.holds(choice, *number, game));
        Some(left.count())
    }

    /// Whether a choice holds for a game.
    fn holds(&self, choice: &Choice, number: u32, game: &Summary) -> bool {
        match choice {
            Choice::Duplicate => {
                let duplicates = self.duplicates.as_ref();
                duplicates.is_some_and(|duplicates| duplicates.contains(&number))
            }
            choice => choice.holds_for(game),
        }
    }

    /// Whether each game of a page, which begins with this number, has all words, and all choices hold for it.
    fn matches(&self, start: u32, page: &Page, words: &[Word], choices: &[Choice]) -> Vec<bool> {
        let mut found = page.search(words, self.end_names.as_deref());
        if !choices.is_empty() {
            for (n, found) in found.iter_mut().enumerate() {
                let number = start + n as u32;
                let holds = |game: Summary| {
                    let mut choices = choices.iter();
                    choices.all(|choice| self.holds(choice, number, &game))
                };
                *found = *found && page.summary(n).is_some_and(holds);
            }
        }
        found
    }

    /// The name of an opening as a person sees it.
    pub(super) fn name_of_opening(&self, name: &str) -> String {
        let names = self.end_names.as_ref();
        names.map_or_else(String::new, |names| names.opening(name))
    }

    /// The words that are searched for.
    fn words(&self) -> Vec<Word> {
        self.words_of(&self.query)
    }

    /// The words of a text, with the months and openings that they name.
    pub(super) fn words_of(&self, text: &str) -> Vec<Word> {
        let named = |word: Word| {
            word.naming(self.end_names.as_deref())
                .of_players(&self.player_names)
        };
        let mut words = Word::all(text).into_iter().map(named).collect::<Vec<_>>();
        Word::number_days(&mut words);
        words
    }

    /// The month that a text names on the screen.
    pub(super) fn month_named(&self, text: &str) -> Option<u8> {
        let names = self.end_names.as_deref()?;
        month_named(text, names)
    }

    fn shown(&self) -> &[RowId] {
        self.found.as_ref().unwrap_or(&self.all)
    }

    /// The index of a game among those shown, whatever the order was when it had this id.
    pub fn index_of_number(&self, id: RowId) -> Option<usize> {
        let is_it = |row: &RowId| row.number() == id.number();
        self.shown().iter().position(is_it)
    }

    /// The number of the game in a row, which stays the same whatever the order.
    pub fn number(&self, row: usize) -> Option<u32> {
        self.shown().get(row).map(|id| id.number())
    }

    /// Whether a column has a value in any game.
    pub fn has(&self, column: Column) -> bool {
        self.columns.contains(&column)
    }

    /// Whether any game was left unfinished.
    pub fn has_unfinished(&self) -> bool {
        self.has_unfinished
    }

    /// The longest value of a column with texts, in characters; `None` for another column.
    pub fn longest(&self, column: Column) -> Option<&str> {
        let mut texts = Column::TEXTS.into_iter().zip(&self.longest);
        let found = texts.find(|(text, _)| *text == column);
        found.map(|(_, longest)| longest.as_str())
    }

    /// The names of the game whose names are longest together, in characters.
    pub fn longest_names(&self) -> [&str; 2] {
        self.longest_names.each_ref().map(String::as_str)
    }

    /// All games, to be sorted elsewhere: that takes too long between two frames.
    pub fn unsorted(&self, sorting: Sorting) -> Unsorted {
        let games = self.games();
        Unsorted { sorting, games }
    }

    /// How the games were sorted; `None` if they have the order in which they were read.
    pub fn sorting(&self) -> Option<Sorting> {
        self.sorting
    }

    /// All games, whose duplicates are to be found elsewhere.
    pub fn games(&self) -> ListedGames {
        let pages = self.pages.clone();
        ListedGames { pages }
    }

    /// Whether only duplicates are wanted and which these are is not known.
    pub fn lacks_duplicates(&self) -> bool {
        self.duplicates.is_none() && self.choices.contains(&Choice::Duplicate)
    }

    /// Takes the duplicates, if they are those of just these games. Returns whether they are.
    pub fn take_duplicates(&mut self, found: ListedDuplicates) -> bool {
        let is_same = found.of.are_in(&self.pages);
        if is_same {
            self.duplicates = Some(found.numbers);
            self.find();
        }
        is_same
    }

    /// Takes another order, if it is one of just these games. Returns whether it is.
    pub fn arrange(&mut self, sorted: Sorted) -> bool {
        let Sorted { of, rows } = sorted;
        let is_same = of.games.are_in(&self.pages);
        if is_same {
            self.all = rows;
            self.sorting = Some(of.sorting);
            self.find();
        }
        is_same
    }

    /// Adds games to the list, and to the search results if they match.
    pub fn add(&mut self, pages: &[Arc<Page>]) {
        if self.sorting.take().is_some() {
            self.arrange_as_arrived();
        }
        self.duplicates = None;
        let words = self.words();
        for page in pages {
            let has = |column: &Column| !self.columns.contains(column) && page.has(*column);
            let new: Vec<Column> = Column::ALL.into_iter().filter(has).collect();
            self.columns.extend(new);
            for (longest, column) in self.longest.iter_mut().zip(Column::TEXTS) {
                let text = page.longest(column);
                if text.chars().count() > longest.chars().count() {
                    text.clone_into(longest);
                }
            }
            self.has_unfinished |= page.has_unfinished();
            let names = page.longest_names();
            if letters(names) > letters(self.longest_names()) {
                self.longest_names = names.map(str::to_owned);
            }
            let start = self.all.len() as u32;
            let new = (start..).zip(page.dates());
            let new = new.map(|(number, date)| RowId::new(self.order, date, number));
            let is_searched = self.is_searched();
            let is_found = is_searched.then(|| self.matches(start, page, &words, &self.choices));
            if let (Some(found), Some(is_found)) = (&mut self.found, is_found) {
                let new = new.clone().zip(is_found);
                found.extend(new.filter(|(_, found)| *found).map(|(row, _)| row));
            }
            self.all.extend(new);
            self.starts.push(start);
            self.pages.push(page.clone());
        }
        // The sort is fast, since most of the list is sorted already.
        self.all.sort();
        if let Some(found) = &mut self.found {
            found.sort();
        }
    }

    /// Finds the games that have every word of a text in a name, the date, the result, the end or the
    /// opening, in large letters or small ones. The empty text finds all.
    pub fn search(&mut self, query: &str) {
        query.clone_into(&mut self.query);
        self.find();
    }

    /// Shows only the games for which all of these hold, of those that are searched for.
    pub fn narrow(&mut self, choices: Vec<Choice>) {
        self.choices = choices;
        self.find();
    }

    /// What the list is narrowed to, in the order in which it was chosen.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// What was chosen by a filter.
    pub fn chosen(&self, filter: Filter) -> Option<&Choice> {
        let mut choices = self.choices.iter();
        choices.find(|choice| choice.filter() == filter)
    }

    /// Whether only some of the games are wanted.
    pub fn is_searched(&self) -> bool {
        self.found.is_some()
    }

    fn find(&mut self) {
        let words = self.words();
        let wants_all = words.is_empty() && self.choices.is_empty();
        self.found = (!wants_all).then(|| {
            let pages = self.starts.iter().zip(&self.pages);
            let is_found =
                pages.flat_map(|(&start, page)| self.matches(start, page, &words, &self.choices));
            let is_found: Vec<bool> = is_found.collect();
            let rows = self.all.iter().copied();
            rows.filter(|row| is_found.get(row.number() as usize) == Some(&true))
                .collect()
        });
    }

    /// Puts the games back into the order in which they came.
    fn arrange_as_arrived(&mut self) {
        let dates = self.pages.iter().flat_map(|page| page.dates());
        let rows = (0..).zip(dates);
        let rows = rows.map(|(number, date)| RowId::new(self.order, date, number));
        self.all = rows.collect();
        self.all.sort_unstable();
        self.find();
    }

    /// The score of a player against another in all games of the list. Names are compared without case
    /// and surrounding whitespace.
    pub fn head_to_head(&self, one: &str, other: &str) -> HeadToHead {
        self.meetings([one, other].map(|name| vec![name.to_owned()]))
            .score
    }

    /// The games of two players with any number of names.
    pub fn meetings(&self, players: [Vec<String>; 2]) -> Meetings {
        let [one, other] = players.map(|names| {
            let names = names.iter().map(|name| Name::new(name));
            names.collect::<Vec<Name>>()
        });
        let mut meetings = Meetings::default();
        let mut games = Vec::new();
        for page in &self.pages {
            for (as_white, result, date) in page.games_between(&one, &other) {
                let color = Color::BOTH[usize::from(!as_white)];
                meetings.score.count(color, result.winner());
                let winner = result.winner().map(|winner| usize::from(winner != color));
                games.push((date.age(), winner));
            }
        }
        games.sort_by_key(|&(age, _)| age);
        games.truncate(Meetings::LATEST);
        meetings.latest = games.into_iter().rev().map(|(_, winner)| winner).collect();
        meetings
    }
}
