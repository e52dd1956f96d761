//! Opening and resuming the selected game.

use super::list::{Library, PendingAction};
use super::update::{LibraryFollowUp, LibraryUpdate};
use crate::app::failure::Failure;
use crate::app::notice::Notice;
use crate::app::review::OpenedGame;
use crate::storage::SavedGame;
use crate::storage::library::{GamePlace, Source};

/// The review of a game of the folder that was read for it, or what is wrong with the game.
pub(super) fn review_of(place: GamePlace, game: Result<Box<OpenedGame>, Failure>) -> LibraryUpdate {
    match game {
        Ok(mut game) => {
            // The list shows what else the file holds.
            game.saved.more = false;
            LibraryUpdate {
                follow_up: Some(LibraryFollowUp::Review {
                    game,
                    ply: None,
                    place: Some(place),
                    is_in_folder: true,
                }),
                ..LibraryUpdate::default()
            }
        }
        Err(failure) => Notice::Failed(failure).into(),
    }
}

/// Whether a game can be resumed.
fn can_resume(saved: &SavedGame) -> bool {
    saved.fault.is_none() && saved.game.outcome().is_none()
}

/// Why a game cannot be resumed.
fn why_not(saved: &SavedGame) -> Notice {
    match saved.fault.clone() {
        Some(fault) => Notice::Damaged {
            name: saved.name.clone(),
            fault,
        },
        None => Notice::CannotResume,
    }
}

impl Library {
    /// Whether the selected game can be resumed: it is intact, unfinished and not in the trash.
    pub fn can_resume(&self) -> bool {
        !self.is_trash() && self.selected_game().is_some_and(can_resume)
    }

    /// Whether the last game of the folder is selected.
    pub fn is_last_selected(&self) -> bool {
        let is_folder = matches!(self.source, Source::Folder(_));
        is_folder && self.selected_game().is_some_and(SavedGame::is_last)
    }

    /// Opens or resumes the selected game, as soon as it is read.
    pub(super) fn act_on_game(&mut self, pending: PendingAction) -> LibraryUpdate {
        let Some(game) = self.selected_game() else {
            self.pending = Some(pending);
            return LibraryUpdate::default();
        };
        let follow_up = match pending {
            PendingAction::Open => self.open_selected(),
            PendingAction::Resume if !can_resume(game) => return why_not(game).into(),
            PendingAction::Resume => {
                let place = self.own_file(game);
                let game = Box::new(game.clone());
                Some(LibraryFollowUp::Resume { game, place })
            }
        };
        LibraryUpdate {
            follow_up,
            ..LibraryUpdate::default()
        }
    }

    fn open_selected(&mut self) -> Option<LibraryFollowUp> {
        let ply = Some(self.shown());
        // Back from the review, letters are keys again.
        self.searching = false;
        let mut game = self.take_selected_game()?;
        // The list shows what else the file holds.
        game.saved.more = false;
        let place = self.place_in_file();
        Some(LibraryFollowUp::Review {
            game,
            ply,
            place,
            is_in_folder: matches!(self.source, Source::Folder(_)),
        })
    }

    /// The place of the selected game, if it is alone in a file of the folder.
    fn own_file(&self, game: &SavedGame) -> Option<GamePlace> {
        let is_folder = matches!(self.source, Source::Folder(_));
        let place = self.place_in_file().filter(|_| is_folder);
        place.filter(|_| game.is_unfinished())
    }

    /// The place of the selected game, if it is in a file that may be changed.
    fn place_in_file(&self) -> Option<GamePlace> {
        let is_file = matches!(self.source, Source::Folder(_) | Source::File(_));
        let row = self.selected_row().filter(|_| is_file)?;
        Some(row.place)
    }
}
