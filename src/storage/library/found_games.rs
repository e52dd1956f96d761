//! The games that were found and are named: the oldest or the newest.

use super::date::Date;
use super::explored::FoundGame;
use super::place::{GamePlace, Origin, part};
use super::played::{GameNames, PlayedGame};
use crate::notation::opening::Opening;
use crate::notation::pgn::Reader;
use crate::storage::Files;

/// The order in which games are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DateOrder {
    /// The oldest first.
    OldestFirst,
    /// The newest first.
    NewestFirst,
}

/// The oldest or the newest of the games found, so many at most.
pub(super) struct FoundGames {
    games: Vec<Kept>,
    order: DateOrder,
    most: usize,
    /// Games after this one, and those of the same day, are not among them.
    last: Option<Age>,
}

/// Where a game stands among them: after those with a year, if it has none.
type Age = (bool, u32);

impl DateOrder {
    fn age(self, date: Date) -> Age {
        let age = match self {
            DateOrder::OldestFirst => date.packed(),
            DateOrder::NewestFirst => !date.packed(),
        };
        (date.year().is_none(), age)
    }
}

/// A game, and whether its names were looked up; else they are if it stays among them.
pub(super) struct Kept {
    pub(super) game: FoundGame,
    /// The opening by its moves.
    pub(super) by_moves: Option<&'static Opening>,
    pub(super) has_names: bool,
}

impl Kept {
    pub(super) fn set_names(&mut self, names: &GameNames) {
        self.game.players.clone_from(&names.players);
        self.game.opening = names.opening(self.by_moves);
        self.has_names = true;
    }
}

impl FoundGames {
    pub(super) fn new(order: DateOrder, most: usize) -> FoundGames {
        FoundGames {
            games: Vec::new(),
            order,
            most,
            last: None,
        }
    }

    /// Whether the next game, of this date, is one of them.
    pub(super) fn want(&self, date: Date) -> bool {
        self.most > 0 && self.last.is_none_or(|last| self.order.age(date) < last)
    }

    /// Adds those of later games.
    pub(super) fn merge(&mut self, later: FoundGames) {
        later.games.into_iter().for_each(|it| self.add(it));
    }

    /// Adds the next game.
    pub(super) fn add(&mut self, kept: Kept) {
        if !self.want(kept.game.date) {
            return;
        }
        self.games.push(kept);
        if self.games.len() >= 2 * self.most.max(64) {
            self.tidy();
        }
    }

    /// The games so far.
    pub(super) fn games(&mut self, files: &dyn Files) -> Vec<FoundGame> {
        self.tidy();
        for kept in &mut self.games {
            if !kept.has_names {
                let names = names(files, &kept.game.place);
                kept.set_names(&names.unwrap_or_default());
            }
        }
        self.games.iter().map(|kept| kept.game.clone()).collect()
    }

    fn tidy(&mut self) {
        // The sort is stable: games of one day stay in their order.
        let order = self.order;
        self.games.sort_by_key(|kept| order.age(kept.game.date));
        self.games.truncate(self.most);
        if self.games.len() == self.most {
            self.last = self.games.last().map(|kept| order.age(kept.game.date));
        }
    }
}

/// The names in a game.
fn names(files: &dyn Files, place: &GamePlace) -> Option<GameNames> {
    let Origin::File(state) = &place.origin else {
        return None;
    };
    let mut file = state.open(files).ok()?;
    let mut game = PlayedGame::default();
    game.read(&mut Reader::new(part(&mut *file, &place.range).ok()?))
        .ok()?;
    Some(game.names)
}
