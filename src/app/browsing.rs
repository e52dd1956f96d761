//! What is done with a list of games, and what comes of it.

use std::time::Duration;

use super::command::{Command, Effect};
use super::errand::{Errand, Listing};
use super::failure::Failure;
use super::library::{Library, Preview, Wish, can_go_on};
use super::message::Notice;
use super::reply::Purpose;
use super::text_field::{Edit, Motion};
use super::{App, Now, Screen};
use crate::storage::SavedGame;
use crate::storage::library::{Batch, Deleted, GamePlace, Restored, Source};

/// A second click within this time is a double click.
const DOUBLE_CLICK: Duration = Duration::from_millis(500);

impl App {
    /// The list that is shown, or that the game shown was opened from.
    pub fn library(&self) -> Option<&Library> {
        match &self.screen {
            Screen::Library(library) => Some(library),
            _ => self.shelf.as_deref(),
        }
    }

    fn library_mut(&mut self) -> Option<&mut Library> {
        match &mut self.screen {
            Screen::Library(library) => Some(library),
            _ => self.shelf.as_deref_mut(),
        }
    }

    /// Shows the games of the folder.
    pub(super) fn open_library(&mut self, now: Now) -> Vec<Effect> {
        if self.refuses_to_leave() {
            return Vec::new();
        }
        let mut effects = self.close_game(now);
        self.dialogs.clear();
        effects.push(Effect::List(Listing::Folder));
        effects
    }

    /// Does with the list what a command says.
    pub(super) fn browse(&mut self, command: Command, now: Now) -> Vec<Effect> {
        let Screen::Library(library) = &mut self.screen else {
            return Vec::new();
        };
        match command {
            Command::Search => library.searching = !library.searching,
            Command::SelectGame(row) => return library.select(row),
            Command::ClickGame(row) => return self.click_game(row, now),
            Command::OpenGame => return self.do_with_game(Wish::Open, now),
            Command::Continue => return self.do_with_game(Wish::Continue, now),
            Command::DeleteGame => return self.delete_game(),
            Command::UndoDelete => return self.undo_delete(),
            _ => {}
        }
        Vec::new()
    }

    fn click_game(&mut self, row: usize, now: Now) -> Vec<Effect> {
        let Screen::Library(library) = &mut self.screen else {
            return Vec::new();
        };
        library.searching = false;
        let again = |(at, time): (usize, Duration)| {
            at == row && now.time.saturating_sub(time) <= DOUBLE_CLICK
        };
        if library.clicked.take().is_some_and(again) {
            return self.do_with_game(Wish::Open, now);
        }
        library.clicked = Some((row, now.time));
        library.select(row)
    }

    /// Moves the selected game to the trash, unless another program has the folder.
    fn delete_game(&mut self) -> Vec<Effect> {
        if self.is_in_trouble() {
            return Vec::new();
        }
        let row = self.library().and_then(Library::selected_row);
        let place = row.map(|row| row.place);
        let delete = |place| Effect::Errand(Errand::Delete(place));
        place.map(delete).into_iter().collect()
    }

    /// Brings the game back that was deleted last. One is brought back at a time.
    fn undo_delete(&mut self) -> Vec<Effect> {
        let library = self.library_mut().filter(|it| it.restoring.is_none());
        let Some(library) = library else {
            return Vec::new();
        };
        library.restoring = library.deleted.pop();
        match library.restoring.clone() {
            Some(deleted) => vec![Effect::Errand(Errand::Restore(Box::new(deleted)))],
            None => {
                self.notice = Some(Notice::plain("Nothing has been deleted here."));
                Vec::new()
            }
        }
    }

    /// Opens the selected game or goes on with it; one that is not read yet, as soon as it is.
    fn do_with_game(&mut self, wish: Wish, now: Now) -> Vec<Effect> {
        let Screen::Library(library) = &mut self.screen else {
            return Vec::new();
        };
        match (library.selected_game().cloned(), wish) {
            (Some(saved), Wish::Open) => {
                // The list tells what else the file holds.
                self.review(Box::new(SavedGame {
                    more: false,
                    ..saved
                }));
                Vec::new()
            }
            (Some(saved), Wish::Continue) => self.continue_archived(saved, now),
            (None, wish) => {
                library.wish = Some(wish);
                Vec::new()
            }
        }
    }

    /// Goes on with a game of the list. It becomes the one in `last.txt`; what stands there moves to a
    /// file of its own. A file of the folder that holds just this game would stand in the list beside it,
    /// so that it moves to the trash; any other stays as it is.
    fn continue_archived(&mut self, saved: SavedGame, now: Now) -> Vec<Effect> {
        if !can_go_on(&saved) {
            self.notice = Some(Notice::plain("This game is over, or its text is damaged."));
            return Vec::new();
        }
        let begin = match self.own_file(&saved) {
            Some(_) if saved.is_last() => return vec![Effect::ReadLast(Purpose::Continue)],
            Some(place) => Effect::ContinueArchived(place),
            None => Effect::BeginGame,
        };
        self.play_on(saved.game, now);
        vec![Effect::StopListing, begin]
    }

    /// Where the selected game stands, if it is alone in a file of the folder.
    fn own_file(&self, saved: &SavedGame) -> Option<GamePlace> {
        let library = self.library()?;
        let is_alone = matches!(library.source, Source::Folder(_)) && saved.is_unfinished();
        let row = library.selected_row().filter(|_| is_alone)?;
        Some(row.place)
    }

    /// Types into the search line, or moves its caret.
    pub(super) fn edit_search(&mut self, command: Command) -> Vec<Effect> {
        let Screen::Library(library) = &mut self.screen else {
            return Vec::new();
        };
        let edit = match command {
            Command::Edit(edit) => edit,
            Command::PlaceCaret { place, select, .. } => {
                library.searching = true;
                let to = Motion::To(place);
                Edit::Move { to, select }
            }
            _ => return Vec::new(),
        };
        let before = library.search.text().to_owned();
        library.search.edit(edit);
        match library.search.text() == before {
            true => Vec::new(),
            false => library.search_changed(),
        }
    }

    /// Shows the list again from which a game was opened.
    pub(super) fn return_to_list(&mut self) {
        if let Some(library) = self.shelf.take() {
            self.screen = Screen::Library(library);
        }
    }

    /// Stops what is going on in the list, from the top. False if nothing is.
    pub(super) fn rest_in_library(&mut self) -> Option<Vec<Effect>> {
        let Screen::Library(library) = &mut self.screen else {
            return None;
        };
        if library.searching {
            library.searching = false;
            return Some(Vec::new());
        }
        library.reading.take()?;
        self.notice = Some(Notice::plain("Reading was stopped. Esc leaves the list."));
        Some(vec![Effect::StopListing])
    }

    /// A list is read from its beginning: another one, or this one anew.
    pub(super) fn list_begins(&mut self, source: Source) -> Vec<Effect> {
        if !self.can_begin() {
            return vec![Effect::StopListing];
        }
        match self
            .library_mut()
            .filter(|library| library.source == source)
        {
            Some(library) => library.begin_anew(),
            None => {
                self.open(Screen::Library(Box::new(Library::new(source))));
                self.dialogs.clear();
            }
        }
        self.close_path_line();
        Vec::new()
    }

    /// More of the list was read. What comes after Esc stopped the reading is too late.
    pub(super) fn listed(&mut self, batch: Batch) -> Vec<Effect> {
        if let Some(fault) = batch.faults.last() {
            self.notice = Some(Notice::fault(fault.clone()));
        }
        let finished = batch.finished;
        let Some(library) = self.library_mut().filter(|it| it.reading.is_some()) else {
            return Vec::new();
        };
        let effects = library.take_in(batch);
        let count = library.catalog.total();
        if finished && matches!(library.source, Source::Folder(_)) {
            self.saved_games = Some(count);
        }
        effects
    }

    /// The selected game was read, or one that was selected before.
    pub(super) fn game_read(
        &mut self,
        place: GamePlace,
        game: Result<Box<SavedGame>, Failure>,
        now: Now,
    ) -> Vec<Effect> {
        let Some(library) = self.library_mut() else {
            return Vec::new();
        };
        let row = library.selected_row();
        if row.is_none_or(|row| row.place != place) {
            return Vec::new();
        }
        let wish = library.wish.take().filter(|_| game.is_ok());
        library.preview = Some(Preview { place, game });
        match wish {
            Some(wish) => self.do_with_game(wish, now),
            None => Vec::new(),
        }
    }

    pub(super) fn deleted(&mut self, deleted: Deleted) -> Vec<Effect> {
        let Some(library) = self.library_mut() else {
            return Vec::new();
        };
        library.deleted.push(deleted);
        self.notice = Some(Notice::plain("The game is in the trash.").with_key("U", "undo"));
        self.list_anew()
    }

    pub(super) fn restored(&mut self, restored: Result<Box<Restored>, Failure>) -> Vec<Effect> {
        let Some(library) = self.library_mut() else {
            return Vec::new();
        };
        let deleted = library.restoring.take();
        match restored {
            Ok(restored) => {
                for earlier in &mut library.deleted {
                    earlier.follow(&restored);
                }
                self.notice = Some(Notice::plain("The game is back."));
                self.list_anew()
            }
            Err(failure) => {
                library.deleted.extend(deleted);
                self.notice = Some(Notice::fault(failure.words()));
                Vec::new()
            }
        }
    }

    /// Reads the list anew, which has changed.
    fn list_anew(&self) -> Vec<Effect> {
        let listing = self.library().map(|it| Listing::Again(it.source.clone()));
        listing.map(Effect::List).into_iter().collect()
    }
}
