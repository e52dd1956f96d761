//! The rows of a form.

use super::field_id::FieldId;
use super::label::Label;
use super::widget::Field;
use crate::rules::Color;

/// A row of fields with a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The label.
    pub label: Label,
    /// The fields.
    pub fields: Vec<Field>,
    /// Whether the fields go next to the label if there is room, rather than below it.
    pub beside: bool,
    /// How it is laid out.
    pub look: RowLook,
    /// Whether it is in a band of its own, as a part of what was chosen above it.
    pub is_in_band: bool,
}

/// The layout of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RowLook {
    /// A label, and fields below it or beside it.
    #[default]
    Usual,
    /// Options as tiles, each with a title and a line below.
    Tiles,
    /// Options as buttons, as many in a row as have room.
    Flow,
    /// A label and options side by side, as wide as their words need; below the label where there is too little room.
    Segments,
    /// A sentence, without a field.
    Note,
    /// The time of a side or of both, by fields side by side, behind the disc of the side.
    Time(Option<Color>),
    /// The headings of the columns of stages.
    StageHead,
    /// A stage of a side or of both, by its number from 0.
    Stage(Option<Color>, u8),
    /// What adds a stage, and whether the sides have the same time.
    Sides,
    /// A heading, with options as pills behind it.
    Pills,
    /// The name of a player, with a button behind it.
    Player(Color),
    /// Options with pictograms.
    Pictograms,
    /// What a player gives, by pictures of the pieces.
    Odds,
    /// What opens more rows.
    Fold,
    /// The name of the chosen engine.
    EngineName,
    /// What is so, without a field.
    Fact,
    /// A question with its answers.
    Question,
}

impl Row {
    /// A row of fields.
    pub fn new(label: Label, fields: impl Into<Vec<Field>>) -> Row {
        let fields = fields.into();
        let beside = false;
        Row {
            label,
            fields,
            beside,
            look: RowLook::Usual,
            is_in_band: false,
        }
    }

    /// Whether a field of it is meant.
    pub fn has(&self, is_meant: impl Fn(FieldId) -> bool) -> bool {
        self.fields.iter().any(|field| is_meant(field.id))
    }

    /// A row with this layout.
    pub(in crate::app) fn looking(
        look: RowLook,
        label: Label,
        fields: impl Into<Vec<Field>>,
    ) -> Row {
        Row {
            look,
            ..Row::new(label, fields)
        }
    }

    /// A sentence about the row above.
    pub(in crate::app) fn note(about: Label) -> Row {
        Row::looking(RowLook::Note, about, [])
    }

    /// The same in a band.
    pub(super) fn in_band(self) -> Row {
        let is_in_band = true;
        Row { is_in_band, ..self }
    }

    /// A row with one field next to its label.
    pub fn beside(label: Label, field: Field) -> Row {
        let beside = true;
        Row {
            beside,
            ..Row::new(label, [field])
        }
    }
}
