//! From a scene to pixels in memory.
//!
//! Every shape but the plain rectangle is a *sprite*: pixels that depend on its look and extent, not
//! on its place. The window makes the same sprites and leaves only their placing to the graphics
//! card, so that what it shows and what is painted here agree.

mod figures;
mod pieces;
mod text;

use std::io::Cursor;

use image::{ImageFormat, RgbaImage};
use resvg::tiny_skia::{Color, IntRect, Paint, Pixmap, PixmapPaint, Transform};

use crate::view::{Fonts, Look, Rect, Rgba, Scene, Shape};

pub use pieces::icon;

/// The pixels of a shape that fills an area of this extent, or `None` if it has no extent.
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
        Look::Text {
            text,
            face,
            em,
            color,
        } => text::line(fonts, &mut pixmap, text, *face, *em, *color),
        Look::Piece { piece, alpha } => pieces::paint(&mut pixmap, *piece, *alpha),
    }
    Some(pixmap)
}

/// The picture of a scene, or `None` if it has no extent.
pub fn picture(fonts: &Fonts, scene: &Scene) -> Option<RgbaImage> {
    let (width, height) = (scene.size.w as u32, scene.size.h as u32);
    let mut canvas = Pixmap::new(width, height)?;
    for shape in &scene.shapes {
        place(fonts, &mut canvas, shape);
    }
    RgbaImage::from_raw(width, height, canvas.take_demultiplied())
}

/// The picture of a scene as a PNG file, or `None` if it has no extent.
pub fn png(fonts: &Fonts, scene: &Scene) -> Option<Vec<u8>> {
    let mut file = Cursor::new(Vec::new());
    picture(fonts, scene)?
        .write_to(&mut file, ImageFormat::Png)
        .ok()?;
    Some(file.into_inner())
}

fn place(fonts: &Fonts, canvas: &mut Pixmap, shape: &Shape) {
    let Shape {
        area,
        visible,
        look,
        turned,
    } = shape;
    if let Look::Plain(color) = look {
        fill(canvas, *visible, *color);
        return;
    }
    let Some(mut sprite) = sprite(fonts, look, area.w, area.h) else {
        return;
    };
    if *turned {
        sprite.pixels_mut().reverse();
    }
    let part = IntRect::from_xywh(
        visible.x - area.x,
        visible.y - area.y,
        visible.w as u32,
        visible.h as u32,
    );
    if let Some(part) = part.and_then(|part| sprite.clone_rect(part)) {
        canvas.draw_pixmap(
            visible.x,
            visible.y,
            part.as_ref(),
            &PixmapPaint::default(),
            Transform::identity(),
            None,
        );
    }
}

fn fill(canvas: &mut Pixmap, area: Rect, color: Rgba) {
    if let Some(rect) = skia_rect(area) {
        let paint = solid(color);
        canvas.fill_rect(rect, &paint, Transform::identity(), None);
    }
}

fn skia_rect(area: Rect) -> Option<resvg::tiny_skia::Rect> {
    let Rect { x, y, w, h } = area;
    resvg::tiny_skia::Rect::from_xywh(x as f32, y as f32, w as f32, h as f32)
}

fn skia_color(Rgba([r, g, b, a]): Rgba) -> Color {
    Color::from_rgba8(r, g, b, a)
}

fn solid(color: Rgba) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(skia_color(color));
    paint
}
