//! The card of a player at an end of the window: beside the board where two sit face to face, or above and below it.

use crate::app::keys;
use crate::app::{Command, PlayCommand};
use crate::view::View;
use crate::view::play::player_card::{ClockFace, PlayerCard};
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Zone};
use crate::view::scene::shape::Border;
use crate::view::text::font::Face;
use crate::words::{Phrase, lead};

/// The sizes of the name, the largest first.
const NAMES: [i32; 4] = [24, 20, 16, 13];

/// The sizes of the digits in units of the board, the largest first. Larger text leaves them as they are.
const DIGITS: [i32; 9] = [68, 60, 52, 48, 40, 34, 28, 24, 20];

/// The height of the plate in a column, and of the line below it, in units.
const PLATE: i32 = 112;
const HINT: i32 = 40;

/// The part of a card above or below the board for the plate.
const PLATE_PART: f32 = 0.3;

/// The height of captured pieces in units.
const TRAY: i32 = 28;

impl View<'_> {
    /// The card in a column beside the board.
    pub(super) fn end_card_in_column(&mut self, area: Rect, card: &PlayerCard, control: &str) {
        self.end_ground(area, card);
        let mut rest = area.inset(self.unit(16).min(area.w / 12), 0);
        let hint = rest.cut_bottom(self.unit(HINT));
        let plate = self.layout.board_unit(PLATE).min(rest.h * 2 / 5);
        let plate = rest.cut_bottom(plate);
        if let Some(clock) = &card.clock {
            self.end_plate(plate, clock);
            self.tap_hint(hint);
        }
        rest.cut_top(self.unit(16));
        let line = rest.cut_top(self.unit(32));
        self.name_line(line, line.center().y, card, &NAMES);
        let line = rest.cut_top(self.unit(24));
        self.end_state(line, card, control);
        rest.cut_top(self.unit(8));
        let tray = rest.cut_top(self.unit(TRAY).min(rest.h));
        self.end_captured(tray, card);
    }

    /// The card above or below the board.
    pub(super) fn end_card_in_row(&mut self, area: Rect, card: &PlayerCard, control: &str) {
        self.end_ground(area, card);
        let mut rest = area.inset(self.unit(8), self.unit(8));
        if let Some(clock) = &card.clock {
            let width = (area.w as f32 * PLATE_PART) as i32;
            let plate = rest.cut_right(width);
            self.end_plate(plate, clock);
            rest.cut_right(self.unit(16));
            let hint = self.words.text(Phrase::TapToPause);
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            let width = self.fonts.width(set.face, hint, set.em);
            if rest.w >= self.unit(280) + width {
                let hint = rest.cut_right(width);
                self.tap_hint(hint);
            }
        }
        rest.cut_left(self.unit(8));
        let upper = rest.cut_top(rest.h / 2);
        let name = self.name_line(upper, upper.center().y, card, &NAMES);
        let mut state = upper;
        state.cut_left(name + self.unit(12));
        if state.w >= self.unit(60) {
            self.end_state(state, card, control);
        }
        let height = self.unit(TRAY).min(rest.h);
        let tray = rest.cut_bottom(height);
        self.end_captured(tray, card);
    }

    fn end_ground(&mut self, area: Rect, card: &PlayerCard) {
        let ground = if card.active {
            self.theme.active_panel
        } else {
            self.theme.panel
        };
        self.card(area, ground);
        if card.active && self.app.across().is_none() {
            self.active_bar(area, ground);
        }
    }

    /// What became of the player or why the clock stands; else the colour and the time control.
    fn end_state(&mut self, area: Rect, card: &PlayerCard, control: &str) {
        let clock = card.clock.as_ref();
        let says_more = card.fate.is_some()
            || clock.is_some_and(|clock| clock.state.is_some() || clock.to_go.is_some());
        if says_more {
            let y = area.center().y;
            return self.state_line(Rect { y, h: 0, ..area }, card);
        }
        let side = card.name.map(|_| self.words.side(card.color));
        let program = card.program.as_ref();
        let thought = program.and_then(|program| program.state.as_deref());
        let said = [
            side.unwrap_or_default(),
            thought.unwrap_or_default(),
            control,
        ];
        let said = said.into_iter().filter(|it| !it.is_empty());
        let said = said.collect::<Vec<&str>>().join(" · ");
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        self.fitted(Point::new(area.x, area.center().y), &said, set, area.w);
    }

    /// The captured pieces, and behind them the lead.
    fn end_captured(&mut self, area: Rect, card: &PlayerCard) {
        let set = self.set(Face::Bold, 15, self.theme.text);
        let gap = self.unit(8);
        let lead = (card.lead > 0).then(|| lead(card.lead));
        let taken = lead
            .as_ref()
            .map_or(0, |lead| self.fonts.width(set.face, lead, set.em) + gap);
        let room = Rect {
            w: area.w - taken,
            ..area
        };
        let mut x = area.x;
        if !card.captured.is_empty() && room.w > room.h {
            x += self.tray(room, &card.captured, card.color) + gap;
        }
        if let Some(lead) = lead {
            let at = Point::new(x, area.center().y);
            self.scene.text(self.fonts, at, Align::Left, &lead, set);
        }
    }

    /// The clock, on which a tap pauses and resumes.
    fn end_plate(&mut self, area: Rect, clock: &ClockFace) {
        // It is a button where two sit face to face.
        if self.app.across().is_some() && !clock.runs && clock.state.is_none() {
            let border = Border {
                width: self.unit(1),
                color: self.theme.border,
            };
            self.outline(area, self.unit(8), border);
        }
        let ink = self.plate_ground(area, clock);
        let room = area.w - 2 * self.unit(4);
        let width = |size: i32| {
            let em = self.layout.board_unit(size);
            self.fonts.width(Face::Bold, &clock.text, em)
        };
        let fits =
            |&&size: &&i32| width(size) <= room && self.layout.board_unit(size) <= area.h * 4 / 5;
        let [.., smallest] = DIGITS;
        let size = DIGITS.iter().find(fits).copied().unwrap_or(smallest);
        let mut set = self.set(Face::Bold, size, ink);
        set.em = self.layout.board_unit(size);
        let text = self.fonts.fit(set.face, &clock.text, set.em, area.w);
        self.scene
            .text(self.fonts, area.center(), Align::Center, &text, set);
        let pause = Command::Play(PlayCommand::Pause);
        if self.app.across().is_some() && keys::works(self.app, &pause) {
            self.scene.add_zone(area, Zone::Do(pause));
        }
    }

    /// That a tap on the clock pauses it, in as many lines as it takes.
    fn tap_hint(&mut self, area: Rect) {
        if self.app.across().is_none() || !keys::works(self.app, &PlayCommand::Pause.into()) {
            return;
        }
        let hint = if self.is_paused() {
            Phrase::TapToResume
        } else {
            Phrase::TapToPause
        };
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let lines = self.wrapped(self.words.text(hint), set, area.w);
        let height = set.em + set.em / 4;
        if lines.len() as i32 * height > area.h {
            return;
        }
        let first = area.center().y - height * (lines.len() as i32 - 1) / 2;
        for (y, line) in (0..).map(|number| first + height * number).zip(&lines) {
            let at = Point::new(area.center().x, y);
            self.scene.text(self.fonts, at, Align::Center, line, set);
        }
    }
}
