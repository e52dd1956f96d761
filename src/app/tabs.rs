//! The tabs of the library: which there are, how they are shown from elsewhere, and what is told beside their names.

use super::effect::Effect;
use super::library::{LibraryCommand, OverList, Tab};
use super::now::Now;
use super::practice::PracticeCommand;
use super::start::StartCommand;
use super::{App, Screen};

impl App {
    /// The tabs of the library; without a list those of the saved games.
    pub fn tabs(&self) -> Vec<Tab> {
        match self.library() {
            Some(library) => library.tabs(),
            None if self.position_search().is_some() || self.lists_learners() => Tab::ALL.to_vec(),
            None => Vec::new(),
        }
    }

    /// Whether the players with exercises are on the screen, not a series.
    fn lists_learners(&self) -> bool {
        self.practice().is_some_and(|it| it.players().is_some())
    }

    /// Whether a tab can be shown from here. From outside of the library all tabs are those of the saved games.
    pub(super) fn offers_tab(&self, tab: Tab) -> bool {
        if self.is_in_library() {
            return self.shown_tab() != Some(tab) && self.tabs().contains(&tab);
        }
        self.can_begin()
    }

    /// Whether the tabs are on the screen.
    pub(super) fn is_in_library(&self) -> bool {
        matches!(
            self.screen,
            Screen::Library(_) | Screen::Position(_) | Screen::Practice(_)
        )
    }

    /// Shows a tab of the saved games, from outside of the library.
    pub(super) fn open_tab(&mut self, tab: Tab, now: Now) -> Vec<Effect> {
        if self.refuses_to_leave() {
            return Vec::new();
        }
        match tab {
            Tab::Games => {}
            Tab::Players => self.over_list = Some(OverList::Players(None)),
            Tab::Position => {
                self.show_position_tab();
                return Vec::new();
            }
            Tab::Practice => return self.practise(PracticeCommand::Open),
            Tab::Trash => self.over_list = Some(OverList::Trash),
        }
        self.start(StartCommand::Library, now)
    }

    /// The list of the folder begins, over which something may be wanted.
    pub(super) fn show_over_list(&mut self, now: Now) -> Vec<Effect> {
        match self.over_list.take() {
            None => Vec::new(),
            Some(OverList::Players(pair)) => self.open_players(pair),
            Some(OverList::Trash) => self.apply(LibraryCommand::ShowTab(Tab::Trash).into(), now),
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
