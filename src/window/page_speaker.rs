//! Plays sounds in a browser, which mixes them by itself.

use crate::browser;
use crate::sound::{self, Sound};

/// The sound of the page. It is silent until the browser lets it play, after the first click or key.
#[derive(Debug)]
pub(super) struct Speaker;

impl Speaker {
    pub(super) fn start() -> Speaker {
        Speaker
    }

    /// Plays a sound at a volume from 0 to 100. Returns at once.
    pub(super) fn play(&self, sound: Sound, volume: u8) {
        browser::play(&sound::samples(sound, volume), sound::RATE);
    }
}
