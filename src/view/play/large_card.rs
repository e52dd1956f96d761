//! A large card: name, state and captured pieces in three lines, and a large clock beside them.

use crate::app::keys::Context;
use crate::app::{Command, PlayCommand};
use crate::view::View;
use crate::view::play::player_card::{ClockFace, PlayerCard};
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::shape::Border;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::view::widgets::controls::face_of;
use crate::words::NAME;

/// The middles of the lines of a large card, and the size of the plate of its clock, with its least width.
const LINES: [i32; 3] = [28, 55, 84];
const PLATE: (i32, i32) = (248, 80);
const LEAST_PLATE: i32 = 184;

/// The sizes of the name on it, the largest first, and the size of one in two lines.
const NAMES: [i32; 4] = [20, 16, 14, 13];
const LONG_NAME: i32 = 14;

/// The sizes of the digits on the plate, the largest first.
const DIGITS: [i32; 4] = [64, 56, 48, 40];

/// The side of the disc, and its distance from the name, in units.
const DISC: i32 = 22;
const DISC_GAP: i32 = 10;

/// The size of what became of a player, which is larger face to face, in units.
const FATE: i32 = 13;
const FATE_ACROSS: i32 = 15;

/// The size of the points, and the height of their cap, in units.
const POINTS: i32 = 14;
const POINTS_CAP: i32 = 24;

/// With less room for a name as long as this, in units, the points are left out.
const LEAST_NAME: i32 = 56;

/// The size of the button that changes the level, in units.
const LEVEL: (i32, i32) = (112, 48);

/// The gap between the name and the plate, in units.
const GAP: i32 = 8;

impl View<'_> {
    /// Name, state and captured pieces in three lines, and beside them the clock on a plate.
    pub(super) fn large_card(&mut self, area: Rect, card: &PlayerCard) {
        let mut area = area.inset(self.unit(16), 0);
        let plate = Rect {
            y: area.y + self.unit(16),
            h: self.unit(PLATE.1),
            ..area.cut_right(self.width_of_plate(area.w, card))
        };
        if let Some(clock) = &card.clock {
            self.plate(plate, clock, &DIGITS);
        } else {
            area.w += plate.w;
            self.level_button(&mut area, card);
        }
        area.cut_right(self.unit(GAP));
        let [first, second, third] = LINES.map(|line| area.y + self.unit(line));
        if !self.long_name(area, first, card) {
            self.name_line(area, first, card, &NAMES);
        }
        self.state_line(
            Rect {
                y: second,
                h: 0,
                ..area
            },
            card,
        );
        let mut rest = Rect {
            y: third,
            h: 0,
            ..area
        };
        if !card.captured.is_empty() {
            let height = self.unit(28);
            let tray = Rect::new(area.x, third - height / 2, area.w, height);
            let taken = self.tray(tray, &card.captured, card.color);
            rest.cut_left(taken + self.unit(DISC_GAP));
        }
        let program = card.program.as_ref();
        let state = program.and_then(|program| program.state.clone());
        let said = state.into_iter().chain(card.allowances());
        let set = self.set(Face::Regular, 14, self.theme.dim_text);
        self.fitting_one_of(Point::new(rest.x, rest.y), said, set, rest.w);
    }

    /// A name that is cut in one line, in two around this height. Returns whether it is one.
    fn long_name(&mut self, area: Rect, middle: i32, card: &PlayerCard) -> bool {
        let set = self.set(Face::Bold, LONG_NAME, self.theme.text);
        let gap = self.unit(DISC_GAP);
        let cap = card
            .points
            .as_ref()
            .map(|points| (points, self.points_width(points)));
        let taken = self.unit(DISC) + gap + cap.as_ref().map_or(0, |(_, width)| width + gap);
        let room = area.w - taken;
        let name = self.name_of(card);
        let is_long = card.program.is_none()
            && self.bold_width(&name, NAMES[NAMES.len() - 1]) > room
            && self.fits_lines(&name, set, room, 2);
        if !is_long {
            return false;
        }
        let height = self.unit(DISC);
        let mut line = Rect::new(area.x, middle - height / 2, area.w, height);
        let disc = line.cut_left(self.unit(DISC));
        self.color_disc(disc, card.color);
        line.cut_left(gap);
        if let Some((points, width)) = cap {
            self.points_cap(line.cut_right(width), points);
        }
        let lines = self.balanced(&name, set, room);
        self.text_lines(line, Align::Left, &lines, set, set.em * 5 / 4);
        true
    }

    /// The width of the plate beside a name in a width: a long name has the room that the digits need not, and where it still
    /// has to be cut, some of theirs.
    fn width_of_plate(&self, width: i32, card: &PlayerCard) -> i32 {
        let [least, usual] = [LEAST_PLATE, PLATE.0].map(|width| self.unit(width));
        let clock = card.clock.as_ref();
        let digits = clock.map_or(0, |clock| self.bold_width(&clock.text, DIGITS[0]));
        let digits = (digits + 2 * self.unit(16)).clamp(least, usual);
        let name = self.name_of(card);
        let points = card.points.as_ref();
        let points = points.map_or(0, |points| self.points_width(points) + self.unit(DISC_GAP));
        let beside = width - self.unit(DISC + DISC_GAP + GAP) - points;
        let rooms = NAMES.map(|size| beside - self.bold_width(&name, size));
        let [.., smallest] = rooms;
        let room = rooms.into_iter().find(|&room| room >= digits);
        room.unwrap_or(smallest).clamp(least, usual)
    }

    /// The first of these texts that fits, or none.
    pub(super) fn fitting_one_of(
        &mut self,
        at: Point,
        mut texts: impl Iterator<Item = String>,
        set: Type,
        room: i32,
    ) {
        let fits = |text: &String| self.width(text, set) <= room;
        if let Some(text) = texts.find(fits) {
            self.text(at, Align::Left, &text, set);
        }
    }

    /// What changes the level of the program, where no clock stands.
    fn level_button(&mut self, area: &mut Rect, card: &PlayerCard) {
        let command = Command::Play(PlayCommand::NextLevel);
        let face = face_of(self.words, &[Context::Game], &command);
        let may_be_chosen = card.program.is_some() && !self.app.has_game_ended();
        let Some(face) = face.filter(|_| may_be_chosen) else {
            return;
        };
        let mut place = area.cut_right(self.unit(LEVEL.0));
        area.cut_right(self.unit(GAP));
        let height = self.unit(LEVEL.1);
        place = place.band(height);
        self.button(place, &face);
    }

    /// A disc and the name, with the points behind it. Returns the width taken.
    pub(super) fn name_line(
        &mut self,
        area: Rect,
        middle: i32,
        card: &PlayerCard,
        sizes: &[i32],
    ) -> i32 {
        let largest = sizes.first().copied().unwrap_or(DISC);
        let side = self.unit(DISC.min(largest + 2)).min(area.w / 5);
        let disc = Rect::new(area.x, middle - side / 2, side, side);
        self.color_disc(disc, card.color);
        let mut name = area;
        name.cut_left(side + self.unit(DISC_GAP).min(area.w / 10));
        name.x + self.large_name(name, middle, card, sizes) - area.x
    }

    /// The name in the largest of these sizes that fits, and in a cap behind it, if there is room for both, the points
    /// against the opponent. Returns the width taken.
    pub(super) fn large_name(
        &mut self,
        mut area: Rect,
        middle: i32,
        card: &PlayerCard,
        sizes: &[i32],
    ) -> i32 {
        let gap = self.unit(10);
        let points = card.points.as_ref();
        let cap = points.map(|points| (points, self.points_width(points)));
        let whole = self.name_of(card);
        let smallest = sizes.last().copied().unwrap_or_default();
        let least = self.unit(LEAST_NAME);
        let least = least.min(self.bold_width(&whole, smallest));
        let cap = cap.filter(|(_, width)| area.w - width - gap >= least);
        area.w -= cap.map_or(0, |(_, width)| width + gap);
        // The program does without its level, which its strength tells too, before its name is cut.
        let program = card.program.as_ref().map(|_| NAME);
        let names = [Some(&*whole), program].into_iter().flatten();
        let all = names.flat_map(|name| sizes.iter().map(move |&size| (name, size)));
        let fits = |&(name, size): &(&str, i32)| self.bold_width(name, size) <= area.w;
        let (name, size) = all.clone().find(fits).unwrap_or((&whole, smallest));
        let set = self.set(Face::Bold, size, self.theme.text);
        let name = self.cut(name, set, area.w);
        let at = Point::new(area.x, middle);
        let width = self.text(at, Align::Left, &name, set);
        if let Some((points, cap)) = cap {
            let cap = Rect::new(area.x + width + gap, middle, cap, 0);
            self.points_cap(cap, points);
            return cap.right() - area.x;
        }
        width
    }

    /// The width of the points in their cap.
    pub(super) fn points_width(&self, points: &str) -> i32 {
        let width = self.bold_width(points, POINTS) + self.unit(16);
        width.max(self.unit(POINTS_CAP))
    }

    /// The points in a cap in the middle of an area that is as wide.
    pub(super) fn points_cap(&mut self, area: Rect, points: &str) {
        let cap = area.band(self.unit(POINTS_CAP));
        let radius = self.unit(4);
        let border = self.edge(self.theme.border);
        self.scene.bordered(cap, radius, self.theme.key_cap, border);
        let set = self.set(Face::Bold, POINTS, self.theme.text);
        self.text(cap.center(), Align::Center, points, set);
    }

    /// Why the clock stands, else the colour of a player with a name; and the moves to the next control.
    pub(super) fn state_line(&mut self, mut area: Rect, card: &PlayerCard) {
        let side = card.name.is_some().then(|| self.words.side(card.color));
        let clock = card.clock.as_ref();
        let state = clock.and_then(|clock| clock.state.as_deref());
        let dim = self.set(Face::Regular, 13, self.theme.dim_text);
        let (first, set) = match (card.fate, state) {
            (Some(fate), _) => {
                let wanted = self.fate_size();
                let fits = self.bold_width(fate.text, wanted) <= area.w;
                let size = if fits { wanted } else { FATE };
                (fate.text, self.set(Face::Bold, size, fate.ink(self.theme)))
            }
            (None, Some(state)) => (state, self.set(Face::Bold, 13, self.theme.message_text)),
            (None, None) => (side.unwrap_or_default(), dim),
        };
        let to_go = clock.and_then(|clock| clock.to_go.as_deref());
        let short = clock.and_then(|clock| clock.short_to_go.as_deref());
        let strength = card.program.as_ref().map(|program| &*program.strength);
        let seconds = match card.fate {
            // Face to face the disc beside it says enough.
            Some(_) => [side.filter(|_| self.app.across().is_none()), None],
            None => [to_go.or(strength), short],
        };
        let behind = seconds.into_iter().flatten().map(|second| match first {
            "" => (first, second.to_string()),
            _ => (first, format!(" · {second}")),
        });
        // The disc says the colour too.
        let is_side = card.fate.is_none() && state.is_none();
        let alone = [to_go, short].into_iter().flatten().filter(|_| is_side);
        let alone = alone.map(|to_go| ("", to_go.to_string()));
        let fits = |(first, second): &(&str, String)| {
            self.width(first, set) + self.width(second, dim) <= area.w
        };
        let found = behind.chain(alone).find(fits);
        let (first, second) = found.unwrap_or((first, String::new()));
        for (text, set) in [(first, set), (&second, dim)] {
            let at = Point::new(area.x, area.y);
            area.cut_left(self.fitted(at, text, set, area.w));
        }
    }

    /// The size of what became of a player, in units.
    pub(super) fn fate_size(&self) -> i32 {
        if self.app.across().is_some() {
            FATE_ACROSS
        } else {
            FATE
        }
    }

    /// The clock in the largest of these sizes that fits; on a light plate while it runs.
    pub(super) fn plate(&mut self, area: Rect, clock: &ClockFace, sizes: &[i32]) {
        let ink = self.plate_ground(area, clock);
        let pad = self.unit(16).min(area.w / 14);
        let room = area.w - pad - self.unit(8).min(pad);
        let fits = |&&size: &&i32| {
            self.bold_width(&clock.text, size) <= room && self.unit(size) <= area.h * 4 / 5
        };
        let size = sizes.iter().find(fits).or(sizes.last());
        let set = self.set(Face::Bold, size.copied().unwrap_or_default(), ink);
        let right = Point::new(area.right() - pad, area.center().y);
        self.text(right, Align::Right, &clock.text, set);
    }

    /// The plate of a clock. Returns the colour of the digits.
    pub(super) fn plate_ground(&mut self, area: Rect, clock: &ClockFace) -> Rgba {
        let warns = clock.is_lit && self.app.settings.low_time_warning;
        let (ground, ink) = match (clock.runs, clock.is_low) {
            (true, true) if warns => (Some(self.theme.red), self.theme.on_mark),
            (true, true) => (Some(self.theme.fault), self.theme.fault_text),
            (true, false) => (Some(self.theme.plate), self.theme.on_plate),
            (false, _) => (None, clock.ink(self.theme)),
        };
        match ground {
            Some(ground) => self.card(area, ground),
            // It is this side's turn, but the clock stands.
            None if clock.state.is_some() => {
                let border = Border {
                    width: self.unit(2).max(1),
                    color: self.theme.dim_text,
                };
                self.dashed_card(area, border);
            }
            None => {}
        }
        ink
    }
}
