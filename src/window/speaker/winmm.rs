//! Windows: `PlaySound`, which opens and closes the device by itself.

use std::ptr;

use windows_sys::Win32::Media::Audio::{PlaySoundW, SND_MEMORY, SND_NODEFAULT, SND_SYNC};

use super::DeviceLost;
use crate::sound::RATE;

/// The default sound device.
pub(super) struct Device;

pub(super) fn open() -> Option<Device> {
    Some(Device)
}

impl super::Device for Device {
    fn play(&mut self, samples: &[i16]) -> Result<(), DeviceLost> {
        let file = wave_file(samples);
        let flags = SND_MEMORY | SND_SYNC | SND_NODEFAULT;
        // SAFETY: with SND_MEMORY the name points to a whole wave file of any alignment, and with
        // SND_SYNC it is not used after the call.
        let played = unsafe { PlaySoundW(file.as_ptr().cast(), ptr::null_mut(), flags) };
        if played == 0 { Err(DeviceLost) } else { Ok(()) }
    }
}

/// The samples as a wave file in memory: RIFF with the chunks `fmt ` and `data`.
fn wave_file(samples: &[i16]) -> Vec<u8> {
    const PCM: u16 = 1;
    const CHANNELS: u16 = 1;
    const SAMPLE_BYTES: u16 = 2;
    let data: Vec<u8> = samples
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect();
    let size = data.len() as u32;
    let mut file = Vec::with_capacity(44 + data.len());
    file.extend(b"RIFF");
    file.extend((36 + size).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend(PCM.to_le_bytes());
    file.extend(CHANNELS.to_le_bytes());
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * u32::from(SAMPLE_BYTES)).to_le_bytes());
    file.extend(SAMPLE_BYTES.to_le_bytes());
    file.extend((8 * SAMPLE_BYTES).to_le_bytes());
    file.extend(b"data");
    file.extend(size.to_le_bytes());
    file.extend(data);
    file
}
