//! The state of the choice of a file.

use std::collections::HashMap;
use std::path::{Path, PathBuf, is_separator};

use super::command::{ChooserColumn, ChooserGroup, ChooserPurpose};
use super::line::{as_folder, select_name};
use super::order::ChooserOrder;
use crate::app::double_click::LastClick;
use crate::app::failure::Failure;
use crate::app::forms::{
    Edit, EntryFault, Field, FieldId, Form, FormKind, FormScroll, Label, Motion, Row,
};
use crate::app::review::OpenedGame;
use crate::app::save_target::{Existing, SaveTarget};
use crate::storage::library::{FileFacts, FolderEntry, GamePlace, IfExists, Survey, expand};
use crate::storage::{FilePlace, RecentFile};

/// The choice of a file. What is listed is the folder of the path in the line, as far as it agrees with the name typed
/// there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chooser {
    /// The line for the path, and below it what else is chosen.
    pub form: Form,
    pub(super) purpose: ChooserPurpose,
    /// What is in the folder; `None` as long as it is not known.
    pub(super) entries: Option<Vec<FolderEntry>>,
    /// The folder.
    pub(super) folder: PathBuf,
    /// Those of the entries that are shown.
    pub(super) shown: Vec<usize>,
    pub(super) surveys: HashMap<PathBuf, Survey>,
    pub(super) places: Vec<FilePlace>,
    pub(super) recent: Vec<RecentFile>,
    pub(super) group: ChooserGroup,
    /// The chosen row of the files.
    pub(super) selected: usize,
    /// Whether the row was chosen since the path was typed.
    pub(super) is_picked: bool,
    /// The chosen row of the places or of the recent files.
    pub(super) row: usize,
    pub(super) scroll: FormScroll,
    pub(super) shows_all: bool,
    pub(super) order: ChooserOrder,
    /// Whether the path is still that of the beginning.
    pub(super) is_fresh: bool,
    /// The line that was looked at last.
    pub(super) line: String,
    /// The last click on a row.
    pub(super) clicked: LastClick,
    /// The first game of a file that was chosen.
    pub(super) preview: Option<(GamePlace, Result<Box<OpenedGame>, Failure>)>,
    /// The game that is being read for that.
    pub(super) asked: Option<GamePlace>,
    pub(super) existing: Existing,
    /// The proposed name of a picture of the game, and of one of its position, which names the move. Without extensions.
    pub(super) stems: [String; 2],
    /// The proposed names for what can be exported.
    pub(super) names: Vec<String>,
}

/// A row of the files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChooserRow<'a> {
    /// The folder around this one.
    Up,
    /// A folder or a file.
    Entry(&'a FolderEntry),
}

impl Chooser {
    /// The choice of a file, at first in this folder.
    pub(in crate::app) fn new(folder: &Path, purpose: ChooserPurpose) -> Chooser {
        Chooser::at(folder, "", purpose)
    }

    /// The choice of a file to save the game to, with a proposed name. If the folder is proposed too, it is left for the one
    /// of the file that was opened last.
    pub(in crate::app) fn to_save(folder: &Path, name: &str, is_proposed: bool) -> Chooser {
        Chooser {
            is_fresh: is_proposed,
            ..Chooser::at(folder, name, ChooserPurpose::Save)
        }
    }

    pub(super) fn at(folder: &Path, name: &str, purpose: ChooserPurpose) -> Chooser {
        // A file that was named without its folder is in the present one.
        let is_here = folder.as_os_str().is_empty();
        let (line, folder) = if is_here {
            (name.to_owned(), Path::new("."))
        } else {
            (as_folder(folder) + name, folder)
        };
        let field = Field::text(FieldId::Path, &line);
        let kind = match purpose {
            ChooserPurpose::Games | ChooserPurpose::Openings => FormKind::OpenFile,
            ChooserPurpose::Save => FormKind::SaveGame,
            ChooserPurpose::Picture => FormKind::Picture,
            ChooserPurpose::Export => FormKind::Export,
            ChooserPurpose::Engine { .. } => FormKind::ChooseEngine,
        };
        let row = Row::new(Label::Path, [field]);
        let mut form = Form::new(kind, vec![row], FieldId::Path);
        select_name(&mut form, line.len() - name.len());
        Chooser {
            form,
            purpose,
            entries: None,
            folder: folder.into(),
            shown: Vec::new(),
            surveys: HashMap::new(),
            places: Vec::new(),
            recent: Vec::new(),
            group: ChooserGroup::Files,
            selected: 0,
            is_picked: false,
            row: 0,
            scroll: FormScroll::default(),
            // Programs and pictures have any name.
            shows_all: matches!(
                purpose,
                ChooserPurpose::Engine { .. } | ChooserPurpose::Picture
            ),
            order: ChooserOrder::by(ChooserColumn::Name),
            is_fresh: true,
            line,
            clicked: LastClick::default(),
            preview: None,
            asked: None,
            existing: Existing::default(),
            stems: Default::default(),
            names: Vec::new(),
        }
    }

    /// The name that is typed after the folder, empty if there is none.
    pub fn typed_name(&self) -> &str {
        self.split().1
    }

    /// The line, split before the name.
    pub(super) fn split(&self) -> (&str, &str) {
        let end = self.line.rfind(is_separator).map_or(0, |at| at + 1);
        self.line.split_at(end)
    }

    /// The folder of the path in the line.
    pub(super) fn folder_of_line(&self) -> PathBuf {
        match self.split().0 {
            "" => PathBuf::from("."),
            folder => expand(folder),
        }
    }

    /// What the file is chosen for.
    pub fn purpose(&self) -> ChooserPurpose {
        self.purpose
    }

    /// Whether games are looked for in the files.
    pub fn seeks_games(&self) -> bool {
        matches!(
            self.purpose,
            ChooserPurpose::Games | ChooserPurpose::Openings
        )
    }

    /// Whether a file is chosen to be written. Then the line holds its name, which does not choose among those listed.
    pub fn saves(&self) -> bool {
        matches!(
            self.purpose,
            ChooserPurpose::Save | ChooserPurpose::Picture | ChooserPurpose::Export
        )
    }

    /// The file to save to at this path.
    pub(in crate::app) fn target(&self, path: String) -> SaveTarget {
        let mut to = self.existing.target(path);
        if self.form.is_on(FieldId::Append) == Some(true) {
            to.if_exists = IfExists::Append;
        }
        to
    }

    /// Asks whether to replace a file. Entering the same path again agrees.
    pub(in crate::app) fn ask_to_replace(&mut self, path: String, games: usize) {
        let name = self.existing.ask(path);
        self.form.fault = Some(EntryFault::Exists(name, games));
    }

    /// The folder that is listed.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The folder around the one that is listed, if no name is typed.
    pub fn folder_above(&self) -> Option<&Path> {
        let is_listed = self.saves() || self.typed_name().is_empty();
        let above = self.folder.parent().filter(|_| is_listed);
        above.filter(|above| above.is_absolute())
    }

    /// Whether what is in the folder is known.
    pub fn is_listed(&self) -> bool {
        self.entries.is_some()
    }

    /// The number of rows.
    pub fn count(&self) -> usize {
        self.shown.len() + usize::from(self.folder_above().is_some())
    }

    /// The number of folders and files.
    pub fn items(&self) -> usize {
        self.shown.len()
    }

    /// One of the rows, from 0.
    pub fn row(&self, number: usize) -> Option<ChooserRow<'_>> {
        let number = match (self.folder_above(), number) {
            (Some(_), 0) => return Some(ChooserRow::Up),
            (Some(_), number) => number - 1,
            (None, number) => number,
        };
        let entry = self.entries.as_ref()?.get(*self.shown.get(number)?)?;
        Some(ChooserRow::Entry(entry))
    }

    /// Whether a row is marked as chosen. For a file to write none is, as long as only its name is typed.
    pub fn is_marked(&self, row: usize) -> bool {
        row == self.selected && (self.is_picked || !self.saves())
    }

    /// The chosen row.
    pub fn selected(&self) -> usize {
        self.selected
    }

    /// The folder or file of the chosen row.
    pub fn selected_entry(&self) -> Option<&FolderEntry> {
        match self.row(self.selected)? {
            ChooserRow::Up => None,
            ChooserRow::Entry(entry) => Some(entry),
        }
    }

    /// The folders and files that are shown.
    pub(super) fn shown_entries(&self) -> impl Iterator<Item = &FolderEntry> {
        let entries = self.entries.as_deref().unwrap_or_default();
        self.shown.iter().filter_map(|&number| entries.get(number))
    }

    /// How far the files are scrolled.
    pub fn scroll(&self) -> FormScroll {
        self.scroll
    }

    /// The group that the keys move in.
    pub fn group(&self) -> ChooserGroup {
        self.group
    }

    /// The chosen row of the places or of the recent files, if that is the group.
    pub fn row_in(&self, group: ChooserGroup) -> Option<usize> {
        (self.group == group).then_some(self.row)
    }

    /// The folders in which people keep files.
    pub fn places(&self) -> &[FilePlace] {
        &self.places
    }

    /// The files that were opened last.
    pub fn recent(&self) -> &[RecentFile] {
        &self.recent
    }

    /// What was found in a file or a folder; `None` as long as it is being counted.
    pub fn survey(&self, path: &Path) -> Option<&Survey> {
        self.surveys.get(path)
    }

    /// What is known of the file of the chosen row.
    pub fn facts(&self) -> Option<&FileFacts> {
        match self.survey(&self.selected_entry()?.path)? {
            Survey::Games(facts) => Some(facts),
            Survey::Folder(_) | Survey::Nothing(_) => None,
        }
    }

    /// Whether the file of the chosen row is known to have no games.
    pub fn has_no_games(&self) -> bool {
        let file = self.selected_entry().filter(|_| self.seeks_games());
        let survey = file.and_then(|file| self.survey(&file.path));
        matches!(survey, Some(Survey::Nothing(_)))
    }

    /// The first game of the file of the chosen row, once it is read.
    pub fn preview(&self) -> Option<&OpenedGame> {
        let (place, game) = self.preview.as_ref()?;
        let game = game.as_ref().ok()?;
        (*place == self.facts()?.first).then_some(game)
    }

    /// Whether all files are shown.
    pub fn shows_all(&self) -> bool {
        self.shows_all
    }

    /// The order of the files.
    pub fn order(&self) -> ChooserOrder {
        self.order
    }

    /// What Tab would add to the line.
    pub fn completion(&self) -> Option<&str> {
        let typed = self.typed_name();
        let entry = self.selected_entry().filter(|_| !self.saves())?;
        let name = &entry.name;
        let is_begun = name.to_lowercase().starts_with(&typed.to_lowercase());
        let rest = name.char_indices().nth(typed.chars().count());
        let rest = rest.filter(|_| is_begun)?;
        name.get(rest.0..)
    }

    /// Whether ← goes to the folder above, since there is no name that the caret could move in.
    pub fn goes_up(&self) -> bool {
        let Some(text) = self.form.focused_text() else {
            return false;
        };
        let is_at_end = text.caret() == text.text().len() && self.typed_name().is_empty();
        self.group == ChooserGroup::Files && is_at_end && self.folder_above().is_some()
    }

    /// Replaces the folder, with the name after it selected.
    pub(super) fn set_folder(&mut self, folder: &str) {
        let name = if self.saves() { self.typed_name() } else { "" };
        let line = format!("{folder}{name}");
        self.form.set_text(FieldId::Path, &line);
        select_name(&mut self.form, folder.len());
    }

    /// Replaces the path, with the caret at its end.
    pub(super) fn set_line(&mut self, line: &str) {
        self.form.set_text(FieldId::Path, line);
        self.form.edit(Edit::to(Motion::End));
    }
}
