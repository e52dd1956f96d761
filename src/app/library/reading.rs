//! Taking the games of a list as they are read.

use super::list::{Again, Library, empty_catalog};
use crate::app::effect::Effect;
use crate::app::forms::FormScroll;
use crate::storage::library::{Batch, Row};

impl Library {
    /// Whether games are still being read.
    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// The part of the games read so far, from 0 to 1; `None` if reading has ended.
    pub fn part_read(&self) -> Option<f32> {
        let (read, total) = self.reading?;
        Some((read as f32 / total.max(1) as f32).min(1.0))
    }

    /// Starts reading the list again after a change. The selected game stays so, or if it is gone, the row.
    pub(in crate::app) fn begin_anew(&mut self) {
        self.again = Some(self.to_select_again());
        let choices = self.catalog.choices().to_vec();
        self.catalog = empty_catalog(&self.source, &self.end_names);
        self.catalog.name_players(self.names.clone());
        self.catalog.search(self.search.text());
        self.catalog.narrow(choices);
        self.reading = Some((0, 0));
        self.preview = None;
        self.unmark();
    }

    /// Adds more games. If rows are added above the selected one, the selection and the scroll position move
    /// along.
    pub(in crate::app) fn add_batch(&mut self, batch: Batch) -> Vec<Effect> {
        let before = self.catalog.id(self.selected);
        let anchor = self.anchor.and_then(|row| self.catalog.id(row));
        self.catalog.add(&batch.pages);
        self.anchor = anchor.and_then(|id| self.catalog.index_of(id));
        self.reading = (!batch.finished).then_some((batch.read, batch.total));
        let moved = before.and_then(|id| self.catalog.index_of(id));
        if let Some(row) = moved.filter(|&row| row > self.selected && self.selected > 0) {
            self.scroll.first += row - self.selected;
            self.selected = row;
        }
        if batch.finished {
            self.before = None;
            // A list that is still to be sorted has the game in another row then.
            if self.sort_if_needed().is_empty() {
                self.select_again();
            }
            self.selected = self.selected.min(self.catalog.len().saturating_sub(1));
            self.compare();
        }
        let mut effects = self.read_selected();
        effects.extend(self.sort_or_seek());
        effects
    }

    /// What is to be selected if the list is read again now.
    pub(super) fn to_select_again(&self) -> Again {
        let selected = || {
            let place = self.selected_row()?.place;
            let (path, start) = place.beginning()?;
            Some(Again::Game(path.into(), start))
        };
        self.again.clone().or_else(selected).unwrap_or(Again::Row)
    }

    /// Selects the game that was selected before the list was read again, which may be in another row, or the restored one.
    pub(super) fn select_again(&mut self) {
        let Some(Again::Game(path, start)) = self.again.take() else {
            return;
        };
        // It is mostly where it was, and a list can be long.
        let mut rows = [self.selected].into_iter().chain(0..self.catalog.len());
        let is_it = |row: &Row| row.place.beginning() == Some((&path, start));
        let found = rows.find(|&row| self.catalog.row(row).as_ref().is_some_and(is_it));
        if let Some(row) = found.filter(|&row| row != self.selected) {
            // A list at its top is scrolled only as far as it takes to show the game.
            self.scroll = match self.scroll.first {
                0 => FormScroll::default(),
                first => FormScroll::to((first + row).saturating_sub(self.selected)),
            };
            self.selected = row;
        }
    }
}
