//! The search line of a list.

use super::list::Library;
use crate::app::effect::Effect;
use crate::app::forms::{Edit, Motion, TextField};

impl Library {
    /// The search line.
    pub fn search(&self) -> &TextField {
        &self.search
    }

    /// Whether the search line has the focus.
    pub fn is_searching(&self) -> bool {
        self.searching
    }

    /// The line that is typed into.
    pub(in crate::app) fn edited_text(&self) -> Option<&TextField> {
        match (self.players(), self.choosing()) {
            (Some(tab), _) => tab.is_searching().then_some(tab.search()),
            (None, Some(choosing)) => choosing.line(),
            (None, None) => self.searching.then_some(&self.search),
        }
    }

    /// Focuses the search line, unless it is chosen what the list is narrowed to.
    pub(in crate::app) fn begin_search(&mut self) {
        if let Some(players) = self.players_mut() {
            return players.begin_search();
        }
        self.searching = self.choosing.is_none();
    }

    /// Edits the line that is typed into. Backspace in the empty search line takes back what was chosen last.
    pub(in crate::app) fn edit_search(&mut self, edit: Edit) -> Vec<Effect> {
        if let Some(players) = self.players_mut() {
            players.edit_search(edit);
            return Vec::new();
        }
        if self.choosing.is_some() {
            self.edit_choosing(edit);
            return Vec::new();
        }
        let before = self.search.text().to_owned();
        if before.is_empty() && edit == Edit::Delete(Motion::Left) {
            return self.take_back_choice();
        }
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
        let searched = self.search.text().to_owned();
        self.list_others(|catalog| catalog.search(&searched))
    }
}
