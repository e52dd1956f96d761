//! One texture for all sprites, so that they are drawn without changing textures.

use std::collections::HashMap;
use std::sync::Arc;

use macroquad::math::Rect as Part;
use macroquad::texture::{FilterMode, Image, Texture2D};

use super::early_sprites::{self, EarlySprites, SpriteKey};
use crate::view::{Fonts, Look};

/// The width and height of the texture at first, in pixels: room for all sprites of two usual pictures. With less the first
/// move of a game would find it full with what the form before it had, and paint all anew.
const FIRST_SIZE: (u16, u16) = (1024, 1024);

/// The greatest width and height of a texture that every OpenGL supports.
const GREATEST_SIDE: u16 = 8192;

/// The sprites on the graphics card.
pub(super) struct Atlas {
    fonts: Arc<Fonts>,
    /// Until the first picture is complete.
    early: Option<EarlySprites>,
    texture: Texture2D,
    places: HashMap<SpriteKey, Option<Part>>,
    rows: Rows,
}

impl Atlas {
    pub(super) fn new(fonts: Arc<Fonts>, early: EarlySprites) -> Atlas {
        let rows = Rows::begun(FIRST_SIZE);
        Atlas {
            fonts,
            early: Some(early),
            texture: texture(rows.size),
            places: HashMap::new(),
            rows,
        }
    }

    /// Ends a picture.
    pub(super) fn end_picture(&mut self) {
        self.rows.renewed = false;
        self.early = None;
    }

    /// Removes all sprites. A texture that had grown is replaced by a small one.
    pub(super) fn clear(&mut self) {
        let size = self.rows.size;
        self.rows = Rows::begun(FIRST_SIZE);
        self.places.clear();
        if size != FIRST_SIZE {
            self.texture = texture(FIRST_SIZE);
        }
    }

    /// The texture, and the part of it with a sprite; `None` for one without pixels.
    pub(super) fn sprite(&mut self, look: &Look, w: i32, h: i32) -> Option<(&Texture2D, Part)> {
        let key = (look.clone(), w, h);
        let place = match self.places.get(&key) {
            Some(&place) => place,
            None => {
                let place = self.make(&key);
                self.places.insert(key, place);
                place
            }
        };
        place.map(|part| (&self.texture, part))
    }

    fn make(&mut self, key: &SpriteKey) -> Option<Part> {
        let (width, height) = (key.1, key.2);
        let (w, h) = (width.try_into().ok()?, height.try_into().ok()?);
        let Room { x, y, anew } = self.rows.room(w, h)?;
        if anew {
            // Sprites drawn so far keep the old texture until the picture is shown.
            self.texture = texture(self.rows.size);
            self.places.clear();
        }
        let early = self.early.as_mut().and_then(|early| early.take(key));
        let image = Image {
            bytes: early.unwrap_or_else(|| early_sprites::sprite_bytes(key, &self.fonts))?,
            width: w,
            height: h,
        };
        self.texture
            .update_part(&image, x.into(), y.into(), width, height);
        Some(Part::new(x.into(), y.into(), w.into(), h.into()))
    }
}

/// An empty texture.
fn texture((w, h): (u16, u16)) -> Texture2D {
    let empty = vec![0; usize::from(w) * usize::from(h) * 4];
    let texture = Texture2D::from_rgba8(w, h, &empty);
    texture.set_filter(FilterMode::Nearest);
    texture
}

/// The places of the sprites in a texture: in rows from the top.
struct Rows {
    size: (u16, u16),
    /// The row being filled: its top, its height and the first free column.
    top: u16,
    height: u16,
    free: u16,
    /// Whether the texture is new since the last picture was complete.
    renewed: bool,
}

/// The place of a sprite, and whether it is in a new texture.
#[derive(Debug, PartialEq)]
struct Room {
    x: u16,
    y: u16,
    anew: bool,
}

impl Rows {
    /// A new texture for the current picture.
    fn begun(size: (u16, u16)) -> Rows {
        Rows {
            size,
            top: 0,
            height: 0,
            free: 0,
            renewed: true,
        }
    }

    /// Room for a sprite. If the texture is full, it starts a new one of the first size, since most old
    /// sprites are no longer shown, or one of twice the size if the current picture has filled that
    /// too.
    fn room(&mut self, w: u16, h: u16) -> Option<Room> {
        if w.max(h) > GREATEST_SIDE {
            return None;
        }
        let mut anew = false;
        loop {
            if let Some((x, y)) = self.free_room(w, h) {
                return Some(Room { x, y, anew });
            }
            let size = if self.renewed {
                doubled(self.size)?
            } else {
                FIRST_SIZE
            };
            *self = Rows::begun(size);
            anew = true;
        }
    }

    fn free_room(&mut self, w: u16, h: u16) -> Option<(u16, u16)> {
        let (width, height_of_all) = self.size;
        let end = |start: u16, length: u16, limit: u16| {
            start.checked_add(length).filter(|&end| end <= limit)
        };
        let (x, y, height, free) = match end(self.free, w, width) {
            Some(free) => (self.free, self.top, self.height.max(h), free),
            None => (0, self.top.checked_add(self.height)?, h, end(0, w, width)?),
        };
        end(y, height, height_of_all)?;
        (self.top, self.height, self.free) = (y, height, free);
        Some((x, y))
    }
}

/// Twice the size: first the height is doubled, then the width. `None` if that is too large.
fn doubled((w, h): (u16, u16)) -> Option<(u16, u16)> {
    if h < w {
        Some((w, h * 2))
    } else {
        Some((w * 2, h)).filter(|&(w, _)| w <= GREATEST_SIDE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn next_picture(rows: &mut Rows) {
        rows.renewed = false;
    }

    fn place(rows: &mut Rows, w: u16, h: u16) -> Option<(u16, u16, bool)> {
        rows.room(w, h).map(|Room { x, y, anew }| (x, y, anew))
    }

    #[test]
    fn rows_are_as_high_as_their_highest_sprite() {
        let mut rows = Rows::begun(FIRST_SIZE);
        assert_eq!(place(&mut rows, 600, 20), Some((0, 0, false)));
        assert_eq!(place(&mut rows, 424, 30), Some((600, 0, false)));
        assert_eq!(place(&mut rows, 1, 10), Some((0, 30, false)));
        assert_eq!(place(&mut rows, 1024, 472), Some((0, 40, false)));
    }

    #[test]
    fn a_sprite_that_is_too_large_for_any_texture_takes_no_room() {
        let mut rows = Rows::begun(FIRST_SIZE);
        assert_eq!(place(&mut rows, 900, 20), Some((0, 0, false)));
        // Added to the used space, some of them overflow 16 bits.
        for side in [8_193, 64_637, 65_535] {
            assert_eq!(rows.room(side, 20), None);
            assert_eq!(rows.room(20, side), None);
        }
        assert_eq!(place(&mut rows, 100, 20), Some((900, 0, false)));
    }

    #[test]
    fn a_texture_is_doubled_only_by_the_sprites_of_one_picture() {
        let mut rows = Rows::begun(FIRST_SIZE);
        for number in 0..100 {
            next_picture(&mut rows);
            let room = place(&mut rows, 1_000, 150).expect("room");
            assert_eq!(room.2, number > 0 && number % 6 == 0, "{number}");
        }
        assert_eq!(rows.size, FIRST_SIZE);
        next_picture(&mut rows);
        let mut sizes: Vec<_> = (0..12)
            .map(|_| {
                place(&mut rows, 1_000, 300).expect("room");
                rows.size
            })
            .collect();
        let grown = [(1024, 1024), (2048, 1024), (2048, 2048)];
        sizes.dedup();
        assert_eq!(sizes, grown);
    }

    #[test]
    fn a_texture_that_has_grown_shrinks_when_it_is_full() {
        let mut rows = Rows::begun(FIRST_SIZE);
        assert_eq!(place(&mut rows, 5_000, 20), Some((0, 0, true)));
        assert_eq!(rows.size, (8192, 4096));
        let mut shrunk = (0..8 * 28).filter(|_| {
            next_picture(&mut rows);
            place(&mut rows, 1_000, 300).expect("room").2
        });
        assert_eq!(shrunk.next(), Some(3 + 12 * 8));
        drop(shrunk);
        assert_eq!(rows.size, FIRST_SIZE);
    }

    #[test]
    fn when_one_picture_fills_the_largest_texture_the_rest_is_not_shown() {
        let mut rows = Rows::begun((GREATEST_SIDE, GREATEST_SIDE));
        assert_eq!(place(&mut rows, 8_192, 8_192), Some((0, 0, false)));
        assert_eq!(rows.room(1, 1), None);
        next_picture(&mut rows);
        assert_eq!(place(&mut rows, 1, 1), Some((0, 0, true)));
    }
}
