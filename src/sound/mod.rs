//! The sounds of the program, synthesised from decaying tones.
//!
//! This module knows nothing of the rest of the program or of audio devices.

mod recipe;

use self::recipe::Recipe;

/// Samples in a second of sound; one channel.
pub const RATE: u32 = 48_000;

values! {
    /// A sound.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Sound {
        /// A piece is put on its square.
        Move,
        /// A piece takes another.
        Capture,
        /// A move gives check.
        Check,
        /// The game is over.
        End,
        /// A player has little time left.
        LowTime,
    }
}

/// The samples of a sound, at [`RATE`], at a volume from 0 to 100; more counts as 100.
///
/// They begin and end at zero and stay below full scale. The same sound is always the same.
pub fn samples(sound: Sound, volume: u8) -> Vec<i16> {
    let recipe = Recipe::of(sound);
    let count = recipe.millis * RATE / 1000;
    let wave: Vec<f32> = (0..count)
        .map(|number| recipe.at(number as f32 / RATE as f32) * fade_out(count - 1 - number))
        .collect();
    let highest = wave
        .iter()
        .fold(0.0_f32, |peak, value| peak.max(value.abs()));
    let scale = recipe.peak * gain(volume) * f32::from(i16::MAX) / highest;
    wave.iter()
        .map(|value| (value * scale).round() as i16)
        .collect()
}

/// Loudness is perceived by ratios: half the volume needs much less than half the amplitude.
fn gain(volume: u8) -> f32 {
    (f32::from(volume.min(100)) / 100.0).powi(2)
}

/// Fades the last samples to zero, so that the sound does not end in a click.
fn fade_out(samples_left: u32) -> f32 {
    const FADED: u32 = RATE / 100;
    (samples_left as f32 / FADED as f32).min(1.0)
}
