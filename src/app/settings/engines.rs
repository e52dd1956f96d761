//! The engines to choose from.

use super::command::SettingsCommand;
use super::machine::Machine;
use super::offer::Offer;
use crate::app::command::Command;
use crate::app::forms::{Field, FieldId, FieldOption, Label, Row, RowLook};
use crate::storage::Settings;

/// The list of engines, and what adds one or looks for them.
pub(super) fn list(offer: Offer) -> Vec<Row> {
    let (options, chosen) = options(offer);
    let engine = Field::choice(FieldId::Engine, options, Some(chosen));
    let list = Row::new(Label::Engine, [engine]);
    if offer.machine.engines.is_none() {
        return vec![list, note(Label::NoOtherEngines)];
    }
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
    vec![
        list,
        Row::new(Label::None, [add, search]),
        note(Label::EnginesAreFound),
    ]
}

/// The file of the chosen engine, and what changes it or removes the engine.
pub(super) fn chosen(offer: Offer) -> Option<Row> {
    if offer.settings.engine.is_empty() {
        return None;
    }
    let choose = button(
        FieldId::ChooseEngine,
        Label::ChooseEngine,
        SettingsCommand::ChooseEngine,
    );
    let remove = button(
        FieldId::RemoveEngine,
        Label::RemoveEngine,
        SettingsCommand::RemoveEngine,
    );
    let remove = Some(remove).filter(|_| is_added(offer));
    let fields: Vec<Field> = [choose].into_iter().chain(remove).collect();
    Some(Row::new(Label::EnginePath, fields))
}

/// What tries the chosen engine.
pub(super) fn attempt() -> Row {
    let attempt = button(
        FieldId::TryEngine,
        Label::TryEngine,
        SettingsCommand::TryEngine,
    );
    Row::new(Label::TryIt, [attempt])
}

fn note(label: Label) -> Row {
    Row::looking(RowLook::Note, label, [])
}

fn button(id: FieldId, label: Label, command: SettingsCommand) -> Field {
    Field::button(id, label, Command::Settings(command))
}

/// The engines to choose from, each once, and the number of the chosen one: the built-in engine, those that were found, and
/// those that were added.
fn options(offer: Offer) -> (Vec<FieldOption>, usize) {
    let Offer {
        settings, machine, ..
    } = offer;
    let chosen = Some(&settings.engine).filter(|file| !file.is_empty());
    let mut files: Vec<&String> = Vec::new();
    for file in machine
        .found()
        .iter()
        .chain(&settings.engines)
        .chain(chosen)
    {
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

/// Whether the chosen engine was added by the players, and not found.
fn is_added(offer: Offer) -> bool {
    let chosen = &offer.settings.engine;
    !chosen.is_empty() && !offer.machine.found().contains(chosen)
}

/// Adds an engine by its file, and chooses it.
pub(in crate::app) fn add(file: &str, settings: &mut Settings, machine: &Machine) {
    if !machine.found().iter().any(|known| known == file) {
        settings.add_engine(file);
    }
    settings.engine = file.to_string();
}

/// Removes the chosen engine if it was added; then the built-in engine is chosen.
pub(in crate::app) fn remove(settings: &mut Settings, machine: &Machine) {
    if !machine.found().contains(&settings.engine) {
        let chosen = std::mem::take(&mut settings.engine);
        settings.engines.retain(|file| *file != chosen);
    }
}
