//! The left button held on the board: short and long presses.

use std::time::Duration;

use super::input::BoardInput;
use super::long_press::HeldButton;
use crate::rules::{Position, Square};
use crate::tree::Ink;

impl BoardInput {
    /// The left button has gone down. The press can become long if it took a piece in hand or did nothing.
    /// Marks are cleared at once, unless the press can begin a new one; then they are cleared when it ends as
    /// a short press.
    pub(in crate::app) fn pressed(&mut self, square: Square, idle: bool, now: Duration) {
        // A player with the pointer needs no cursor.
        self.leave_board();
        let takes = self.in_hand() == Some(square);
        self.held = (takes || idle).then(|| HeldButton::new(square, now));
        self.marks.discard_begun();
        if takes || !idle {
            self.clear_marks();
        }
    }

    /// When the held press becomes long.
    pub(in crate::app) fn long_press_at(&self) -> Option<Duration> {
        self.held.as_ref()?.long_at()
    }

    /// Shows moves and begins a mark; but not on a piece in hand, which may still be dragged.
    pub(in crate::app) fn begin_long_press(&mut self, position: &Position) {
        let Some(square) = self.held.as_mut().map(HeldButton::become_long) else {
            return;
        };
        self.peek_at(Some(square), position);
        if self.in_hand().is_none() {
            self.marks.begin(square, Ink::Green);
        }
    }

    /// The pointer has left the spot where the button went down. Only the mark of a long press continues.
    pub(super) fn hold_moved(&mut self, position: &Position) {
        if !self.is_long_press() || self.in_hand().is_some() {
            self.end_hold(None, position);
        }
    }

    /// The button goes up, or its press is cancelled. A short press clears the marks; a long one draws a
    /// mark.
    pub(super) fn end_hold(&mut self, to: Option<Square>, position: &Position) {
        match self.held.take() {
            Some(held) if held.is_long() => {
                self.peek = None;
                self.marks.end(to, position);
            }
            Some(_) => self.clear_marks(),
            None => {}
        }
    }

    /// Forgets the held press, because the position changed or the right button draws.
    pub(super) fn drop_hold(&mut self) {
        if self.is_long_press() {
            self.peek = None;
            self.marks.discard_begun();
        }
        self.held = None;
    }

    fn is_long_press(&self) -> bool {
        self.held.as_ref().is_some_and(HeldButton::is_long)
    }
}
