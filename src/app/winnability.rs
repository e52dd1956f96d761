//! Which sides can still mate in the game in progress. That takes up to 40 ms to find, so another thread
//! does it while the players think. Then a dead position ends the game, and it is known who wins when a
//! flag falls. A flag that falls earlier waits for the answer.

use super::effect::Effect;
use super::now::Now;
use super::{App, Screen};
use crate::rules::{ByColor, Position, Winnability};
use crate::sound::Sound;

impl App {
    /// Asks about the position of the game in progress, once.
    pub(super) fn ask_for_winnability(&mut self) -> Option<Effect> {
        let Screen::Play(live) = &mut self.screen else {
            return None;
        };
        let position = live.position_to_examine()?;
        Some(Effect::FindWinnability(Box::new(position)))
    }

    /// Ends the game in progress if it is in this position and neither side can mate, or a flag has fallen.
    pub(super) fn winnability_found(
        &mut self,
        position: &Position,
        winnability: &ByColor<Winnability>,
        now: Now,
    ) -> Vec<Effect> {
        let Screen::Play(live) = &mut self.screen else {
            return Vec::new();
        };
        if live.note_winnability(position, winnability, now.time) {
            self.after_interruption(Some(Sound::End))
        } else {
            Vec::new()
        }
    }
}
