//! Shapes: the parts of a picture.

use crate::rules::Piece;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;

/// How a shape looks, apart from where it is. Two shapes with the same look and extent have the same
/// pixels, so that a painter needs to make them only once.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Look {
    /// A plain rectangle.
    Plain(Rgba),
    /// A rectangle with rounded corners; with half its extent as radius, a disc.
    Rounded {
        /// The radius of the corners in pixels.
        radius: i32,
        /// What fills it.
        fill: Fill,
        /// A line along the inside of its edge.
        border: Option<Border>,
    },
    /// The corners outside a rounded rectangle, to round off what was painted before.
    Corners {
        /// The radius of the corners in pixels.
        radius: i32,
        /// The colour outside.
        color: Rgba,
    },
    /// A glow, strongest in the middle and gone at the edge.
    Glow(Rgba),
    /// A soft shadow of a rounded rectangle that is smaller by `blur` on every side.
    Shadow {
        /// The radius of the corners in pixels.
        radius: i32,
        /// The width of the soft edge in pixels.
        blur: i32,
        /// The colour where it is darkest.
        color: Rgba,
    },
    /// A filled polygon.
    Polygon {
        /// Its corners, from the upper left of the shape's area.
        corners: Vec<Point>,
        /// The colour.
        color: Rgba,
    },
    /// A line of text, from the left edge of the area.
    Text {
        /// The text.
        text: String,
        /// The face.
        face: Face,
        /// The size of an em in pixels.
        em: i32,
        /// The colour.
        color: Rgba,
    },
    /// A piece, filling the area.
    Piece {
        /// Which.
        piece: Piece,
        /// The opacity.
        alpha: u8,
    },
}

/// What fills a shape.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fill {
    /// One colour.
    Solid(Rgba),
    /// From one colour at the left edge to another at the right.
    Across(Rgba, Rgba),
}

/// A line along an edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Border {
    pub width: i32,
    pub color: Rgba,
}

/// Something painted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Where, in pixels.
    pub area: Rect,
    /// The part of the area that is painted.
    pub visible: Rect,
    /// How.
    pub look: Look,
    /// Whether it is upside down, turned by 180° about the middle of its area.
    pub turned: bool,
}
