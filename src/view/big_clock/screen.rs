//! The screen of the big clock: two halves, and a row of buttons below them.

use crate::app::keys::Context;
use crate::app::{BigClock, ClockCommand, ClockQuestion, ClockSide, Command, Form};
use crate::rules::Color;
use crate::view::View;
use crate::view::forms::form::CARD;
use crate::view::play::question::Asked;
use crate::view::scene::geometry::Rect;
use crate::view::scene::zone::Zone;

/// The margin of the screen, and in a high window, in pixels of the model.
const MARGIN: i32 = 24;
const HIGH_MARGIN: i32 = 16;

/// The gap between the halves, and between them and the buttons.
const GAP: i32 = 16;

impl View<'_> {
    pub fn big_clock(&mut self, clock: &BigClock) {
        self.clock_below(clock, None);
    }

    /// The clock below a form, if there is one.
    fn clock_below(&mut self, clock: &BigClock, form: Option<Rect>) {
        let mut area = self.clock_area();
        let gap = self.layout.board_unit(GAP);
        let buttons = area.cut_bottom(self.clock_buttons_height());
        area.cut_bottom(gap);
        if let Some(message) = self.app.message() {
            let height = self.message_height(&message, area.w).max(self.unit(44));
            let strip = area.cut_bottom(height.min(area.h / 3));
            self.message(strip, &message);
            area.cut_bottom(gap);
        }
        let asked = clock.question().map(|question| self.clock_asks(question));
        let card = asked
            .as_ref()
            .map(|asked| self.clock_question_area(area, asked));
        let [first, second] = self.halves(area);
        for (side, half) in [(ClockSide::First, first), (ClockSide::Second, second)] {
            // Who sits across the screen sees the upper half upright.
            let is_turned = side == ClockSide::First && self.is_window_high();
            let covered = form.or(card).map(|card| {
                if is_turned {
                    card.turned_in(half)
                } else {
                    card
                }
            });
            self.scene.turn_about(is_turned.then_some(half));
            self.clock_half(half, clock, side, covered);
            self.scene.turn_about(None);
        }
        self.clock_buttons(buttons, clock);
        if let (Some(asked), Some(card)) = (asked, card) {
            self.clock_question(card, &asked);
        }
    }

    /// A form over the halves.
    pub fn form_over_clock(&mut self, clock: &BigClock, form: &Form) {
        let card = self.form_card(form, self.clock_area());
        self.clock_below(clock, Some(card));
        self.form_on_card(form, card);
    }

    /// Whether the halves are one above the other.
    pub(super) fn is_window_high(&self) -> bool {
        let whole = self.scene.area();
        whole.h > whole.w
    }

    fn clock_area(&self) -> Rect {
        let margin = if self.is_window_high() {
            HIGH_MARGIN
        } else {
            MARGIN
        };
        self.scene.area().shrunk(self.layout.board_unit(margin))
    }

    fn halves(&self, area: Rect) -> [Rect; 2] {
        let gap = self.layout.board_unit(GAP);
        let (mut first, mut second) = (area, area);
        if self.is_window_high() {
            first.h = (area.h - gap) / 2;
            second.cut_top(area.h - first.h);
        } else {
            first.w = (area.w - gap) / 2;
            second.cut_left(area.w - first.w);
        }
        [first, second]
    }

    fn clock_asks(&self, question: ClockQuestion) -> Asked {
        Asked {
            labels: None,
            player: Color::White,
            said: self.words.clock_question(question),
            answers: [true, false].map(|yes| Command::Clock(ClockCommand::Answer(yes))),
            context: Context::ClockQuestion,
            insists: false,
        }
    }

    /// Where a question covers no digits: below them, or between them.
    fn clock_question_area(&self, halves: Rect, asked: &Asked) -> Rect {
        let room = halves.shrunk(self.layout.board_unit(MARGIN));
        let width = self.unit(CARD).min(room.w);
        let height = self.question_height(asked, width).min(room.h);
        let y = if self.is_window_high() {
            room.center().y - height / 2
        } else {
            room.bottom() - height
        };
        Rect::new(room.center().x - width / 2, y, width, height)
    }

    /// The question; the clocks go on.
    fn clock_question(&mut self, card: Rect, asked: &Asked) {
        self.shadow(card, self.unit(8));
        self.question_ground(card);
        self.scene.add_zone(card, Zone::Nothing);
        self.question_body(card, asked);
    }
}
