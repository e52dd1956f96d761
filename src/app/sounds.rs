//! What is heard, and when: the effects of moves and of the end of a game, and the key for silence.

use super::App;
use super::command::Effect;
use super::message::Notice;
use crate::game::Game;
use crate::sound::Sound;
use crate::storage::Settings;

impl App {
    /// What makes a sound heard; nothing if the players want no sound.
    pub(super) fn heard(&self, sound: Sound) -> Option<Effect> {
        (self.settings.loudness() > 0).then_some(Effect::Sound(sound))
    }

    /// Turns sound off, or on so that it is heard. Turned on, it gives a sound of itself.
    pub(super) fn toggle_sound(&mut self) -> Vec<Effect> {
        let settings = &mut self.settings;
        settings.muted = settings.loudness() > 0;
        if !settings.muted && settings.volume == 0 {
            settings.volume = Settings::default().volume;
        }
        let now = if settings.muted { "off" } else { "on" };
        self.notice = Some(Notice::plain(format!("Sound {now}.")));
        self.show_volume();
        let sound = self.heard(Sound::Move);
        sound.into_iter().chain([Effect::SaveSettings]).collect()
    }
}

/// What the last half-move of a game sounds like. The end of the game, a check and a capture each
/// drown what comes after them in this list.
pub(super) fn of_last_move(game: &Game) -> Sound {
    if game.outcome().is_some() {
        Sound::End
    } else if game.position().is_check() {
        Sound::Check
    } else if is_capture(game) {
        Sound::Capture
    } else {
        Sound::Move
    }
}

fn is_capture(game: &Game) -> bool {
    let record = game.record();
    let number = record.plies().len();
    record.ply(number).is_some_and(|ply| {
        let before = record.position_at(number - 1);
        before.captured(ply.mv).is_some()
    })
}
