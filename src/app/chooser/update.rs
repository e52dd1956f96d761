//! Applies commands to the choice of a file.

use std::path::PathBuf;
use std::time::Duration;

use super::command::{ChooserColumn, ChooserCommand, ChooserGroup};
use super::line::{as_folder, typed_after_folder};
use super::state::{Chooser, ChooserRow};
use crate::app::effect::Effect;
use crate::app::file_task::{FileTask, ReadFor};
use crate::app::forms::{Edit, FieldId, FormScroll, Motion};
use crate::app::save_target::Existing;
use crate::app::step::Step;

/// What Enter or a double click asks of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) enum ChooserAction {
    /// Nothing more than these effects.
    Effects(Vec<Effect>),
    /// Open this file.
    Open(PathBuf),
    /// Open the file at the typed path.
    OpenTyped(String),
}

impl Chooser {
    /// What has to be found out at the beginning.
    pub(in crate::app) fn begin(&self) -> Vec<Effect> {
        vec![Effect::FileTask(FileTask::FindPlaces), self.list()]
    }

    fn list(&self) -> Effect {
        Effect::FileTask(FileTask::ListFolder {
            folder: self.folder.clone(),
            all: self.shows_all,
        })
    }

    /// Applies a command.
    pub(in crate::app) fn update(
        &mut self,
        command: ChooserCommand,
        now: Duration,
    ) -> ChooserAction {
        let effects = match command {
            ChooserCommand::Step(step) => {
                self.step(step);
                Vec::new()
            }
            // The view replaces it.
            ChooserCommand::Page(_) => Vec::new(),
            ChooserCommand::Select(row) => {
                self.scroll.is_free = false;
                self.select(row)
            }
            ChooserCommand::Click(row) => return self.click(row, now),
            ChooserCommand::FolderUp => self.go_up(),
            // A program can have any name.
            ChooserCommand::ShowAll if !self.seeks_games() => Vec::new(),
            ChooserCommand::ShowAll => {
                self.shows_all = !self.shows_all;
                vec![self.list()]
            }
            ChooserCommand::SortBy(column) => {
                self.sort_by(column);
                Vec::new()
            }
            ChooserCommand::Group(step) => {
                self.next_group(step);
                Vec::new()
            }
            ChooserCommand::Place(number) => self.go_to_place(number),
            ChooserCommand::Recent(number) => return self.open_recent(number),
            ChooserCommand::Forget => self.forget(),
        };
        ChooserAction::Effects(effects)
    }

    /// Chooses another place or recent file.
    fn step(&mut self, step: Step) {
        let count = match self.group {
            ChooserGroup::Files => return,
            ChooserGroup::Places => self.places.len(),
            ChooserGroup::Recent => self.recent.len(),
        };
        self.row = step.from(self.row, count.saturating_sub(1));
    }

    fn select(&mut self, row: usize) -> Vec<Effect> {
        self.group = ChooserGroup::Files;
        self.form.focus_on(FieldId::Path);
        self.selected = row.min(self.count().saturating_sub(1));
        self.take_name();
        self.is_picked = true;
        // What Tab would add stands after the path.
        self.form.edit(Edit::to(Motion::End));
        self.ask_preview().into_iter().collect()
    }

    /// Takes the name of the chosen file over, where a file is chosen to be written.
    fn take_name(&mut self) {
        let file = self.selected_entry().filter(|entry| !entry.is_folder);
        if let Some(name) = file.map(|file| file.name.clone()).filter(|_| self.saves()) {
            let line = format!("{}{name}", self.split().0);
            self.set_line(&line);
            self.sync_picture();
            self.line = line;
            self.form.fault = None;
            self.existing = Existing::default();
        }
    }

    /// Sorts the files. The chosen row stays chosen.
    fn sort_by(&mut self, column: ChooserColumn) {
        self.order = self.order.clicked(column);
        let chosen = self.selected_entry().map(|entry| entry.path.clone());
        self.find_shown();
        let is_chosen = |row: &usize| matches!(self.row(*row), Some(ChooserRow::Entry(entry)) if Some(&entry.path) == chosen.as_ref());
        let row = (0..self.count()).find(is_chosen);
        self.selected = row.unwrap_or(self.selected);
    }

    fn click(&mut self, row: usize, now: Duration) -> ChooserAction {
        if self.clicked.is_second(row, now) {
            return self.open_row(row);
        }
        ChooserAction::Effects(self.select(row))
    }

    /// Goes to the next group that has rows.
    fn next_group(&mut self, step: Step) {
        let all = ChooserGroup::ALL;
        let mut at = all.iter().position(|group| *group == self.group);
        let next = |_| {
            at = step.around(at, all.len());
            all.get(at?).copied()
        };
        let has_rows = |group: &ChooserGroup| match group {
            ChooserGroup::Files => true,
            ChooserGroup::Places => !self.places.is_empty(),
            ChooserGroup::Recent => !self.recent.is_empty(),
        };
        let found = (0..all.len()).filter_map(next).find(has_rows);
        self.group = found.unwrap_or(ChooserGroup::Files);
        self.row = 0;
    }

    fn go_to_place(&mut self, number: usize) -> Vec<Effect> {
        match self.places.get(number).map(|place| as_folder(&place.path)) {
            Some(line) => self.go_to(&line),
            None => Vec::new(),
        }
    }

    fn go_up(&mut self) -> Vec<Effect> {
        match self.folder_above().map(as_folder) {
            Some(line) => self.go_to(&line),
            None => Vec::new(),
        }
    }

    pub(super) fn go_to(&mut self, line: &str) -> Vec<Effect> {
        self.group = ChooserGroup::Files;
        self.form.focus_on(FieldId::Path);
        self.set_folder(line);
        self.revise()
    }

    fn open_recent(&mut self, number: usize) -> ChooserAction {
        self.group = ChooserGroup::Recent;
        self.row = number;
        match self.recent.get(number) {
            Some(file) if !file.is_missing => ChooserAction::Open(file.path.clone()),
            _ => ChooserAction::Effects(Vec::new()),
        }
    }

    fn forget(&mut self) -> Vec<Effect> {
        let chosen = self.row_in(ChooserGroup::Recent);
        let file = chosen.and_then(|row| self.recent.get(row));
        let task = file.map(|file| FileTask::ForgetOpened(file.path.clone()));
        task.map(Effect::FileTask).into_iter().collect()
    }

    /// What Enter does.
    pub(in crate::app) fn submit(&mut self) -> ChooserAction {
        match self.group {
            ChooserGroup::Places => ChooserAction::Effects(self.go_to_place(self.row)),
            ChooserGroup::Recent => self.open_recent(self.row),
            ChooserGroup::Files if self.is_picked || self.completes_by_row() => {
                self.open_row(self.selected)
            }
            ChooserGroup::Files if !self.typed_name().is_empty() => {
                ChooserAction::OpenTyped(self.line.clone())
            }
            // There is no name to write to yet.
            ChooserGroup::Files if self.saves() => ChooserAction::Effects(Vec::new()),
            ChooserGroup::Files => self.open_row(self.selected),
        }
    }

    fn open_row(&mut self, row: usize) -> ChooserAction {
        let entry = match self.row(row) {
            None => return ChooserAction::Effects(Vec::new()),
            Some(ChooserRow::Up) => return ChooserAction::Effects(self.go_up()),
            Some(ChooserRow::Entry(entry)) => entry,
        };
        if !entry.is_folder {
            return ChooserAction::Open(entry.path.clone());
        }
        let line = as_folder(&entry.path);
        ChooserAction::Effects(self.go_to(&line))
    }

    /// Follows the line after it was changed.
    pub(in crate::app) fn revise(&mut self) -> Vec<Effect> {
        if let Some(path) = typed_after_folder(self.form.text(FieldId::Path)) {
            let path = path.to_owned();
            self.set_line(&path);
        }
        self.sync_picture();
        self.sync_export();
        if self.form.is_on(FieldId::Append) == Some(true) {
            self.form.fault = None;
        }
        let line = self.form.text(FieldId::Path);
        if line == self.line {
            return Vec::new();
        }
        self.line = line.to_owned();
        self.form.fault = None;
        self.existing = Existing::default();
        self.is_fresh = false;
        self.is_picked = false;
        self.group = ChooserGroup::Files;
        let folder = self.folder_of_line();
        if folder == self.folder {
            self.find_shown();
            return self.ask_preview().into_iter().collect();
        }
        self.folder = folder;
        self.entries = None;
        self.shown.clear();
        self.scroll = FormScroll::default();
        let survey = Some(Effect::Survey(Vec::new())).filter(|_| self.seeks_games());
        survey.into_iter().chain([self.list()]).collect()
    }

    /// Has the first game of the chosen file read, unless it is known.
    pub(super) fn ask_preview(&mut self) -> Option<Effect> {
        let first = self.facts()?.first.clone();
        let is_known = self
            .preview
            .as_ref()
            .is_some_and(|(place, _)| *place == first);
        if is_known || self.asked.as_ref() == Some(&first) {
            return None;
        }
        self.asked = Some(first.clone());
        Some(Effect::FileTask(FileTask::Read(ReadFor::Chooser, first)))
    }

    /// Scrolls the files to make this the first row.
    pub(in crate::app) fn scroll_to(&mut self, row: usize) {
        self.scroll = FormScroll::to(row);
    }
}
