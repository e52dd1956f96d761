//! The sources whose games are looked through for a position.

use std::sync::Arc;

use super::played_before::{Before, PlayedBefore};
use crate::app::explore::{Searched, Wanted};
use crate::game::name_key;
use crate::rules::{Color, Position};
use crate::storage::library::{
    DateOrder, Explored, FoundGame, GamePlace, GameSet, HeadToHead, Sought, Source,
};
use crate::storage::players::PlayerNames;
use crate::tree::NodeId;

/// How many games are named: of the own ones all that there may be.
const MOST_OWN_GAMES: usize = 1000;
const MOST_GAMES: usize = 200;

/// Where games are looked through, and what was found there.
#[derive(Clone, Debug)]
pub struct SearchedSource {
    /// Where.
    pub place: Searched,
    /// Among which of the games there, if not all.
    pub among: Option<Arc<GameSet>>,
    /// What was found so far.
    pub found: Option<Explored>,
}

impl SearchedSource {
    fn new(place: Searched) -> SearchedSource {
        SearchedSource {
            place,
            among: None,
            found: None,
        }
    }

    fn is_done(&self) -> bool {
        self.found.as_ref().is_some_and(|found| found.finished)
    }

    /// The question about its games.
    fn wanted(&self, sought: Sought, order: DateOrder) -> Wanted {
        Wanted {
            sought,
            place: self.place.clone(),
            among: self.among.clone(),
            most_games: match self.place {
                Searched::OurGames => MOST_OWN_GAMES,
                Searched::In(_) => MOST_GAMES,
            },
            order,
        }
    }
}

/// More files have no room beside the own games, here and in the library.
pub(super) const MOST_FILES: usize = 6;

/// So many games of an earlier position are named, to find the one on the screen among them.
const NAMED: usize = 100;

/// The own games, then files, one of which is shown.
#[derive(Clone, Debug)]
pub struct SearchedSources {
    all: Vec<SearchedSource>,
    shown: usize,
    before: Before,
}

impl SearchedSources {
    /// The own games, and files.
    pub(in crate::app) fn new(files: impl IntoIterator<Item = Source>) -> SearchedSources {
        let mut sources = SearchedSources {
            all: vec![SearchedSource::new(Searched::OurGames)],
            shown: 0,
            before: Before::default(),
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

    /// Looks only through these games of the source that is shown.
    pub(in crate::app) fn look_among(&mut self, games: GameSet) {
        if let Some(source) = self.all.get_mut(self.shown) {
            source.among = Some(Arc::new(games));
        }
    }

    /// Looks through all games again.
    pub(in crate::app) fn look_among_all(&mut self) {
        for source in &mut self.all {
            source.among = None;
        }
    }

    /// Whether only some games of the source that is shown are looked through.
    pub fn is_shown_in_part(&self) -> bool {
        self.shown().is_some_and(|source| source.among.is_some())
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

    /// The nearest earlier position that was played, if nobody else played the one that is looked for.
    pub(in crate::app) fn played_before(&self) -> Option<PlayedBefore> {
        self.before.found
    }

    /// Forgets which earlier position was played.
    pub(in crate::app) fn forget_before(&mut self) {
        self.before = Before::default();
    }

    /// The next question: about the source shown, then about earlier positions if nobody played this one but in the game
    /// on the screen (`is_own`), then about the other sources. `path` has the moves before the position, and the
    /// positions after them.
    pub(in crate::app) fn wanted(
        &mut self,
        sought: Sought,
        order: DateOrder,
        is_own: impl Fn(&GamePlace) -> bool,
        path: impl FnOnce() -> Vec<(NodeId, Position)>,
    ) -> Option<Wanted> {
        let source = self.all.get(self.shown)?;
        let Some(found) = source.found.as_ref().filter(|found| found.finished) else {
            return Some(source.wanted(sought, order));
        };
        if let Sought::Position(position) = &sought
            && other_games(found, is_own) == 0
            && !self.before.has_begun
        {
            self.before.begin(path(), position);
        }
        if let Some((_, position)) = &self.before.asked {
            // Only their number matters, without the game on the screen, which may be among the newest.
            let sought = Sought::Position(Box::new(position.clone()));
            return Some(Wanted {
                most_games: NAMED,
                ..source.wanted(sought, DateOrder::NewestFirst)
            });
        }
        let other = self.all.iter().find(|source| !source.is_done());
        other.map(|source| source.wanted(sought, order))
    }

    /// Takes an answer: about what is sought, or about an earlier position.
    pub(in crate::app) fn take_answer(
        &mut self,
        sought: &Sought,
        wanted: &Wanted,
        found: Explored,
        is_own: impl Fn(&GamePlace) -> bool,
    ) {
        if wanted.sought != *sought {
            if let Sought::Position(position) = &wanted.sought
                && found.finished
            {
                self.before.answered(position, other_games(&found, is_own));
            }
            return;
        }
        let mut sources = self.all.iter_mut();
        if let Some(source) = sources.find(|source| source.place == wanted.place) {
            source.found = Some(found);
        }
    }
}

/// The number of games found, without the one on the screen.
fn other_games(found: &Explored, is_own: impl Fn(&GamePlace) -> bool) -> usize {
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
