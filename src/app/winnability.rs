//! Which sides can still mate in the game in progress. That takes up to 40 ms to find, so another thread
//! does it while the players think. Then a dead position ends the game, and it is known who wins when a
//! flag falls.

use super::effect::Effect;
use super::now::Now;
use super::{App, Screen};
use crate::rules::{ByColor, Position, Winnability};
use crate::sound::Sound;

impl App {
    /// Asks about the position of the game in progress, once. Nobody needs an answer about the usual
    /// start position.
    pub(super) fn ask_for_winnability(&mut self) -> Option<Effect> {
        let position = match &self.screen {
            Screen::Play(live) if live.game().outcome().is_none() => live.game().position(),
            _ => {
                self.winnability_of = None;
                return None;
            }
        };
        let key = Some(position.key());
        if self.winnability_of == key || *position == Position::initial() {
            return None;
        }
        let asked = Effect::FindWinnability(Box::new(position.clone()));
        self.winnability_of = key;
        Some(asked)
    }

    /// Ends the game in progress if it stands in this position and neither side can mate.
    pub(super) fn winnability_found(
        &mut self,
        position: &Position,
        winnability: &ByColor<Winnability>,
        now: Now,
    ) -> Vec<Effect> {
        let Screen::Play(live) = &mut self.screen else {
            return Vec::new();
        };
        match live.note_winnability(position, winnability, now.time) {
            true => self.after_interruption(Some(Sound::End)),
            false => Vec::new(),
        }
    }
}
