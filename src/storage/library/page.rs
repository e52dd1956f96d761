//! Summaries of listed games, in little memory.

use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use super::column::Column;
use super::date::Date;
use super::end::End;
use super::place::{FileState, GamePlace, Origin};
use super::search::{EndNames, Name, Word};
use crate::game::LONGEST_NAME;
use crate::notation::opening;
use crate::notation::pgn::{GameResult, Outline, known_value};
use crate::notation::shortened;
use crate::rules::Color;

/// The maximum number of games in a page.
pub(super) const LARGEST: usize = 4096;

/// A game as a list shows it. A text is empty if it is not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary<'a> {
    /// The name of the player with the white pieces.
    pub white: &'a str,
    /// The name of the player with the black pieces.
    pub black: &'a str,
    /// The ratings of both as its tags give them, White's first.
    pub ratings: [Option<u16>; 2],
    /// When it was played or started.
    pub date: Date,
    /// The result; `None` if the game is not over or its result is unknown.
    pub result: Option<GameResult>,
    /// How it ended.
    pub end: &'a End,
    /// The number of half-moves.
    pub plies: u32,
    /// The time control, as in PGN.
    pub time_control: &'a str,
    /// The opening: its ECO code and name, as far as known.
    pub opening: &'a str,
}

impl Summary<'_> {
    /// The name of the player with a color.
    pub fn name(&self, color: Color) -> &str {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The result of a game that counts: one that was not aborted.
    pub(in crate::storage) fn counted(&self) -> Option<GameResult> {
        self.result.filter(|_| self.counts())
    }

    /// Whether its result, if it has one, counts in a score.
    pub fn counts(&self) -> bool {
        !self.end.aborts(self.plies)
    }
}

/// The number of a text in its page.
type TextId = u16;

/// The number of an end in its page.
type EndId = u16;

/// A game of a page, small since there may be a million of them.
#[derive(PartialEq, Eq)]
struct Entry {
    range: Range<u64>,
    plies: u32,
    date: Date,
    /// Zero if unknown.
    ratings: [u16; 2],
    result: Option<GameResult>,
    /// The date without the time of day.
    day: TextId,
    white: TextId,
    black: TextId,
    end: EndId,
    time_control: TextId,
    opening: TextId,
}

/// Games of one text, at least one and at most 4096. Pages are immutable, so they can be shared.
#[derive(PartialEq, Eq)]
pub struct Page {
    origin: Origin,
    entries: Box<[Entry]>,
    texts: Texts,
    /// Each of them once.
    ends: Box<[End]>,
}

impl Page {
    /// The number of games.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are no games, which is never the case.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// One of the games, counted from 0.
    pub fn summary(&self, n: usize) -> Option<Summary<'_>> {
        let entry = self.entries.get(n)?;
        Some(Summary {
            white: self.texts.get(entry.white),
            black: self.texts.get(entry.black),
            ratings: entry
                .ratings
                .map(|rating| Some(rating).filter(|&it| it > 0)),
            date: entry.date,
            result: entry.result,
            end: self.ends.get(usize::from(entry.end))?,
            plies: entry.plies,
            time_control: self.texts.get(entry.time_control),
            opening: self.texts.get(entry.opening),
        })
    }

    /// The place of one of the games.
    pub fn place(&self, n: usize) -> Option<GamePlace> {
        Some(GamePlace {
            origin: self.origin.clone(),
            range: self.entries.get(n)?.range.clone(),
        })
    }

    /// The file that the games are in.
    pub(in crate::storage) fn file(&self) -> Option<&Arc<FileState>> {
        match &self.origin {
            Origin::File(state) => Some(state),
            Origin::Text(_) => None,
        }
    }

    /// Whether a column has a value in any of the games.
    pub(super) fn has(&self, column: Column) -> bool {
        let has = |entry: &Entry| match column {
            Column::WhiteRating => entry.ratings[0] > 0,
            Column::BlackRating => entry.ratings[1] > 0,
            Column::Opening => !self.texts.get(entry.opening).is_empty(),
            Column::Clock => !self.texts.get(entry.time_control).is_empty(),
            Column::Date => entry.date.year().is_some(),
            Column::White | Column::Black | Column::Result | Column::Moves => true,
        };
        self.entries.iter().any(has)
    }

    /// Whether any of the games was left unfinished.
    pub(super) fn has_unfinished(&self) -> bool {
        self.ends.contains(&End::Unfinished)
    }

    /// The longest value of a column with texts, in characters.
    pub(super) fn longest(&self, column: Column) -> &str {
        let texts = self.entries.iter().filter_map(|entry| match column {
            Column::White => Some(self.texts.get(entry.white)),
            Column::Black => Some(self.texts.get(entry.black)),
            Column::Opening => Some(self.texts.get(entry.opening)),
            Column::Clock => Some(self.texts.get(entry.time_control)),
            _ => None,
        });
        texts
            .max_by_key(|text| text.chars().count())
            .unwrap_or_default()
    }

    /// The names of the game whose names are longest together.
    pub(super) fn longest_names(&self) -> [&str; 2] {
        let names = |entry: &Entry| [entry.white, entry.black].map(|name| self.texts.get(name));
        let all = self.entries.iter().map(names);
        all.max_by_key(|names| letters(*names)).unwrap_or_default()
    }

    /// The dates of the games in order.
    pub(super) fn dates(&self) -> impl Iterator<Item = Date> + Clone {
        self.entries.iter().map(|entry| entry.date)
    }

    /// Whether each of the games has every word in one of its texts, its date, its result or the name of
    /// its end.
    pub(super) fn search(&self, words: &[Word], end_names: Option<&dyn EndNames>) -> Vec<bool> {
        let names = end_names.filter(|_| !words.is_empty());
        let end_names: Vec<String> = names.map_or_else(Vec::new, |names| {
            self.ends.iter().map(|end| names.name(end)).collect()
        });
        let mut found = vec![true; self.len()];
        for word in words {
            let is_in = |text: &str| {
                word.is_in(text) || word.names_opening(text) || word.names_player(text)
            };
            let texts = self.texts.marked(is_in);
            let ends = Marked(end_names.iter().map(|name| word.is_in(name)).collect());
            let is_nowhere = texts.is_empty() && ends.is_empty();
            if is_nowhere && !word.is_in_any_result() && !word.is_part_of_any_date() {
                return vec![false; self.len()];
            }
            for (found, entry) in found.iter_mut().zip(&self.entries) {
                let is_in_text = entry.searched().into_iter().any(|id| texts.has(id));
                *found &= is_in_text
                    || ends.has(entry.end)
                    || word.is_in_result(entry.result)
                    || word.is_part_of(entry.date);
            }
        }
        found
    }

    /// The games between two players that count in a score: whether the first one had the white pieces, the
    /// result, and the date.
    pub(super) fn games_between(
        &self,
        one: &[Name],
        other: &[Name],
    ) -> impl Iterator<Item = (bool, GameResult, Date)> {
        let marked = |names: &[Name]| {
            self.texts
                .marked(|text| names.iter().any(|name| name.is(text)))
        };
        let [one, other] = [one, other].map(marked);
        let entries = if one.is_empty() || other.is_empty() {
            &[]
        } else {
            &*self.entries
        };
        let counts = |entry: &&Entry| {
            let end = self.ends.get(usize::from(entry.end));
            end.is_some_and(|end| !end.aborts(entry.plies))
        };
        entries.iter().filter(counts).filter_map(move |entry| {
            let as_white = one.has(entry.white) && other.has(entry.black);
            let as_black = one.has(entry.black) && other.has(entry.white);
            let result = entry.result.filter(|_| as_white || as_black)?;
            Some((as_white, result, entry.date))
        })
    }
}

impl Entry {
    /// The texts that are searched.
    fn searched(&self) -> [TextId; 4] {
        [self.white, self.black, self.day, self.opening]
    }
}

impl fmt::Debug for Page {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let games = (0..self.len()).filter_map(|n| self.summary(n));
        f.debug_list().entries(games).finish()
    }
}

/// Texts one behind the other, each of them once.
#[derive(PartialEq, Eq, Default)]
struct Texts {
    all: String,
    ends: Vec<u32>,
}

impl Texts {
    fn get(&self, id: TextId) -> &str {
        let id = usize::from(id);
        let start = id.checked_sub(1).and_then(|before| self.ends.get(before));
        let start = start.map_or(0, |&start| start as usize);
        let end = self.ends.get(id).map_or(start, |&end| end as usize);
        self.all.get(start..end).unwrap_or_default()
    }

    /// The texts that match.
    fn marked(&self, holds: impl Fn(&str) -> bool) -> Marked {
        let mut start = 0;
        let texts = self.ends.iter().map(|&end| {
            let from = std::mem::replace(&mut start, end as usize);
            self.all.get(from..start).unwrap_or_default()
        });
        Marked(texts.map(holds).collect())
    }
}

/// Some of the texts or the ends of a page.
struct Marked(Vec<bool>);

impl Marked {
    fn has(&self, id: u16) -> bool {
        self.0.get(usize::from(id)) == Some(&true)
    }

    fn is_empty(&self) -> bool {
        !self.0.contains(&true)
    }
}

/// A page that is being built.
pub(super) struct PageBuilder {
    origin: Origin,
    entries: Vec<Entry>,
    texts: Texts,
    ids: HashMap<Box<str>, TextId>,
    ends: Vec<End>,
}

impl PageBuilder {
    pub(super) fn new(origin: Origin) -> PageBuilder {
        PageBuilder {
            origin,
            entries: Vec::new(),
            texts: Texts::default(),
            ids: HashMap::new(),
            ends: Vec::new(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(super) fn add(&mut self, game: &Outline) {
        let tag = |name| game.tag(name).unwrap_or_default();
        let date = Date::read(tag("Date"), tag("Time"));
        let entry = Entry {
            day: self.day(date),
            date,
            range: game.range.clone(),
            plies: game.plies,
            ratings: ["WhiteElo", "BlackElo"].map(|name| rating(tag(name))),
            result: game.result,
            white: self.id(known_value(tag("White"))),
            black: self.id(known_value(tag("Black"))),
            end: self.end_id(End::of(game)),
            time_control: self.id(known_value(tag("TimeControl"))),
            opening: self.id(&opening(game)),
        };
        self.entries.push(entry);
    }

    /// The text of a date, formatted only if it differs from the previous game's.
    fn day(&mut self, date: Date) -> TextId {
        let day = date.without_time();
        match self.entries.last() {
            Some(before) if before.date.without_time() == day => before.day,
            _ => self.id(&day.to_string()),
        }
    }

    fn id(&mut self, text: &str) -> TextId {
        // No list can show more. Names are cut as those of a game are, and so they are the same.
        let text = &*shortened(text, LONGEST_NAME);
        if let Some(&id) = self.ids.get(text) {
            return id;
        }
        let id = self.texts.ends.len() as TextId;
        self.texts.all.push_str(text);
        self.texts.ends.push(self.texts.all.len() as u32);
        self.ids.insert(text.into(), id);
        id
    }

    fn end_id(&mut self, end: End) -> EndId {
        let known = self.ends.iter().position(|known| *known == end);
        let id = known.unwrap_or_else(|| {
            self.ends.push(end);
            self.ends.len() - 1
        });
        id as EndId
    }

    /// Returns the page, and starts another one for the same text.
    pub(super) fn finish(&mut self) -> Page {
        let next = PageBuilder::new(self.origin.clone());
        let PageBuilder {
            origin,
            entries,
            mut texts,
            ends,
            ..
        } = std::mem::replace(self, next);
        texts.all.shrink_to_fit();
        texts.ends.shrink_to_fit();
        Page {
            origin,
            entries: entries.into(),
            texts,
            ends: ends.into(),
        }
    }
}

/// How many characters two names have together.
pub(super) fn letters(names: [&str; 2]) -> usize {
    names.iter().map(|name| name.chars().count()).sum()
}

/// A rating, or zero.
fn rating(text: &str) -> u16 {
    text.parse().unwrap_or_default()
}

/// The code and the name of the opening: those of the tags, else those that the moves have.
fn opening(game: &Outline) -> String {
    opening::label(|name| game.tag(name), || game.opening)
}
