//! The tab that is shown.

use super::list::Library;
use super::tab::Tab;
use super::update::LibraryUpdate;
use crate::app::effect::Effect;
use crate::app::players::PlayersTab;
use crate::storage::library::Source;

impl Library {
    /// The tab that is shown.
    pub fn tab(&self) -> Tab {
        match self.source {
            Source::Trash(_) => Tab::Trash,
            _ if self.players.is_some() => Tab::Players,
            Source::Folder(_) | Source::File(_) | Source::Text(_) => Tab::Games,
        }
    }

    /// The tabs that there are: a text has no trash.
    pub fn tabs(&self) -> Vec<Tab> {
        let is_there = |tab: &Tab| match tab {
            Tab::Trash => self.is_trash() || self.source.trash().is_some(),
            // Players and exercises are those of our own games, whichever list is shown.
            Tab::Games | Tab::Position | Tab::Players | Tab::Practice => true,
        };
        Tab::ALL.into_iter().filter(is_there).collect()
    }

    /// The players, if their tab is shown.
    pub fn players(&self) -> Option<&PlayersTab> {
        self.players.as_deref()
    }

    pub(in crate::app) fn players_mut(&mut self) -> Option<&mut PlayersTab> {
        self.players.as_deref_mut()
    }

    /// The players, shown or behind the games of one of them.
    pub(in crate::app) fn known_players(&self) -> Option<&PlayersTab> {
        let players = self.players.as_deref();
        players.or(self.players_behind.as_deref())
    }

    pub(in crate::app) fn known_players_mut(&mut self) -> Option<&mut PlayersTab> {
        let players = self.players.as_deref_mut();
        players.or(self.players_behind.as_deref_mut())
    }

    /// Shows the tab with the players, or puts it away.
    pub(in crate::app) fn show_players(&mut self, players: Option<PlayersTab>) {
        self.players = players.map(Box::new);
        self.players_behind = None;
        self.searching = false;
        self.choosing = None;
    }

    /// Shows the games in place of the players, to whom Esc leads back if all of them are known.
    pub(in crate::app) fn show_games_of_players(&mut self) {
        let players = self.players.take();
        self.show_players(None);
        self.players_behind = players.filter(|tab| tab.players().is_some());
    }

    /// Shows a tab. The games and the trash are lists of their own.
    pub(super) fn show_tab(&mut self, tab: Tab) -> LibraryUpdate {
        self.searching = false;
        match (tab, &self.source) {
            (Tab::Games, Source::Trash(of)) => self.list(Some(Source::clone(of))),
            (Tab::Games, _) => {
                self.show_players(None);
                vec![Effect::StopPlayers].into()
            }
            (Tab::Trash, source) => self.list(source.trash()),
            // Their names are read first, and the others are other screens.
            (Tab::Players | Tab::Position | Tab::Practice, _) => LibraryUpdate::default(),
        }
    }
}
