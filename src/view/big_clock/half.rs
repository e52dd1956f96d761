//! A half of the big clock.

use crate::app::keys::{self, Context};
use crate::app::{BigClock, ClockCommand, ClockSide, ClockState, Command};
use crate::rules::Color;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::shape::Border;
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// The distance of the content from the edges, in pixels of the model.
const PAD: i32 = 32;

/// The sizes of digits, in pixels of the model: for less than ten minutes, for less than an hour, and for hours.
const DIGITS: [(usize, i32); 3] = [(4, 240), (6, 200), (usize::MAX, 144)];

/// The sizes of the words, in units.
const NAME: i32 = 28;
const NUMBER: i32 = 20;
const HINT: i32 = 16;
/// What is said of a clock that stands is read from afar.
const STANDS: i32 = 26;

/// How far a line of digits reaches below its middle, in hundredths of an em.
const BELOW: i32 = 56;

/// The distance of the note from that, in pixels of the model.
const NOTE_GAP: i32 = 26;

/// The opacity of what is less important on a light or a red half.
const SECOND_INK: u8 = 200;

/// The colours of a half.
struct Inks {
    ground: Rgba,
    border: Option<Rgba>,
    name: Rgba,
    digits: Rgba,
    dim: Rgba,
}

impl View<'_> {
    /// What a card over the halves covers in part is left out.
    pub(super) fn clock_half(
        &mut self,
        area: Rect,
        clock: &BigClock,
        side: ClockSide,
        covered: Option<Rect>,
    ) {
        let is_free = |part: Rect| covered.and_then(|card| card.intersection(part)).is_none();
        let color = clock.side_at(side);
        let inks = self.half_inks(clock, color);
        let radius = self.layout.board_unit(16);
        match inks.border {
            Some(color) => {
                let width = self.layout.board_unit(1).max(1);
                let border = Border { width, color };
                self.scene.bordered(area, radius, inks.ground, border);
            }
            None => self.scene.rounded(area, radius, inks.ground),
        }
        let mut inner = area.inset(self.layout.board_unit(PAD), 0);
        let edge = self.layout.board_unit(PAD).min(area.h / 16);
        inner = inner.inset(0, edge);
        let top = inner.cut_top(self.unit(NAME));
        if is_free(top) {
            self.half_head(top, clock, color, &inks);
        }
        let bottom = inner.cut_bottom(self.unit(NAME));
        if is_free(bottom) {
            self.half_hint(bottom, clock, side, &inks);
        }
        let note = self.half_digits(area, inner, clock, color, &inks);
        if is_free(note) {
            self.half_note(note, clock, color, &inks);
        }
        if clock.can_press(color) {
            let press = Command::Clock(ClockCommand::Press(color));
            self.scene.add_zone(area, Zone::Do(press));
        }
    }

    fn half_inks(&self, clock: &BigClock, color: Color) -> Inks {
        let on = |ground: Rgba, ink: Rgba| Inks {
            ground,
            border: None,
            name: ink,
            digits: ink,
            dim: ink.alpha(SECOND_INK),
        };
        let is_low = clock.clock().is_low(color, self.now.time);
        match (clock.state(), clock.turn() == color) {
            (ClockState::Over, true) => on(self.theme.red, self.theme.on_mark),
            (ClockState::Going, true) if is_low => on(self.theme.fault, self.theme.fault_text),
            (ClockState::Going, true) => on(self.theme.plate, self.theme.on_plate),
            (state, is_moving) => Inks {
                ground: self.theme.panel,
                border: Some(match (state, is_moving) {
                    (ClockState::Paused, true) => self.theme.dim_text,
                    _ => self.theme.border,
                }),
                name: self.theme.text,
                digits: self.theme.dim_text,
                dim: self.theme.dim_text,
            },
        }
    }

    /// The disc and the name, and at the right the number of the move.
    fn half_head(&mut self, mut area: Rect, clock: &BigClock, color: Color, inks: &Inks) {
        let middle = area.center().y;
        let number = self.words.clock_move(clock, color);
        let set = self.set(Face::Regular, NUMBER, inks.dim);
        let right = Point::new(area.right(), middle);
        let width = self.text(right, Align::Right, &number, set);
        area.cut_right(width + self.unit(16));
        let disc = Rect::around(Point::new(area.x + self.unit(14), middle), self.unit(NAME));
        self.half_disc(disc, color, inks);
        area.cut_left(self.unit(42));
        let name = self.app.name_on_clock(color);
        let name = self.words.player(color, name);
        let set = self.set(Face::Bold, NAME, inks.name);
        let name = self.cut(&name, set, area.w);
        let at = Point::new(area.x, middle);
        self.text(at, Align::Left, &name, set);
    }

    fn half_disc(&mut self, disc: Rect, color: Color, inks: &Inks) {
        let fill = self.theme.side(color);
        let border = Border {
            width: self.unit(2),
            color: inks.dim,
        };
        self.scene.bordered(disc, disc.w / 2, fill, border);
    }

    /// What comes next, and the key for it.
    fn half_hint(&mut self, area: Rect, clock: &BigClock, side: ClockSide, inks: &Inks) {
        let color = clock.side_at(side);
        let press = Command::Clock(ClockCommand::PressAt(side));
        let cap = self.words.cap(keys::cap(Context::Clock, &press));
        let cap = match clock.state() {
            ClockState::Ready if clock.turn() == color => String::new(),
            ClockState::Ready | ClockState::Going => cap,
            ClockState::Paused | ClockState::Over => String::new(),
        };
        let words = self.words.clock_hint(clock, color);
        let (face, size) = match clock.state() {
            ClockState::Ready | ClockState::Going => (Face::Regular, HINT),
            ClockState::Paused | ClockState::Over => (Face::Bold, STANDS),
        };
        let ink = match clock.state() {
            ClockState::Paused => self.theme.message_text,
            _ => inks.dim,
        };
        let width_at = |size| self.fonts.width(face, words, self.unit(size));
        let size = if width_at(size) <= area.w { size } else { HINT };
        let set = self.set(face, size, ink);
        let gap = self.unit(10);
        let cap_width = if cap.is_empty() {
            0
        } else {
            self.cap_width(&cap)
        };
        let width = self.width(words, set);
        let both = width + gap + cap_width;
        let (words, width) = if both <= area.w {
            (words, width)
        } else {
            ("", 0)
        };
        let gap = if width > 0 && cap_width > 0 { gap } else { 0 };
        let middle = area.center();
        let left = middle.x - (width + gap + cap_width) / 2;
        let at = Point::new(left, middle.y);
        self.text(at, Align::Left, words, set);
        if cap_width > 0 {
            let at = Point::new(left + width + gap, middle.y);
            self.key_cap(at, &cap, self.theme.key_cap, self.theme.text);
        }
    }

    /// The time in digits as large as fit, in the middle of the half. Returns the line below them.
    fn half_digits(
        &mut self,
        half: Rect,
        room: Rect,
        clock: &BigClock,
        color: Color,
        inks: &Inks,
    ) -> Rect {
        let middle = half.center();
        let text = self.digits(clock, color);
        // Both halves have digits of the same size.
        let sizes = Color::BOTH.map(|side| self.digits_size(&self.digits(clock, side), room));
        let em = sizes[0].min(sizes[1]);
        let set = Type {
            face: Face::Bold,
            em,
            color: inks.digits,
        };
        self.text(middle, Align::Center, &text, set);
        let digits = em * BELOW / 100;
        let line = self.unit(NUMBER);
        let most = (room.bottom() - line).max(middle.y + digits + line / 2);
        let y = middle.y + digits + self.layout.board_unit(NOTE_GAP);
        Rect::new(room.x, y.min(most) - line / 2, room.w, line)
    }

    /// How the time is counted.
    fn half_note(&mut self, area: Rect, clock: &BigClock, color: Color, inks: &Inks) {
        let set = self.set(Face::Regular, NUMBER, inks.dim);
        let note = self.words.clock_times(clock, color, self.now.time);
        let note = self.cut(&note, set, area.w);
        self.text_in(area, Align::Center, &note, set);
    }

    fn digits(&self, clock: &BigClock, color: Color) -> String {
        let clock = clock.clock();
        let shown = clock.read(self.now.time)[color];
        self.words.clock(&clock.control()[color], shown)
    }

    fn digits_size(&self, text: &str, room: Rect) -> i32 {
        let count = text.chars().count();
        let most = DIGITS.iter().find(|(length, _)| count <= *length);
        let most = most.map_or(0, |&(_, size)| self.layout.board_unit(size));
        let below = room.h / 2 - 3 * self.unit(NUMBER) / 2;
        let em = most.min(below * 100 / BELOW).max(self.unit(HINT));
        let width = self.fonts.width(Face::Bold, text, em).max(1);
        (em * room.w / width).clamp(1, em)
    }
}
