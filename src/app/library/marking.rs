//! Choosing several games of a list.

use super::list::Library;
use crate::app::effect::Effect;
use crate::storage::library::GamePlace;

impl Library {
    /// Whether the game of a row is chosen.
    pub fn is_chosen(&self, row: usize) -> bool {
        if self.marked.is_empty() {
            return row == self.selected;
        }
        let number = self.catalog.number(row);
        number.is_some_and(|number| self.marked.contains(&number))
    }

    /// How many games are chosen, if they are several.
    pub fn several(&self) -> Option<usize> {
        Some(self.marked.len()).filter(|count| *count > 1)
    }

    /// Where the chosen games are.
    pub(in crate::app) fn chosen_places(&self) -> Vec<GamePlace> {
        if self.marked.is_empty() {
            let selected = self.selected_row().map(|row| row.place);
            return selected.into_iter().collect();
        }
        let rows = (0..self.catalog.len()).filter(|row| self.is_chosen(*row));
        let places = rows.filter_map(|row| Some(self.catalog.row(row)?.place));
        places.collect()
    }

    /// Chooses no game but the selected one.
    pub(super) fn unmark(&mut self) {
        self.marked.clear();
        self.anchor = None;
    }

    /// Chooses a game besides the others, or no longer.
    pub(super) fn mark(&mut self, row: usize) -> Vec<Effect> {
        if self.marked.is_empty() {
            self.marked.extend(self.catalog.number(self.selected));
        }
        let Some(number) = self.catalog.number(row) else {
            return Vec::new();
        };
        if !self.marked.remove(&number) {
            self.marked.insert(number);
        }
        self.anchor = Some(row);
        self.go_to(row)
    }

    /// Chooses the games from the one at which choosing began to this one.
    pub(super) fn mark_to(&mut self, row: usize) -> Vec<Effect> {
        let from = *self.anchor.get_or_insert(self.selected);
        let rows = from.min(row)..=from.max(row);
        self.marked = rows.filter_map(|row| self.catalog.number(row)).collect();
        self.go_to(row)
    }

    /// Chooses all games that are shown.
    pub(super) fn mark_all(&mut self) {
        let rows = 0..self.catalog.len();
        self.marked = rows.filter_map(|row| self.catalog.number(row)).collect();
    }
}
