//! What a button is pressed on.

use std::sync::Arc;
use std::time::Duration;

use crate::app::{Command, FieldId};
use crate::rules::Square;
use crate::tree::NodeId;
use crate::view::editor::grip::Grip;
use crate::view::input::card_drag::HeldCard;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::rows::{HeldList, Thumb};

/// The greatest distance of the two presses of a double click, for a finger; a finger that moves farther drags.
pub(super) const FINGER: i32 = 16;

/// What the left button was pressed on first.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct FirstPress {
    pub(super) at: Point,
    pub(super) time: Duration,
    pub(super) area: Option<Rect>,
    pub(super) command: Option<Command>,
    /// How many times that place was pressed in short time, up to this press.
    pub(super) count: u8,
}

/// What the left button was pressed on.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::view) enum Press {
    /// A square, at a point. `lifted` once the pointer has moved, with a piece if it can be moved.
    Square {
        square: Square,
        at: Point,
        lifted: bool,
    },
    /// The board or the palette of the board editor.
    Editor(Grip),
    /// A text, whose selection follows the pointer; at first once that has moved from this point.
    Text(FieldId, Option<Point>),
    /// The scroll bar of a list, whose thumb follows the pointer.
    ScrollBar(Thumb),
    /// A list, which follows the pointer.
    List(HeldList),
    /// The strip of moves; where the last step was.
    Strip(i32),
    /// The head of a card, which follows the pointer.
    Card(HeldCard),
    /// A chart in this area, with its moves.
    Chart(Rect, Arc<[NodeId]>),
    /// A command, given if the button is released over it.
    Command(Command),
}
