//! The settings form. Choices take effect at once.

use super::command::SettingsCommand;
use super::entries::{self, CLOCKS, ENGINE, Entry, GENERAL, Setting, WINDOW};
use crate::app::command::Command;
use crate::app::forms::{Field, FieldId, FieldOption, Form, FormKind, FormScroll, Label, Row};
use crate::storage::Settings;

/// The form for the current settings. With `engines`, the files of those that were found, an engine can be chosen, and
/// when the clocks run; during a game neither changes.
pub(in crate::app) fn form(settings: &Settings, engines: Option<&[String]>) -> Form {
    let row = |entry: &Entry| row(entry, settings);
    let mut rows: Vec<Row> = GENERAL.iter().map(row).collect();
    if let Some(engines) = engines {
        rows.extend(WINDOW.iter().map(row));
        rows.extend(CLOCKS.iter().map(row));
        rows.extend(engine_rows(settings, engines));
        rows.extend(ENGINE.iter().map(row));
    }
    Form {
        kind: FormKind::Settings,
        rows,
        focus: FieldId::Setting(Setting::BoardTheme),
        fault: None,
        scroll: FormScroll::default(),
    }
}

fn row(entry: &Entry, settings: &Settings) -> Row {
    let label = Label::Setting(entry.setting);
    let id = FieldId::Setting(entry.setting);
    let field = Field::choice(id, (entry.options)(), (entry.chosen)(settings));
    // The pictures of boards need the whole width.
    if entry.setting == Setting::BoardTheme {
        Row::new(label, [field])
    } else {
        Row::beside(label, field)
    }
}

fn engine_rows(settings: &Settings, engines: &[String]) -> [Row; 3] {
    let (options, chosen) = engine_options(settings, engines);
    let engine = Field::choice(FieldId::Engine, options, Some(chosen));
    let path = Field::text(FieldId::EnginePath, "");
    let button = |id, label, command| Field::button(id, label, Command::Settings(command));
    let add = button(
        FieldId::AddEngine,
        Label::AddEngine,
        SettingsCommand::AddEngine,
    );
    let remove = button(
        FieldId::RemoveEngine,
        Label::RemoveEngine,
        SettingsCommand::RemoveEngine,
    );
    [
        Row::new(Label::Engine, [engine]),
        Row::new(Label::EnginePath, [path]),
        Row::new(Label::None, [add, remove]),
    ]
}

/// The engines to choose from, each once, and the number of the chosen one: the built-in engine, those that were found, and
/// those that were added.
fn engine_options(settings: &Settings, engines: &[String]) -> (Vec<FieldOption>, usize) {
    let chosen = Some(&settings.engine).filter(|file| !file.is_empty());
    let mut files: Vec<&String> = Vec::new();
    for file in engines.iter().chain(&settings.engines).chain(chosen) {
        if !files.contains(&file) {
            files.push(file);
        }
    }
    let number = files.iter().position(|&file| Some(file) == chosen);
    let own = FieldOption::Engine(None);
    let others = files.into_iter().cloned().map(Some);
    let others = others.map(FieldOption::Engine);
    (
        [own].into_iter().chain(others).collect(),
        number.map_or(0, |number| number + 1),
    )
}

/// Adds the engine whose path was typed, and chooses it. Returns whether a path was typed.
pub(in crate::app) fn add_engine(
    form: &mut Form,
    settings: &mut Settings,
    engines: &[String],
) -> bool {
    let file = form.text(FieldId::EnginePath).trim().to_string();
    if file.is_empty() {
        return false;
    }
    if !engines.contains(&file) {
        settings.add_engine(&file);
    }
    settings.engine = file;
    form.set_text(FieldId::EnginePath, "");
    offer_engines(form, settings, engines);
    true
}

/// Removes the chosen engine from those that were added; then the built-in engine is chosen. Returns whether it was one of
/// them.
pub(in crate::app) fn remove_engine(
    form: &mut Form,
    settings: &mut Settings,
    engines: &[String],
) -> bool {
    let chosen = std::mem::take(&mut settings.engine);
    if chosen.is_empty() || engines.contains(&chosen) {
        settings.engine = chosen;
        return false;
    }
    settings.engines.retain(|file| *file != chosen);
    offer_engines(form, settings, engines);
    true
}

/// Offers the engines that were found, if the form offers engines.
pub(in crate::app) fn offer_engines(form: &mut Form, settings: &Settings, engines: &[String]) {
    let (options, chosen) = engine_options(settings, engines);
    form.set_options(FieldId::Engine, options, chosen);
}

/// Shows the current settings in the form.
pub(in crate::app) fn show(form: &mut Form, settings: &Settings) {
    for entry in entries::all() {
        form.choose(FieldId::Setting(entry.setting), (entry.chosen)(settings));
    }
}

/// Applies the form to the settings.
pub(in crate::app) fn apply(form: &Form, settings: &mut Settings) {
    for entry in entries::all() {
        if let Some(number) = form.chosen(FieldId::Setting(entry.setting)) {
            (entry.choose)(settings, number);
        }
    }
    if let Some(FieldOption::Engine(file)) = form.chosen_option(FieldId::Engine) {
        settings.engine = file.clone().unwrap_or_default();
    }
}
