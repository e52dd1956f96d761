//! What the pointer is over without a button held.

use crate::app::{App, Command, OpeningsCommand, ReviewCommand};
use crate::tree::NodeId;
use crate::view::review::chart::ply_at;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Scene;
use crate::view::scene::zone::Zone;

/// A form or list that its focus has scrolled stays where it is when something else in it is clicked, which then has the focus.
pub(super) fn list_stays(at: Point, scene: &Scene) -> Option<Command> {
    let (_, rows) = scene.list_at(at)?;
    Some(Command::ScrollTo(rows.first))
}

/// The command for the move of a chart at a point.
pub(super) fn chart_move(area: Rect, nodes: &[NodeId], at: Point) -> Vec<Command> {
    let ply = ply_at(area, nodes.len(), at.x);
    let node = ply.checked_sub(1).and_then(|at| nodes.get(at));
    let command = node.map(|&node| ReviewCommand::Go(node).into());
    command.into_iter().collect()
}

/// The commands when the pointer enters another move of the list or of a line of the analysis, or leaves it.
pub(super) fn hover(at: Point, scene: &Scene, app: &App) -> Vec<Command> {
    let Some(review) = app.review() else {
        return Vec::new();
    };
    let node = match scene.zone_at(at) {
        Some((_, Zone::Do(Command::Review(ReviewCommand::Go(node))))) => Some(*node),
        _ => None,
    };
    let mut commands = Vec::new();
    if node != review.move_list().hover() {
        commands.push(ReviewCommand::Hover(node).into());
    }
    let line = match scene.zone_at(at) {
        Some((_, Zone::Do(Command::Review(ReviewCommand::FollowLine { line, moves })))) => {
            Some((*line, *moves))
        }
        _ => None,
    };
    if line != review.analysis().pointed() {
        commands.push(ReviewCommand::PointAtLine(line).into());
    }
    commands.extend(point_at_tree(at, scene, app));
    commands
}

/// The command when the pointer comes to the opening tree or leaves it, or moves after a key has chosen a row there.
pub(super) fn point_at_tree(at: Point, scene: &Scene, app: &App) -> Option<Command> {
    let openings = app.review()?.openings();
    let is_over = openings.is_open() && scene.has_tree_at(at);
    let point = OpeningsCommand::Point(is_over);
    let is_new = is_over != openings.is_pointed_at() || openings.is_chosen_by_key();
    is_new.then_some(ReviewCommand::Openings(point).into())
}

/// Ends a press on a move of the list.
pub(super) fn end_press(app: &App) -> Vec<Command> {
    let is_pressed = app
        .review()
        .is_some_and(|review| review.move_list().is_pressed());
    let command = is_pressed.then_some(ReviewCommand::Press(None).into());
    command.into_iter().collect()
}
