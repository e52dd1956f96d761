//! The text of a game, which is written where it is needed: for a huge game that takes longer than a frame.

use std::sync::Arc;

use crate::game::Game;
use crate::notation::pgn::{self, GameResult, Pgn, Tag};
use crate::tree::GameTree;

/// A game as it is at some moment, whose text is still to be written. It shares the moves with the game that goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameText {
    /// A game between two people.
    Played(Box<Game>),
    /// A game in the review, or of a list.
    Reviewed {
        /// Its tags.
        tags: Vec<Tag>,
        /// Its moves.
        tree: Arc<GameTree>,
        /// Its result.
        result: Option<GameResult>,
    },
}

impl GameText {
    /// The text of a PGN file.
    pub fn write(&self) -> String {
        match self {
            GameText::Played(game) => game.to_text(),
            GameText::Reviewed { tags, tree, result } => pgn::write(&Pgn {
                tags: tags.clone(),
                tree: GameTree::clone(tree),
                result: *result,
            }),
        }
    }
}

impl From<&Game> for GameText {
    fn from(game: &Game) -> GameText {
        GameText::Played(Box::new(game.clone()))
    }
}

impl From<&Pgn> for GameText {
    fn from(pgn: &Pgn) -> GameText {
        GameText::Reviewed {
            tags: pgn.tags.clone(),
            tree: Arc::new(pgn.tree.clone()),
            result: pgn.result,
        }
    }
}
