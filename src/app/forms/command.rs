//! Commands in a form, or in a text line edited on the screen itself.

use super::field_id::FieldId;
use super::text_field::Edit;
use crate::app::step::Step;
use crate::rules::Color;

/// A command for the topmost form, or for the text line being edited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormCommand {
    /// Focus another field of the form.
    Focus(Step),
    /// Choose an option of a field, by its index from 0.
    Choose(FieldId, usize),
    /// Choose another option of the focused field.
    StepChoice(Step),
    /// Place the caret in a text.
    PlaceCaret {
        /// The text's field.
        id: FieldId,
        /// The position, in bytes.
        place: usize,
        /// Whether the selection is extended to it.
        select: bool,
    },
    /// Edit the focused text.
    Edit(Edit),
    /// Copy the selected text to the clipboard.
    CopyText,
    /// Move the selected text to the clipboard.
    CutText,
    /// Complete a path as far as all matching files agree.
    CompletePath,
    /// Press the focused button, flip the focused switch, or choose the next option.
    Activate,
    /// Exchange the players of a new game.
    SwapPlayers,
    /// Add a stage to the time of a side.
    AddStage(Color),
    /// Remove a stage from it, by its number from 0.
    RemoveStage(Color, u8),
    /// Draw the number of a start position of Chess960.
    RollNumber,
    /// Submit the form.
    Submit,
}
