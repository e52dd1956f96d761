//! The form for the settings. What is chosen in it holds at once.

use crate::app::forms::{Field, FieldId, Form, Row};
use crate::storage::{BoardTheme, Notation, Settings, TextSize};

/// The loudnesses to choose among, with their names.
const VOLUMES: [(u8, &str); 4] = [(0, "Off"), (30, "Soft"), (60, "Medium"), (100, "Loud")];

/// The form with the settings as they are.
pub(in crate::app) fn form(settings: &Settings) -> Form {
    use FieldId::{AlwaysQueen, Animation, Coordinates, LegalTargets, TakebackAsks, TouchMove};
    let switch = |label, id, on| Row::beside(label, Field::switch(id, on));
    let rows = [
        Row::new("Board · Grey suits colour-blind eyes", [theme(settings)]),
        switch("Animation", Animation, settings.animation),
        switch("Coordinates", Coordinates, settings.coordinates),
        switch("Legal moves", LegalTargets, settings.legal_targets),
        Row::beside("Moves written", notation(settings)),
        switch("Always a queen", AlwaysQueen, settings.always_queen),
        switch("Ask before takebacks", TakebackAsks, settings.takeback_asks),
        switch("Touch-move", TouchMove, settings.touch_move),
        Row::beside("Sound", volume(settings)),
        Row::beside("Text size", text_size(settings)),
    ];
    Form {
        title: "Settings",
        rows: rows.into(),
        submit: "Done",
        focus: FieldId::BoardTheme,
        fault: None,
    }
}

fn theme(settings: &Settings) -> Field {
    let chosen = settings.board_theme;
    let (id, all) = (FieldId::BoardTheme, BoardTheme::ALL);
    Field::one_of(id, &all, BoardTheme::name, chosen)
}

fn notation(settings: &Settings) -> Field {
    let chosen = settings.notation;
    Field::one_of(FieldId::Notation, &Notation::ALL, Notation::name, chosen)
}

fn text_size(settings: &Settings) -> Field {
    let chosen = settings.text_size;
    Field::one_of(FieldId::TextSize, &TextSize::ALL, TextSize::name, chosen)
}

fn volume(settings: &Settings) -> Field {
    let chosen = chosen_volume(settings);
    Field::choice(FieldId::Volume, VOLUMES.map(|(_, name)| name), chosen)
}

/// Shows in the form how loud the sound is now.
pub(in crate::app) fn choose_volume(form: &mut Form, settings: &Settings) {
    form.choose(FieldId::Volume, chosen_volume(settings));
}

/// None of the volumes is chosen where the file of the settings holds another.
fn chosen_volume(settings: &Settings) -> Option<usize> {
    let loudness = settings.loudness();
    VOLUMES.iter().position(|&(volume, _)| volume == loudness)
}

/// Puts what is chosen into the settings.
pub(in crate::app) fn apply(form: &Form, settings: &mut Settings) {
    let is_on = |id, usual| form.is_on(id).unwrap_or(usual);
    let theme = form.chosen_of(FieldId::BoardTheme, &BoardTheme::ALL);
    let notation = form.chosen_of(FieldId::Notation, &Notation::ALL);
    let text_size = form.chosen_of(FieldId::TextSize, &TextSize::ALL);
    settings.board_theme = theme.unwrap_or(settings.board_theme);
    settings.notation = notation.unwrap_or(settings.notation);
    settings.text_size = text_size.unwrap_or(settings.text_size);
    settings.animation = is_on(FieldId::Animation, settings.animation);
    settings.coordinates = is_on(FieldId::Coordinates, settings.coordinates);
    settings.legal_targets = is_on(FieldId::LegalTargets, settings.legal_targets);
    settings.always_queen = is_on(FieldId::AlwaysQueen, settings.always_queen);
    settings.takeback_asks = is_on(FieldId::TakebackAsks, settings.takeback_asks);
    settings.touch_move = is_on(FieldId::TouchMove, settings.touch_move);
    if let Some((volume, _)) = form.chosen_of(FieldId::Volume, &VOLUMES) {
        settings.muted = volume == 0;
        // Turned on again by its key, sound is as loud as it was.
        if volume > 0 {
            settings.volume = volume;
        }
    }
}
