//! Shapes: the parts of a scene.

use crate::rules::Piece;
use crate::storage::PieceSet;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;

/// The look of a shape, without its position. Shapes with the same look and size have the same pixels, so a
/// painter needs to paint them only once.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Look {
    /// A plain rectangle.
    Plain(Rgba),
    /// A rectangle with rounded corners; a disc if the radius is half its size.
    Rounded {
        /// The radius of the corners in pixels.
        radius: i32,
        /// The fill.
        fill: Fill,
        /// A border along the inside of its edge.
        border: Option<Border>,
    },
    /// The corners outside a rounded rectangle, to round off what is below.
    Corners {
        /// The radius of the corners in pixels.
        radius: i32,
        /// The colour outside.
        color: Rgba,
    },
    /// A glow, strongest at the centre and fading to the edge.
    Glow(Rgba),
    /// A soft shadow of a rounded rectangle that is smaller by `blur` on every side.
    Shadow {
        /// The radius of the corners in pixels.
        radius: i32,
        /// The width of the soft edge in pixels.
        blur: i32,
        /// The colour at its darkest.
        color: Rgba,
    },
    /// A filled polygon.
    Polygon {
        /// Its corners, relative to the upper left corner of the area.
        corners: Vec<Point>,
        /// The colour.
        color: Rgba,
    },
    /// An icon, filling the area.
    Icon {
        /// The drawing.
        icon: Icon,
        /// The colour.
        color: Rgba,
    },
    /// A line of text, starting at the left edge of the area.
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
        /// Whose drawing of it.
        set: PieceSet,
        /// The piece.
        piece: Piece,
        /// The opacity.
        alpha: u8,
        /// By how many degrees it is tilted, clockwise.
        tilt: u8,
    },
}

impl Look {
    /// A piece that stands upright.
    pub const fn piece(set: PieceSet, piece: Piece, alpha: u8) -> Look {
        let tilt = 0;
        Look::Piece {
            set,
            piece,
            alpha,
            tilt,
        }
    }
}

/// The fill of a shape.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fill {
    /// One colour.
    Solid(Rgba),
    /// A gradient from the left edge to the right.
    Across(Rgba, Rgba),
    /// A gradient from the upper edge to the lower.
    Down(Rgba, Rgba),
}

/// A border.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Border {
    pub width: i32,
    pub color: Rgba,
}

/// A shape at its place.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// The area in pixels.
    pub area: Rect,
    /// The part of the area that is painted.
    pub visible: Rect,
    /// The look.
    pub look: Look,
    /// Whether it is turned by 180° about the centre of its area.
    pub turned: bool,
}
