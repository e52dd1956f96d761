//! The line for the path of a file to be opened or saved.

use super::command::{Command, Effect};
use super::dialog::Dialog;
use super::errand::{Content, Errand, Listing};
use super::form::{Field, FieldId, Form, Row};
use super::library_words::game_count;
use super::message::Notice;
use super::text_field::{Edit, Motion, common_beginning};
use super::{App, Screen};
use crate::storage::file_name;
use crate::storage::library::GamePlace;

/// So many files that a path can become are offered.
const OFFERS: usize = 24;

/// What stands between the names of a path.
const SEPARATOR: char = std::path::MAIN_SEPARATOR;

/// A path while it is typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PathLine {
    /// The line, and below it the files that it can become.
    pub form: Form,
    purpose: PathPurpose,
    /// The path as it was when files were last asked for that begin like it.
    line: String,
    /// The files that it can become.
    offers: Vec<String>,
    /// The path of a file that was found in the way, and that is written over if the players insist.
    in_the_way: Option<String>,
}

/// What a path is typed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PathPurpose {
    /// To open the file.
    Open,
    /// To save the game there that is shown.
    SaveGame,
    /// To save the selected game of the list there, or all that it shows.
    Export,
}

impl PathLine {
    fn new(purpose: PathPurpose, path: String) -> PathLine {
        let (title, submit) = match purpose {
            PathPurpose::Open => ("Open a file", "Open"),
            PathPurpose::SaveGame => ("Save the game as", "Save"),
            PathPurpose::Export => ("Export", "Export"),
        };
        let rows = vec![Row::new("Path", [Field::text(FieldId::Path, &path)])];
        let form = Form {
            title,
            rows,
            submit,
            focus: FieldId::Path,
            fault: None,
        };
        PathLine {
            form,
            purpose,
            line: path,
            offers: Vec::new(),
            in_the_way: None,
        }
    }

    fn ask(&self) -> Vec<Effect> {
        vec![Effect::Errand(Errand::Complete(self.line.clone()))]
    }

    /// Takes over what was changed in the fields.
    pub(super) fn revise(&mut self) -> Vec<Effect> {
        let chosen = self.form.chosen(FieldId::Offers);
        if let Some(offer) = chosen.and_then(|number| self.offers.get(number)) {
            let offer = offer.clone();
            self.form.choose(FieldId::Offers, None);
            self.set_path(offer);
        }
        if self.form.text(FieldId::Path) == self.line {
            return Vec::new();
        }
        self.line = self.form.text(FieldId::Path).to_string();
        self.form.fault = None;
        self.in_the_way = None;
        self.ask()
    }

    fn set_path(&mut self, path: String) {
        self.form.set_text(FieldId::Path, &path);
        self.form.focus_on(FieldId::Path);
        let (to, select) = (Motion::End, false);
        self.form.edit(Edit::Move { to, select });
    }

    /// Shows what the path can become, if it is still the same.
    fn offer(&mut self, path: &str, offers: Vec<String>) {
        if path != self.line {
            return;
        }
        let is_offer = |row: &Row| row.fields.iter().any(|field| field.id == FieldId::Offers);
        self.form.rows.retain(|row| !is_offer(row));
        let names = offers.iter().take(OFFERS).map(|offer| last_name(offer));
        let choice = Field::choice(FieldId::Offers, names, None);
        if !offers.is_empty() {
            self.form.rows.push(Row::new("", [choice]));
        }
        self.offers = offers;
    }

    /// Goes on as far as all offers agree.
    fn complete(&mut self) -> Vec<Effect> {
        let common = common_beginning(self.offers.iter().map(String::as_str));
        if common.len() > self.line.len() {
            self.set_path(common);
        }
        self.revise()
    }

    fn is_folder(&self) -> bool {
        self.line.ends_with(SEPARATOR)
    }
}

/// The name of a file or folder without those that it is in; a folder's ends in the separator.
fn last_name(path: &str) -> &str {
    let end = path.strip_suffix(SEPARATOR).unwrap_or(path);
    let start = end
        .rfind(SEPARATOR)
        .map_or(0, |at| at + SEPARATOR.len_utf8());
    path.get(start..).unwrap_or(path)
}

impl App {
    /// Opens a line for a path, which begins with a good name.
    pub(super) fn ask_for_path(&mut self, command: &Command) -> Vec<Effect> {
        let (purpose, path) = match command {
            Command::OpenFile if self.refuses_to_leave() => return Vec::new(),
            Command::OpenFile => (PathPurpose::Open, Some(String::new())),
            Command::ExportAll => (PathPurpose::Export, self.shown_name()),
            _ if self.table().is_none() => (PathPurpose::Export, self.previewed_name()),
            _ => (
                PathPurpose::SaveGame,
                self.table().map(|it| file_name(&it.game)),
            ),
        };
        let Some(path) = path else {
            self.notice = Some(Notice::plain("There is no game to save."));
            return Vec::new();
        };
        let mut line = PathLine::new(purpose, path);
        if purpose == PathPurpose::Export {
            let all = *command == Command::ExportAll;
            line.form.rows.push(self.extent(all));
        }
        let effects = line.ask();
        self.dialogs = vec![Dialog::Path(Box::new(line))];
        effects
    }

    /// The choice between the selected game and all that the list shows.
    fn extent(&self, all: bool) -> Row {
        let count = self.library().map_or(0, |library| library.catalog.len());
        let options = [
            "This game".to_string(),
            format!("All {}", game_count(count)),
        ];
        Row::new(
            "",
            [Field::choice(FieldId::Extent, options, Some(all.into()))],
        )
    }

    fn previewed_name(&self) -> Option<String> {
        let library = self.library()?;
        library.selected_row()?;
        library.previewed().map(|saved| file_name(&saved.game))
    }

    fn shown_name(&self) -> Option<String> {
        let count = self.library()?.catalog.len();
        (count > 0).then(|| "games.pgn".to_string())
    }

    pub(super) fn complete_path(&mut self) -> Vec<Effect> {
        match self.dialogs.last_mut() {
            Some(Dialog::Path(line)) => line.complete(),
            _ => Vec::new(),
        }
    }

    /// Offers the files that the path can become.
    pub(super) fn offer_paths(&mut self, path: &str, offers: Vec<String>) {
        if let Some(Dialog::Path(line)) = self.dialogs.last_mut() {
            line.offer(path, offers);
        }
    }

    /// Asks whether a file is to be written over: the same path entered again says so.
    pub(super) fn file_exists(&mut self, path: String) {
        if let Some(Dialog::Path(line)) = self.dialogs.last_mut() {
            let name = last_name(&path);
            line.form.fault = Some(format!(
                "{name} is there already. Enter again to replace it."
            ));
            line.in_the_way = Some(path);
        }
    }

    pub(super) fn close_path_line(&mut self) {
        self.dialogs
            .retain(|dialog| !matches!(dialog, Dialog::Path(_)));
    }

    /// Opens or saves the file with the path that was typed. Of a folder shows what is in it.
    pub(super) fn take_path(&mut self) -> Vec<Effect> {
        let Some(Dialog::Path(line)) = self.dialogs.last() else {
            return Vec::new();
        };
        if line.line.is_empty() || line.is_folder() {
            return line.ask();
        }
        let path = line.line.clone();
        let content = match line.purpose {
            PathPurpose::Open => {
                return vec![Effect::List(Listing::Path(path))];
            }
            PathPurpose::SaveGame => self.table().map(|it| Content::Text(it.game.to_text())),
            PathPurpose::Export => self.places(line.form.chosen(FieldId::Extent) == Some(0)),
        };
        let replace = line.in_the_way.as_ref() == Some(&path);
        let save = |content| Errand::Save {
            content,
            path,
            replace,
        };
        content.map(save).map(Effect::Errand).into_iter().collect()
    }

    /// Where the selected game is, or all that the list shows.
    fn places(&self, selected: bool) -> Option<Content> {
        let Screen::Library(library) = &self.screen else {
            return None;
        };
        let rows = match selected {
            true => library.selected..library.selected + 1,
            false => 0..library.catalog.len(),
        };
        let places: Vec<GamePlace> = rows
            .filter_map(|row| Some(library.catalog.row(row)?.place))
            .collect();
        Some(Content::Games(places))
    }
}
