//! The sources whose games are looked through for a position.

use crate::app::explore::{Searched, Wanted};
use crate::game::name_key;
use crate::rules::Color;
use crate::storage::library::{
    DateOrder, Explored, FoundGame, GamePlace, HeadToHead, Sought, Source,
};
use crate::storage::players::PlayerNames;

/// How many games are named: of the own ones all that there may be.
const MOST_OWN_GAMES: usize = 1000;
const MOST_GAMES: usize = 200;

/// Where games are looked through, and what was found there.
#[derive(Clone, Debug)]
pub struct SearchedSource {
    /// Where.
    pub place: Searched,
    /// What was found so far.
    pub found: Option<Explored>,
}

impl SearchedSource {
    fn new(place: Searched) -> SearchedSource {
        SearchedSource { place, found: None }
    }

    fn is_done(&self) -> bool {
        self.found.as_ref().is_some_and(|found| found.finished)
    }

    /// The question about its games.
    pub(in crate::app) fn wanted(&self, sought: Sought, order: DateOrder) -> Wanted {
        Wanted {
            sought,
            place: self.place.clone(),
            most_games: match self.place {
                Searched::OurGames => MOST_OWN_GAMES,
                Searched::In(_) => MOST_GAMES,
            },
            order,
        }
    }

    /// The question about an earlier position, of which it matters only whether others played it.
    pub(in crate::app) fn wanted_before(&self, sought: Sought, order: DateOrder) -> Wanted {
        Wanted {
            most_games: 2,
            ..self.wanted(sought, order)
        }
    }
}

/// More files have no room beside each other.
const MOST_FILES: usize = 3;

/// The own games, then files, one of which is shown.
#[derive(Clone, Debug)]
pub struct SearchedSources {
    all: Vec<SearchedSource>,
    shown: usize,
}

impl SearchedSources {
    /// The own games, and files.
    pub(in crate::app) fn new(files: impl IntoIterator<Item = Source>) -> SearchedSources {
        let mut sources = SearchedSources {
            all: vec![SearchedSource::new(Searched::OurGames)],
            shown: 0,
        };
        sources.add_files(files);
        sources
    }

    /// Adds files that are not there yet, as long as there is room.
    pub(in crate::app) fn add_files(&mut self, files: impl IntoIterator<Item = Source>) {
        for file in files {
            if self.all.len() <= MOST_FILES && self.files().all(|it| *it != file) {
                self.all.push(SearchedSource::new(Searched::In(file)));
            }
        }
    }

    /// All of them.
    pub fn all(&self) -> &[SearchedSource] {
        &self.all
    }

    /// The number of the one that is shown: 0 for the own games.
    pub fn number_shown(&self) -> usize {
        self.shown
    }

    /// The one that is shown.
    pub fn shown(&self) -> Option<&SearchedSource> {
        self.all.get(self.shown)
    }

    /// What was found in it.
    pub fn found(&self) -> Option<&Explored> {
        self.shown()?.found.as_ref()
    }

    /// The games found in it, as far as they are named.
    pub fn games(&self) -> &[FoundGame] {
        self.found().map_or(&[], |found| &found.games)
    }

    /// The files that are looked through besides the own games.
    pub fn files(&self) -> impl Iterator<Item = &Source> {
        self.all.iter().filter_map(|source| match &source.place {
            Searched::In(source) => Some(source),
            Searched::OurGames => None,
        })
    }

    /// Whether the own games are shown.
    pub(in crate::app) fn are_own_shown(&self) -> bool {
        self.shown == 0
    }

    /// Shows another one. Returns whether there is one with this number, and it was not shown.
    pub(in crate::app) fn show(&mut self, number: usize) -> bool {
        let changes = number < self.all.len() && number != self.shown;
        if changes {
            self.shown = number;
        }
        changes
    }

    /// Looks through one more file, in place of the last one if there are many, and shows it.
    pub(in crate::app) fn show_file(&mut self, file: Source) {
        let known = self.files().position(|it| *it == file);
        if known.is_none() {
            self.all.truncate(MOST_FILES);
            self.add_files([file]);
        }
        self.shown = known.map_or(self.all.len() - 1, |at| at + 1);
    }

    /// Forgets what was found.
    pub(in crate::app) fn forget_found(&mut self) {
        for source in &mut self.all {
            source.found = None;
        }
    }

    /// The first whose games are not all looked through.
    pub(in crate::app) fn unfinished(&self) -> Option<&SearchedSource> {
        self.all.iter().find(|source| !source.is_done())
    }

    /// Takes what was found in a place.
    pub(in crate::app) fn take_found(&mut self, place: &Searched, found: Explored) {
        let mut sources = self.all.iter_mut();
        if let Some(source) = sources.find(|source| source.place == *place) {
            source.found = Some(found);
        }
    }
}

/// The number of games found, without the one on the screen.
pub(in crate::app) fn other_games(found: &Explored, is_own: impl Fn(&GamePlace) -> bool) -> usize {
    let is_there = found.games.iter().any(|game| is_own(&game.place));
    found.all.games - usize::from(is_there)
}

/// The games of two players among those found, if all are named: the score of the first. `joined` says which names belong to
/// one player.
pub(in crate::app) fn score_between(
    found: &Explored,
    names: [&str; 2],
    joined: &PlayerNames,
) -> Option<HeadToHead> {
    let are_all_named = found.finished && found.all.games <= found.games.len();
    let called = |name: &str| name_key(joined.name_of(name));
    let names = names.map(called);
    if !are_all_named || names[0] == names[1] {
        return None;
    }
    let mut score = HeadToHead::default();
    for game in &found.games {
        let first = Color::BOTH
            .into_iter()
            .find(|&color| called(&game.players[color]) == names[0])
            .filter(|&color| called(&game.players[color.other()]) == names[1]);
        if let (Some(first), Some(result)) = (first, game.result) {
            score.count(first, result.winner());
        }
    }
    (score.games() > 0).then_some(score)
}
