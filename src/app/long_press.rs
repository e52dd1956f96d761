//! A long press of the left button does what the right button does. Fingers have no right button, and on
//! most systems the program cannot tell them from a mouse; so a long press changes nothing about moves.

use std::time::Duration;

use super::command::Effect;
use super::marks::Ink;
use super::play_command::PlayCommand;
use super::table::Table;
use super::{App, Now};
use crate::rules::Square;

/// How long the button stays down until the press is a long one.
const LONG_PRESS: Duration = Duration::from_millis(500);

/// The left button, held on the square on which it went down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Held {
    square: Square,
    since: Duration,
    /// Whether it is a long press by now.
    long: bool,
}

impl App {
    /// Does what the left button does on the board.
    pub(super) fn use_left_button(&mut self, command: PlayCommand, now: Now) -> Vec<Effect> {
        match command {
            PlayCommand::Press(square) => {
                let before = self.table().map(|table| (table.hand, table.shown()));
                let effects = self.play(command, now);
                let after = self.table().map(|table| (table.hand, table.shown()));
                self.with_table(|table| table.pressed(square, before == after, now.time));
                return effects;
            }
            PlayCommand::Lift(_) => self.with_table(Table::hold_moved),
            PlayCommand::Release(square) => self.with_table(|table| table.end_hold(Some(square))),
            PlayCommand::Drop(square) => self.with_table(|table| table.end_hold(square)),
            _ => self.with_table(|table| table.end_hold(None)),
        }
        self.play(command, now)
    }

    /// Lets a press become a long one when its time has come. What was said of it as a move, such as whose
    /// turn it is, was not meant then.
    pub(super) fn keep_hold(&mut self, now: Duration) {
        let long_press_at = self.table().and_then(Table::long_press_at);
        if long_press_at.is_some_and(|at| at <= now) {
            self.notice = None;
            self.with_table(Table::begin_long_press);
        }
    }
}

impl Table {
    /// Whether the left button is held on the board and what comes of it is not known yet.
    pub fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// When the press that is held becomes a long one.
    pub(super) fn long_press_at(&self) -> Option<Duration> {
        let held = self.held.filter(|held| !held.long)?;
        Some(held.since + LONG_PRESS)
    }

    /// Shows moves and begins a mark. From a piece in hand none is drawn, since the drag that may follow
    /// moves it.
    fn begin_long_press(&mut self) {
        let Some(held) = &mut self.held else {
            return;
        };
        held.long = true;
        let square = held.square;
        self.peek_at(Some(square));
        if self.in_hand().is_none() {
            self.marks.begin(square, Ink::Green);
        }
    }

    /// The button has gone down. It can become a long press where it has taken a piece in hand or done
    /// nothing. Marks are wiped off at once, except where another one may begin: then when it does not.
    fn pressed(&mut self, square: Square, idle: bool, now: Duration) {
        // A hand on the board needs no cursor.
        self.leave_board();
        let takes = self.in_hand() == Some(square);
        let held = Held {
            square,
            since: now,
            long: false,
        };
        self.held = (takes || idle).then_some(held);
        self.marks.begun = None;
        if takes || !idle {
            self.marks.clear();
        }
    }

    /// The pointer leaves the place where the button went down. Only the mark of a long press goes on.
    fn hold_moved(&mut self) {
        let is_long = self.held.is_some_and(|held| held.long);
        if !is_long || self.in_hand().is_some() {
            self.end_hold(None);
        }
    }

    /// The button goes up on a square or elsewhere, or what it began is broken off. A short press has wiped
    /// the marks off, a long one has drawn one.
    fn end_hold(&mut self, to: Option<Square>) {
        match self.held.take() {
            Some(Held { long: true, .. }) => {
                self.peek = None;
                self.end_mark(to);
            }
            Some(_) => self.marks.clear(),
            None => {}
        }
    }

    /// Forgets the press: the position is another one, or the right button draws.
    pub(super) fn drop_hold(&mut self) {
        if let Some(Held { long: true, .. }) = self.held.take() {
            self.peek = None;
            self.marks.begun = None;
        }
    }
}
