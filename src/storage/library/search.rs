//! Searching for words.

use std::fmt;

use memchr::memchr2_iter;

use super::date::Date;
use super::end::End;
use super::plain::plain;
use super::span::{DateSpan, EcoSpan, has_two_ends};
use crate::game::name_key;
use crate::notation::opening;
use crate::notation::pgn::GameResult;
use crate::storage::players::PlayerNames;

/// A shorter word is no month.
const SHORTEST_MONTH: usize = 3;

/// What is written for the results.
const RESULTS: [(&str, Option<GameResult>); 5] = [
    (GameResult::WhiteWins.text(), Some(GameResult::WhiteWins)),
    (GameResult::BlackWins.text(), Some(GameResult::BlackWins)),
    (GameResult::Draw.text(), Some(GameResult::Draw)),
    ("½-½", Some(GameResult::Draw)),
    ("*", None),
];

/// The names of ends, draws, months and openings, as a person sees them and looks for them.
pub trait EndNames: fmt::Debug + Send + Sync {
    /// The name of an end.
    fn name(&self, end: &End) -> String;

    /// What a drawn game is called.
    fn draw(&self) -> String;

    /// The name of a month from 1 to 12, as it stands in a date.
    fn month(&self, number: u8) -> String;

    /// The name of an opening, given its English one without a variation.
    fn opening(&self, name: &str) -> String;

    /// The openings that are not shown by their English name: this, and the name that is shown.
    fn openings(&self) -> Vec<[&'static str; 2]>;
}

/// The month that a text names: by the beginning of its name in a date, or in full.
pub(super) fn month_named(text: &str, names: &dyn EndNames) -> Option<u8> {
    let text = plain(text);
    let is_it = |name: &str| name.starts_with(&text) || text.starts_with(name);
    months(&text, names, is_it).next()
}

/// Reads a date of a known year as it is typed: `2026-11-20`, `Oct 2026`, `28 Oct 2026`.
pub fn typed_date(text: &str, names: &dyn EndNames) -> Option<Date> {
    let date = Date::typed(text, |name| month_named(name, names));
    date.filter(|date| date.year().is_some())
}

/// The months of whose names this holds, if a text is long enough to be one.
fn months(
    text: &str,
    names: &dyn EndNames,
    is_it: impl Fn(&str) -> bool,
) -> impl Iterator<Item = u8> {
    let is_long = text.chars().count() >= SHORTEST_MONTH;
    let name = |month: u8| plain(names.month(month).trim_end_matches('.'));
    (1..=12).filter(move |&month| is_long && is_it(&name(month)))
}

/// A search word; case and accents do not matter.
#[derive(Clone, Debug)]
pub(super) struct Word {
    /// In small letters without accents.
    text: String,
    /// Its first byte in lowercase and uppercase, if the word is ASCII.
    first: Option<[u8; 2]>,
    /// The results that contain it.
    results: Vec<Option<GameResult>>,
    /// The months that it names.
    months: Vec<u8>,
    /// The openings whose shown names contain it, by their English ones.
    openings: Vec<&'static str>,
    /// The names in the files of the players whose shown names contain it.
    names: Vec<Name>,
    /// The codes of openings from one to another that it is, as in `B20-B99`.
    codes: Option<EcoSpan>,
    /// The days from one to another that it is, as in `2019-2023`.
    days: Option<DateSpan>,
    /// The day or month that it numbers, as in `1. Mai 2025` and `1. 5. 2025`.
    ordinal: Option<u8>,
    /// The day that it is, as a number beside a month.
    day: Option<u8>,
    /// Whether it is searched for in results only: dates often contain `1-0`.
    is_result: bool,
}

impl Word {
    /// The words of a query.
    pub(super) fn all(query: &str) -> Vec<Word> {
        query.split_whitespace().map(Word::new).collect()
    }

    fn new(word: &str) -> Word {
        let mut text = plain(word);
        // Files have dates as `2025.05.01`, the list as `2025-05-01`.
        let is_in_number = |byte: u8| byte == b'.' || byte.is_ascii_digit();
        if text.find('.') == Some(4) && text.bytes().all(is_in_number) {
            text = text.replace('.', "-");
        }
        let first = text.bytes().next().filter(|_| text.is_ascii());
        // The list shows results with an en dash.
        let result = text.replace('–', "-");
        let found = RESULTS.iter().filter(|(text, _)| text.contains(&result));
        Word {
            first: first.map(|first| [first, first.to_ascii_uppercase()]),
            results: found.map(|&(_, result)| result).collect(),
            months: Vec::new(),
            openings: Vec::new(),
            names: Vec::new(),
            codes: text
                .parse()
                .ok()
                .filter(|it: &EcoSpan| has_two_ends(it.ends())),
            days: text
                .parse()
                .ok()
                .filter(|it: &DateSpan| has_two_ends(it.ends())),
            ordinal: text.strip_suffix('.').and_then(|it| it.parse().ok()),
            day: None,
            is_result: GameResult::parse(&result).is_some(),
            text,
        }
    }

    /// Whether a text contains it.
    pub(super) fn is_in(&self, text: &str) -> bool {
        match self.first {
            _ if self.is_result || self.day.is_some() => false,
            Some(first) if text.is_ascii() => self.is_in_ascii(first, text.as_bytes()),
            None if text.is_ascii() => false,
            _ => plain(text).contains(&self.text),
        }
    }

    fn is_in_ascii(&self, [small, large]: [u8; 2], text: &[u8]) -> bool {
        let word = self.text.as_bytes();
        memchr2_iter(small, large, text).any(|at| {
            let found = text.get(at..at + word.len());
            found.is_some_and(|found| found.eq_ignore_ascii_case(word))
        })
    }

    /// The same of which names the results, months and openings have.
    pub(super) fn naming(mut self, names: Option<&dyn EndNames>) -> Word {
        let Some(names) = names else {
            return self;
        };
        if self.text == plain(names.draw().trim_end_matches('.')) {
            self.results.push(Some(GameResult::Draw));
        }
        let typed = self.text.trim_end_matches('.');
        self.months = months(typed, names, |name| name.starts_with(typed)).collect();
        let has_it = |[_, shown]: &[&str; 2]| plain(shown).contains(&self.text);
        let openings = names.openings().into_iter().filter(has_it);
        self.openings = openings.map(|[english, _]| english).collect();
        self
    }

    /// Sees which words number the day of a month that stands beside them, as in `20 Aug`: they are in no year then.
    pub(super) fn number_days(words: &mut [Word]) {
        for number in 0..words.len() {
            let beside = [number.checked_sub(1), Some(number + 1)];
            let mut beside = beside.into_iter().flatten().filter_map(|it| words.get(it));
            if beside.any(|word| !word.months.is_empty())
                && let Some(word) = words.get_mut(number)
            {
                let day = word.text.trim_end_matches('.').parse();
                word.day = day.ok().filter(|day| (1..=31).contains(day));
            }
        }
    }

    /// The same of which names the players have.
    pub(super) fn of_players(mut self, players: &PlayerNames) -> Word {
        let written = players.written_for(|shown| plain(shown).contains(&self.text));
        self.names = written.map(|name| Name::new(name)).collect();
        self
    }

    /// Whether this is the name in the files of a player whose shown name contains it.
    pub(super) fn names_player(&self, written: &str) -> bool {
        self.names.iter().any(|name| name.is(written))
    }

    /// Whether it is in the shown name of the opening with this code and English name, or its codes have this one.
    pub(super) fn names_opening(&self, label: &str) -> bool {
        let openings = &self.openings;
        let has_code = |codes: &EcoSpan| codes.contains(opening::code(label));
        self.codes.as_ref().is_some_and(has_code)
            || !openings.is_empty()
                && openings.contains(&opening::family(opening::without_code(label)))
    }

    /// Whether it names the month of a date, numbers its day or month, or is a span that has it.
    pub(super) fn is_part_of(&self, date: Date) -> bool {
        let is_month = |month| self.months.contains(&month);
        let is_numbered =
            self.ordinal.is_some() && [date.day(), date.month()].contains(&self.ordinal);
        if self.day.is_some() {
            return date.day() == self.day;
        }
        let is_inside = |days: DateSpan| days.contains(date);
        date.month().is_some_and(is_month) || is_numbered || self.days.is_some_and(is_inside)
    }

    /// Whether it can be a part of a date.
    pub(super) fn is_part_of_any_date(&self) -> bool {
        let is_numbered = self.ordinal.is_some() || self.day.is_some();
        !self.months.is_empty() || is_numbered || self.days.is_some()
    }

    /// Whether any result contains it.
    pub(super) fn is_in_any_result(&self) -> bool {
        !self.results.is_empty()
    }

    /// Whether a result contains it.
    pub(super) fn is_in_result(&self, result: Option<GameResult>) -> bool {
        self.results.contains(&result)
    }
}

/// A player's name to search for.
#[derive(Clone, Debug)]
pub(super) struct Name {
    /// In small letters.
    text: String,
    is_ascii: bool,
}

impl Name {
    pub(super) fn new(name: &str) -> Name {
        let text = name_key(name);
        Name {
            is_ascii: text.is_ascii(),
            text,
        }
    }

    /// Whether a trimmed name is the same, regardless of case.
    pub(super) fn is(&self, name: &str) -> bool {
        if self.is_ascii {
            name.eq_ignore_ascii_case(&self.text)
        } else {
            !name.is_ascii() && name.to_lowercase() == self.text
        }
    }
}
