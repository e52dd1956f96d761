//! The card of a player at an end of the window: beside the board where two sit face to face, or above and below it.

use crate::app::keys;
use crate::app::{Command, PlayCommand};
use crate::rules::{ByColor, Color};
use crate::view::View;
use crate::view::play::player_card::{ClockFace, PlayerCard};
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::words::{Phrase, lead};

/// The sizes of the name in a column and in a row, the largest first.
const NAMES: [i32; 3] = [24, 20, 16];
const NAMES_IN_ROW: [i32; 3] = [20, 16, 13];

/// Which of them it has in a narrow column.
const NARROW: usize = 2;

/// The sizes of the digits in units of the board, the largest first. Larger text leaves them as they are.
const DIGITS: [i32; 9] = [68, 60, 52, 48, 40, 34, 28, 24, 20];

/// The height of the plate in a column, and of the line below it, in units.
const PLATE: i32 = 112;
const HINT: i32 = 40;

/// A lower card above or below the board has one line, and more of its height for the plate, in units.
const TWO_LINES: i32 = 64;
const LOW_EDGE: i32 = 4;

/// The least room for captured pieces behind a name, in units.
const LEAST_TRAY: i32 = 100;

/// The part of a card above or below the board for the plate.
const PLATE_PART: f32 = 0.3;

/// What a name and the words behind it need besides their widths, in units: the disc, the points, and the gaps.
const NAME: i32 = 92;

/// The least room for the words behind a name, and the gap before them, in units.
const LEAST_STATE: i32 = 60;
const STATE_GAP: i32 = 12;

/// The least room for what became of a player with the points behind it, in units: in less only the shorter words of the two
/// players would leave some.
const WITH_POINTS: i32 = 112;

/// The least room before what a tap on the clock does, in units.
const BEFORE_HINT: i32 = 24;

/// What the disc beside a name takes with its gap, and the side of one that stands below it, in units.
const DISC: i32 = 32;
const SMALL_DISC: i32 = 12;

/// The most lines of a name in a column.
const MOST_LINES: i32 = 4;

/// The gap around a name of several lines, in units.
const AROUND_LINES: i32 = 8;

/// The heights in a column of the name and of the state, the gap below them, and the heights of captured pieces and of the lead
/// below them, in units.
const NAME_LINE: i32 = 32;
const STATE_LINE: i32 = 24;
const BEFORE_TRAY: i32 = 8;
const TRAY: i32 = 28;
const LEAD: i32 = 24;

impl View<'_> {
    /// The card in a column beside the board.
    pub(super) fn end_card_in_column(&mut self, area: Rect, card: &PlayerCard, kinds: &[String]) {
        self.end_ground(area, card);
        let mut rest = area.inset(self.unit(16).min(area.w / 12), 0);
        if let Some(clock) = &card.clock {
            let hint = rest.cut_bottom(self.unit(HINT));
            let plate = self.layout.board_unit(PLATE).min(rest.h * 2 / 5);
            let plate = rest.cut_bottom(plate);
            self.end_plate(plate, clock);
            self.tap_hint(hint);
        }
        rest.cut_bottom(self.unit(4));
        let room_above = rest.h - self.unit(NAME_LINE + STATE_LINE + BEFORE_TRAY + TRAY);
        let above = room_above.clamp(self.unit(4), self.unit(16));
        rest.cut_top(above);
        let whole = self.name_of(card);
        // A long name has more lines where there is room below the captured pieces.
        let set = self.set(Face::Bold, NAMES[NARROW], self.theme.text);
        let is_long = self.width(&whole, set) > rest.w;
        let (step, around) = (set.em * 4 / 3, self.unit(AROUND_LINES));
        let most = (self.unit(NAME_LINE) + room_above - above - around) / step.max(1);
        let lines = if is_long && most >= 2 {
            self.lines_of_name(&whole, set, rest.w, most.min(MOST_LINES))
        } else {
            Vec::new()
        };
        let height = lines.len() as i32 * step + around;
        let name = rest.cut_top(height.max(self.unit(NAME_LINE)));
        let mut state = rest.cut_top(self.unit(STATE_LINE));
        let points = card.points.as_ref();
        let cap = points.map_or(0, |points| self.points_width(points) + self.unit(STATE_GAP));
        let needed = self.unit(DISC) + self.width(&whole, set) + cap;
        if needed <= name.w {
            self.name_line(name, name.center().y, card, &NAMES[card.first_size..]);
        } else {
            // In a narrow column disc and points stand one line lower.
            if lines.is_empty() {
                self.fitted_in(name, Align::Left, &whole, set);
            } else {
                self.text_lines(name, Align::Left, &lines, set, step);
            }
            let (side, gap) = (self.unit(SMALL_DISC), self.unit(4));
            let room = state.w - side - gap;
            // The pieces say the colour too.
            let size = self.fate_size();
            let fate = card.fate.map_or(0, |fate| self.bold_width(fate.text, size));
            if fate <= room {
                let disc = Rect::around(state.cut_left(side).center(), side);
                self.color_disc(disc, card.color);
                state.cut_left(gap);
            }
            let wide = state.w >= self.unit(WITH_POINTS);
            let has_room = card.fate.is_none() || wide && fate + gap + cap <= state.w;
            if let Some(points) = points.filter(|_| has_room) {
                self.points_cap(state.cut_right(self.points_width(points)), points);
                state.cut_right(gap);
            }
        }
        self.end_state(state, card, kinds);
        rest.cut_top(self.unit(BEFORE_TRAY));
        let tray = rest.cut_top(self.unit(TRAY).min(rest.h));
        self.end_captured(tray, rest, card);
    }

    /// A name in at most so many lines, else in two, of which the second is cut; none if there is no place to break it.
    fn lines_of_name(&self, name: &str, set: Type, width: i32, most: i32) -> Vec<String> {
        let lines = self.balanced(name, set, width);
        let is_whole = lines.iter().all(|line| name.contains(line.as_str()));
        if is_whole && lines.len() as i32 <= most {
            return lines;
        }
        let split = self.split_name(name, set, width);
        let lines = split.map(|(first, rest)| vec![first, self.cut(rest, set, width)]);
        lines.unwrap_or_default()
    }

    /// The width of a name in a row, with the points behind it.
    fn name_in_row(&self, card: &PlayerCard) -> i32 {
        let points = card.points.as_ref();
        let points = points.map_or(0, |it| self.points_width(it) + self.unit(STATE_GAP));
        self.bold_width(&self.name_of(card), NAMES_IN_ROW[0]) + points
    }

    /// In a column both names are as large as the longer one may be, and in a row both leave as much room beside them.
    pub(super) fn even_names(&self, cards: &mut ByColor<PlayerCard>) {
        let widths = Color::BOTH.map(|color| self.name_in_row(&cards[color]));
        let widest = widths[0].max(widths[1]);
        for (color, width) in Color::BOTH.into_iter().zip(widths) {
            cards[color].less_wide = widest - width;
        }
        let width = self.layout.panel.w;
        let room = width - 2 * self.unit(16).min(width / 12) - self.unit(DISC);
        let fits = |&size: &i32| {
            Color::BOTH.into_iter().all(|color| {
                let card = &cards[color];
                let points = card.points.as_ref();
                let points = points.map_or(0, |it| self.points_width(it) + self.unit(STATE_GAP));
                self.bold_width(&self.name_of(card), size) + points <= room
            })
        };
        let first = NAMES.iter().position(fits).unwrap_or(NARROW);
        for color in Color::BOTH {
            cards[color].first_size = first;
        }
    }

    /// The card above or below the board. A low one has captured pieces in place of what is less than them.
    pub(super) fn end_card_in_row(&mut self, area: Rect, card: &PlayerCard, kinds: &[String]) {
        self.end_ground(area, card);
        let is_low = area.h < self.unit(TWO_LINES);
        let edge = if is_low { LOW_EDGE } else { 8 };
        let mut rest = area.inset(self.unit(8), self.unit(edge));
        if let Some(clock) = &card.clock {
            let width = (area.w as f32 * PLATE_PART) as i32;
            let plate = rest.cut_right(width);
            self.end_plate(plate, clock);
            rest.cut_right(self.unit(16));
            // In two lines if it has to be.
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            let width = self.width(self.words.text(Phrase::TapToPause), set);
            let name = self.name_in_row(card) + card.less_wide;
            let name = self.unit(NAME + BEFORE_HINT) + name;
            // It comes before the whole kind of the game, but not before captured pieces in the same line.
            let most = if is_low { 1 } else { usize::MAX };
            let kinds = kinds.iter().map(String::as_str).chain([""]).take(most);
            let mut fitting = kinds.filter_map(|kind| {
                let state = self.width(&self.state_words(card, ["", "", kind]), set);
                let room = rest.w - name - state;
                [width, width * 3 / 5].into_iter().find(|it| *it <= room)
            });
            if self.has_tap_hint()
                && let Some(width) = fitting.next()
            {
                let hint = rest.cut_right(width);
                self.tap_hint(hint);
            }
        }
        rest.cut_left(self.unit(8));
        let upper = rest.cut_top(if is_low { rest.h } else { rest.h / 2 });
        let mut name = upper;
        name.cut_right(self.room_of_state(card, upper.w));
        let name = self.name_line(name, upper.center().y, card, &NAMES_IN_ROW);
        let mut state = upper;
        state.cut_left(name + self.unit(STATE_GAP));
        let has_tray = !card.captured.is_empty() && state.w >= self.unit(LEAST_TRAY);
        if is_low && has_tray && !has_news(card) {
            self.end_captured(state.band(self.unit(TRAY)), Rect::default(), card);
        } else if state.w >= self.unit(LEAST_STATE) {
            if !has_news(card) {
                state.cut_right(card.less_wide);
            }
            self.end_state(state, card, kinds);
        }
        if !is_low {
            let height = self.unit(TRAY).min(rest.h);
            let tray = rest.cut_bottom(height);
            self.end_captured(tray, Rect::default(), card);
        }
    }

    /// The room behind a name, in a width for both, for why the clock stands, for which a long name is cut, or for what became
    /// of the player, as far as the name leaves it.
    fn room_of_state(&self, card: &PlayerCard, width: i32) -> i32 {
        let clock = card.clock.as_ref();
        let state = clock.and_then(|clock| clock.state.as_deref());
        let state = card.fate.map(|fate| fate.text).or(state);
        let size = card.fate.map_or(13, |_| self.fate_size());
        let needed = |state| self.bold_width(state, size).max(self.unit(LEAST_STATE));
        let room = state.map_or(0, |state| needed(state) + self.unit(STATE_GAP));
        if card.fate.is_none() {
            return room;
        }
        let [.., smallest] = NAMES_IN_ROW;
        let name = self.unit(NAME) + self.bold_width(&self.name_of(card), smallest);
        room.min((width - name).max(0))
    }

    fn end_ground(&mut self, area: Rect, card: &PlayerCard) {
        let ground = if card.active {
            self.theme.active_panel
        } else {
            self.theme.panel
        };
        self.card(area, ground);
        // In a column the plate of the clock says enough.
        if card.active && self.layout.is_stacked {
            self.active_bar(area);
        }
    }

    /// What became of the player or why the clock stands; else the colour and the first kind of the game that has room.
    fn end_state(&mut self, area: Rect, card: &PlayerCard, kinds: &[String]) {
        if has_news(card) {
            let y = area.center().y;
            return self.state_line(Rect { y, h: 0, ..area }, card);
        }
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        // Without room for all, the strength of the program goes first, and then what a person is allowed.
        let program = card.program.as_ref();
        let strength = program.map_or("", |program| &*program.strength);
        let allowances: Vec<String> = card.allowances().collect();
        let allowances = allowances.iter().map(String::as_str).chain([""]);
        let with = |(strength, kind)| allowances.clone().map(move |it| [strength, it, kind]);
        let kinds = kinds.iter().map(String::as_str).chain([""]);
        let all = kinds.flat_map(|kind| [(strength, kind), ("", kind)]);
        let all = all.flat_map(with);
        let words = all.map(|more| self.state_words(card, more));
        // Where the program has White or Black is seen by the disc too.
        let state = program.and_then(|program| program.state.clone());
        let side = card.name.map(|_| self.words.side(card.color).to_string());
        let fits = |said: &String| self.width(said, set) <= area.w;
        // In the narrowest column the disc alone says the colour.
        if let Some(said) = words.chain(state).chain(side).find(fits) {
            self.text_in(area, Align::Left, &said, set);
        }
    }

    /// The colour of a player, what the program does, and more.
    fn state_words(&self, card: &PlayerCard, [strength, allowance, control]: [&str; 3]) -> String {
        let side = card.name.map(|_| self.words.side(card.color));
        let program = card.program.as_ref();
        let thought = program.and_then(|program| program.state.as_deref());
        let said = [
            side.unwrap_or_default(),
            strength,
            thought.unwrap_or_default(),
            allowance,
            control,
        ];
        let said = said.into_iter().filter(|it| !it.is_empty());
        said.collect::<Vec<&str>>().join(" · ")
    }

    /// The captured pieces, and behind them the lead. Many pieces have the whole width, with the lead below them if there is room.
    pub(super) fn end_captured(&mut self, area: Rect, mut below: Rect, card: &PlayerCard) {
        let set = self.set(Face::Bold, 15, self.theme.text);
        let gap = self.unit(8);
        let lead = (card.lead > 0).then(|| lead(card.lead));
        let width = lead.as_ref().map_or(0, |lead| self.width(lead, set));
        let is_full = self.tray_width(area.h, &card.captured) + width > area.w;
        let is_below = is_full && below.h >= self.unit(LEAD);
        let taken = if is_below || lead.is_none() {
            0
        } else {
            width + gap
        };
        let room = Rect {
            w: area.w - taken,
            ..area
        };
        let mut x = area.x;
        if !card.captured.is_empty() && room.w > room.h {
            x += self.tray(room, &card.captured, card.color) + gap;
        }
        let Some(lead) = lead else {
            return;
        };
        if is_below {
            self.text_in(below.cut_top(self.unit(LEAD)), Align::Left, &lead, set);
        } else {
            self.text(Point::new(x, area.center().y), Align::Left, &lead, set);
        }
    }

    /// The clock, on which a tap pauses and resumes.
    pub(super) fn end_plate(&mut self, area: Rect, clock: &ClockFace) {
        // It is a button where two sit face to face.
        if self.app.across().is_some() && !clock.runs && clock.state.is_none() {
            let border = self.edge(self.theme.border);
            self.outline(area, self.unit(8), border);
        }
        let ink = self.plate_ground(area, clock);
        let room = area.w - 2 * self.unit(4);
        let width = |size: i32| {
            let em = self.layout.board_unit(size);
            self.fonts.width(Face::Bold, &clock.text, em)
        };
        let fits =
            |&&size: &&i32| width(size) <= room && self.layout.board_unit(size) <= area.h * 6 / 7;
        let [.., smallest] = DIGITS;
        let size = DIGITS.iter().find(fits).copied().unwrap_or(smallest);
        let mut set = self.set(Face::Bold, size, ink);
        set.em = self.layout.board_unit(size);
        self.cut_in(area, Align::Center, &clock.text, set);
        let pause = Command::Play(PlayCommand::Pause);
        if self.app.across().is_some() && keys::works(self.app, &pause) {
            self.scene.add_zone(area, Zone::Do(pause));
        }
    }

    /// Whether a tap on the clock pauses it: where two sit face to face.
    fn has_tap_hint(&self) -> bool {
        self.app.across().is_some() && keys::works(self.app, &PlayCommand::Pause.into())
    }

    /// That a tap on the clock pauses it, in as many lines as it takes.
    fn tap_hint(&mut self, area: Rect) {
        if !self.has_tap_hint() {
            return;
        }
        let hint = if self.is_paused() {
            Phrase::TapToResume
        } else {
            Phrase::TapToPause
        };
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let lines = self.balanced(self.words.text(hint), set, area.w);
        let height = set.line_height();
        if lines.len() as i32 * height > area.h {
            return;
        }
        self.text_lines(area, Align::Center, &lines, set, height);
    }
}

/// Whether it is told what became of the player, why the clock stands, or how many moves are to go.
fn has_news(card: &PlayerCard) -> bool {
    let clock = card.clock.as_ref();
    card.fate.is_some() || clock.is_some_and(|clock| clock.state.is_some() || clock.to_go.is_some())
}
