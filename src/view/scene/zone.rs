//! Parts of the window that react to the pointer.

use std::sync::Arc;

use crate::app::{Command, FieldId};
use crate::tree::NodeId;
use crate::view::scene::geometry::Rect;
use crate::view::scene::rows::Rows;

/// How a part of the window reacts to the pointer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Zone {
    /// A click gives a command.
    Do(Command),
    /// The squares of the board.
    Board {
        /// Whether h1 is in the upper left corner.
        flipped: bool,
    },
    /// A list, or a form by its lines, scrolled by the wheel or by dragging what is in it.
    List(Rows),
    /// The scroll bar of a list or a form, scrolled by dragging.
    ScrollBar {
        /// The rows of the list.
        rows: Rows,
        /// The thumb, which stands for the visible rows.
        thumb: Rect,
    },
    /// A text field.
    Text {
        /// The field.
        id: FieldId,
        /// The positions of its caret: byte offsets with their x coordinates.
        stops: Vec<(usize, i32)>,
    },
    /// A chart of moves; a click or a drag goes to one of them.
    Chart(Arc<[NodeId]>),
    /// The head of a card, by which it is dragged inside a room.
    Head {
        /// The whole card.
        card: Rect,
        /// The room.
        room: Rect,
    },
    /// The moves of a game in one line, through which the wheel or a drag steps.
    Strip,
    /// The opening tree, which the wheel scrolls in place of the moves.
    Tree,
    /// A text that is cut; the pointer at rest on it shows the whole.
    Cut(String),
    /// Blocks the zones below.
    Nothing,
}
