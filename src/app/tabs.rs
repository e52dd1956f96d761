//! What is told beside the names of the library's tabs.

use super::App;
use super::library::Tab;

impl App {
    /// The number beside the name of a tab, if there is something to be told.
    pub fn tab_badge(&self, tab: Tab) -> Option<usize> {
        let library = self.library()?;
        match tab {
            Tab::Games => None,
            Tab::Practice => Some(self.due_exercises()).filter(|&count| count > 0),
            Tab::Trash => library.deleted_games().filter(|&count| count > 0),
        }
    }
}
