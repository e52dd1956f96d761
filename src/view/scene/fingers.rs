//! Targets that are too small for a finger reach into the free space around them.

use crate::app::{BoardCommand, Command, ReviewCommand};
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::Scene;
use crate::view::scene::shape::Look;
use crate::view::scene::zone::Zone;

/// The room on both sides of a target, before and after it.
type Room = [i32; 2];

impl Scene {
    /// Widens each target with a side below the `least` one, as far as there is nothing else to click or read and it stays inside
    /// the card or list that it is in. The moves of a line are left as they are.
    pub(in crate::view) fn widen_targets(&mut self, least: i32) {
        let texts = self.shapes.iter().filter_map(|shape| match shape.look {
            Look::Text { .. } => Some(letters(shape.visible)),
            _ => None,
        });
        let zones = self.zones().map(|(area, _)| area);
        let areas: Vec<Rect> = zones.chain(texts).collect();
        let wider: Vec<(usize, Rect)> = self
            .zones()
            .enumerate()
            .filter(|(_, (area, zone))| area.w.min(area.h) < least && is_target(zone))
            .map(|(number, (area, _))| (number, wider(number, area, &areas, self.area(), least)))
            .collect();
        for (number, area) in wider {
            self.set_zone(number, area);
        }
    }
}

/// The part of a line of text that has letters.
fn letters(line: Rect) -> Rect {
    Rect {
        y: line.y + line.h / 4,
        h: line.h * 7 / 10,
        ..line
    }
}

fn is_target(zone: &Zone) -> bool {
    match zone {
        Zone::Do(command) => !matches!(
            command,
            Command::Board(BoardCommand::Show(_))
                | Command::Review(ReviewCommand::FollowLine { .. } | ReviewCommand::Go(_))
        ),
        _ => false,
    }
}

fn wider(number: usize, target: Rect, areas: &[Rect], window: Rect, least: i32) -> Rect {
    let contains = |outer: &Rect| outer.intersection(target) == Some(target);
    let others = || {
        let all = areas.iter().enumerate();
        all.filter(move |&(at, _)| at != number)
            .map(|(_, area)| *area)
    };
    let inside = others().filter(contains).fold(window, |inner, outer| {
        inner.intersection(outer).unwrap_or(inner)
    });
    let beside = |area: &Rect| area.intersection(target).is_none();
    let mut grown = target;
    let mut up_and_down = [grown.y - inside.y, inside.bottom() - grown.bottom()];
    for other in others().filter(beside) {
        if other.x < grown.right() && other.right() > grown.x {
            limit(
                &mut up_and_down,
                [grown.y - other.bottom(), other.y - grown.bottom()],
            );
        }
    }
    let [above, below] = shares(least - grown.h, up_and_down);
    grown.y -= above;
    grown.h += above + below;
    let mut left_and_right = [grown.x - inside.x, inside.right() - grown.right()];
    for other in others().filter(beside) {
        if other.y < grown.bottom() && other.bottom() > grown.y {
            limit(
                &mut left_and_right,
                [grown.x - other.right(), other.x - grown.right()],
            );
        }
    }
    let [left, right] = shares(least - grown.w, left_and_right);
    grown.x -= left;
    grown.w += left + right;
    grown
}

/// Leaves the other half of a gap to a neighbour, which may need it too.
fn limit(room: &mut Room, gaps: Room) {
    for (room, gap) in room.iter_mut().zip(gaps) {
        if gap >= 0 {
            *room = (*room).min(gap / 2);
        }
    }
}

/// What is missing, half on each side as far as there is room, and else more on the other.
fn shares(missing: i32, [before, after]: Room) -> Room {
    let missing = missing.max(0);
    let (before, after) = (before.max(0), after.max(0));
    let first = (missing / 2).max(missing - after).min(before);
    [first, (missing - first).min(after)]
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Rect = Rect {
        x: 0,
        y: 0,
        w: 200,
        h: 200,
    };

    fn widened(target: Rect, others: &[Rect]) -> Rect {
        let areas: Vec<Rect> = [target].into_iter().chain(others.iter().copied()).collect();
        wider(0, target, &areas, WINDOW, 40)
    }

    #[test]
    fn a_target_grows_on_both_sides_as_far_as_it_is_free() {
        let target = Rect::new(80, 80, 60, 30);
        assert_eq!(widened(target, &[]), Rect::new(80, 75, 60, 40));
        // Half of the gap to its neighbour, and the rest on the other side.
        let neighbour = Rect::new(80, 114, 60, 30);
        assert_eq!(widened(target, &[neighbour]), Rect::new(80, 72, 60, 40));
        let card = Rect::new(70, 78, 100, 100);
        assert_eq!(widened(target, &[card]), Rect::new(80, 78, 60, 40));
        let narrow = Rect::new(80, 80, 20, 60);
        assert_eq!(widened(narrow, &[]), Rect::new(70, 80, 40, 60));
        assert_eq!(
            widened(Rect::new(0, 0, 20, 20), &[]),
            Rect::new(0, 0, 40, 40)
        );
        let large = Rect::new(10, 10, 50, 50);
        assert_eq!(widened(large, &[]), large);
    }
}
