//! What is under the pointer.

use crate::app::Command;
use crate::rules::Square;
use crate::view::scene::geometry::Point;
use crate::view::scene::grid::Grid;
use crate::view::scene::picture::Scene;
use crate::view::scene::zone::Zone;

/// The square of the board at a point.
pub(in crate::view) fn square_at(at: Point, scene: &Scene) -> Option<Square> {
    match scene.zone_at(at)? {
        (area, &Zone::Board { flipped }) => Grid::new(area, flipped).square_at(at),
        _ => None,
    }
}

/// The command of a click at a point.
pub(in crate::view) fn command_at(at: Point, scene: &Scene) -> Option<Command> {
    match scene.zone_at(at)? {
        (_, Zone::Do(command)) => Some(command.clone()),
        _ => None,
    }
}
