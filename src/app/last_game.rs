//! The last game: the one in `last.txt`, or the one that has just left the screen.

use super::failure::Failure;
use super::review::OpenedGame;
use crate::game::Game;
use crate::storage::SavedGame;

/// The game in `last.txt`, if there is one, or why it cannot be read.
pub type LastGame = Result<Option<Box<OpenedGame>>, Failure>;

/// What is known of the last game.
#[derive(Clone, Debug)]
pub enum Last {
    /// As it was read from its file.
    Read(LastGame),
    /// The game that has just left the screen, until it is read back.
    Left(Box<Game>),
}

impl Last {
    /// The game as it was read.
    pub fn saved(&self) -> Option<&SavedGame> {
        match self {
            Last::Read(Ok(Some(opened))) => Some(&opened.saved),
            Last::Read(_) | Last::Left(_) => None,
        }
    }

    /// The game, as far as it could be read.
    pub fn game(&self) -> Option<&Game> {
        match self {
            Last::Left(game) => Some(game),
            Last::Read(_) => self.saved().map(|saved| &saved.game),
        }
    }

    /// Whether there is a game, or a file that cannot be read.
    pub fn is_there(&self) -> bool {
        !matches!(self, Last::Read(Ok(None)))
    }

    /// Whether the game can be resumed.
    pub fn is_unfinished(&self) -> bool {
        match self {
            Last::Left(game) => game.outcome().is_none(),
            Last::Read(_) => self.saved().is_some_and(SavedGame::is_unfinished),
        }
    }
}
