//! Systems on which the program makes no sound.

use super::Gone;

/// There is none.
pub(super) enum Device {}

pub(super) fn open() -> Option<Device> {
    None
}

impl super::Device for Device {
    fn play(&mut self, _samples: &[i16]) -> Result<(), Gone> {
        match *self {}
    }
}
