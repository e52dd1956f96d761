//! Changing between the sources of games on the screen.

use super::command::SourceCommand;
use super::open_lists::OpenLists;
use crate::app::effect::Effect;
use crate::app::file_task::ListRequest;
use crate::app::library::OverList;
use crate::app::{App, Library, Screen};

impl App {
    /// The lists that are open.
    pub fn open_lists(&self) -> &OpenLists {
        &self.open_lists
    }

    /// The number of the list that is shown, or whose trash is: 0 for the folder.
    pub fn shown_list(&self) -> usize {
        let list = self.library();
        list.map_or(0, |list| self.open_lists.number_of(list.source()))
    }

    pub(in crate::app) fn use_sources(&mut self, command: SourceCommand) -> Vec<Effect> {
        let is_searched = matches!(self.screen, Screen::Review(_) | Screen::Position(_));
        if !is_searched {
            return self.turn_to_list(command);
        }
        self.close_menu();
        match &mut self.screen {
            Screen::Review(review) => review.use_sources(command),
            Screen::Position(search) => search.use_sources(command),
            _ => {}
        }
        if command == SourceCommand::OtherFile {
            self.ask_for_games()
        } else {
            Vec::new()
        }
    }

    fn turn_to_list(&mut self, command: SourceCommand) -> Vec<Effect> {
        let shown = self.shown_list();
        match command {
            SourceCommand::Close(number) => return self.close_list(number),
            SourceCommand::CloseShown => return self.close_list(shown),
            SourceCommand::Turn(_) | SourceCommand::Show(_) | SourceCommand::OtherFile => {}
        }
        let wanted = command.wanted(shown, self.open_lists.count());
        let Some(wanted) = wanted.filter(|&wanted| wanted != shown) else {
            return Vec::new();
        };
        // From one trash to the other; a text has none.
        let is_trash = self.library().is_some_and(Library::is_trash);
        let list = match self.open_lists.get(wanted).cloned() {
            None => {
                self.over_list = is_trash.then_some(OverList::Trash);
                ListRequest::Folder
            }
            Some(source) => {
                let trash = source.trash().filter(|_| is_trash);
                ListRequest::Again(trash.unwrap_or(source))
            }
        };
        vec![Effect::List(list)]
    }

    /// Closes a list. If it is the one that is shown, the games of the folder take its place.
    fn close_list(&mut self, number: usize) -> Vec<Effect> {
        let is_shown = self.shown_list() == number;
        let was_open = self.open_lists.close(number);
        if is_shown && was_open {
            vec![Effect::List(ListRequest::Folder)]
        } else {
            Vec::new()
        }
    }
}
