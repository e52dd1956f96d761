//! Applies commands for the players of the folder.

use super::command::PlayersCommand;
use super::pair::{PairBefore, WantedPair};
use super::span::CurveSpan;
use super::tab::PlayersTab;
use crate::app::effect::{Effect, FileEffect};
use crate::app::file_task::{FileTask, ListRequest, ReadFor};
use crate::app::forms::{Edit, FormScroll, NewGame};
use crate::app::library::{Library, OverList};
use crate::app::menu::Dialog;
use crate::app::now::Now;
use crate::app::start::StartCommand;
use crate::app::{App, Screen};
use crate::rules::ByColor;
use crate::storage::library::{Choice, Source};
use crate::storage::players::{PlayerNames, ReadPlayers};

impl App {
    /// The tab with the players, if it is shown.
    pub fn players_tab(&self) -> Option<&PlayersTab> {
        match &self.screen {
            Screen::Library(library) => library.players(),
            _ => None,
        }
    }

    pub(super) fn players_tab_mut(&mut self) -> Option<&mut PlayersTab> {
        self.library_mut()?.players_mut()
    }

    /// Shows the players of the folder. The page of two of them is shown at once if they are given.
    pub(in crate::app) fn open_players(&mut self, pair: Option<WantedPair>) -> Vec<Effect> {
        match &mut self.screen {
            Screen::Library(library) if matches!(library.source(), Source::Folder(_)) => {
                library.show_players(Some(PlayersTab::new(pair)));
                vec![Effect::File(FileEffect::ReadNames)]
            }
            // The list of the folder comes first.
            Screen::Library(_) => {
                self.over_list = Some(OverList::Players(pair));
                vec![Effect::List(ListRequest::Folder)]
            }
            _ => Vec::new(),
        }
    }

    /// Applies a command for the players.
    pub(in crate::app) fn use_players(&mut self, command: PlayersCommand, now: Now) -> Vec<Effect> {
        match command {
            PlayersCommand::OpenPair => return self.open_pair(now),
            PlayersCommand::PlayAgain => return self.play_again(),
            PlayersCommand::ShowGames
            | PlayersCommand::ShowWith(_)
            | PlayersCommand::ShowOpening(..) => return self.show_games_of_players(command),
            PlayersCommand::Learn => return self.learn(),
            PlayersCommand::Rename => return self.open_player_form(),
            PlayersCommand::Merge => return self.join_alike(),
            PlayersCommand::KeepApart => return self.keep_alike_apart(),
            _ => {}
        }
        let Some(tab) = self.players_tab_mut() else {
            return Vec::new();
        };
        tab.update(command)
    }

    /// The two whose page can be shown: those of the selected game, or from outside of the library those who have played
    /// most.
    pub(in crate::app) fn pair_to_open(&self) -> Option<&[String; 2]> {
        match self.library() {
            Some(library) => library.pair(),
            None => {
                let pair = self.overview.pair.as_ref().map(|(names, _)| names);
                pair.filter(|_| self.can_begin())
            }
        }
    }

    /// Shows two players against each other, over the list of games. Those of a file are other people, who have no page:
    /// their games are shown.
    fn open_pair(&mut self, now: Now) -> Vec<Effect> {
        let Some(names) = self.pair_to_open().cloned() else {
            return Vec::new();
        };
        if let Some(library) = self.library_mut() {
            if !matches!(library.source(), Source::Folder(_)) {
                let label = names.join(" – ");
                let [names, against] = names.map(|name| vec![name]);
                let color = None;
                return library.show_only(vec![Choice::People {
                    label,
                    names,
                    against,
                    color,
                }]);
            }
            let before = PairBefore::Games;
            return self.open_players(Some(WantedPair { names, before }));
        }
        if self.refuses_to_leave() {
            return Vec::new();
        }
        let before = PairBefore::Start;
        self.over_list = Some(OverList::Players(Some(WantedPair { names, before })));
        self.start(StartCommand::Library, now)
    }

    /// Games were read for what they say of the players.
    pub(in crate::app) fn players_read(&mut self, read: ReadPlayers) {
        let names = self.player_names.clone();
        let library = self.library_mut();
        if let Some(tab) = library.and_then(Library::known_players_mut) {
            tab.read(read, &names);
        }
    }

    /// Reads the players again after the games have changed.
    pub(in crate::app) fn read_players_again(&self) -> Option<Effect> {
        let tab = self.library()?.known_players()?;
        tab.players().filter(|_| tab.knows_names)?;
        let names = PlayerNames::clone(&self.player_names);
        Some(Effect::ReadPlayers(Box::new(names)))
    }

    /// Opens the form for a game of the two, in which the one has White who had Black in their last game.
    fn play_again(&mut self) -> Vec<Effect> {
        let Some(players) = self.next_of_pair() else {
            return Vec::new();
        };
        if self.refuses_to_leave() {
            return Vec::new();
        }
        let players = ByColor::new(Some(players.white), Some(players.black));
        let new_game = NewGame::new(&self.settings, players, &self.overview.players);
        self.dialogs = vec![Dialog::NewGame(Box::new(new_game))];
        Vec::new()
    }

    /// Who has which colour in the next game of the two; `None` if one of them is a program.
    pub fn next_of_pair(&self) -> Option<ByColor<String>> {
        let tab = self.players_tab()?;
        let page = tab.pair()?.page();
        let people = tab.players()?.people();
        let [one, other] = page.players.map(|number| people.get(number));
        let both = [one?, other?];
        if both.iter().any(|person| person.is_program) {
            return None;
        }
        let names = both.map(|person| person.name.clone());
        let [white, black] = if page.next_white == 0 {
            names
        } else {
            let [one, other] = names;
            [other, one]
        };
        Some(ByColor { white, black })
    }
}

impl PlayersTab {
    fn update(&mut self, command: PlayersCommand) -> Vec<Effect> {
        match command {
            PlayersCommand::Search => {
                self.searching = !self.searching && self.pair.is_none();
                self.search.edit(Edit::SelectAll);
            }
            PlayersCommand::Choose(step) => self.step(step),
            PlayersCommand::ChooseRow(row) => {
                self.searching = false;
                self.select(row);
            }
            PlayersCommand::HeadToHead => match self.pair.take() {
                Some(_) => self.scroll = FormScroll::default(),
                None => {
                    let rival = self.page().and_then(|page| page.opponents.first());
                    if let Some((rival, _)) = rival.cloned() {
                        self.meet(rival);
                    }
                }
            },
            PlayersCommand::Against(other) => self.meet(other),
            PlayersCommand::Span(span) => self.span = span,
            PlayersCommand::StepSpan(step) => {
                let next = step.among(&CurveSpan::ALL, Some(&self.span));
                self.span = next.unwrap_or_default();
            }
            PlayersCommand::Game(step) => {
                if let Some(pair) = &mut self.pair {
                    pair.step(step);
                }
            }
            PlayersCommand::Review => {
                let at = self.pair.as_ref().map(|pair| pair.at());
                return at.map_or_else(Vec::new, |at| self.review(at));
            }
            PlayersCommand::ReviewGame(at) => return self.review(at),
            // The view replaces one of the others; the rest are for the whole program.
            _ => {}
        }
        Vec::new()
    }

    /// Reads a game of the two, to be reviewed.
    fn review(&mut self, at: usize) -> Vec<Effect> {
        let players = self.players.clone();
        let place = players.and_then(|players| self.pair.as_mut()?.mark(at, &players));
        self.asked.clone_from(&place);
        let read = place.map(|place| Effect::FileTask(FileTask::Read(ReadFor::Pair, place)));
        read.into_iter().collect()
    }

    /// Edits the line for a name.
    pub(in crate::app) fn edit_search(&mut self, edit: Edit) {
        let before = self.search.text().to_owned();
        self.search.edit(edit);
        if self.search.text() != before {
            self.find(&[]);
        }
    }

    /// Focuses the line for a name.
    pub(in crate::app) fn begin_search(&mut self) {
        self.searching = true;
    }
}
