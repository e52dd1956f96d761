//! Painting scenes in memory, and pictures of a game as files.
//!
//! Every shape except the plain rectangle is a *sprite*: pixels that depend on its look and size, not
//! on its place. The window uses the same sprites and lets the graphics card place them, so that both
//! show the same.

mod drawing;
mod error;
mod figures;
pub mod gif;
mod icons;
mod outline;
mod painter;
mod pieces;
mod placing;
mod sheet;
mod text;

use std::io::Cursor;

use image::{ImageFormat, RgbaImage};
use tiny_skia::{Color, Paint, Pixmap, Shader};

use crate::view::{self, DiagramStyle, Fonts, Look, Moment, Rgba, Scene};

pub use error::{PictureError, SIDES};
pub use painter::Painter;
pub use pieces::icon;

/// The pixels of a shape of this size, or `None` if the size is empty.
pub fn sprite(fonts: &Fonts, look: &Look, width: i32, height: i32) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(width.try_into().ok()?, height.try_into().ok()?)?;
    match look {
        Look::Plain(color) => pixmap.fill(skia_color(*color)),
        Look::Rounded {
            radius,
            fill,
            border,
        } => figures::rounded(&mut pixmap, *radius, *fill, *border),
        Look::Corners { radius, color } => figures::corners(&mut pixmap, *radius, *color),
        Look::Glow(color) => figures::glow(&mut pixmap, *color),
        Look::Shadow {
            radius,
            blur,
            color,
        } => figures::shadow(&mut pixmap, *radius, *blur, *color),
        Look::Polygon { corners, color } => figures::polygon(&mut pixmap, corners, *color),
        Look::Icon { icon, color } => icons::paint(&mut pixmap, *icon, *color),
        Look::Text {
            text,
            face,
            em,
            color,
        } => text::line(fonts, &mut pixmap, text, *face, *em, *color),
        Look::Piece {
            set,
            piece,
            alpha,
            tilt,
        } => pieces::paint(&mut pixmap, *set, *piece, *alpha, *tilt),
    }
    Some(pixmap)
}

/// The picture of a scene, or `None` if its size is empty.
pub fn picture(fonts: &Fonts, scene: &Scene) -> Option<RgbaImage> {
    Painter::new(fonts).picture(scene)
}

/// The picture of a scene as a PNG file, or `None` if its size is empty.
pub fn png(fonts: &Fonts, scene: &Scene) -> Option<Vec<u8>> {
    let mut file = Cursor::new(Vec::new());
    picture(fonts, scene)?
        .write_to(&mut file, ImageFormat::Png)
        .ok()?;
    Some(file.into_inner())
}

/// The diagram of a moment of a game as a PNG file.
///
/// # Errors
/// If its side is not one of [`SIDES`].
pub fn diagram_png(
    fonts: &Fonts,
    moment: &Moment,
    style: DiagramStyle,
) -> Result<Vec<u8>, PictureError> {
    let side = checked_side(style)?;
    png(fonts, &view::diagram(fonts, moment, style)).ok_or(PictureError::Side { side })
}

fn checked_side(style: DiagramStyle) -> Result<i32, PictureError> {
    if SIDES.contains(&style.side) {
        Ok(style.side)
    } else {
        Err(PictureError::Side { side: style.side })
    }
}

fn skia_color(Rgba([r, g, b, a]): Rgba) -> Color {
    Color::from_rgba8(r, g, b, a)
}

fn solid(color: Rgba) -> Paint<'static> {
    painted(Shader::SolidColor(skia_color(color)))
}

fn painted(shader: Shader<'static>) -> Paint<'static> {
    Paint {
        shader,
        ..Paint::default()
    }
}
