//! The engines to choose from.

use super::command::SettingsCommand;
use super::find::Offer;
use super::machine::Machine;
use crate::app::forms::{Field, FieldId, FieldOption, Label, Row, RowLook};
use crate::storage::Settings;

/// The list of engines, and what adds one or looks for them.
pub(super) fn list(offer: Offer) -> Vec<Row> {
    let (options, chosen) = options(offer);
    let engine = Field::choice(FieldId::Engine, options, Some(chosen));
    let list = Row::new(Label::Engine, [engine]);
    if offer.machine.engines.is_none() {
        return vec![list, Row::note(Label::NoOtherEngines)];
    }
    let (add, search) = (SettingsCommand::AddEngine, SettingsCommand::FindEngines);
    let buttons = [
        Field::button(FieldId::AddEngine, Label::AddEngine, add),
        Field::button(FieldId::FindEngines, Label::FindEngines, search),
    ];
    vec![
        list,
        Row::new(Label::None, buttons),
        Row::note(Label::EnginesAreFound),
    ]
}

/// The name of the chosen engine, what removes it, its file, and what it is used for. If it is asked whether it is to be
/// removed, the answers.
pub(super) fn chosen(offer: Offer, asks_removal: bool) -> Vec<Row> {
    let remove = SettingsCommand::RemoveEngine;
    let remove = Field::button(FieldId::RemoveEngine, Label::RemoveEngine, remove);
    let can_be_removed = is_added(offer) && !asks_removal;
    let remove: Vec<Field> = can_be_removed.then_some(remove).into_iter().collect();
    let mut rows = vec![Row::looking(RowLook::EngineName, Label::None, remove)];
    if is_added(offer) && asks_removal {
        rows.push(removal());
    }
    if offer.settings.engine.is_empty() {
        rows.push(fact(Label::UsedForAll));
        return rows;
    }
    let choose = SettingsCommand::ChooseEngine;
    let choose = Field::button(FieldId::ChooseEngine, Label::ChooseEngine, choose);
    rows.push(Row::new(Label::Path, [choose]));
    rows.push(fact(Label::UsedForAnalysis));
    rows
}

fn removal() -> Row {
    let [no, yes] = [false, true].map(SettingsCommand::AnswerRemoval);
    let answers = [
        Field::button(FieldId::KeepEngine, Label::KeepEngine, no),
        Field::button(FieldId::ConfirmRemoval, Label::RemoveEngine, yes),
    ];
    Row::looking(RowLook::Question, Label::AskRemoval, answers)
}

/// What tries the chosen engine.
pub(super) fn attempt() -> Row {
    let attempt = SettingsCommand::TryEngine;
    let attempt = Field::button(FieldId::TryEngine, Label::TryEngine, attempt);
    Row::new(Label::TryIt, [attempt])
}

/// What happens if the chosen engine fails.
pub(super) fn substitute(offer: Offer) -> Option<Row> {
    let is_own = offer.settings.engine.is_empty();
    (!is_own).then(|| Row::note(Label::AboutSubstitute))
}

fn fact(label: Label) -> Row {
    Row::looking(RowLook::Fact, label, [])
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
pub(super) fn is_added(offer: Offer) -> bool {
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
