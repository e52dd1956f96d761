//! The list of the players, and the page of one of them.

use std::sync::Arc;

use super::pair::{HeadToHeadPage, PairBefore, WantedPair};
use super::span::CurveSpan;
use crate::app::forms::{FormScroll, TextField};
use crate::app::step::Step;
use crate::storage::library::{GamePlace, plain};
use crate::storage::players::{Person, PlayerNames, PlayerPage, Players, ReadPlayers};

/// The tab of the library with the players of the folder.
#[derive(Clone, Debug)]
pub struct PlayersTab {
    /// Whether it was read which names belong to one player: before that, nothing is written.
    pub(super) knows_names: bool,
    /// The players, once their games are read.
    pub(super) players: Option<Arc<Players>>,
    /// How many games are read, of how many.
    progress: (usize, usize),
    pub(super) search: TextField,
    pub(super) searching: bool,
    /// The players that are shown, by their numbers.
    shown: Vec<usize>,
    /// The row of the selected one.
    selected: usize,
    page: Option<PlayerPage>,
    /// Two similar names, by the numbers of their players.
    alike: Option<(usize, usize)>,
    pub(super) span: CurveSpan,
    /// How far the list or the page is scrolled.
    pub(super) scroll: FormScroll,
    pub(super) pair: Option<HeadToHeadPage>,
    /// The two players whose page is wanted as soon as the games are read.
    pub(super) wanted_pair: Option<WantedPair>,
    /// The names of the player whose mistakes are looked for, to be posed as exercises.
    pub(in crate::app) learns: Option<Vec<String>>,
    /// The game that is being read for a review.
    pub(super) asked: Option<GamePlace>,
}

impl PlayersTab {
    /// The tab before anything is read. The page of two players is shown at once if they are given.
    pub(super) fn new(wanted_pair: Option<WantedPair>) -> PlayersTab {
        PlayersTab {
            knows_names: false,
            players: None,
            progress: (0, 0),
            search: TextField::default(),
            searching: false,
            shown: Vec::new(),
            selected: 0,
            page: None,
            alike: None,
            span: CurveSpan::default(),
            scroll: FormScroll::default(),
            pair: None,
            wanted_pair,
            learns: None,
            asked: None,
        }
    }

    /// The players, once their games are read.
    pub fn players(&self) -> Option<&Players> {
        self.players.as_deref()
    }

    /// How many games are read, of how many.
    pub fn progress(&self) -> (usize, usize) {
        self.progress
    }

    /// The line for a name.
    pub fn search(&self) -> &TextField {
        &self.search
    }

    /// Whether that line has the focus.
    pub fn is_searching(&self) -> bool {
        self.searching
    }

    /// The number of the players that are shown.
    pub fn row_count(&self) -> usize {
        self.shown.len()
    }

    /// The player of a row, counted from 0 among those shown.
    pub fn row(&self, row: usize) -> Option<&Person> {
        self.players()?.people().get(*self.shown.get(row)?)
    }

    /// The row of the selected player.
    pub fn selected(&self) -> usize {
        self.selected
    }

    /// The number of the selected player.
    pub(super) fn number(&self) -> Option<usize> {
        self.shown.get(self.selected).copied()
    }

    /// The selected player.
    pub fn person(&self) -> Option<&Person> {
        self.row(self.selected)
    }

    /// What the games of the selected player say.
    pub fn page(&self) -> Option<&PlayerPage> {
        self.page.as_ref()
    }

    /// Whether the selected player has played against the one with this name.
    pub(super) fn has_met(&self, name: &str) -> bool {
        let Some((players, selected)) = self.players.as_ref().zip(self.number()) else {
            return false;
        };
        let other = players.find(name).filter(|other| *other != selected);
        other.is_some_and(|other| players.have_met(selected, other))
    }

    /// Two similar names that may be those of one player: first the one with fewer games.
    pub fn alike(&self) -> Option<[&Person; 2]> {
        let people = self.players.as_ref()?.people();
        let (fewer, more) = self.alike?;
        Some([people.get(fewer)?, people.get(more)?])
    }

    /// How much of the curve is shown.
    pub fn span(&self) -> CurveSpan {
        self.span
    }

    /// How far the list or the page is scrolled.
    pub fn scroll(&self) -> FormScroll {
        self.scroll
    }

    /// The page of two players, if it is shown.
    pub fn pair(&self) -> Option<&HeadToHeadPage> {
        self.pair.as_ref()
    }

    /// Whether it was read which names belong to one player.
    pub(in crate::app) fn knows_names(&self) -> bool {
        self.knows_names
    }

    /// The names that were joined to that of the selected player.
    pub(super) fn joined(&self, names: &PlayerNames) -> Vec<String> {
        let joined = |person: &Person| names.joined_to(&person.name).to_vec();
        self.person().map_or_else(Vec::new, joined)
    }

    /// Takes what was read.
    pub(super) fn read(&mut self, read: ReadPlayers, names: &PlayerNames) {
        let players = match read {
            ReadPlayers::Part(read, total) => {
                self.progress = (read, total);
                return;
            }
            ReadPlayers::All(players) => players,
        };
        let selected = self.person().map(|person| person.spellings.clone());
        let old = self.players.replace(players.clone());
        self.tell_alike(names);
        self.find(selected.as_deref().unwrap_or_default());
        if let (Some(pair), Some(old)) = (&self.pair, old) {
            self.pair = pair.read_again(&old, &players);
        }
        if let Some(WantedPair { names, before }) = self.wanted_pair.take() {
            let [one, other] = names.map(|name| players.find(&name));
            let numbers = one.zip(other);
            let pair = numbers.and_then(|(one, other)| HeadToHeadPage::of(&players, one, other));
            self.pair = pair.map(|pair| pair.leading_to(before));
        }
    }

    /// Looks for two similar names.
    pub(super) fn tell_alike(&mut self, names: &PlayerNames) {
        let players = self.players.as_ref().filter(|_| self.knows_names);
        self.alike = players.and_then(|players| players.alike(names));
    }

    /// Finds the players whose names have the words of the line, and selects the one who has one of these names, or the
    /// first.
    pub(super) fn find(&mut self, selected: &[String]) {
        let words = plain(self.search.text());
        let people = self.players.as_ref().map_or(&[][..], |it| it.people());
        let is_found = |person: &Person| {
            let names = person.spellings.iter().chain([&person.name]);
            let names: Vec<String> = names.map(|name| plain(name)).collect();
            words
                .split_whitespace()
                .all(|word| names.iter().any(|name| name.contains(word)))
        };
        let found = people.iter().enumerate().filter(|(_, it)| is_found(it));
        self.shown = found.map(|(number, _)| number).collect();
        let has = |number: &usize| {
            let person = people.get(*number);
            person.is_some_and(|it| it.spellings.iter().any(|name| selected.contains(name)))
        };
        let row = self.shown.iter().position(has);
        self.select(row.unwrap_or(0));
    }

    /// Empties the line for a name, and selects the player who has one of these names, or the first.
    pub(super) fn empty_search(&mut self, selected: &[String]) {
        self.search = TextField::default();
        self.find(selected);
    }

    /// Selects a row.
    pub(super) fn select(&mut self, row: usize) {
        self.learns = None;
        self.selected = row.min(self.shown.len().saturating_sub(1));
        let number = self.number();
        let players = self.players.as_ref();
        self.page = players.and_then(|players| players.page(number?));
        self.scroll.is_free = false;
    }

    pub(super) fn step(&mut self, step: Step) {
        let last = self.shown.len().saturating_sub(1);
        self.select(step.from(self.selected, last));
    }

    /// Scrolls the list or the page.
    pub(in crate::app) fn scroll_to(&mut self, first: usize) {
        self.scroll = FormScroll::to(first);
    }

    /// Shows the page of the selected player and another one.
    pub(super) fn meet(&mut self, other: usize) {
        let players = self.players.as_ref();
        let numbers = players.zip(self.number());
        self.pair = numbers.and_then(|(players, one)| HeadToHeadPage::of(players, one, other));
        self.scroll = FormScroll::default();
    }

    /// Whether a game that was read is to be reviewed.
    pub(in crate::app) fn takes(&mut self, place: &GamePlace) -> bool {
        self.asked.take_if(|asked| asked == place).is_some()
    }

    /// Closes the page of two players, or the line for a name. Returns whether there was any.
    pub(in crate::app) fn close(&mut self) -> bool {
        if self.searching {
            if self.search.text().is_empty() {
                self.searching = false;
            } else {
                self.empty_search(&[]);
            }
            return true;
        }
        let before = self.pair.as_ref().map(HeadToHeadPage::before);
        if before.is_some_and(|before| before != PairBefore::Players) {
            return false;
        }
        self.scroll = FormScroll::default();
        self.pair.take().is_some()
    }
}
