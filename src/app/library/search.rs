//! The search line of a list.

use super::list::Library;
use crate::app::effect::Effect;
use crate::app::forms::{Edit, TextField};

impl Library {
    /// The search line.
    pub fn search(&self) -> &TextField {
        &self.search
    }

    /// Whether the search line has the focus.
    pub fn is_searching(&self) -> bool {
        self.searching
    }

    /// Focuses the search line.
    pub(in crate::app) fn begin_search(&mut self) {
        if let Some(players) = self.players_mut() {
            return players.begin_search();
        }
        self.searching = true;
    }

    /// Edits the search line.
    pub(in crate::app) fn edit_search(&mut self, edit: Edit) -> Vec<Effect> {
        if let Some(players) = self.players_mut() {
            players.edit_search(edit);
            return Vec::new();
        }
        let before = self.search.text().to_owned();
        self.search.edit(edit);
        if self.search.text() == before {
            Vec::new()
        } else {
            self.search_changed()
        }
    }

    /// Empties the search line.
    pub(super) fn empty_search(&mut self) -> Vec<Effect> {
        self.search = TextField::default();
        self.search_changed()
    }

    fn search_changed(&mut self) -> Vec<Effect> {
        self.catalog.search(self.search.text());
        self.first = 0;
        self.select(0)
    }
}
