//! The sources whose games are looked through for a position.

use crate::app::explore::{Searched, Wanted};
use crate::rules::Color;
use crate::storage::library::{
    DateOrder, Explored, FoundGame, GamePlace, HeadToHead, Sought, Source,
};

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

/// The own games, then a file, one of which is shown.
#[derive(Clone, Debug)]
pub struct SearchedSources {
    all: Vec<SearchedSource>,
    shown: usize,
}

impl SearchedSources {
    /// The own games, and a file.
    pub(in crate::app) fn new(file: Option<Source>) -> SearchedSources {
        let places = [Searched::OurGames].into_iter();
        let places = places.chain(file.map(Searched::In));
        SearchedSources {
            all: places.map(SearchedSource::new).collect(),
            shown: 0,
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

    /// The file that is looked through besides the own games.
    pub fn file(&self) -> Option<&Source> {
        self.all.iter().find_map(|source| match &source.place {
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

    /// Looks through a file in place of the one before, and shows it.
    pub(in crate::app) fn set_file(&mut self, file: Source) {
        self.all.truncate(1);
        self.all.push(SearchedSource::new(Searched::In(file)));
        self.shown = self.all.len() - 1;
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

/// The games of two players among those found, if all are named: the score of the first.
pub(in crate::app) fn score_between(found: &Explored, names: [&str; 2]) -> Option<HeadToHead> {
    let are_all_named = found.finished && found.all.games <= found.games.len();
    if !are_all_named || names[0] == names[1] {
        return None;
    }
    let mut score = HeadToHead::default();
    for game in &found.games {
        let first = Color::BOTH
            .into_iter()
            .find(|&color| game.players[color] == names[0])
            .filter(|&color| game.players[color.other()] == names[1]);
        if let (Some(first), Some(result)) = (first, game.result) {
            score.count(first, result.winner());
        }
    }
    (score.games() > 0).then_some(score)
}
