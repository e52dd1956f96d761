//! What differs between two scenes, so that only that is painted again.

use std::collections::HashMap;

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
        let (old, new) = without_common_ends(&earlier.shapes, &self.shapes);
        let mut places: HashMap<&Shape, Vec<usize>> = HashMap::new();
        for (place, shape) in old.iter().enumerate().rev() {
            places.entry(shape).or_default().push(place);
        }
        let mut areas = Vec::new();
        // The first old shape that is not known yet to be in both scenes, or in one only.
        let mut next = 0;
        for shape in new {
            match places.get_mut(shape).and_then(|all| pop_from(all, next)) {
                Some(place) => {
                    join_all(&mut areas, &old[next..place]);
                    next = place + 1;
                }
                None => join(&mut areas, shape.visible),
            }
        }
        join_all(&mut areas, &old[next..]);
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

/// What is between the shapes with which two lists begin and end alike. In most frames that is little.
fn without_common_ends<'a>(old: &'a [Shape], new: &'a [Shape]) -> (&'a [Shape], &'a [Shape]) {
    let alike = |(old, new): &(&Shape, &Shape)| old == new;
    let begin = old.iter().zip(new).take_while(alike).count();
    let (old, new) = (&old[begin..], &new[begin..]);
    let ends = old.iter().rev().zip(new.iter().rev());
    let end = ends.take_while(alike).count();
    (&old[..old.len() - end], &new[..new.len() - end])
}

/// Takes the first of these places, which are in descending order, that is not before `least`.
fn pop_from(places: &mut Vec<usize>, least: usize) -> Option<usize> {
    std::iter::from_fn(|| places.pop()).find(|&place| place >= least)
}

fn join_all(areas: &mut Vec<Rect>, shapes: &[Shape]) {
    for shape in shapes {
        join(areas, shape.visible);
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
