//! The form for the settings, in pages. Choices take effect at once.

use super::command::SettingsCommand;
use super::engines;
use super::entries::{self, Entry, Setting};
use super::find::is_found;
use super::offer::Offer;
use super::page::{SettingGroup, SettingsPage};
use crate::app::command::Command;
use crate::app::forms::{
    Field, FieldId, FieldOption, Form, FormKind, FormScroll, Label, Row, RowLook, Widget,
};
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
}

impl SettingsForm {
    /// The first page.
    pub(in crate::app) fn new(offer: Offer) -> SettingsForm {
        let form = Form {
            kind: FormKind::Settings,
            rows: Vec::new(),
            focus: FieldId::Setting(Setting::BoardTheme),
            fault: None,
            wrong: None,
            scroll: FormScroll::default(),
        };
        let mut settings = SettingsForm {
            form,
            page: SettingsPage::Board,
            finds_size: true,
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
        self.form.rows = self.rows(offer, Field::text(FieldId::FindSetting, ""));
        self.form.fault = None;
        self.form.scroll = FormScroll::default();
        self.focus_first();
    }

    /// Focuses the first field.
    pub(in crate::app) fn focus_first(&mut self) {
        let first = self.form.fields().next().map(|field| field.id);
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
            rows.extend(engines::chosen(offer));
        }
        rows.extend(entries::ALL.iter().filter(is_shown).map(row_of));
        if has_engines {
            rows.push(engines::attempt());
        }
        if query.is_empty() && self.page == SettingsPage::Files {
            rows.extend(files());
        }
        if query.is_empty() {
            let reset = Command::Settings(SettingsCommand::ResetPage);
            let reset = Field::button(FieldId::ResetPage, Label::ResetPage, reset);
            rows.push(Row::new(Label::None, [reset]));
        }
        let size = FieldId::Setting(Setting::TextSize);
        let has_size = |row: &Row| row.fields.iter().any(|field| field.id == size);
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
    pub(in crate::app) fn show(&mut self, settings: &Settings) {
        for entry in entries::ALL {
            let id = FieldId::Setting(entry.setting);
            self.form.choose(id, (entry.chosen)(settings));
        }
    }

    /// Applies the choices to the settings.
    pub(in crate::app) fn apply(&self, settings: &mut Settings) {
        for entry in entries::ALL {
            if let Some(number) = self.form.chosen(FieldId::Setting(entry.setting)) {
                (entry.choose)(settings, number);
            }
        }
        if let Some(FieldOption::Engine(file)) = self.form.chosen_option(FieldId::Engine) {
            settings.engine = file.clone().unwrap_or_default();
        }
    }

    /// Chooses the first values of all settings of the page.
    pub(in crate::app) fn reset_page(&mut self, settings: &Settings) {
        let usual = Settings {
            system_language: settings.system_language,
            ..Settings::default()
        };
        let of_page = entries::ALL
            .iter()
            .filter(|entry| entry.group.page() == self.page);
        for entry in of_page {
            let id = FieldId::Setting(entry.setting);
            self.form.choose(id, (entry.chosen)(&usual));
        }
        self.form.choose(FieldId::Engine, Some(0));
    }
}

fn row(entry: &Entry, offer: Offer) -> Row {
    let label = Label::Setting(entry.setting);
    let id = FieldId::Setting(entry.setting);
    let chosen = (entry.chosen)(offer.settings);
    let field = Field::choice(id, (entry.options)(offer.settings, offer.machine), chosen);
    Row::beside(label, field)
}

/// Where games are, and how they are kept.
fn files() -> [Row; 5] {
    let copy = Command::Settings(SettingsCommand::CopyFolder);
    let copy = Field::button(FieldId::CopyFolder, Label::CopyFolder, copy);
    [
        Row::new(Label::GamesFolder, [copy]),
        Row::new(Label::Saving, []),
        Row::looking(RowLook::Note, Label::AboutSaving, []),
        Row::new(Label::Copies, []),
        Row::looking(RowLook::Note, Label::AboutCopies, []),
    ]
}
