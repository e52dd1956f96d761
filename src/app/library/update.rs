//! Applies commands to a list of games.

use std::time::Duration;

use super::command::LibraryCommand;
use super::list::{Library, Preview, Wish, can_resume};
use crate::app::effect::Effect;
use crate::app::errand::{Errand, Listing};
use crate::app::failure::Failure;
use crate::app::forms::Edit;
use crate::app::notice::Notice;
use crate::storage::SavedGame;
use crate::storage::library::{Deleted, GamePlace, Restored, Source};

/// A second click within this time is a double click.
const DOUBLE_CLICK: Duration = Duration::from_millis(500);

/// The result of a command in the library.
#[derive(Debug, Default)]
pub(in crate::app) struct Update {
    pub(in crate::app) effects: Vec<Effect>,
    pub(in crate::app) notice: Option<Notice>,
    /// What the program has to do next.
    pub(in crate::app) next: Option<Next>,
}

/// What the program has to do with a game of the list.
#[derive(Debug)]
pub(in crate::app) enum Next {
    /// Review it.
    Review {
        game: Box<SavedGame>,
        /// Where it is, if it is in the folder of games.
        place: Option<GamePlace>,
    },
    /// Resume it.
    Resume {
        game: Box<SavedGame>,
        /// Where it is, if it is alone in a file of the folder.
        place: Option<GamePlace>,
    },
}

impl From<Vec<Effect>> for Update {
    fn from(effects: Vec<Effect>) -> Update {
        Update {
            effects,
            ..Update::default()
        }
    }
}

impl From<Notice> for Update {
    fn from(notice: Notice) -> Update {
        Update {
            notice: Some(notice),
            ..Update::default()
        }
    }
}

impl Library {
    /// Applies a command. Nothing is deleted while the folder cannot be written to, for the reason given in
    /// `trouble`.
    pub(in crate::app) fn update(
        &mut self,
        command: LibraryCommand,
        now: Duration,
        trouble: Option<Notice>,
    ) -> Update {
        match command {
            LibraryCommand::Search => {
                self.searching = !self.searching;
                Update::default()
            }
            LibraryCommand::SelectGame(row) => self.select(row).into(),
            LibraryCommand::ClickGame(row) => self.click(row, now),
            LibraryCommand::OpenGame => self.do_with_game(Wish::Open),
            LibraryCommand::Continue => self.do_with_game(Wish::Resume),
            LibraryCommand::DeleteGame => match trouble {
                Some(trouble) => trouble.into(),
                None => self.delete_selected(),
            },
            LibraryCommand::UndoDelete => self.undo_delete(),
            // The view replaces these.
            LibraryCommand::StepRow(_) | LibraryCommand::StepPage(_) => Update::default(),
        }
    }

    fn click(&mut self, row: usize, now: Duration) -> Update {
        self.searching = false;
        let again =
            |(at, time): (usize, Duration)| at == row && now.saturating_sub(time) <= DOUBLE_CLICK;
        if self.clicked.take().is_some_and(again) {
            return self.do_with_game(Wish::Open);
        }
        self.clicked = Some((row, now));
        self.select(row).into()
    }

    /// Moves the selected game to the trash.
    fn delete_selected(&mut self) -> Update {
        let place = self.selected_row().map(|row| row.place);
        let delete = |place| Effect::Errand(Errand::Delete(place));
        place.map(delete).into_iter().collect::<Vec<_>>().into()
    }

    /// Restores the game that was deleted last, one at a time.
    fn undo_delete(&mut self) -> Update {
        if self.restoring.is_some() {
            return Update::default();
        }
        self.restoring = self.deleted.pop();
        match self.restoring.clone() {
            Some(deleted) => vec![Effect::Errand(Errand::Restore(Box::new(deleted)))].into(),
            None => Notice::NothingDeleted.into(),
        }
    }

    /// Opens or resumes the selected game, as soon as it is read.
    fn do_with_game(&mut self, wish: Wish) -> Update {
        let Some(game) = self.selected_game().cloned().map(Box::new) else {
            self.wish = Some(wish);
            return Update::default();
        };
        let next = match wish {
            Wish::Open => Next::Review {
                place: self.place_in_folder().filter(|_| game.fault.is_none()),
                game: Box::new(SavedGame {
                    // The list shows what else the file holds.
                    more: false,
                    ..*game
                }),
            },
            Wish::Resume if !can_resume(&game) => return Notice::CannotResume.into(),
            Wish::Resume => {
                let place = self.own_file(&game);
                Next::Resume { game, place }
            }
        };
        Update {
            next: Some(next),
            ..Update::default()
        }
    }

    /// The place of the selected game, if it is alone in a file of the folder.
    fn own_file(&self, game: &SavedGame) -> Option<GamePlace> {
        self.place_in_folder().filter(|_| game.is_unfinished())
    }

    /// The place of the selected game, if it is in the folder of games.
    fn place_in_folder(&self) -> Option<GamePlace> {
        let is_folder = matches!(self.source, Source::Folder(_));
        let row = self.selected_row().filter(|_| is_folder)?;
        Some(row.place)
    }

    /// The place of the selected game.
    pub(in crate::app) fn selected_place(&self) -> Vec<GamePlace> {
        self.selected_row()
            .map(|row| row.place)
            .into_iter()
            .collect()
    }

    /// The places of all games shown in the list.
    pub(in crate::app) fn places(&self) -> Vec<GamePlace> {
        let rows = (0..self.catalog.len()).filter_map(|row| self.catalog.row(row));
        rows.map(|row| row.place).collect()
    }

    /// Scrolls to make this the first row.
    pub(in crate::app) fn scroll_to(&mut self, row: usize) {
        self.first = row;
    }

    /// Focuses the search line.
    pub(in crate::app) fn begin_search(&mut self) {
        self.searching = true;
    }

    /// Edits the search line.
    pub(in crate::app) fn edit_search(&mut self, edit: Edit) -> Vec<Effect> {
        let before = self.search.text().to_owned();
        self.search.edit(edit);
        match self.search.text() == before {
            true => Vec::new(),
            false => self.search_changed(),
        }
    }

    fn search_changed(&mut self) -> Vec<Effect> {
        self.catalog.search(self.search.text());
        self.first = 0;
        self.select(0)
    }

    /// Stops the search, else the reading. `None` if neither is going on.
    pub(in crate::app) fn rest(&mut self) -> Option<Update> {
        if self.searching {
            self.searching = false;
            return Some(Update::default());
        }
        self.reading.take()?;
        Some(Update {
            effects: vec![Effect::StopListing],
            notice: Some(Notice::ReadingStopped),
            next: None,
        })
    }

    /// Handles a game that was read, which may no longer be the selected one.
    pub(in crate::app) fn game_read(
        &mut self,
        place: GamePlace,
        game: Result<Box<SavedGame>, Failure>,
    ) -> Update {
        let row = self.selected_row();
        if row.is_none_or(|row| row.place != place) {
            return Update::default();
        }
        let wish = self.wish.take().filter(|_| game.is_ok());
        self.preview = Some(Preview { place, game });
        wish.map_or(Update::default(), |wish| self.do_with_game(wish))
    }

    /// Handles a game that was moved to the trash.
    pub(in crate::app) fn deleted(&mut self, deleted: Deleted) -> Update {
        self.deleted.push(deleted);
        self.read_anew(Notice::Deleted)
    }

    /// Handles a game that was restored, or could not be.
    pub(in crate::app) fn restored(&mut self, restored: Result<Box<Restored>, Failure>) -> Update {
        let deleted = self.restoring.take();
        match restored {
            Ok(restored) => {
                for earlier in &mut self.deleted {
                    earlier.follow(&restored);
                }
                self.read_anew(Notice::Restored)
            }
            Err(failure) => {
                self.deleted.extend(deleted);
                Notice::Failed(failure).into()
            }
        }
    }

    /// Reads the list again after a change.
    fn read_anew(&self, notice: Notice) -> Update {
        Update {
            effects: vec![Effect::List(Listing::Again(self.source.clone()))],
            notice: Some(notice),
            next: None,
        }
    }
}
