//! Finds what is typed among the files and folders.

use std::path::PathBuf;

use super::command::ChooserPurpose;
use super::line::in_line;
use super::state::{Chooser, ChooserRow};
use crate::app::effect::Effect;
use crate::app::forms::{FormScroll, common_prefix};
use crate::app::picture::PictureKind;
use crate::app::step::Step;
use crate::storage::library::{FolderEntry, Survey};

impl Chooser {
    /// Whether the name that was typed is only a part of that of the chosen row, which is seen to be chosen, or that of a folder.
    pub(super) fn completes_by_row(&self) -> bool {
        let typed = self.typed_name();
        let mut files = self.shown_entries().filter(|entry| !entry.is_folder);
        !self.saves() && self.selected_entry().is_some() && files.all(|file| file.name != typed)
    }

    /// Completes the name as far as all that is shown agrees, else by the chosen row. If there is nothing to add, goes to what
    /// else is chosen.
    pub(in crate::app) fn complete(&mut self) -> Vec<Effect> {
        let (folder, typed) = self.split();
        let names = self
            .shown_entries()
            .map(in_line)
            .filter(|name| name.starts_with(typed));
        let names: Vec<String> = names.collect();
        let common = common_prefix(names.iter().map(String::as_str));
        let chosen = self.selected_entry().map(in_line);
        let name = if self.saves() {
            Some(common).filter(|common| common.len() > typed.len())
        } else if self.is_picked || common.len() <= typed.len() {
            let is_meant = self.is_picked || !typed.is_empty();
            chosen.filter(|_| is_meant)
        } else {
            Some(common)
        };
        let Some(line) = name.map(|name| format!("{folder}{name}")) else {
            if self.form.rows.len() > 1 {
                self.form.step_focus(Step::Forward);
            }
            return Vec::new();
        };
        self.set_line(&line);
        self.revise()
    }

    /// Finds the entries that begin with the typed name, or if there are none those with it anywhere.
    pub(super) fn find_shown(&mut self) {
        let typed = if self.saves() {
            String::new()
        } else {
            self.typed_name().to_lowercase()
        };
        let entries = self.entries.as_deref().unwrap_or_default().iter();
        let is_of_picture =
            |name: &str| PictureKind::of_path(name, PictureKind::Position).is_some();
        let has_all = self.purpose != ChooserPurpose::Picture;
        let is_meant =
            |entry: &&FolderEntry| has_all || entry.is_folder || is_of_picture(&entry.name);
        let place = |entry: &FolderEntry| entry.name.to_lowercase().find(&typed);
        let found = entries.enumerate().filter(|(_, entry)| is_meant(entry));
        let found = found.filter_map(|it| Some((it, place(it.1)?)));
        let mut found: Vec<((usize, &FolderEntry), usize)> = found.collect();
        if found.iter().any(|(_, place)| *place == 0) {
            found.retain(|(_, place)| *place == 0);
        }
        let mut shown: Vec<(usize, &FolderEntry)> = found.into_iter().map(|it| it.0).collect();
        shown.sort_by(|&one, &other| self.order.compare(one, other));
        self.shown = shown.into_iter().map(|(number, _)| number).collect();
        self.select_likely();
        self.scroll = FormScroll::default();
    }

    /// Chooses what is typed, the file that was opened last, or else the first one below the folders in which no games are
    /// missing.
    pub(super) fn select_likely(&mut self) {
        let entries = || {
            (0..self.count()).filter_map(|row| match self.row(row)? {
                ChooserRow::Entry(entry) => Some((row, entry)),
                ChooserRow::Up => None,
            })
        };
        let files = || {
            let files = entries().filter(|(_, entry)| !entry.is_folder);
            files.map(|(row, entry)| (row, &entry.path))
        };
        let typed = self.typed_name();
        if let Some((row, _)) = entries().find(|(_, entry)| entry.name == typed) {
            self.selected = row;
            return;
        }
        let last = self.recent.first().filter(|_| typed.is_empty());
        let last = last.and_then(|last| files().find(|(_, path)| **path == last.path));
        let has_games = |path: &PathBuf| !matches!(self.survey(path), Some(Survey::Nothing(_)));
        let first = || files().find(|(_, path)| has_games(path));
        let likely = last.or_else(first).or_else(|| files().next());
        self.selected = likely.map_or(0, |(row, _)| row);
    }
}
