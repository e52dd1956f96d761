//! A card in a narrow panel: name and state in one line, captured pieces and a clock in another.

use crate::view::View;
use crate::view::play::player_card::PlayerCard;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::{Align, Type};
use crate::view::text::font::Face;

/// The sizes of the name, the largest first.
const NAMES: [i32; 4] = [16, 15, 14, 13];

/// The sizes of the digits, the largest first.
const DIGITS: [i32; 6] = [44, 36, 28, 24, 20, 17];

/// The height of the line with the name, the distance from the edges, and the gap between two things, in units.
const LINE: i32 = 36;
const EDGE: i32 = 8;
const GAP: i32 = 8;

/// The room at either side of what stands in the place of captured pieces, in units.
const BESIDE: i32 = 4;

/// The part of the width for the clock.
const PLATE: f32 = 0.54;

/// The height of captured pieces, in units.
const TRAY: i32 = 22;

impl View<'_> {
    pub(super) fn narrow_card(&mut self, area: Rect, card: &PlayerCard) {
        let edge = self.unit(EDGE);
        let mut lower = area.inset(edge, 0);
        lower.cut_bottom(edge);
        let mut upper = lower.cut_top(self.unit(LINE));
        upper.cut_left(self.unit(4));
        let middle = upper.center().y;
        let taken = self.name_line(upper, middle, card, &NAMES);
        upper.cut_left(taken + self.unit(GAP));
        let is_told = self.short_state(upper, card);
        if let Some(clock) = &card.clock {
            let mut width = (area.w as f32 * PLATE) as i32;
            if !is_told && card.captured.is_empty() {
                // A clock that has stopped for good leaves what became of the player as much room as its digits can.
                let fate = card.fate.map_or(0, |fate| self.bold_width(fate.text, 13));
                let room = lower.w - fate - edge - 2 * self.unit(BESIDE);
                width = width.min(room).max(width * 3 / 5);
            } else {
                // Many captured pieces need what the digits can spare.
                let room = lower.w
                    - edge
                    - self.unit(BESIDE)
                    - self.tray_width(self.unit(TRAY), &card.captured);
                width = width.min(room).max(width * 3 / 4);
            }
            let plate = lower.cut_right(width);
            lower.cut_right(edge);
            self.plate(plate, clock, &DIGITS);
        }
        if card.captured.is_empty() {
            let below = lower.inset(self.unit(BESIDE), 0);
            if !is_told && !self.short_state(below, card) {
                self.small_fate(below, card);
            }
        } else {
            let height = self.unit(TRAY);
            lower.cut_left(self.unit(BESIDE));
            let tray = lower.band(height);
            self.tray(tray, &card.captured, card.color);
        }
    }

    /// What became of the player, in smaller letters.
    fn small_fate(&mut self, area: Rect, card: &PlayerCard) {
        if let Some(fate) = card.fate {
            let set = self.set(Face::Bold, 13, fate.ink(self.theme));
            self.fitted_in(area, Align::Left, fate.text, set);
        }
    }

    /// What became of the player, why the clock stands or how many moves are to go, else the colour, if there is room.
    /// Returns whether there was.
    fn short_state(&mut self, area: Rect, card: &PlayerCard) -> bool {
        let clock = card.clock.as_ref();
        let dim = self.theme.dim_text;
        let fits = |text: &str, set: Type| self.width(text, set) <= area.w;
        let bold = |text, ink| (text, self.set(Face::Bold, 13, ink));
        let plain = |text| (text, self.set(Face::Regular, 13, dim));
        let fate = card.fate.map(|fate| bold(fate.text, fate.ink(self.theme)));
        let state = clock.and_then(|clock| clock.state.as_deref());
        let state = state.map(|state| bold(state, self.theme.message_text));
        let to_go = clock.and_then(|clock| clock.to_go.as_deref()).map(plain);
        let short = clock.and_then(|clock| clock.short_to_go.as_deref());
        let to_go = to_go.filter(|&(text, set)| fits(text, set));
        let to_go = to_go.or(short.map(plain));
        let program = card.program.as_ref();
        let thought = program
            .and_then(|program| program.state.as_deref())
            .map(plain);
        let side = card.name.map(|_| plain(self.words.side(card.color)));
        let allowance = card.allowances().find(|text| fits(text, plain("").1));
        let allowance = allowance.as_deref().map(plain);
        let said = fate.or(state).or(to_go).or(thought).or(allowance).or(side);
        let said = said.filter(|&(text, set)| fits(text, set));
        if let Some((text, set)) = said {
            self.text_in(area, Align::Left, text, set);
        }
        said.is_some()
    }
}
