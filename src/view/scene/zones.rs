//! The zones of a scene, the topmost of which at a point reacts to the pointer.

use crate::app::{Command, FieldId};
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Scene;
use crate::view::scene::rows::Rows;
use crate::view::scene::zone::Zone;

impl Scene {
    /// Adds a zone on top of the others.
    pub fn add_zone(&mut self, area: Rect, zone: Zone) {
        if let Some(visible) = self.placed(area).intersection(self.clip) {
            self.zones.push((visible, zone));
        }
    }

    /// The topmost zone at a point, with its area.
    pub fn zone_at(&self, at: Point) -> Option<(Rect, &Zone)> {
        let topmost = self.zones.iter().rev().find(|(area, _)| area.contains(at));
        topmost.map(|(area, zone)| (*area, zone))
    }

    /// The list or the form at a point with its area, even if its rows have their own zones on top.
    pub fn list_at(&self, at: Point) -> Option<(Rect, Rows)> {
        self.zones_at(at).find_map(|(area, zone)| match zone {
            Zone::List(rows) => Some((*area, *rows)),
            _ => None,
        })
    }

    /// Covers an area: a click there gives a command, and nothing reaches what is below.
    pub(in crate::view) fn cover(&mut self, area: Rect, command: Command) {
        self.add_zone(area, Zone::Nothing);
        self.add_zone(area, Zone::Do(command));
    }

    /// Covers an area but for the zones that stay above.
    pub(in crate::view) fn cover_but(
        &mut self,
        stays: impl Fn(&Zone) -> bool,
        area: Rect,
        command: Command,
    ) {
        let zones = std::mem::take(&mut self.zones).into_iter();
        let (above, below) = zones.partition::<Vec<_>, _>(|(_, zone)| stays(zone));
        self.zones = below;
        self.cover(area, command);
        self.zones.extend(above);
    }

    /// Whether a point is over the opening tree.
    pub(in crate::view) fn has_tree_at(&self, at: Point) -> bool {
        self.zones_at(at)
            .any(|(_, zone)| matches!(zone, Zone::Tree))
    }

    /// Whether a point is over the strip of moves.
    pub(in crate::view) fn has_strip_at(&self, at: Point) -> bool {
        self.zones_at(at)
            .any(|(_, zone)| matches!(zone, Zone::Strip))
    }

    /// The zones at a point with their areas, the topmost first.
    fn zones_at(&self, at: Point) -> impl Iterator<Item = &(Rect, Zone)> {
        let zones = self.zones.iter().rev();
        zones
            .filter(move |(area, _)| area.contains(at))
            .take_while(|(_, zone)| !matches!(zone, Zone::Nothing))
    }

    /// The rows of the topmost list, if there is one.
    pub fn rows(&self) -> Option<Rows> {
        self.lists().next()
    }

    /// The rows of the list below the topmost one.
    pub fn rows_below(&self) -> Option<Rows> {
        self.lists().nth(1)
    }

    /// The rows of all lists, the topmost first.
    fn lists(&self) -> impl Iterator<Item = Rows> {
        let zones = self.zones.iter().rev();
        zones.filter_map(|(_, zone)| match zone {
            Zone::List(rows) => Some(*rows),
            _ => None,
        })
    }

    /// The area of the zone that gives a command.
    pub fn area_of(&self, command: &Command) -> Option<Rect> {
        let gives = |zone: &Zone| matches!(zone, Zone::Do(given) if given == command);
        let found = self.zones.iter().rev().find(|(_, zone)| gives(zone));
        found.map(|(area, _)| *area)
    }

    /// The position of a text's caret that is nearest to a point: in a text of several lines, in the line that is nearest.
    pub fn place_in(&self, text: FieldId, at: Point) -> Option<usize> {
        let lines = self.zones.iter().filter_map(|(area, zone)| match zone {
            Zone::Text { id, stops } if *id == text => Some((area, stops)),
            _ => None,
        });
        let above = |area: &Rect| (area.y - at.y).max(at.y - area.bottom() + 1).max(0);
        let (_, stops) = lines.min_by_key(|(area, _)| above(area))?;
        let nearest = stops.iter().min_by_key(|(_, stop)| stop.abs_diff(at.x));
        nearest.map(|&(place, _)| place)
    }

    /// The place of a text's caret in the line above its present one, or below it; `None` if there is no such line.
    pub fn place_beside(&self, text: FieldId, caret: usize, is_below: bool) -> Option<usize> {
        let lines = || {
            self.zones.iter().filter_map(|(area, zone)| match zone {
                Zone::Text { id, stops } if *id == text => Some((*area, stops)),
                _ => None,
            })
        };
        let stop_of = |(area, stops): (Rect, &Vec<(usize, i32)>)| {
            let stop = stops.iter().find(|(place, _)| *place == caret);
            stop.map(|&(_, x)| (area, x))
        };
        let (here, x) = lines().find_map(stop_of)?;
        let y = if is_below {
            here.bottom() + here.h / 2
        } else {
            here.y - here.h / 2
        };
        let has = lines().any(|(area, _)| area.y <= y && y < area.bottom());
        has.then(|| self.place_in(text, Point::new(x, y))).flatten()
    }

    /// The zones with their areas, the lowest first.
    pub(in crate::view) fn zones(&self) -> impl Iterator<Item = (Rect, &Zone)> {
        self.zones.iter().map(|(area, zone)| (*area, zone))
    }

    pub(super) fn set_zone(&mut self, number: usize, area: Rect) {
        if let Some(zone) = self.zones.get_mut(number) {
            zone.0 = area;
        }
    }
}
