//! Lines of text.

use tiny_skia::Pixmap;

use super::figures::premultiplied;
use crate::view::{Face, Fonts, Placed, Rgba, ascent};

/// Paints a line from the left edge of the pixmap. Letters are at fractions of a pixel, as their widths
/// add up; the baseline is at a whole pixel.
pub(super) fn line(
    fonts: &Fonts,
    pixmap: &mut Pixmap,
    text: &str,
    face: Face,
    em: i32,
    color: Rgba,
) {
    let mut cover = Cover::new(pixmap);
    for Placed { glyph, x, rise, .. } in fonts.line(face, text, em) {
        if let Some(outline) = glyph.outline(x, ascent(em) as f32 - rise) {
            let corner = outline.px_bounds().min;
            let (left, top) = (corner.x as i32, corner.y as i32);
            outline.draw(|x, y, part| cover.add(left + x as i32, top + y as i32, part));
        }
    }
    let Rgba([r, g, b, alpha]) = color;
    let opacity = f32::from(alpha) / 255.0;
    for (pixel, part) in pixmap.pixels_mut().iter_mut().zip(cover.parts) {
        *pixel = premultiplied([r, g, b], part.min(1.0) * opacity);
    }
}

/// How much of each pixel is covered by letters.
struct Cover {
    width: i32,
    height: i32,
    parts: Vec<f32>,
}

impl Cover {
    fn new(pixmap: &Pixmap) -> Cover {
        Cover {
            width: pixmap.width() as i32,
            height: pixmap.height() as i32,
            parts: vec![0.0; pixmap.pixels().len()],
        }
    }

    fn add(&mut self, x: i32, y: i32, part: f32) {
        if (0..self.width).contains(&x) && (0..self.height).contains(&y) {
            self.parts[(y * self.width + x) as usize] += part;
        }
    }
}
