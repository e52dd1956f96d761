//! What of the picture is under the pointer.

use super::geometry::Point;
use super::layout::Grid;
use super::scene::{Scene, Zone};
use crate::app::Command;
use crate::rules::Square;

/// The square of the board at a point.
pub(super) fn square_at(at: Point, scene: &Scene) -> Option<Square> {
    match scene.zone_at(at)? {
        (area, &Zone::Board { flipped }) => Grid::new(area, flipped).square_at(at),
        _ => None,
    }
}

/// What a click at a point does.
pub(super) fn command_at(at: Point, scene: &Scene) -> Option<Command> {
    match scene.zone_at(at)? {
        (_, Zone::Do(command)) => Some(command.clone()),
        _ => None,
    }
}
