//! Questions about the positions of games. [`crate::work`] answers them.

use std::path::Path;
use std::sync::Arc;

use super::analysis::Ticket;
use crate::storage::library::{DateOrder, GameQuery, GameSet, Sought, Source};

/// Where games are looked through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Searched {
    /// The folder of games.
    OurGames,
    /// Something else.
    In(Source),
}

/// What is looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// What is looked for.
    pub sought: Sought,
    /// Where.
    pub place: Searched,
    /// Among which of the games there, if not all.
    pub among: Option<Arc<GameSet>>,
    /// How many of the games are named.
    pub most_games: usize,
    /// Which of them, and in which order.
    pub order: DateOrder,
}

/// A question. A later one takes the place of the one before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExploreRequest {
    /// The number of the question, which its answers repeat.
    pub ticket: Ticket,
    /// What is looked for.
    pub wanted: Wanted,
}

impl ExploreRequest {
    /// The question, where this is the folder of games.
    pub fn question(&self, games: &Path) -> GameQuery {
        let source = match &self.wanted.place {
            Searched::OurGames => Source::Folder(games.into()),
            Searched::In(source) => source.clone(),
        };
        GameQuery {
            sought: self.wanted.sought.clone(),
            sources: vec![source],
            among: self.wanted.among.clone(),
            most_games: self.wanted.most_games,
            order: self.wanted.order,
        }
    }
}
