//! The parts of the panel of a game in progress.

use crate::app::LiveGame;
use crate::rules::Color;
use crate::view::View;
use crate::view::play::card::{CARD, LARGE_CARD, LOW_CARD};
use crate::view::play::ending::Ending;
use crate::view::play::meter::METER;
use crate::view::play::move_list::{ONE_ROW, ROW_ALONE, THREE_ROWS};
use crate::view::play::panel::{BUTTONS, LOW_BUTTONS, TALL_BUTTONS};
use crate::view::play::question::{Asked, Pointing, QuestionPlace};
use crate::view::scene::geometry::Rect;
use crate::view::scene::layout::WIDE_END;

/// The height of the message line in units.
const MESSAGE: i32 = 48;

/// The least width of a panel with large cards.
const LARGE: i32 = 400;

/// The height of the completions of a typed move.
const OFFERS: i32 = 64;

/// The least heights of the move list beside cards that are not low: in a small window, and in others.
const BESIDE_CARDS: i32 = 172;
const TWO_ROWS: i32 = 69;

/// The parts of the panel, from top to bottom. Below a board the upper card is above it, and there is no meter; in a small
/// window the message is below the board.
pub(super) struct Parts {
    pub(super) upper_card: Rect,
    pub(super) meter: Option<Rect>,
    pub(super) list: Rect,
    pub(super) message: Option<Rect>,
    /// The card of a question.
    pub(super) question: Option<QuestionPlace>,
    pub(super) lower_card: Rect,
    pub(super) buttons: Rect,
}

impl View<'_> {
    /// The parts of the panel, with the card of a question beside the player who is asked.
    pub(super) fn parts(
        &self,
        live: &LiveGame,
        ending: Option<&Ending>,
        question: Option<&Asked>,
    ) -> Parts {
        let mut parts = self.usual_parts(ending);
        if let Some(asked) = question {
            self.make_room(&mut parts, asked, live.input().typed().is_some());
        }
        parts
    }

    /// Moves the parts aside for a question, which covers nothing.
    fn make_room(&self, parts: &mut Parts, asked: &Asked, has_typed: bool) {
        let (gap, width) = (self.unit(8), parts.list.w);
        let mut room = self.room_for_question(parts, asked, has_typed);
        // A row of moves stays where the question can be read above or below it.
        let beside_moves = room.h - gap - self.unit(ROW_ALONE);
        let height = if beside_moves >= self.least_question_height(asked, width) {
            beside_moves.min(self.question_height(asked, width))
        } else {
            room.h
        };
        let taken = height + gap;
        let is_upper = (asked.player == Color::Black) != self.is_flipped();
        let is_below_board = self.layout.above.is_some();
        let (y, point) = if is_below_board {
            (room.y, None)
        } else if is_upper {
            (parts.upper_card.bottom() + gap, Some(Pointing::Up))
        } else {
            (parts.lower_card.y - taken, Some(Pointing::Down))
        };
        if point == Some(Pointing::Down) {
            room.cut_bottom(taken);
            let message = parts.message.as_mut();
            let message = message.filter(|_| self.layout.below.is_none());
            message.into_iter().for_each(|it| it.y -= taken);
        } else {
            room.cut_top(taken);
            let meter = parts.meter.as_mut().filter(|_| !is_below_board);
            meter.into_iter().for_each(|it| it.y += taken);
        }
        let area = Rect::new(room.x, y, room.w, height);
        parts.question = Some(QuestionPlace { area, point });
        parts.list = room;
    }

    /// The room of the move list; below a board with that of the message. Where it is too low, also that of the message or, in
    /// a small window, of the meter and, below a board, that of the buttons, which are off meanwhile. What gives its room is
    /// left out. The line for a typed
    /// move stays.
    fn room_for_question(&self, parts: &mut Parts, asked: &Asked, has_typed: bool) -> Rect {
        let least = self.least_question_height(asked, parts.list.w);
        let mut room = parts.list;
        let is_in_panel = self.layout.below.is_none();
        if (self.layout.above.is_some() || room.h < least) && is_in_panel && !has_typed {
            room = parts.message.take().map_or(room, |area| room.union(area));
        }
        if !is_in_panel && room.h < least {
            room = parts.meter.take().map_or(room, |area| room.union(area));
        }
        if self.layout.above.is_some() && room.h < least {
            let buttons = parts.buttons.cut_top(parts.buttons.h);
            room = if has_typed {
                buttons
            } else {
                room.union(buttons)
            };
        }
        room
    }

    /// Cuts the area for the completions of a typed move off the move list, of which at least one row stays
    /// visible, or nothing. A question may leave no room for them.
    pub(super) fn offers_area(&self, list: &mut Rect) -> Option<Rect> {
        let (offers, gap) = (self.unit(OFFERS), self.unit(8));
        if list.h < offers + gap + self.unit(ONE_ROW) {
            let all = list.cut_bottom(list.h);
            return (all.h >= self.unit(ROW_ALONE)).then_some(all);
        }
        let area = list.cut_bottom(offers);
        list.cut_bottom(gap);
        Some(area)
    }

    /// The parts without a question, with the largest cards that leave the moves their room.
    fn usual_parts(&self, ending: Option<&Ending>) -> Parts {
        if let Some(above) = self.layout.above {
            return self.parts_below_board(above, ending);
        }
        let least = if self.layout.below.is_some() {
            BESIDE_CARDS
        } else {
            TWO_ROWS
        };
        let cards = [(LARGE_CARD, THREE_ROWS, LARGE), (CARD, least, 0)];
        let fitting = cards.into_iter().find_map(|(card, moves, width)| {
            let parts = self.parts_with(card, ending);
            let fits = parts.list.h >= self.unit(moves);
            (fits && self.layout.panel.w >= self.unit(width)).then_some(parts)
        });
        fitting.unwrap_or_else(|| self.parts_with(LOW_CARD, ending))
    }

    fn parts_with(&self, card: i32, ending: Option<&Ending>) -> Parts {
        let mut rest = self.layout.panel;
        let gap = self.unit(8);
        let button = if self.layout.below.is_some() {
            LOW_BUTTONS
        } else {
            BUTTONS
        };
        let buttons = if card == LARGE_CARD {
            self.unit(TALL_BUTTONS)
        } else {
            2 * self.unit(button) + gap
        };
        let card = self.unit(card);
        let upper_card = rest.cut_top(card);
        rest.cut_top(gap);
        let meter = rest.cut_top(self.unit(METER));
        rest.cut_top(gap);
        let buttons = rest.cut_bottom(buttons);
        rest.cut_bottom(gap);
        let lower_card = rest.cut_bottom(card);
        rest.cut_bottom(gap);
        let message = self.message_part(MESSAGE, ending).map(|height| {
            self.layout.below.unwrap_or_else(|| {
                let message = rest.cut_bottom(height);
                rest.cut_bottom(gap);
                message
            })
        });
        Parts {
            upper_card,
            meter: Some(meter),
            list: rest,
            message,
            question: None,
            lower_card,
            buttons,
        }
    }

    /// The height of the message line, if there is one. After a game it has room for all that it says.
    fn message_part(&self, usual: i32, ending: Option<&Ending>) -> Option<i32> {
        let usual = self.unit(usual);
        let Some(ending) = ending else {
            return Some(usual);
        };
        let message = ending.message.as_ref()?;
        Some(usual.max(self.message_height(message, self.layout.panel.w)))
    }

    fn parts_below_board(&self, upper_card: Rect, ending: Option<&Ending>) -> Parts {
        let mut rest = self.layout.panel;
        let gap = self.unit(8);
        let lower_card = rest.cut_top(upper_card.h);
        rest.cut_top(gap);
        let meter = rest.cut_top(gap);
        rest.cut_top(gap);
        let row = self.unit(BUTTONS);
        let mut buttons = rest.cut_bottom(row);
        rest.cut_bottom(gap);
        // Six buttons have room in one row of a wide window, where the moves come before a second one.
        let is_wide = rest.w >= self.unit(WIDE_END);
        let rows_besides = if is_wide { 2 } else { 1 };
        if rest.h >= (rows_besides + 1) * row + rows_besides * gap {
            buttons = buttons.union(rest.cut_bottom(row));
            rest.cut_bottom(gap);
        }
        let height = self.message_part(BUTTONS, ending);
        let has_strip = rest.h >= row + height.map_or(0, |height| height + gap);
        let message = height.map(|height| {
            let all = rest.h;
            let message = rest.cut_bottom(if has_strip { height } else { all });
            rest.cut_bottom(gap);
            message
        });
        let list = if !has_strip {
            Rect { h: 0, ..rest }
        } else if rest.h < self.unit(THREE_ROWS) {
            // One line in the middle of what is left.
            rest.inset(0, (rest.h - row) / 2)
        } else {
            rest
        };
        Parts {
            upper_card,
            meter: Some(meter),
            list,
            message,
            question: None,
            lower_card,
            buttons,
        }
    }
}
