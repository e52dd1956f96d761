//! The sprites of the first picture, painted on another thread while the window opens.

use std::collections::HashMap;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use crate::paint;
use crate::view::{Fonts, Look, Scene};

/// A look with its size, which determine the pixels of a sprite.
pub(super) type SpriteKey = (Look, i32, i32);

/// The pixels of a sprite, four bytes each, as textures have them: colours that are not multiplied by their
/// alpha. `None` for a sprite without pixels.
pub(super) type SpriteBytes = Option<Vec<u8>>;

type Sprites = HashMap<SpriteKey, SpriteBytes>;

/// Paints a sprite.
pub(super) fn sprite_bytes((look, w, h): &SpriteKey, fonts: &Fonts) -> SpriteBytes {
    Some(paint::sprite(fonts, look, *w, *h)?.take_demultiplied())
}

/// Sprites that are painted, or being painted.
pub(super) struct EarlySprites {
    thread: Option<JoinHandle<Sprites>>,
    sprites: Sprites,
}

impl EarlySprites {
    /// Starts painting the sprites of a scene.
    pub(super) fn of(scene: Scene, fonts: Arc<Fonts>) -> EarlySprites {
        // If no thread can be started, the sprites are painted when they are needed.
        let thread = thread::Builder::new().name("sprites".into());
        EarlySprites {
            thread: thread.spawn(move || paint_all(&scene, &fonts)).ok(),
            sprites: Sprites::new(),
        }
    }

    /// A sprite, once: `None` if it is not among them.
    pub(super) fn take(&mut self, key: &SpriteKey) -> Option<SpriteBytes> {
        if let Some(thread) = self.thread.take() {
            self.sprites = thread.join().unwrap_or_default();
        }
        self.sprites.remove(key)
    }
}

fn paint_all(scene: &Scene, fonts: &Fonts) -> Sprites {
    let mut sprites = Sprites::new();
    for shape in &scene.shapes {
        if matches!(shape.look, Look::Plain(_)) {
            continue;
        }
        let key = (shape.look.clone(), shape.area.w, shape.area.h);
        sprites
            .entry(key)
            .or_insert_with_key(|key| sprite_bytes(key, fonts));
    }
    sprites
}
