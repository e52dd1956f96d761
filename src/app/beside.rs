//! The second review of a game from the opening tree, and the file whose games are looked through.

use std::path::PathBuf;

use super::chooser::ChooserPurpose;
use super::effect::Effect;
use super::failure::Failure;
use super::file_access::FileAccess;
use super::forms::FormKind;
use super::notice::Notice;
use super::review::OpenedGame;
use super::{App, Screen};
use crate::storage::library::{GamePlace, Source};

impl App {
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
        let Some(game) = self.read_or_told(game) else {
            return;
        };
        match std::mem::replace(&mut self.screen, Screen::Start) {
            Screen::Review(review) => {
                self.screen = Screen::Review(Box::new(review.into_beside(*game, ply)));
                self.dialogs.clear();
            }
            other => self.screen = other,
        }
    }

    /// A game that was read from a list, which shows what else its file holds; or else the failure is told.
    pub(super) fn read_or_told(
        &mut self,
        game: Result<Box<OpenedGame>, Failure>,
    ) -> Option<Box<OpenedGame>> {
        match game {
            Ok(mut game) => {
                game.saved.more = false;
                Some(game)
            }
            Err(failure) => {
                self.notice = Some(Notice::Failed(failure));
                None
            }
        }
    }

    /// Opens the choice of a file whose games are looked through.
    pub(super) fn ask_for_games(&mut self) -> Vec<Effect> {
        self.is_choosing_games = self.file_access == FileAccess::Dialogs;
        self.choose(ChooserPurpose::Openings)
    }

    /// Looks through the games of a file that was chosen, if it was chosen for that.
    pub(super) fn look_through(&mut self, file: PathBuf) {
        self.close_chooser(FormKind::OpenFile);
        match &mut self.screen {
            Screen::Review(review) => review.openings.show_file(file),
            Screen::Position(search) => search.show_file(Source::File(file)),
            _ => {}
        }
    }
}
