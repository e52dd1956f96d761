//! The engines to choose from.

use super::command::SettingsCommand;
use crate::app::command::Command;
use crate::app::forms::{Field, FieldId, FieldOption, Label, Row};
use crate::storage::Settings;

/// The list of engines.
pub(super) fn list(settings: &Settings, engines: &[String]) -> Row {
    let (options, chosen) = options(settings, engines);
    let engine = Field::choice(FieldId::Engine, options, Some(chosen));
    Row::new(Label::Engine, [engine])
}

/// The rows to try the chosen engine, to add one by its path, to look for engines, and to remove one.
pub(super) fn changes() -> [Row; 3] {
    let path = Field::text(FieldId::EnginePath, "");
    let button = |id, label, command| Field::button(id, label, Command::Settings(command));
    let attempt = button(
        FieldId::TryEngine,
        Label::TryEngine,
        SettingsCommand::TryEngine,
    );
    let add = button(
        FieldId::AddEngine,
        Label::AddEngine,
        SettingsCommand::AddEngine,
    );
    let search = button(
        FieldId::FindEngines,
        Label::FindEngines,
        SettingsCommand::FindEngines,
    );
    let remove = button(
        FieldId::RemoveEngine,
        Label::RemoveEngine,
        SettingsCommand::RemoveEngine,
    );
    [
        Row::new(Label::TryIt, [attempt]),
        Row::new(Label::EnginePath, [path]),
        Row::new(Label::None, [add, search, remove]),
    ]
}

/// The engines to choose from, each once, and the number of the chosen one: the built-in engine, those that were found, and
/// those that were added.
pub(super) fn options(settings: &Settings, engines: &[String]) -> (Vec<FieldOption>, usize) {
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

/// Adds an engine by its file, and chooses it. Returns whether a file was given.
pub(super) fn add(file: &str, settings: &mut Settings, engines: &[String]) -> bool {
    if file.is_empty() {
        return false;
    }
    if !engines.iter().any(|known| known == file) {
        settings.add_engine(file);
    }
    settings.engine = file.to_string();
    true
}

/// Removes the chosen engine from those that were added; then the built-in engine is chosen. Returns whether it was one of
/// them.
pub(super) fn remove(settings: &mut Settings, engines: &[String]) -> bool {
    let chosen = std::mem::take(&mut settings.engine);
    if chosen.is_empty() || engines.contains(&chosen) {
        settings.engine = chosen;
        return false;
    }
    settings.engines.retain(|file| *file != chosen);
    true
}
