//! The settings on the screen: their pages, engines, and what is looked for.

use std::path::Path;

use super::App;
use super::chooser::{Chooser, ChooserPurpose};
use super::effect::{Effect, FileEffect, WindowEffect};
use super::file_task::FileTask;
use super::forms::FieldId;
use super::menu::Dialog;
use super::notice::Notice;
use super::review::Review;
use super::settings::{
    Machine, Offer, SettingsCommand, SettingsForm, SettingsPage, add_engine, remove_engine,
};
use crate::external::engine_name;
use crate::sound::Sound;
use crate::storage::Settings;
use crate::storage::library::expand;

impl App {
    pub(super) fn change_setting(&mut self, command: SettingsCommand) -> Vec<Effect> {
        match command {
            SettingsCommand::Show => self.toggle_settings(),
            SettingsCommand::Page(page) => self.show_settings_page(page),
            SettingsCommand::Languages => self.open_settings_at(SettingsPage::Language),
            SettingsCommand::Engines => self.open_settings_at(SettingsPage::Engines),
            SettingsCommand::UseEngine => self.use_engine(),
            SettingsCommand::Find => self.find_setting(),
            SettingsCommand::ResetPage => self.reset_settings_page(),
            SettingsCommand::UndoReset => self.undo_settings_reset(),
            SettingsCommand::ToggleSound => self.toggle_sound(),
            SettingsCommand::Hear(sound) => self.audible(sound).into_iter().collect(),
            SettingsCommand::FullScreen => vec![Effect::Window(WindowEffect::ToggleFullScreen)],
            SettingsCommand::FindEngines => vec![Effect::FileTask(FileTask::FindEngines)],
            SettingsCommand::AddEngine => self.ask_for_engine(false),
            SettingsCommand::ChooseEngine => self.ask_for_engine(true),
            SettingsCommand::TryEngine => self.try_engine(),
            SettingsCommand::RemoveEngine => self.ask_removal(),
            SettingsCommand::AnswerRemoval(answer) => self.answer_removal(answer),
            SettingsCommand::CopyFolder => self.copy_folder(),
        }
    }

    /// Opens or closes the settings. A piece in hand is put down.
    fn toggle_settings(&mut self) -> Vec<Effect> {
        if let Some(Dialog::Settings(_)) = self.dialog() {
            self.dialogs.pop();
            return Vec::new();
        }
        self.close_menu();
        self.release_board();
        let form = SettingsForm::new(self.offer());
        self.dialogs.push(Dialog::Settings(Box::new(form)));
        vec![Effect::FileTask(FileTask::FindEngines)]
    }

    /// Opens the settings at a page.
    fn open_settings_at(&mut self, page: SettingsPage) -> Vec<Effect> {
        let effects = self.toggle_settings();
        self.show_settings_page(page);
        effects
    }

    fn offer(&self) -> Offer<'_> {
        Offer {
            settings: &self.settings,
            machine: &self.machine,
            words: &*self.names,
        }
    }

    /// Changes the settings form, if it is the topmost dialog.
    fn with_settings_form<T>(
        &mut self,
        change: impl FnOnce(&mut SettingsForm, Offer) -> T,
    ) -> Option<T> {
        let Some(Dialog::Settings(form)) = self.dialogs.last_mut() else {
            return None;
        };
        let offer = Offer {
            settings: &self.settings,
            machine: &self.machine,
            words: &*self.names,
        };
        Some(change(form, offer))
    }

    fn show_settings_page(&mut self, page: SettingsPage) -> Vec<Effect> {
        self.with_settings_form(|form, offer| form.show_page(page, offer));
        Vec::new()
    }

    fn find_setting(&mut self) -> Vec<Effect> {
        self.with_settings_form(|form, _| form.form.focus_on(FieldId::FindSetting));
        Vec::new()
    }

    /// Stops looking for a setting. Returns whether anything was looked for.
    pub(super) fn end_finding_setting(&mut self) -> bool {
        self.with_settings_form(SettingsForm::end_find)
            .unwrap_or(false)
    }

    /// Whether Esc brings back the language that was chosen before.
    pub fn can_restore_language(&self) -> bool {
        matches!(self.dialogs.last(), Some(Dialog::Settings(form)) if form.former_language(&self.settings).is_some())
    }

    /// Brings back the language that was chosen before, if another one is chosen now.
    pub(super) fn restore_language(&mut self) -> Option<Vec<Effect>> {
        let former =
            self.with_settings_form(|form, offer| form.former_language(offer.settings))??;
        self.settings.language = former;
        self.with_settings_form(|form, offer| form.show_page(SettingsPage::Language, offer));
        Some(vec![Effect::File(FileEffect::SaveSettings)])
    }

    fn reset_settings_page(&mut self) -> Vec<Effect> {
        self.with_settings_form(|form, offer| form.reset_page(offer));
        self.apply_reset()
    }

    /// Applies the settings after a reset or its undo. Another engine has other rows.
    fn apply_reset(&mut self) -> Vec<Effect> {
        let engine = self.settings.engine.clone();
        let effects = self.apply_settings();
        if self.settings.engine != engine {
            self.with_settings_form(|form, offer| form.renew(offer));
        }
        effects
    }

    fn undo_settings_reset(&mut self) -> Vec<Effect> {
        self.with_settings_form(|form, _| form.undo_reset());
        self.apply_reset()
    }

    /// Offers the engines that were found in the settings.
    pub(super) fn offer_engines(&mut self, machine: Machine) {
        self.machine = machine;
        self.renew_settings();
    }

    /// Whether an engine may be proposed for the analysis in a review: once, and only where none was chosen.
    pub(super) fn may_propose_engine(&self) -> bool {
        let is_new = self.settings.engine.is_empty() && !self.settings.engine_proposed;
        is_new && self.review().is_some_and(Review::is_analysing)
    }

    /// Proposes an engine that was found.
    pub(super) fn propose_engine(&mut self) -> Vec<Effect> {
        let is_free = self.notice.is_none() && self.dialogs.is_empty();
        let found = self.machine.engines.iter().flatten().next();
        let name = found.and_then(|file| engine_name(Path::new(file)));
        let Some(name) = name.filter(|_| is_free && self.may_propose_engine()) else {
            return Vec::new();
        };
        self.notice = Some(Notice::EngineFound(name));
        self.settings.engine_proposed = true;
        vec![Effect::File(FileEffect::SaveSettings)]
    }

    /// Whether the engine that was found is proposed on the screen.
    pub(super) fn proposes_engine(&self) -> bool {
        matches!(self.notice, Some(Notice::EngineFound(_)))
    }

    /// Chooses the engine that was proposed.
    fn use_engine(&mut self) -> Vec<Effect> {
        let is_proposed = matches!(self.cleared, Some(Notice::EngineFound(_)));
        let found = self.machine.engines.iter().flatten().next().cloned();
        let Some(file) = found.filter(|_| is_proposed) else {
            return Vec::new();
        };
        add_engine(&file, &mut self.settings, &self.machine);
        self.engine_changed()
    }

    /// Updates the settings after the engines or the chosen one have changed, also below another dialog.
    fn renew_settings(&mut self) {
        let offer = Offer {
            settings: &self.settings,
            machine: &self.machine,
            words: &*self.names,
        };
        let mut dialogs = self.dialogs.iter_mut();
        let form = dialogs.find_map(|dialog| match dialog {
            Dialog::Settings(form) => Some(form),
            _ => None,
        });
        if let Some(form) = form {
            form.renew(offer);
        }
    }

    /// Asks for the file of an engine: another one, or one in the place of the chosen engine.
    fn ask_for_engine(&mut self, replaces: bool) -> Vec<Effect> {
        if self.machine.engines.is_none() {
            return Vec::new();
        }
        let chosen = Path::new(&self.settings.engine).parent();
        let folder = chosen.filter(|folder| folder.is_absolute());
        let folder = folder.map_or_else(|| expand("~"), Path::to_path_buf);
        let purpose = ChooserPurpose::Engine { replaces };
        let chooser = Chooser::new(&folder, purpose);
        let effects = chooser.begin();
        self.dialogs.push(Dialog::Open(Box::new(chooser)));
        effects
    }

    /// Adds the engine in this file, and chooses it.
    pub(super) fn add_engine(&mut self, file: &Path, replaces: bool) -> Vec<Effect> {
        self.dialogs.pop();
        if replaces {
            remove_engine(&mut self.settings, &self.machine);
        }
        let file = file.display().to_string();
        add_engine(&file, &mut self.settings, &self.machine);
        self.engine_changed()
    }

    fn engine_changed(&mut self) -> Vec<Effect> {
        self.analysis.engine_chosen();
        self.renew_settings();
        vec![Effect::File(FileEffect::SaveSettings)]
    }

    /// Lets the chosen engine show what it can, on its page.
    fn try_engine(&mut self) -> Vec<Effect> {
        let page = self.with_settings_form(|form, _| form.page());
        if page.is_some_and(|page| page != SettingsPage::Engines) {
            self.show_settings_page(SettingsPage::Engines);
        }
        self.analysis.begin_trial(&self.settings);
        Vec::new()
    }

    /// Asks whether to remove the chosen engine.
    fn ask_removal(&mut self) -> Vec<Effect> {
        self.with_settings_form(SettingsForm::ask_removal);
        Vec::new()
    }

    fn answer_removal(&mut self, is_yes: bool) -> Vec<Effect> {
        if !self.end_removal() || !is_yes {
            return Vec::new();
        }
        remove_engine(&mut self.settings, &self.machine);
        self.engine_changed()
    }

    /// Ends the question whether to remove the chosen engine. Returns whether it was open.
    pub(super) fn end_removal(&mut self) -> bool {
        self.with_settings_form(SettingsForm::end_removal)
            .unwrap_or(false)
    }

    /// Copies the path of the folder of games.
    fn copy_folder(&mut self) -> Vec<Effect> {
        self.notice = Some(Notice::FolderCopied);
        vec![Effect::Copy(self.machine.games.display().to_string())]
    }

    /// Closes the settings. While something is looked for, goes to what was found.
    pub(super) fn submit_settings(&mut self) -> Vec<Effect> {
        let Some(Dialog::Settings(form)) = self.dialogs.last_mut() else {
            return Vec::new();
        };
        if form.form.focus == FieldId::FindSetting && !form.query().is_empty() {
            form.focus_first();
        } else {
            self.dialogs.pop();
        }
        Vec::new()
    }

    /// Updates the form after a change, applies it, and saves the settings if they changed.
    pub(super) fn revise_settings(&mut self) -> Vec<Effect> {
        let effects = self.apply_settings();
        if !effects.is_empty() {
            self.with_settings_form(|form, _| form.forget_reset());
        }
        self.with_settings_form(|form, offer| match form.form.focus {
            FieldId::FindSetting => form.find(offer),
            FieldId::Engine => {
                form.end_removal(offer);
                form.renew(offer);
            }
            _ => {}
        });
        effects
    }

    fn apply_settings(&mut self) -> Vec<Effect> {
        let Some(Dialog::Settings(form)) = self.dialogs.last_mut() else {
            return Vec::new();
        };
        let before = self.settings.clone();
        form.apply(&mut self.settings, &self.machine);
        if self.settings == before {
            return Vec::new();
        }
        form.form.fault = None;
        let louder = self.settings.loudness() != before.loudness();
        let sound = self.audible(Sound::Move).filter(|_| louder);
        sound
            .into_iter()
            .chain([Effect::File(FileEffect::SaveSettings)])
            .collect()
    }

    /// Turns sound off or on. If the volume is 0, turning it on restores the default volume. Turning it on
    /// plays a sound.
    fn toggle_sound(&mut self) -> Vec<Effect> {
        let settings = &mut self.settings;
        settings.muted = settings.loudness() > 0;
        if !settings.muted && settings.volume == 0 {
            settings.volume = Settings::default().volume;
        }
        self.notice = Some(Notice::Sound(!settings.muted));
        if let Some(Dialog::Settings(form)) = self.dialogs.last_mut() {
            form.forget_reset();
            form.show(&self.settings, &self.machine);
        }
        let sound = self.audible(Sound::Move);
        sound
            .into_iter()
            .chain([Effect::File(FileEffect::SaveSettings)])
            .collect()
    }
}
