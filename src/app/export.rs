//! The export of games: of a list, of a position that was looked for, and of players.

use std::ffi::OsStr;
use std::path::Path;

use super::chooser::Chooser;
use super::effect::Effect;
use super::file_access::FileAccess;
use super::file_task::Content;
use super::forms::FieldOption;
use super::library::Library;
use super::notice::Notice;
use super::{App, Screen};
use crate::storage::file_name;
use crate::storage::library::{GamePlace, Source};

/// The name that is proposed for a file of several games, and another one if a file of that name is open.
const SEVERAL: &str = "games.pgn";
const SOME_OF_SEVERAL: &str = "selection.pgn";

/// What can be exported from a screen: what there is to choose from, each with the proposed name of its file. Of a list the
/// first are the chosen games; the last are all, if these are others.
type Scopes = Vec<(FieldOption, String)>;

/// The chosen games of a list, and all.
fn scopes_of_list(list: &Library, name: &str, all: bool) -> Option<Scopes> {
    list.selected_row()?;
    let several = list.several();
    let of_one = list.previewed().filter(|_| several.is_none());
    let of_chosen = match of_one.map(|saved| file_name(&saved.game)) {
        Some(name) => name,
        None if all || several.is_some() => name.to_owned(),
        None => return None,
    };
    let chosen = several.map_or(FieldOption::ThisGame, FieldOption::Games);
    let games = list.catalog().len();
    let others = (games > 1).then(|| (FieldOption::AllGames(games), name.to_owned()));
    Some([(chosen, of_chosen)].into_iter().chain(others).collect())
}

/// All games, where none are chosen; `None` if there are none.
fn scopes_of_all(name: &str, games: usize) -> Option<Scopes> {
    (games > 0).then(|| vec![(FieldOption::AllGames(games), name.to_owned())])
}

impl App {
    /// Asks where to export the chosen games of the screen, or all. Where the system asks by itself, they are saved at once.
    pub(super) fn export(&mut self, all: bool) -> Vec<Effect> {
        let Some(mut scopes) = self.to_export(all) else {
            self.notice = Some(Notice::NoGameToSave);
            return Vec::new();
        };
        let proposed = if all { scopes.len() - 1 } else { 0 };
        if self.file_access == FileAccess::Dialogs {
            let content = Content::Games {
                places: self.exported(proposed),
                unique: false,
            };
            let (_, name) = scopes.swap_remove(proposed);
            return self.save_by_dialog(&name, content);
        }
        self.ask_for_file(Chooser::to_export(
            (&self.folder, !self.is_folder_used),
            scopes,
            proposed,
        ))
    }

    fn to_export(&self, all: bool) -> Option<Scopes> {
        let name = self.name_of_several();
        if let Screen::Position(search) = &self.screen {
            scopes_of_all(name, search.places().len())
        } else if let Some(tab) = self.players_tab() {
            scopes_of_all(&tab.file_name(), tab.places().len())
        } else {
            scopes_of_list(self.library()?, name, all)
        }
    }

    /// The name that is proposed for a file of several games. It is none of a file that is open, which may be in the folder
    /// that is proposed.
    fn name_of_several(&self) -> &'static str {
        let shown = self.library().map(|list| list.source().clone());
        let mut open = self.open_lists.sources().chain(shown);
        let is_taken = |source: Source| {
            let file = source.opened_file().and_then(Path::file_name);
            file == Some(OsStr::new(SEVERAL))
        };
        if open.any(is_taken) {
            SOME_OF_SEVERAL
        } else {
            SEVERAL
        }
    }

    /// The games that are exported: of one of the scopes, by its number.
    pub(super) fn exported(&self, scope: usize) -> Vec<GamePlace> {
        if let Screen::Position(search) = &self.screen {
            search.places()
        } else if let Some(tab) = self.players_tab() {
            tab.places()
        } else {
            let places = |list: &Library| match scope {
                0 => list.chosen_places(),
                _ => list.places(),
            };
            self.library().map_or_else(Vec::new, places)
        }
    }
}
