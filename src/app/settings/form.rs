//! The form for the settings, in pages. Choices take effect at once.

use super::command::SettingsCommand;
use super::engines;
use super::entries::{self, Entry, Setting};
use super::find::{Offer, is_found};
use super::machine::Machine;
use super::page::{SettingGroup, SettingsPage};
use crate::app::forms::{
    Field, FieldId, FieldOption, Form, FormKind, FormScroll, Label, Row, Widget,
};
use crate::language::Language;
use crate::storage::Settings;

/// The form for the settings: the rows of a page or, while something is looked for, those found on all pages. The line
/// to find a setting comes last, and before it the size of text, which is on every page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettingsForm {
    /// The fields.
    pub form: Form,
    page: SettingsPage,
    /// Whether the size of text belongs to what was found, or nothing is looked for.
    finds_size: bool,
    /// Whether it is asked if the chosen engine is to be removed.
    asks_removal: bool,
    /// The language that was chosen when the settings were opened.
    former_language: Option<Language>,
    /// What was chosen on the page before it was reset, until the next change.
    before_reset: Option<Vec<(FieldId, Option<usize>)>>,
}

impl SettingsForm {
    /// The first page.
    pub(in crate::app) fn new(offer: Offer) -> SettingsForm {
        let first = FieldId::Setting(Setting::BoardTheme);
        let mut settings = SettingsForm {
            form: Form::new(FormKind::Settings, Vec::new(), first),
            page: SettingsPage::Board,
            finds_size: true,
            asks_removal: false,
            former_language: offer.settings.language,
            before_reset: None,
        };
        settings.form.rows = settings.rows(offer, Field::text(FieldId::FindSetting, ""));
        settings
    }

    /// The page on the screen.
    pub fn page(&self) -> SettingsPage {
        self.page
    }

    /// What is looked for on all pages; empty if nothing is.
    pub fn query(&self) -> &str {
        self.form.text(FieldId::FindSetting).trim()
    }

    /// Whether the size of text belongs to what is shown, even where it has no place of its own.
    pub fn finds_size(&self) -> bool {
        self.finds_size
    }

    /// The group of a field, if it is a setting.
    pub fn group_of(id: FieldId) -> Option<SettingGroup> {
        let FieldId::Setting(setting) = id else {
            return None;
        };
        let mut all = entries::ALL.iter();
        let entry = all.find(|entry| entry.setting == setting)?;
        Some(entry.group)
    }

    /// Shows a page, with the focus on its first setting. Nothing is looked for any more.
    pub(in crate::app) fn show_page(&mut self, page: SettingsPage, offer: Offer) {
        self.page = page;
        self.asks_removal = false;
        self.before_reset = None;
        self.form.rows = self.rows(offer, Field::text(FieldId::FindSetting, ""));
        self.form.fault = None;
        self.form.scroll = FormScroll::default();
        self.focus_first();
    }

    /// Focuses the first field that is no button: Enter closes the settings, unless a button was reached by Tab.
    pub(in crate::app) fn focus_first(&mut self) {
        let is_button = |field: &&Field| matches!(field.widget, Widget::Button { .. });
        let first = self.form.fields().find(|field| !is_button(field));
        let first = first.map(|field| field.id);
        if let Some(first) = first {
            self.form.focus_on(first);
        }
    }

    /// Updates the rows after an edit of what is looked for.
    pub(in crate::app) fn find(&mut self, offer: Offer) {
        let find = self.form.field(FieldId::FindSetting).cloned();
        if let Some(find) = find {
            self.form.rows = self.rows(offer, find);
            self.form.scroll = FormScroll::default();
        }
    }

    /// The language that was chosen before, if another one has been chosen on the page that is shown.
    pub(in crate::app) fn former_language(&self, settings: &Settings) -> Option<Option<Language>> {
        let is_shown = self.page == SettingsPage::Language;
        let is_other = self.former_language != settings.language;
        (is_shown && is_other).then_some(self.former_language)
    }

    /// Asks whether the chosen engine is to be removed, if it can be.
    pub(in crate::app) fn ask_removal(&mut self, offer: Offer) {
        if engines::is_added(offer) {
            self.asks_removal = true;
            self.renew(offer);
            self.form.focus_on(FieldId::KeepEngine);
        }
    }

    /// Ends the question whether the chosen engine is to be removed. Returns whether it was open.
    pub(in crate::app) fn end_removal(&mut self, offer: Offer) -> bool {
        let was_open = std::mem::take(&mut self.asks_removal);
        if was_open {
            self.renew(offer);
            self.form.focus_on(FieldId::Engine);
        }
        was_open
    }

    /// Stops looking for a setting. Returns whether anything was looked for.
    pub(in crate::app) fn end_find(&mut self, offer: Offer) -> bool {
        let was_finding = !self.query().is_empty();
        if was_finding {
            self.show_page(self.page, offer);
        }
        was_finding
    }

    /// The rows of the page, or those found.
    fn rows(&mut self, offer: Offer, find: Field) -> Vec<Row> {
        let query = match &find.widget {
            Widget::Text { field, .. } => field.text().trim(),
            _ => "",
        };
        let is_shown = |entry: &&Entry| match query {
            "" => entry.group.page() == self.page && entry.setting != Setting::TextSize,
            query => {
                let group = Label::SettingGroup(entry.group);
                let labels = [Label::Setting(entry.setting), group];
                is_found(
                    query,
                    offer.words,
                    labels,
                    &(entry.options)(offer.settings, offer.machine),
                )
            }
        };
        let row_of = |entry: &Entry| row(entry, offer);
        let has_engines = match query {
            "" => self.page == SettingsPage::Engines,
            query => {
                let page = Label::SettingsPage(SettingsPage::Engines);
                is_found(query, offer.words, [Label::Engine, page], &[])
            }
        };
        let mut rows = Vec::new();
        if has_engines {
            rows.extend(engines::list(offer));
            rows.extend(engines::chosen(offer, self.asks_removal));
        }
        rows.extend(entries::ALL.iter().filter(is_shown).map(row_of));
        if has_engines {
            rows.push(engines::attempt());
            rows.extend(engines::substitute(offer));
        }
        if query.is_empty() && self.page == SettingsPage::Files {
            rows.extend(files());
        }
        // There is nothing to reset on the page of files.
        if query.is_empty() && self.page != SettingsPage::Files {
            rows.push(Row::new(Label::None, [self.reset_button()]));
        }
        let size = FieldId::Setting(Setting::TextSize);
        let has_size = |row: &Row| row.has(|id| id == size);
        self.finds_size = query.is_empty() || rows.iter().any(has_size);
        if !rows.iter().any(has_size) {
            let entry = entries::ALL
                .iter()
                .find(|entry| entry.setting == Setting::TextSize);
            rows.extend(entry.map(row_of));
        }
        rows.push(Row::new(Label::None, [find]));
        rows
    }

    /// What resets the page; after that, what undoes it.
    fn reset_button(&self) -> Field {
        let (label, command) = match self.before_reset {
            None => (Label::ResetPage, SettingsCommand::ResetPage),
            Some(_) => (Label::UndoReset, SettingsCommand::UndoReset),
        };
        Field::button(FieldId::ResetPage, label, command)
    }

    /// Updates the rows after the engines or the chosen one have changed.
    pub(in crate::app) fn renew(&mut self, offer: Offer) {
        if let Some(find) = self.form.field(FieldId::FindSetting).cloned() {
            self.form.rows = self.rows(offer, find);
        }
        if self.form.field(self.form.focus).is_none() {
            self.focus_first();
        }
    }

    /// Shows the current settings.
    pub(in crate::app) fn show(&mut self, settings: &Settings, machine: &Machine) {
        for entry in entries::ALL {
            let id = FieldId::Setting(entry.setting);
            self.form.choose(id, (entry.chosen)(settings, machine));
        }
    }

    /// Applies the choices to the settings.
    pub(in crate::app) fn apply(&self, settings: &mut Settings, machine: &Machine) {
        for entry in entries::ALL {
            if let Some(number) = self.form.chosen(FieldId::Setting(entry.setting)) {
                (entry.choose)(settings, number, machine);
            }
        }
        if let Some(FieldOption::Engine(file)) = self.form.chosen_option(FieldId::Engine) {
            settings.engine = file.clone().unwrap_or_default();
        }
    }

    /// Chooses the first values of all settings of the page. Until the next change it can be undone.
    pub(in crate::app) fn reset_page(&mut self, offer: Offer) {
        let usual = Settings {
            system_language: offer.settings.system_language,
            ..Settings::default()
        };
        let of_page = entries::ALL
            .iter()
            .filter(|entry| entry.group.page() == self.page);
        let usual = of_page.map(|entry| {
            let id = FieldId::Setting(entry.setting);
            (id, (entry.chosen)(&usual, offer.machine))
        });
        let usual: Vec<_> = usual.chain([(FieldId::Engine, Some(0))]).collect();
        let before = usual.iter().map(|&(id, _)| (id, self.form.chosen(id)));
        self.before_reset = Some(before.collect());
        self.choose_all(&usual);
        self.renew_reset_button();
    }

    /// Chooses what was chosen before the page was reset.
    pub(in crate::app) fn undo_reset(&mut self) {
        if let Some(before) = self.before_reset.take() {
            self.choose_all(&before);
            self.renew_reset_button();
        }
    }

    /// Something was changed after the page was reset, so that is no longer undone.
    pub(in crate::app) fn forget_reset(&mut self) {
        if self.before_reset.take().is_some() {
            self.renew_reset_button();
        }
    }

    fn renew_reset_button(&mut self) {
        let button = self.reset_button();
        let mut fields = self.form.rows.iter_mut().flat_map(|row| &mut row.fields);
        if let Some(field) = fields.find(|field| field.id == FieldId::ResetPage) {
            *field = button;
        }
    }

    fn choose_all(&mut self, choices: &[(FieldId, Option<usize>)]) {
        for &(id, number) in choices {
            self.form.choose(id, number);
        }
    }
}

fn row(entry: &Entry, offer: Offer) -> Row {
    let label = Label::Setting(entry.setting);
    let id = FieldId::Setting(entry.setting);
    let chosen = (entry.chosen)(offer.settings, offer.machine);
    let field = Field::choice(id, (entry.options)(offer.settings, offer.machine), chosen);
    match entry.setting {
        Setting::Sound(sound) => {
            let hear = SettingsCommand::Hear(sound);
            let hear = Field::button(FieldId::Hear(sound), Label::Hear, hear);
            Row::new(label, [field, hear])
        }
        _ => Row::beside(label, field),
    }
}

/// Where games are, and how they are kept.
fn files() -> [Row; 5] {
    let copy = SettingsCommand::CopyFolder;
    let copy = Field::button(FieldId::CopyFolder, Label::CopyFolder, copy);
    [
        Row::new(Label::GamesFolder, [copy]),
        Row::new(Label::Saving, []),
        Row::note(Label::AboutSaving),
        Row::new(Label::Copies, []),
        Row::note(Label::AboutCopies),
    ]
}
