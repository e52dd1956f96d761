//! The export of games: of a list, of a position that was looked for, and of players.

use std::ffi::OsStr;
use std::path::Path;

use super::chooser::Chooser;
use super::effect::Effect;
use super::file_access::FileAccess;
use super::file_task::Content;
use super::forms::{Field, FieldId, FieldOption, Label, Row};
use super::library::Library;
use super::notice::Notice;
use super::{App, Screen};
use crate::storage::file_name;
use crate::storage::library::GamePlace;

/// The name that is proposed for a file of several games, and another one if that is the file that they are from.
const SEVERAL: &str = "games.pgn";
const SOME_OF_SEVERAL: &str = "selection.pgn";

/// What can be exported from a screen.
struct Export {
    /// The proposed name of the file.
    name: String,
    /// What there is to choose from. Of a list the first are the chosen games; the last are all, if these are others.
    scopes: Vec<FieldOption>,
}

impl Export {
    /// All games, where none are chosen; `None` if there are none.
    fn of_all(name: &str, games: usize) -> Option<Export> {
        (games > 0).then(|| Export {
            name: name.to_owned(),
            scopes: vec![FieldOption::AllGames(games)],
        })
    }

    /// The chosen games of a list, or all; the name is for what is to be proposed.
    fn of_list(list: &Library, all: bool) -> Option<Export> {
        let several = list.several();
        let name = if all || several.is_some() {
            let file = list.source().opened_file().and_then(Path::file_name);
            let is_source = file == Some(OsStr::new(SEVERAL));
            let name = if is_source { SOME_OF_SEVERAL } else { SEVERAL };
            (!list.catalog().is_empty()).then(|| name.to_owned())
        } else {
            list.selected_row()?;
            list.previewed().map(|saved| file_name(&saved.game))
        };
        let chosen = several.map_or(FieldOption::ThisGame, FieldOption::Games);
        Some(Export {
            name: name?,
            scopes: match list.catalog().len() {
                1 => vec![chosen],
                games => vec![chosen, FieldOption::AllGames(games)],
            },
        })
    }
}

impl App {
    /// Asks where to export the chosen games of the screen, or all. Where the system asks by itself, they are saved at once.
    pub(super) fn export(&mut self, all: bool) -> Vec<Effect> {
        let Some(Export { name, scopes }) = self.to_export(all) else {
            self.notice = Some(Notice::NoGameToSave);
            return Vec::new();
        };
        let proposed = if all { scopes.len() - 1 } else { 0 };
        if self.file_access == FileAccess::Dialogs {
            let content = Content::Games {
                places: self.exported(proposed),
                unique: false,
            };
            return self.save_by_dialog(&name, content);
        }
        let can_repeat = matches!(scopes.last(), Some(FieldOption::AllGames(2..)));
        let choice = Field::choice(FieldId::ExportScope, scopes, Some(proposed));
        let unique = Field::toggle(FieldId::Unique, Label::Unique, false);
        let unique = can_repeat.then_some(unique);
        let append = Field::toggle(FieldId::Append, Label::Append, false);
        let what = [choice].into_iter().chain(unique).chain([append]);
        let what = what.map(|field| Row::new(Label::None, [field])).collect();
        self.ask_for_file(Chooser::to_export(&self.folder, &name, what))
    }

    fn to_export(&self, all: bool) -> Option<Export> {
        if let Screen::Position(search) = &self.screen {
            Export::of_all(SEVERAL, search.places().len())
        } else if let Some(tab) = self.players_tab() {
            Export::of_all(&tab.file_name(), tab.places().len())
        } else {
            Export::of_list(self.library()?, all)
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
