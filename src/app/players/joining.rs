//! Joining the names of a player, and taking that back.

use std::sync::Arc;

use super::form::PlayerForm;
use super::tab::PlayersTab;
use crate::app::App;
use crate::app::effect::{Effect, FileEffect};
use crate::app::failure::Failure;
use crate::app::forms::{EntryFault, Fault, FieldId};
use crate::app::menu::Dialog;
use crate::app::notice::Notice;
use crate::storage::FileFault;
use crate::storage::players::PlayerNames;

impl App {
    /// Which names belong to one player was read. What is wrong with the file is told.
    pub(in crate::app) fn names_read(
        &mut self,
        names: PlayerNames,
        fault: Option<FileFault>,
    ) -> Vec<Effect> {
        if let Some(fault) = fault {
            self.notice = Some(Notice::Failed(Failure::NamesNotRead(fault)));
        }
        let Some(tab) = self.players_tab_mut() else {
            return Vec::new();
        };
        tab.knows_names = true;
        self.know_names(names.clone());
        vec![Effect::ReadPlayers(Box::new(names))]
    }

    /// Joins two similar names, and selects the player who has both: the key to change that is his.
    pub(super) fn join_alike(&mut self) -> Vec<Effect> {
        if self.refuses_to_write() {
            return Vec::new();
        }
        let Some([fewer, more]) = self.players_tab().and_then(PlayersTab::alike) else {
            return Vec::new();
        };
        let all = fewer.spellings.iter().chain([&fewer.name]);
        let all: Vec<String> = all.cloned().collect();
        let mut names = PlayerNames::clone(&self.player_names);
        names.join(&all, &more.name);
        let joined = Notice::NamesJoined {
            name: fewer.name.clone(),
            player: more.name.clone(),
        };
        let kept = more.spellings.clone();
        if let Some(tab) = self.players_tab_mut() {
            tab.empty_search(&kept);
        }
        self.notice = Some(joined);
        self.names_changed(names)
    }

    /// Notes that two similar names belong to two players.
    pub(super) fn keep_alike_apart(&mut self) -> Vec<Effect> {
        if self.refuses_to_write() {
            return Vec::new();
        }
        let Some([fewer, more]) = self.players_tab().and_then(PlayersTab::alike) else {
            return Vec::new();
        };
        let mut names = PlayerNames::clone(&self.player_names);
        names.keep_apart(&fewer.name, &more.name);
        if let Some(tab) = self.players_tab_mut() {
            tab.tell_alike(&names);
        }
        self.know_names(names.clone());
        vec![Effect::File(FileEffect::SaveNames(Box::new(names)))]
    }

    /// Whether nothing can be written now, which is told.
    fn refuses_to_write(&mut self) -> bool {
        let trouble = self.saving.trouble().cloned();
        let refuses = trouble.is_some();
        self.notice = trouble.or(self.notice.take());
        refuses
    }

    /// Takes which names belong to one player.
    pub(in crate::app) fn know_names(&mut self, names: PlayerNames) {
        let names = Arc::new(names);
        self.player_names = names.clone();
        if let Some(library) = self.library_mut() {
            library.set_names(names);
        }
    }

    /// Saves which names belong to one player, and counts the games anew.
    fn names_changed(&mut self, names: PlayerNames) -> Vec<Effect> {
        self.know_names(names.clone());
        let names = Box::new(names);
        vec![
            Effect::File(FileEffect::SaveNames(names.clone())),
            Effect::ReadPlayers(names),
        ]
    }

    pub(super) fn open_player_form(&mut self) -> Vec<Effect> {
        let tab = self.players_tab();
        let tab = tab.filter(|tab| tab.pair().is_none() && tab.knows_names);
        let form = tab.and_then(|tab| {
            let person = tab.person().filter(|person| !person.is_program)?;
            let spellings = person.spellings.clone();
            let joined = tab.joined(&self.player_names);
            Some(PlayerForm::new(&person.name, spellings, joined))
        });
        if let Some(form) = form {
            self.dialogs = vec![Dialog::Player(Box::new(form))];
        }
        Vec::new()
    }

    /// Takes the name that was entered, and gives back the names that are taken back.
    pub(in crate::app) fn submit_player(&mut self) -> Vec<Effect> {
        if self.refuses_to_write() {
            self.dialogs.clear();
            return Vec::new();
        }
        let Some(Dialog::Player(mut form)) = self.dialogs.pop() else {
            return Vec::new();
        };
        let Some(tab) = self.players_tab() else {
            return Vec::new();
        };
        if form.name().is_some_and(|name| tab.has_met(name)) {
            let fault = Fault::new(FieldId::PlayerName, EntryFault::PlayedEachOther);
            form.form.show_fault(fault);
            self.dialogs.push(Dialog::Player(form));
            return Vec::new();
        }
        let shown = tab.person().map(|person| person.name.clone());
        let mut names = PlayerNames::clone(&self.player_names);
        let back: Vec<&String> = form.taken_back().collect();
        back.iter().for_each(|name| names.part(name));
        if let Some(name) = form.name().filter(|name| shown.as_deref() != Some(*name)) {
            let spellings = form.spellings.iter().chain(&shown);
            let moved: Vec<String> = spellings.filter(|it| !back.contains(it)).cloned().collect();
            names.join(&moved, name);
        }
        if names == *self.player_names {
            return Vec::new();
        }
        self.names_changed(names)
    }
}
