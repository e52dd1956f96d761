//! What is told beside the names of the library's tabs.

use super::App;
use super::library::Tab;

impl App {
    /// The tabs of the library; without a list those of the saved games.
    pub fn tabs(&self) -> Vec<Tab> {
        match self.library() {
            Some(library) => library.tabs(),
            None if self.position_search().is_some() => {
                let has_list = |tab: &Tab| !matches!(tab, Tab::Players | Tab::Trash);
                Tab::ALL.into_iter().filter(has_list).collect()
            }
            None => Vec::new(),
        }
    }

    /// The number beside the name of a tab, if there is something to be told.
    pub fn tab_badge(&self, tab: Tab) -> Option<usize> {
        let library = self.library();
        match tab {
            Tab::Games | Tab::Players | Tab::Position => None,
            Tab::Practice => Some(self.due_exercises()).filter(|&count| count > 0),
            Tab::Trash => library?.deleted_games().filter(|&count| count > 0),
        }
    }
}
