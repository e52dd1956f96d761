//! The settings form. Choices take effect at once.

use super::command::SettingsCommand;
use crate::app::command::Command;
use crate::app::forms::{
    Field, FieldId, FieldOption, Form, FormKind, FormScroll, Label, Row, Volume,
};
use crate::storage::{BoardTheme, Notation, PieceSet, Settings, TextSize};

/// The numbers of threads to choose from.
const THREADS: [usize; 4] = [1, 2, 4, 8];

/// The sizes of the transposition table to choose from, in mebibytes.
const MEMORY: [usize; 4] = [16, 64, 256, 1024];

/// The form for the current settings. With `engines`, the files of those that were found, an engine can be chosen, and
/// when the clocks run; during a game neither changes.
pub(in crate::app) fn form(settings: &Settings, engines: Option<&[String]>) -> Form {
    use FieldId::{
        AlwaysQueen, Animation, ClockAtOnce, ClockUnderDialogs, Coordinates, LegalTargets, LowTime,
        TakebackAsks, TouchMove,
    };
    let switch = |label, id, on| Row::beside(label, Field::switch(id, on));
    let mut rows = vec![
        Row::new(Label::BoardTheme, [theme(settings)]),
        Row::beside(Label::Pieces, pieces(settings)),
        switch(Label::Animation, Animation, settings.animation),
        switch(Label::Coordinates, Coordinates, settings.coordinates),
        switch(Label::LegalTargets, LegalTargets, settings.legal_targets),
        Row::beside(Label::Notation, notation(settings)),
        switch(Label::AlwaysQueen, AlwaysQueen, settings.always_queen),
        switch(Label::TakebackAsks, TakebackAsks, settings.takeback_asks),
        switch(Label::TouchMove, TouchMove, settings.touch_move),
        switch(Label::LowTime, LowTime, settings.low_time_warning),
        Row::beside(Label::Volume, volume(settings)),
        Row::beside(Label::TextSize, text_size(settings)),
    ];
    if let Some(engines) = engines {
        let under_dialogs = settings.clock_under_dialogs;
        rows.extend([
            switch(Label::ClockAtOnce, ClockAtOnce, settings.clock_at_once),
            switch(Label::ClockUnderDialogs, ClockUnderDialogs, under_dialogs),
        ]);
        rows.extend(engine_rows(settings, engines));
    }
    Form {
        kind: FormKind::Settings,
        rows,
        focus: FieldId::BoardTheme,
        fault: None,
        scroll: FormScroll::default(),
    }
}

fn engine_rows(settings: &Settings, engines: &[String]) -> [Row; 5] {
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
    let number = |id, all: &[usize], option: fn(usize) -> FieldOption, value| {
        Field::one_of(id, all, option, value)
    };
    let threads = settings.engine_threads;
    let threads = number(
        FieldId::EngineThreads,
        &THREADS,
        FieldOption::Threads,
        threads,
    );
    let memory = settings.engine_memory;
    let memory = number(FieldId::EngineMemory, &MEMORY, FieldOption::Memory, memory);
    [
        Row::new(Label::Engine, [engine]),
        Row::new(Label::EnginePath, [path]),
        Row::new(Label::None, [add, remove]),
        Row::beside(Label::EngineThreads, threads),
        Row::beside(Label::EngineMemory, memory),
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

fn theme(settings: &Settings) -> Field {
    let chosen = settings.board_theme;
    let (id, all) = (FieldId::BoardTheme, BoardTheme::ALL);
    Field::one_of(id, &all, FieldOption::BoardTheme, chosen)
}

fn pieces(settings: &Settings) -> Field {
    let (id, all) = (FieldId::Pieces, PieceSet::ALL);
    Field::one_of(id, &all, FieldOption::Pieces, settings.pieces)
}

fn notation(settings: &Settings) -> Field {
    let chosen = settings.notation;
    Field::one_of(
        FieldId::Notation,
        &Notation::ALL,
        FieldOption::Notation,
        chosen,
    )
}

fn text_size(settings: &Settings) -> Field {
    let chosen = settings.text_size;
    Field::one_of(
        FieldId::TextSize,
        &TextSize::ALL,
        FieldOption::TextSize,
        chosen,
    )
}

fn volume(settings: &Settings) -> Field {
    let chosen = chosen_volume(settings);
    Field::choice(
        FieldId::Volume,
        Volume::ALL.map(FieldOption::Volume),
        chosen,
    )
}

/// Shows the current volume in the form.
pub(in crate::app) fn choose_volume(form: &mut Form, settings: &Settings) {
    form.choose(FieldId::Volume, chosen_volume(settings));
}

/// The option for the current volume; none if the settings file has another volume.
fn chosen_volume(settings: &Settings) -> Option<usize> {
    let loudness = settings.loudness();
    Volume::ALL
        .iter()
        .position(|volume| volume.percent() == loudness)
}

/// Applies the form to the settings.
pub(in crate::app) fn apply(form: &Form, settings: &mut Settings) {
    let is_on = |id, usual| form.is_on(id).unwrap_or(usual);
    let theme = form.chosen_of(FieldId::BoardTheme, &BoardTheme::ALL);
    let pieces = form.chosen_of(FieldId::Pieces, &PieceSet::ALL);
    let notation = form.chosen_of(FieldId::Notation, &Notation::ALL);
    let text_size = form.chosen_of(FieldId::TextSize, &TextSize::ALL);
    settings.board_theme = theme.unwrap_or(settings.board_theme);
    settings.pieces = pieces.unwrap_or(settings.pieces);
    settings.notation = notation.unwrap_or(settings.notation);
    settings.text_size = text_size.unwrap_or(settings.text_size);
    settings.animation = is_on(FieldId::Animation, settings.animation);
    settings.coordinates = is_on(FieldId::Coordinates, settings.coordinates);
    settings.legal_targets = is_on(FieldId::LegalTargets, settings.legal_targets);
    settings.always_queen = is_on(FieldId::AlwaysQueen, settings.always_queen);
    settings.takeback_asks = is_on(FieldId::TakebackAsks, settings.takeback_asks);
    settings.touch_move = is_on(FieldId::TouchMove, settings.touch_move);
    settings.clock_at_once = is_on(FieldId::ClockAtOnce, settings.clock_at_once);
    let under_dialogs = settings.clock_under_dialogs;
    settings.clock_under_dialogs = is_on(FieldId::ClockUnderDialogs, under_dialogs);
    settings.low_time_warning = is_on(FieldId::LowTime, settings.low_time_warning);
    apply_engine(form, settings);
    if let Some(volume) = form.chosen_of(FieldId::Volume, &Volume::ALL) {
        settings.muted = volume == Volume::Off;
        // "Off" keeps the volume, so that the sound key restores it.
        if volume != Volume::Off {
            settings.volume = volume.percent();
        }
    }
}

fn apply_engine(form: &Form, settings: &mut Settings) {
    let Some(engine) = form.chosen_option(FieldId::Engine) else {
        return;
    };
    if let FieldOption::Engine(file) = engine {
        settings.engine = file.clone().unwrap_or_default();
    }
    let threads = form.chosen_of(FieldId::EngineThreads, &THREADS);
    let memory = form.chosen_of(FieldId::EngineMemory, &MEMORY);
    settings.engine_threads = threads.unwrap_or(settings.engine_threads);
    settings.engine_memory = memory.unwrap_or(settings.engine_memory);
}
