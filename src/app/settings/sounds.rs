//! Which sounds are heard.

use crate::sound::Sound;
use crate::storage::Settings;

/// What is heard for a sound, whatever the volume: one for captures or checks that is turned off sounds like any move, since
/// silence would tell them apart too.
pub(in crate::app) fn heard_as(settings: &Settings, sound: Sound) -> Option<Sound> {
    let is_on = |sound| match sound {
        Sound::Move => settings.move_sound,
        Sound::Capture => settings.capture_sound,
        Sound::Check => settings.check_sound,
        Sound::End => settings.end_sound,
        Sound::LowTime => settings.low_time_sound,
    };
    let instead = match sound {
        Sound::Capture | Sound::Check => Some(Sound::Move),
        Sound::Move | Sound::End | Sound::LowTime => None,
    };
    [Some(sound), instead]
        .into_iter()
        .flatten()
        .find(|&it| is_on(it))
}
