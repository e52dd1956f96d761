//! The layout of a player's card: name, colour, captured pieces, clock.

use crate::rules::{ByColor, Color, Piece, Role};
use crate::view::View;
use crate::view::play::large_card::LARGE_LINES;
use crate::view::play::player_card::{ClockFace, PlayerCard};
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::shape::{Border, Look};
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::words::lead;

/// The heights of cards in units: a large one, one with a name and captured pieces beside a small clock, and a slim one
/// with only a name and a clock.
pub(in crate::view) const LARGE_CARD: i32 = 112;
pub(in crate::view) const CARD: i32 = 86;
pub(in crate::view) const SLIM_CARD: i32 = 40;

/// The sizes of text on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::view) struct CardSizes {
    /// The sizes of name and clock in units.
    name: i32,
    clock: i32,
    /// Whether the clock stands beside the captured pieces, to leave the name its room.
    is_clock_below: bool,
}

impl CardSizes {
    const fn beside(name: i32, clock: i32) -> CardSizes {
        CardSizes {
            name,
            clock,
            is_clock_below: false,
        }
    }
}

/// The usual sizes.
const TALL: CardSizes = CardSizes::beside(18, 36);

/// The sizes on a card with captured pieces, the largest first.
const TALL_SIZES: [CardSizes; 2] = [
    TALL,
    CardSizes {
        is_clock_below: true,
        ..CardSizes::beside(18, 24)
    },
];

/// The sizes on a slim card.
const SLIM_SIZES: [CardSizes; 3] = [
    CardSizes::beside(18, 24),
    CardSizes::beside(16, 20),
    CardSizes::beside(14, 17),
];

/// The gap between a name and a clock, in units.
const GAP: i32 = 8;

impl View<'_> {
    /// The sizes of name and clock on both cards: the largest that leave both names their room.
    pub(in crate::view) fn card_sizes(&self, area: Rect, cards: &ByColor<PlayerCard>) -> CardSizes {
        let (room, _) = self.card_room(area);
        let sizes = if self.is_slim(area) {
            &SLIM_SIZES[..]
        } else {
            &TALL_SIZES[..]
        };
        let fits = |sizes: &&CardSizes| {
            let needed = |color| self.needed(&cards[color], **sizes);
            sizes.is_clock_below || Color::BOTH.into_iter().all(|color| needed(color) <= room.w)
        };
        let found = sizes.iter().find(fits).or(sizes.last());
        found.copied().unwrap_or(TALL)
    }

    /// The area for name and clock on a card, and the area for the disc.
    fn card_room(&self, mut area: Rect) -> (Rect, Rect) {
        area = area.inset(self.unit(16), 0);
        let disc = area.cut_left(self.unit(22));
        area.cut_left(self.unit(14));
        (area, Rect::around(disc.center(), disc.w))
    }

    pub(in crate::view) fn player_card(&mut self, area: Rect, card: &PlayerCard, sizes: CardSizes) {
        let is_lit = card.clock.as_ref().is_some_and(|clock| clock.is_lit);
        let ground = if !card.active {
            self.theme.panel
        } else if is_lit && !self.is_large(area) && self.app.settings.low_time_warning {
            self.theme.fault
        } else {
            self.theme.active_panel
        };
        self.card(area, ground);
        if card.active {
            self.active_bar(area, ground);
        }
        let (room, mut disc) = self.card_room(area);
        if self.is_large(area) {
            disc.y = area.y + self.unit(LARGE_LINES[0]) - disc.h / 2;
        }
        self.color_disc(disc, card.color);
        if self.is_slim(area) {
            self.slim_card(room, card, sizes)
        } else if self.is_large(area) {
            self.large_card(area, card)
        } else {
            self.tall_card(room, card, sizes)
        }
    }

    /// A name and a clock side by side.
    fn slim_card(&mut self, mut area: Rect, card: &PlayerCard, sizes: CardSizes) {
        let middle = area.center().y;
        if let Some(face) = &card.clock {
            let right = Point::new(area.right(), middle);
            area.cut_right(self.clock(right, face, sizes.clock) + self.unit(GAP));
            let (right, room) = (area.right(), self.room_beside_name(area, card, sizes));
            area.cut_right(self.clock_state(Point::new(right, middle), face, room));
        }
        self.name(area, middle, card, sizes.name);
    }

    /// A name above the captured pieces. The clock stands beside both, or, in small digits, beside the pieces.
    fn tall_card(&mut self, mut area: Rect, card: &PlayerCard, sizes: CardSizes) {
        let (upper, lower) = (area.y + self.unit(28), area.y + self.unit(58));
        let mut name = area;
        if let Some(face) = &card.clock {
            let (right, middle) = (area.right(), area.center().y);
            let y = if sizes.is_clock_below { lower } else { middle };
            area.cut_right(self.clock(Point::new(right, y), face, sizes.clock) + self.unit(GAP));
            if sizes.is_clock_below {
                let room = self.room_beside_name(name, card, sizes);
                name.w -= self.clock_state(Point::new(right, upper), face, room);
            } else {
                let below = Point::new(right, middle + self.unit(29));
                self.clock_state(below, face, name.w);
                name = area;
            }
        }
        self.name(name, upper, card, sizes.name);
        self.captured(area, card);
    }

    fn is_large(&self, card: Rect) -> bool {
        card.h >= self.unit(LARGE_CARD)
    }

    /// The width of a name and a clock in these sizes.
    fn needed(&self, card: &PlayerCard, sizes: CardSizes) -> i32 {
        let width = |face: &ClockFace| self.bold_width(&face.text, sizes.clock) + self.unit(GAP);
        let clock = card.clock.as_ref().map_or(0, width);
        self.bold_width(self.name_of(card), sizes.name) + clock
    }

    /// The width that a whole name leaves in an area.
    fn room_beside_name(&self, area: Rect, card: &PlayerCard, sizes: CardSizes) -> i32 {
        area.w - self.bold_width(self.name_of(card), sizes.name) - self.unit(GAP)
    }

    pub(super) fn bold_width(&self, text: &str, size: i32) -> i32 {
        self.fonts.width(Face::Bold, text, self.unit(size))
    }

    pub(super) fn name_of<'c>(&self, card: &'c PlayerCard) -> &'c str {
        self.words.player(card.color, card.name)
    }

    fn is_slim(&self, card: Rect) -> bool {
        card.h < self.unit(CARD)
    }

    /// A bar along the left edge of a card, with rounded outer corners.
    pub(super) fn active_bar(&mut self, card: Rect, ground: Rgba) {
        let (bar, radius) = (self.unit(4), self.unit(8));
        let left = Rect {
            w: bar + radius,
            ..card
        };
        let outer = self.scene.begin_clip(left);
        self.scene.rounded(card, radius, self.theme.bright_text);
        let body = Rect {
            x: card.x + bar,
            ..card
        };
        self.scene.rounded(body, radius, ground);
        self.scene.end_clip(outer);
    }

    /// A disc in the side's colour.
    pub(in crate::view) fn color_disc(&mut self, area: Rect, color: Color) {
        let fill = match color {
            Color::White => self.theme.white_side,
            Color::Black => self.theme.black_side,
        };
        let border = Border {
            width: self.unit(2).min(area.w / 8).max(1),
            color: self.theme.dim_text.alpha(170),
        };
        self.scene.bordered(area, area.w / 2, fill, border);
    }

    /// A disc in the colours of both sides, half in each.
    pub(in crate::view) fn two_colored_disc(&mut self, area: Rect) {
        let mut right = area;
        let left = right.cut_left(area.w / 2);
        for (half, color) in [(left, Color::White), (right, Color::Black)] {
            let outer = self.scene.begin_clip(half);
            self.color_disc(area, color);
            self.scene.end_clip(outer);
        }
    }

    /// Adds a clock that ends at a point, and returns its width.
    fn clock(&mut self, right: Point, clock: &ClockFace, size: i32) -> i32 {
        let set = self.set(Face::Bold, size, clock.ink(self.theme));
        self.scene
            .text(self.fonts, right, Align::Right, &clock.text, set)
    }

    /// Why a clock is not running, if there is room. Returns the width taken.
    fn clock_state(&mut self, right: Point, clock: &ClockFace, room: i32) -> i32 {
        let set = self.set(Face::Bold, 13, self.theme.message_text);
        let state = clock.state.as_deref().or(clock.to_go.as_deref());
        let state = state.unwrap_or_default();
        let width = self.fonts.width(set.face, state, set.em);
        if state.is_empty() || width > room {
            return 0;
        }
        self.scene.text(self.fonts, right, Align::Right, state, set) + self.unit(GAP)
    }

    fn name(&mut self, area: Rect, middle: i32, card: &PlayerCard, size: i32) {
        let (side, ink) = match card.fate {
            Some(fate) => (Some(fate.text), fate.ink(self.theme)),
            None => (
                card.name.map(|_| self.words.side(card.color)),
                self.theme.dim_text,
            ),
        };
        let set = self.set(Face::Bold, size, self.theme.text);
        let shown = self.fonts.fit(set.face, self.name_of(card), set.em, area.w);
        let at = Point::new(area.x, middle);
        let width = self.scene.text(self.fonts, at, Align::Left, &shown, set);
        let face = match card.fate {
            Some(_) => Face::Bold,
            None => Face::Regular,
        };
        let set = self.set(face, 13, ink);
        let gap = self.unit(8);
        let has_room = |side: &&str| width + gap + self.fonts.width(face, side, set.em) <= area.w;
        if let Some(side) = side.filter(has_room) {
            let at = Point::new(at.x + width + gap, at.y + self.unit(1));
            self.scene.text(self.fonts, at, Align::Left, side, set);
        }
    }

    fn captured(&mut self, area: Rect, card: &PlayerCard) {
        let mut x = area.x;
        let middle = area.y + self.unit(58);
        let lead_room = self.unit(44);
        if !card.captured.is_empty() {
            let tray = Rect::new(x, middle - self.unit(13), area.w - lead_room, self.unit(26));
            x += self.tray(tray, &card.captured, card.color) + self.unit(14);
        }
        if card.lead > 0 {
            let set = self.set(Face::Bold, 13, self.theme.dim_text);
            let at = Point::new(x, middle);
            let lead = lead(card.lead);
            self.scene.text(self.fonts, at, Align::Left, &lead, set);
        }
    }

    /// The captured pieces, in a tray no wider than `room`. Equal ones lie closer together. Returns its width.
    pub(super) fn tray(&mut self, room: Rect, roles: &[Role], color: Color) -> i32 {
        let (side, pad) = (room.h, self.unit(3));
        let step = |pair: &[Role]| self.unit(if pair[0] == pair[1] { 15 } else { 22 });
        let mut lefts = vec![0];
        lefts.extend(roles.windows(2).scan(0, |left, pair| {
            *left += step(pair);
            Some(*left)
        }));
        let last = lefts.last().copied().unwrap_or(0);
        let most = (room.w - 2 * pad - side).max(0);
        let tray = Rect {
            w: last.min(most) + side + 2 * pad,
            ..room
        };
        let ground = match color {
            Color::White => self.theme.light_tray,
            Color::Black => self.theme.dark_tray,
        };
        let radius = self.unit(6);
        self.scene.rounded(tray, radius, ground);
        for (left, &role) in lefts.into_iter().zip(roles) {
            let left = if last > most {
                left * most / last
            } else {
                left
            };
            let at = Rect::new(tray.x + pad + left, tray.y, side, side);
            let piece = Piece::new(color.other(), role);
            let (set, alpha) = (self.app.settings.pieces, 255);
            self.scene.add(at, Look::Piece { set, piece, alpha });
        }
        tray.w
    }
}
