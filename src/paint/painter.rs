//! Painting many pictures.

use std::collections::HashMap;

use image::RgbaImage;
use tiny_skia::Pixmap;

use super::placing::{fill, lay};
use super::sprite;
use crate::view::{Fonts, Look, Scene, Shape};

/// Paints scenes and caches the sprites that they share.
pub struct Painter<'a> {
    fonts: &'a Fonts,
    sprites: HashMap<(Look, i32, i32), Option<Pixmap>>,
}

impl<'a> Painter<'a> {
    /// A painter with an empty cache.
    pub fn new(fonts: &'a Fonts) -> Painter<'a> {
        Painter {
            fonts,
            sprites: HashMap::new(),
        }
    }

    /// The picture of a scene, or `None` if its size is empty.
    pub fn picture(&mut self, scene: &Scene) -> Option<RgbaImage> {
        let (width, height) = (
            u32::try_from(scene.size.w).ok()?,
            u32::try_from(scene.size.h).ok()?,
        );
        let mut canvas = Pixmap::new(width, height)?;
        for shape in &scene.shapes {
            self.place(&mut canvas, shape);
        }
        RgbaImage::from_raw(width, height, canvas.take_demultiplied())
    }

    fn place(&mut self, canvas: &mut Pixmap, shape: &Shape) {
        let Shape { area, look, .. } = shape;
        let make = || sprite(self.fonts, look, area.w, area.h);
        match look {
            Look::Plain(color) => fill(canvas, shape.visible, *color),
            // Texts change from picture to picture, and would fill the cache.
            Look::Text { .. } => {
                if let Some(sprite) = make() {
                    lay(canvas, shape, &sprite);
                }
            }
            _ => {
                let key = (look.clone(), area.w, area.h);
                if let Some(sprite) = self.sprites.entry(key).or_insert_with(make) {
                    lay(canvas, shape, sprite);
                }
            }
        }
    }
}
