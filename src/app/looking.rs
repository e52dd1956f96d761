//! Looking at the other positions of a game, and at the rest of its list of moves.

use super::command::Effect;
use super::step::Step;
use super::table::Table;
use super::{App, Now, Screen};
use crate::sound::Sound;

impl App {
    /// One half-move forwards is heard; a step back or a jump is not.
    pub(super) fn show(&mut self, step: Step, now: Now) -> Vec<Effect> {
        let animation = self.settings.animation;
        let before = self.table().map(Table::shown);
        self.with_table(|table| table.show(step, animation.then_some(now.time)));
        let after = self.table().map(Table::shown);
        match before.zip(after) {
            Some((from, to)) if to == from + 1 => self.heard(Sound::Move).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    pub(super) fn scroll_to(&mut self, row: usize) {
        match &mut self.screen {
            Screen::Library(library) => library.first = row,
            _ => self.with_table(|table| table.scroll = Some(row)),
        }
    }
}
