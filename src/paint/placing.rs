//! Placing shapes on a canvas.

use tiny_skia::{Pixmap, PremultipliedColorU8, Rect, Transform};

use super::solid;
use crate::view::{self, Rgba, Shape};

/// Fills an area.
pub(super) fn fill(canvas: &mut Pixmap, area: view::Rect, color: Rgba) {
    let view::Rect { x, y, w, h } = area;
    if let Some(rect) = Rect::from_xywh(x as f32, y as f32, w as f32, h as f32) {
        canvas.fill_rect(rect, &solid(color), Transform::identity(), None);
    }
}

/// Blends the sprite of a shape onto the canvas. Most of its pixels are either opaque or transparent,
/// which is fast.
pub(super) fn lay(canvas: &mut Pixmap, shape: &Shape, sprite: &Pixmap) {
    let whole = view::Rect::new(0, 0, canvas.width() as i32, canvas.height() as i32);
    let Some(part) = shape.visible.intersection(whole) else {
        return;
    };
    let (area, columns) = (shape.area, canvas.width() as usize);
    let pixels = sprite.pixels();
    let from = |x: i32, y: i32| {
        let place = (y - area.y) as usize * sprite.width() as usize + (x - area.x) as usize;
        if shape.turned {
            pixels
                .len()
                .checked_sub(place + 1)
                .and_then(|place| pixels.get(place))
        } else {
            pixels.get(place)
        }
    };
    for y in part.y..part.bottom() {
        let row = canvas.pixels_mut().iter_mut().skip(y as usize * columns);
        for (x, below) in (part.x..part.right()).zip(row.skip(part.x as usize)) {
            if let Some(&above) = from(x, y) {
                *below = over(above, *below);
            }
        }
    }
}

/// A pixel over another (T. Porter, T. Duff, 1984).
fn over(above: PremultipliedColorU8, below: PremultipliedColorU8) -> PremultipliedColorU8 {
    let rest = 255 - u16::from(above.alpha());
    match rest {
        0 => return above,
        255 => return below,
        _ => {}
    }
    let mixed = |above: u8, below: u8| {
        let through = (u16::from(below) * rest + 127) / 255;
        (u16::from(above) + through).min(255) as u8
    };
    let alpha = mixed(above.alpha(), below.alpha());
    let color = |above, below| mixed(above, below).min(alpha);
    let (red, green) = (
        color(above.red(), below.red()),
        color(above.green(), below.green()),
    );
    let blue = color(above.blue(), below.blue());
    PremultipliedColorU8::from_rgba(red, green, blue, alpha).unwrap_or(above)
}
