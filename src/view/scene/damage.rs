//! What differs between two scenes, so that only that is painted again.

use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::Scene;
use crate::view::scene::shape::Shape;

/// Two areas become one if that adds at most this many pixels: painting them takes less time than
/// another pass over the shapes.
const SLACK: i32 = 4096;

impl Scene {
    /// The areas that do not look the same as in an earlier scene of the same size: those of the shapes
    /// that only one of the scenes has. All other shapes are in the same order in both.
    pub fn damage_since(&self, earlier: &Scene) -> Vec<Rect> {
        let mut areas = Vec::new();
        let mut rest = earlier.shapes.as_slice();
        for shape in &self.shapes {
            match rest.iter().position(|old| old == shape) {
                Some(gone) => {
                    rest[..gone]
                        .iter()
                        .for_each(|old| join(&mut areas, old.visible));
                    rest = &rest[gone + 1..];
                }
                None => join(&mut areas, shape.visible),
            }
        }
        rest.iter().for_each(|old| join(&mut areas, old.visible));
        areas
    }

    /// The shapes to paint so that these areas show the scene: for one area after another the parts of
    /// the shapes that are in it.
    pub fn within(&self, areas: &[Rect]) -> Vec<Shape> {
        let in_area = |&area: &Rect| {
            self.shapes.iter().filter_map(move |shape| {
                let visible = shape.visible.intersection(area)?;
                Some(Shape {
                    visible,
                    ..shape.clone()
                })
            })
        };
        areas.iter().flat_map(in_area).collect()
    }
}

/// Adds an area, joined with those that are near.
fn join(areas: &mut Vec<Rect>, added: Rect) {
    let mut whole = added;
    while let Some(near) = areas.iter().position(|&area| is_near(area, whole)) {
        whole = areas.swap_remove(near).union(whole);
    }
    areas.push(whole);
}

fn is_near(one: Rect, other: Rect) -> bool {
    one.union(other).area() <= one.area() + other.area() + SLACK
}
