//! One texture that holds all sprites, so that they are drawn without changing textures.

use std::collections::HashMap;

use macroquad::math::Rect as Part;
use macroquad::texture::{FilterMode, Image, Texture2D};

use crate::paint;
use crate::view::Look;

/// The side of the texture at first, in pixels; it is doubled when one picture needs more.
const FIRST_SIDE: u16 = 1024;

/// What any OpenGL takes.
const GREATEST_SIDE: u16 = 8192;

/// A look with its extent, which together make the pixels of a sprite.
type Key = (Look, i32, i32);

/// The sprites on the graphics card, in rows from above.
pub(super) struct Atlas {
    texture: Texture2D,
    side: u16,
    places: HashMap<Key, Option<Part>>,
    /// The row being filled: its top, its height and the first free column.
    row: Row,
    /// Whether the texture is a new one since the picture was begun.
    renewed: bool,
}

#[derive(Default)]
struct Row {
    top: u16,
    height: u16,
    free: u16,
}

impl Atlas {
    pub(super) fn new() -> Atlas {
        Atlas::with_side(FIRST_SIDE)
    }

    fn with_side(side: u16) -> Atlas {
        let empty = vec![0; usize::from(side) * usize::from(side) * 4];
        let texture = Texture2D::from_rgba8(side, side, &empty);
        texture.set_filter(FilterMode::Nearest);
        Atlas {
            texture,
            side,
            places: HashMap::new(),
            row: Row::default(),
            renewed: false,
        }
    }

    /// Says that a new picture is begun.
    pub(super) fn begin_picture(&mut self) {
        self.renewed = false;
    }

    /// Forgets all sprites.
    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.row = Row::default();
    }

    /// The texture, and the part of it that holds a sprite; `None` for one without pixels.
    pub(super) fn sprite(&mut self, look: &Look, w: i32, h: i32) -> Option<(&Texture2D, Part)> {
        let key = (look.clone(), w, h);
        let place = match self.places.get(&key) {
            Some(&place) => place,
            None => {
                let place = self.make(look, w, h);
                self.places.insert(key, place);
                place
            }
        };
        place.map(|part| (&self.texture, part))
    }

    fn make(&mut self, look: &Look, width: i32, height: i32) -> Option<Part> {
        let (w, h) = (width.try_into().ok()?, height.try_into().ok()?);
        let bytes = paint::sprite(look, width, height)?.take_demultiplied();
        let (x, y) = self.room(w, h)?;
        let image = Image {
            bytes,
            width: w,
            height: h,
        };
        self.texture
            .update_part(&image, x.into(), y.into(), width, height);
        Some(Part::new(x.into(), y.into(), w.into(), h.into()))
    }

    /// Room for a sprite. If there is none left, it is in a new texture, since what is already drawn
    /// of this picture needs the old one until it is shown; if the picture fills that one too, in one
    /// of twice the side.
    fn room(&mut self, w: u16, h: u16) -> Option<(u16, u16)> {
        loop {
            if let Some(room) = self.free_room(w, h) {
                return Some(room);
            }
            let side = match self.renewed {
                true => self.side.checked_mul(2)?,
                false => self.side,
            };
            if side > GREATEST_SIDE {
                return None;
            }
            *self = Atlas::with_side(side);
            self.renewed = true;
        }
    }

    fn free_room(&mut self, w: u16, h: u16) -> Option<(u16, u16)> {
        if self.row.free + w > self.side {
            self.row = Row {
                top: self.row.top + self.row.height,
                ..Row::default()
            };
        }
        let row = &mut self.row;
        if row.free + w > self.side || row.top + row.height.max(h) > self.side {
            return None;
        }
        let place = (row.free, row.top);
        row.height = row.height.max(h);
        row.free += w;
        Some(place)
    }
}
