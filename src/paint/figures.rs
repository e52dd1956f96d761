//! Rectangles, discs, polygons, glows and shadows.

use tiny_skia::{
    FillRule, GradientStop, LinearGradient, Paint, Path, PathBuilder, Pixmap, Point,
    PremultipliedColorU8, RadialGradient, Rect, Shader, SpreadMode, Stroke, Transform,
};

use super::{painted, skia_color, solid};
use crate::diagram::GLOW;
use crate::view::{Border, Fill, Point as Corner, Rgba};

/// The distance of the control points of a quarter circle from its ends, for a radius of 1.
const QUARTER: f32 = 0.552_285;

/// A rectangle with rounded corners, `inset` inside the whole pixmap.
fn rounded_path(pixmap: &Pixmap, inset: f32, radius: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    push_rounded(&mut path, pixmap, inset, radius);
    path.finish()
}

fn push_rounded(path: &mut PathBuilder, pixmap: &Pixmap, inset: f32, radius: f32) {
    let (left, top) = (inset, inset);
    let (right, bottom) = (
        pixmap.width() as f32 - inset,
        pixmap.height() as f32 - inset,
    );
    let r = radius.min((right - left) / 2.0).min((bottom - top) / 2.0);
    let r = r.max(0.0);
    let k = r * (1.0 - QUARTER);
    path.move_to(left + r, top);
    path.line_to(right - r, top);
    path.cubic_to(right - k, top, right, top + k, right, top + r);
    path.line_to(right, bottom - r);
    path.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
    path.line_to(left + r, bottom);
    path.cubic_to(left + k, bottom, left, bottom - k, left, bottom - r);
    path.line_to(left, top + r);
    path.cubic_to(left, top + k, left + k, top, left + r, top);
    path.close();
}

pub(super) fn rounded(pixmap: &mut Pixmap, radius: i32, fill: Fill, border: Option<Border>) {
    let radius = radius as f32;
    let paint = match fill {
        Fill::Solid(color) => solid(color),
        Fill::Across(left, right) => painted(gradient(left, right, pixmap.width() as f32, 0.0)),
        Fill::Down(upper, lower) => painted(gradient(upper, lower, 0.0, pixmap.height() as f32)),
    };
    let path = rounded_path(pixmap, 0.0, radius);
    fill_path(pixmap, path, &paint, FillRule::Winding);
    if let Some(Border { width, color }) = border {
        let half = width as f32 / 2.0;
        let stroke = Stroke {
            width: width as f32,
            ..Stroke::default()
        };
        if let Some(path) = rounded_path(pixmap, half, radius - half) {
            pixmap.stroke_path(&path, &solid(color), &stroke, Transform::identity(), None);
        }
    }
}

/// A gradient from the upper left corner to a point.
fn gradient(from: Rgba, to: Rgba, x: f32, y: f32) -> Shader<'static> {
    let stops = vec![
        GradientStop::new(0.0, skia_color(from)),
        GradientStop::new(1.0, skia_color(to)),
    ];
    LinearGradient::new(
        Point::from_xy(0.0, 0.0),
        Point::from_xy(x, y),
        stops,
        SpreadMode::Pad,
        Transform::identity(),
    )
    .unwrap_or(Shader::SolidColor(skia_color(from)))
}

pub(super) fn corners(pixmap: &mut Pixmap, radius: i32, color: Rgba) {
    let mut path = PathBuilder::new();
    push_rounded(&mut path, pixmap, 0.0, 0.0);
    push_rounded(&mut path, pixmap, 0.0, radius as f32);
    fill_path(pixmap, path.finish(), &solid(color), FillRule::EvenOdd);
}

pub(super) fn glow(pixmap: &mut Pixmap, color: Rgba) {
    let center = Point::from_xy(pixmap.width() as f32 / 2.0, pixmap.height() as f32 / 2.0);
    let stop = |(at, alpha)| GradientStop::new(at, skia_color(color.alpha(alpha)));
    let stops = GLOW.map(stop).to_vec();
    let gradient = RadialGradient::new(
        center,
        0.0,
        center,
        center.x,
        stops,
        SpreadMode::Pad,
        Transform::identity(),
    );
    let whole = Rect::from_xywh(0.0, 0.0, 2.0 * center.x, 2.0 * center.y);
    if let (Some(shader), Some(rect)) = (gradient, whole) {
        pixmap.fill_rect(rect, &painted(shader), Transform::identity(), None);
    }
}

/// Each pixel is darker the nearer it is to the rectangle inside the soft edge.
pub(super) fn shadow(pixmap: &mut Pixmap, radius: i32, blur: i32, color: Rgba) {
    let (width, height) = (pixmap.width() as f32, pixmap.height() as f32);
    let (radius, blur) = (radius as f32, (blur as f32).max(1.0));
    // Half the extent of the rectangle without its rounded corners.
    let core = (width / 2.0 - blur - radius, height / 2.0 - blur - radius);
    let columns = pixmap.width() as usize;
    let Rgba([r, g, b, alpha]) = color;
    for (index, pixel) in pixmap.pixels_mut().iter_mut().enumerate() {
        let x = ((index % columns) as f32 + 0.5 - width / 2.0).abs() - core.0;
        let y = ((index / columns) as f32 + 0.5 - height / 2.0).abs() - core.1;
        let distance = x.max(0.0).hypot(y.max(0.0)) - radius;
        let near = (1.0 - distance / blur).clamp(0.0, 1.0);
        let opacity = f32::from(alpha) / 255.0 * near * near;
        *pixel = premultiplied([r, g, b], opacity);
    }
}

pub(super) fn polygon(pixmap: &mut Pixmap, corners: &[Corner], color: Rgba) {
    let mut path = PathBuilder::new();
    for (number, corner) in corners.iter().enumerate() {
        let (x, y) = (corner.x as f32, corner.y as f32);
        match number {
            0 => path.move_to(x, y),
            _ => path.line_to(x, y),
        }
    }
    path.close();
    fill_path(pixmap, path.finish(), &solid(color), FillRule::Winding);
}

/// Fills a path, if there is any.
fn fill_path(pixmap: &mut Pixmap, path: Option<Path>, paint: &Paint, rule: FillRule) {
    if let Some(path) = path {
        pixmap.fill_path(&path, paint, rule, Transform::identity(), None);
    }
}

/// A colour with an opacity from 0 to 1, as pixmaps hold it.
pub(super) fn premultiplied([r, g, b]: [u8; 3], opacity: f32) -> PremultipliedColorU8 {
    let part = |channel: u8| (f32::from(channel) * opacity).round() as u8;
    let alpha = (255.0 * opacity).round() as u8;
    PremultipliedColorU8::from_rgba(part(r), part(g), part(b), alpha)
        .unwrap_or(PremultipliedColorU8::TRANSPARENT)
}
