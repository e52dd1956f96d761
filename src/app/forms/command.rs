//! What players do in a form, or in a line that is edited on the screen itself.

use super::field_id::FieldId;
use super::text_field::Edit;
use crate::app::step::Step;

/// Something done in the form on top, or in the line that is edited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormCommand {
    /// Give another field of the form the focus.
    Focus(Step),
    /// Choose a thing of a field, by its number from 0.
    Choose(FieldId, usize),
    /// Choose another thing of the field with the focus.
    StepChoice(Step),
    /// Put the caret to a place of a text.
    PlaceCaret {
        /// Which text.
        id: FieldId,
        /// The place, in bytes.
        place: usize,
        /// Whether the selection is extended to it.
        select: bool,
    },
    /// Change the text with the focus.
    Edit(Edit),
    /// Put the selected text on the clipboard.
    CopyText,
    /// Put the selected text on the clipboard and take it away.
    CutText,
    /// Complete a path as far as all files agree that begin like it.
    CompletePath,
    /// Press the button with the focus, turn the switch, or choose the next thing.
    Activate,
    /// Do what the form is for.
    Submit,
}

impl FormCommand {
    /// Whether a key that is held down gives it again and again.
    pub(in crate::app) fn repeats(&self) -> bool {
        use FormCommand::*;
        match self {
            Focus(_) | StepChoice(_) | Edit(_) => true,
            Choose(..)
            | PlaceCaret { .. }
            | CopyText
            | CutText
            | CompletePath
            | Activate
            | Submit => false,
        }
    }
}
