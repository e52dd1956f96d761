//! The second review of a game from the opening tree, and the file whose games are looked through.

use std::path::PathBuf;

use super::chooser::{Chooser, ChooserPurpose};
use super::effect::Effect;
use super::failure::Failure;
use super::menu::Dialog;
use super::notice::Notice;
use super::review::OpenedGame;
use super::{App, Screen};
use crate::storage::library::GamePlace;

impl App {
    /// Whether a game that was read is to be reviewed beside the one on the screen.
    pub(super) fn is_wanted_beside(&self, place: &GamePlace) -> bool {
        self.review().is_some_and(|review| review.wants_game(place))
    }

    /// Reviews a game of the opening tree. Leaving it leads back.
    pub(super) fn open_beside(
        &mut self,
        place: &GamePlace,
        game: Result<Box<OpenedGame>, Failure>,
    ) {
        let ply = match &mut self.screen {
            Screen::Review(review) => review.openings.take_read(place),
            _ => None,
        };
        let Some(ply) = ply else {
            return;
        };
        let mut game = match game {
            Ok(game) => game,
            Err(failure) => {
                self.notice = Some(Notice::Failed(failure));
                return;
            }
        };
        game.saved.more = false;
        match std::mem::replace(&mut self.screen, Screen::Start) {
            Screen::Review(review) => {
                self.screen = Screen::Review(Box::new(review.into_beside(*game, ply)));
                self.dialogs.clear();
            }
            other => self.screen = other,
        }
    }

    /// Opens the choice of a file whose games are looked through.
    pub(super) fn ask_for_games(&mut self) -> Vec<Effect> {
        let chooser = Chooser::new(&self.folder, ChooserPurpose::Openings);
        let effects = chooser.begin();
        self.dialogs = vec![Dialog::Open(Box::new(chooser))];
        effects
    }

    /// Looks through the games of a file that was chosen, if it was chosen for that.
    pub(super) fn look_through(&mut self, file: PathBuf) {
        self.close_path_line();
        if let Screen::Review(review) = &mut self.screen {
            review.openings.set_file(file);
        }
    }
}
