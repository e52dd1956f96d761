//! The library on the screen: its commands, and what they lead to.

use super::effect::Effect;
use super::file_task::ListRequest;
use super::hint::Hint;
use super::library::{Library, LibraryCommand, LibraryFollowUp, LibraryUpdate, Tab};
use super::notice::Notice;
use super::now::Now;
use super::practice::PracticeCommand;
use super::review::ReviewOrigin;
use super::{App, Screen};
use crate::storage::library::Source;

impl App {
    pub(super) fn update_library(&mut self, command: LibraryCommand, now: Now) -> Vec<Effect> {
        let trouble = self.saving.trouble().cloned();
        if let LibraryCommand::ShowTab(tab) = command {
            if self.position_search().is_some() {
                return self.leave_position_for(tab, now);
            }
            if !self.is_in_library() {
                return self.open_tab(tab, now);
            }
            if !self.tabs().contains(&tab) {
                return Vec::new();
            }
            if tab == Tab::Practice {
                return self.practise(PracticeCommand::Open);
            }
            self.leave_practice_tab();
            if self.library().is_none() {
                return self.open_tab(tab, now);
            }
            if tab == Tab::Players {
                return self.open_players(None);
            }
            if tab == Tab::Position {
                self.show_position_tab();
                return Vec::new();
            }
        }
        let Screen::Library(library) = &mut self.screen else {
            return Vec::new();
        };
        if trouble.is_none() && is_destroying(command) {
            let places = library.destroyed_by(command);
            let count = places.len();
            let hint = if command == LibraryCommand::Destroy {
                Hint::Destroy
            } else {
                Hint::EmptyTrash
            };
            let players = match &places[..] {
                [place] => library.players_of(place),
                _ => None,
            };
            let question = Notice::DestroysGames {
                count,
                players,
                hint,
            };
            if count == 0 || self.cleared.as_ref() != Some(&question) {
                self.notice = (count > 0).then_some(question);
                return Vec::new();
            }
        }
        let update = library.update(command, now.time, trouble);
        self.apply_library_update(update)
    }

    /// Applies the result of a command in the library.
    pub(super) fn apply_library_update(&mut self, update: LibraryUpdate) -> Vec<Effect> {
        let LibraryUpdate {
            mut effects,
            notice,
            follow_up,
        } = update;
        self.notice = notice.or(self.notice.take());
        match follow_up {
            None => {}
            Some(LibraryFollowUp::Review {
                game,
                ply,
                place,
                is_in_folder,
            }) => {
                let origin = ReviewOrigin::of(&game.saved, place, is_in_folder);
                self.open_review(game, origin);
                if let (Screen::Review(review), Some(ply)) = (&mut self.screen, ply) {
                    review.show_ply(ply);
                }
            }
            Some(LibraryFollowUp::Resume { game, place }) => {
                effects.extend(self.resume_listed(*game, place));
            }
        }
        effects
    }

    /// Leaves the screen for another one. Returns the list that it shows or leads back to.
    pub(super) fn take_list(&mut self) -> Option<Box<Library>> {
        let beneath = self.take_list_beneath();
        match self.replace_screen(Screen::Start) {
            Screen::Library(library) => Some(library),
            Screen::Review(mut review) => review.take_list().or(beneath),
            Screen::Position(_) => beneath,
            Screen::Start | Screen::Play(_) | Screen::Clock(_) | Screen::Practice(_) => None,
        }
    }

    /// Shows the list that the screen leads back to, else the games of the folder.
    pub(super) fn open_library(&mut self, now: Now) -> Vec<Effect> {
        if self.refuses_another_game() {
            self.over_list = None;
            return Vec::new();
        }
        let mut effects = self.close_game(now);
        self.dialogs.clear();
        let is_own = |list: &Library| matches!(list.source(), Source::Folder(_));
        // What is shown over a list is about the own games.
        let is_wanted = |list: &Library| is_own(list) || self.over_list.is_none();
        let mut request = ListRequest::Folder;
        if !matches!(self.screen, Screen::Library(_))
            && self.library().is_some_and(is_wanted)
            && let Some(list) = self.take_list()
        {
            request = ListRequest::Again(list.source().clone());
            self.screen = Screen::Library(list);
        }
        effects.push(Effect::List(request));
        effects
    }
}

/// Whether a command of the library removes games for good, which is asked first.
fn is_destroying(command: LibraryCommand) -> bool {
    matches!(
        command,
        LibraryCommand::Destroy | LibraryCommand::EmptyTrash
    )
}
