//! Two players against each other.

use crate::app::step::Step;
use crate::storage::library::GamePlace;
use crate::storage::players::{PairPage, Players};

/// The games that are named one by one.
const LATEST: usize = 22;

/// Where Esc leads from the page of two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum PairBefore {
    /// The start screen.
    Start,
    /// The list of games.
    Games,
    /// The list of players.
    Players,
}

/// The two players whose page is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) struct WantedPair {
    pub(in crate::app) names: [String; 2],
    pub(in crate::app) before: PairBefore,
}

/// The page of two players.
#[derive(Clone, Debug)]
pub struct HeadToHeadPage {
    page: PairPage,
    /// The marked game, counted from the latest.
    at: usize,
    before: PairBefore,
}

impl HeadToHeadPage {
    pub(super) fn of(players: &Players, one: usize, other: usize) -> Option<HeadToHeadPage> {
        Some(HeadToHeadPage {
            page: players.pair(one, other)?,
            at: 0,
            before: PairBefore::Players,
        })
    }

    /// The same, from which Esc leads elsewhere.
    pub(super) fn leading_to(self, before: PairBefore) -> HeadToHeadPage {
        HeadToHeadPage { before, ..self }
    }

    /// Where Esc leads.
    pub(in crate::app) fn before(&self) -> PairBefore {
        self.before
    }

    /// What their games say.
    pub fn page(&self) -> &PairPage {
        &self.page
    }

    /// The number of games that are named one by one.
    pub fn named(&self) -> usize {
        self.page.games.len().min(LATEST)
    }

    /// The marked game, counted from the latest.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Marks another game: forward is later.
    pub(super) fn step(&mut self, step: Step) {
        let last = self.named().saturating_sub(1);
        // The latest game is at the right.
        let from_left = step.from(last.saturating_sub(self.at), last);
        self.at = last - from_left;
    }

    /// Marks a game. Returns its place.
    pub(super) fn mark(&mut self, at: usize, players: &Players) -> Option<GamePlace> {
        let (number, _) = self.page.games.get(at)?;
        self.at = at;
        players.game(*number).map(|game| game.place.clone())
    }

    /// The same page after the games were read again.
    pub(super) fn read_again(&self, old: &Players, new: &Players) -> Option<HeadToHeadPage> {
        let name = |number: usize| old.people().get(number).map(|it| it.name.as_str());
        let [one, other] = self.page.players.map(|it| new.find(name(it)?));
        let page = HeadToHeadPage::of(new, one?, other?)?;
        Some(HeadToHeadPage {
            at: self.at.min(page.named().saturating_sub(1)),
            before: self.before,
            ..page
        })
    }
}
