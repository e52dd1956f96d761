//! The layout of a player's card beside the board: name, state, captured pieces, clock.

use std::borrow::Cow;

use crate::rules::{Color, Piece, Role};
use crate::view::View;
use crate::view::play::player_card::PlayerCard;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::shape::{Border, Look};
use crate::view::text::font::Face;

/// The heights of cards in units: a large one, one in a narrow panel, and a low one.
pub(in crate::view) const LARGE_CARD: i32 = 112;
pub(in crate::view) const CARD: i32 = 100;
pub(in crate::view) const LOW_CARD: i32 = 80;

/// The parts of their size that counted pieces have, the largest first.
const COUNTED: [f32; 4] = [1.0, 0.9, 0.8, 0.7];

/// The distance of captured pieces from the ends of their tray, in units.
const TRAY_PAD: i32 = 3;

impl View<'_> {
    pub fn player_card(&mut self, area: Rect, card: &PlayerCard) {
        let ground = if card.active {
            self.theme.active_panel
        } else {
            self.theme.panel
        };
        self.card(area, ground);
        if card.active {
            self.active_bar(area);
        }
        if area.h >= self.unit(LARGE_CARD) {
            self.large_card(area, card)
        } else {
            self.narrow_card(area, card)
        }
    }

    pub(in crate::view) fn bold_width(&self, text: &str, size: i32) -> i32 {
        self.fonts.width(Face::Bold, text, self.unit(size))
    }

    pub(super) fn name_of<'c>(&self, card: &'c PlayerCard) -> Cow<'c, str> {
        self.words.player(card.color, card.name)
    }

    /// A bar along the left edge of a card, in its shape.
    pub(super) fn active_bar(&mut self, card: Rect) {
        let left = Rect {
            w: self.unit(4),
            ..card
        };
        let outer = self.scene.begin_clip(left);
        let radius = self.unit(8);
        self.scene.rounded(card, radius, self.theme.bright_text);
        self.scene.end_clip(outer);
    }

    /// A disc in the side's colour.
    pub fn color_disc(&mut self, area: Rect, color: Color) {
        let fill = self.theme.side(color);
        let border = Border {
            width: self.unit(2).min(area.w / 8).max(1),
            color: self.theme.dim_text.alpha(170),
        };
        self.scene.bordered(area, area.w / 2, fill, border);
    }

    /// A disc in the colours of both sides, half in each.
    pub fn two_colored_disc(&mut self, area: Rect) {
        let mut right = area;
        let left = right.cut_left(area.w / 2);
        for (half, color) in [(left, Color::White), (right, Color::Black)] {
            let outer = self.scene.begin_clip(half);
            self.color_disc(area, color);
            self.scene.end_clip(outer);
        }
    }

    /// The width of captured pieces of this height in their tray.
    pub(super) fn tray_width(&self, side: i32, roles: &[Role]) -> i32 {
        let last = self.lefts_in_tray(roles).last().copied().unwrap_or(0);
        last + side + 2 * self.unit(TRAY_PAD)
    }

    /// Where captured pieces stand in a tray with room for all.
    fn lefts_in_tray(&self, roles: &[Role]) -> Vec<i32> {
        let step = |pair: &[Role]| self.unit(if pair[0] == pair[1] { 15 } else { 22 });
        let mut lefts = vec![0];
        lefts.extend(roles.windows(2).scan(0, |left, pair| {
            *left += step(pair);
            Some(*left)
        }));
        lefts
    }

    /// The captured pieces, in a tray no wider than `room`. Equal ones lie closer together, and are counted where they would
    /// cover one another. Returns its width.
    pub(super) fn tray(&mut self, room: Rect, roles: &[Role], color: Color) -> i32 {
        let (side, pad) = (room.h, self.unit(TRAY_PAD));
        let lefts = self.lefts_in_tray(roles);
        let last = lefts.last().copied().unwrap_or(0);
        let most = (room.w - 2 * pad - side).max(0);
        if 3 * last > 4 * most {
            return self.counted_tray(room, roles, color);
        }
        let tray = Rect {
            w: last.min(most) + side + 2 * pad,
            ..room
        };
        self.tray_ground(tray, color);
        for (left, &role) in lefts.into_iter().zip(roles) {
            let left = if last > most {
                left * most / last
            } else {
                left
            };
            let at = Point::new(tray.x + pad + left, tray.y);
            self.piece_in_tray(at, side, Piece::new(color.other(), role));
        }
        tray.w
    }

    /// One piece of each kind, with how many there are: smaller where they would not fit, and then only the first kinds.
    fn counted_tray(&mut self, room: Rect, roles: &[Role], color: Color) -> i32 {
        let pad = self.unit(TRAY_PAD);
        let ink = match color {
            Color::White => self.theme.on_accent,
            Color::Black => self.theme.text,
        };
        let kinds = roles.chunk_by(|one, next| one == next);
        let kinds = kinds.filter_map(|kind| {
            let count = kind
                .get(1)
                .map_or_else(String::new, |_| kind.len().to_string());
            Some((*kind.first()?, count))
        });
        let mut kinds: Vec<(Role, String)> = kinds.collect();
        let inner = room.w - 2 * pad;
        let in_size = |part: f32| {
            let side = (room.h as f32 * part) as i32;
            let set = self.set(Face::Bold, 13, ink);
            let em = (set.em as f32 * part) as i32;
            (side, Type { em, ..set })
        };
        // Little of a piece is at the sides of its square.
        let own = |side: i32| side * 9 / 10;
        let wide = |count: &str, (side, set): (i32, Type)| own(side) + self.width(count, set);
        let total = |kinds: &[(Role, String)], size| {
            let widths = kinds.iter().map(|(_, count)| wide(count, size));
            widths.sum::<i32>()
        };
        let fits = |part: &f32| total(&kinds, in_size(*part)) <= inner;
        let [.., smallest] = COUNTED;
        let (side, set) = in_size(COUNTED.into_iter().find(fits).unwrap_or(smallest));
        while kinds.len() > 1 && total(&kinds, (side, set)) > inner {
            kinds.pop();
        }
        let tray = Rect {
            w: total(&kinds, (side, set)).min(inner) + 2 * pad,
            ..room
        };
        self.tray_ground(tray, color);
        let mut x = tray.x + pad;
        let middle = tray.center().y;
        for (role, count) in kinds {
            let at = Point::new(x - (side - own(side)) / 2, middle - side / 2);
            self.piece_in_tray(at, side, Piece::new(color.other(), role));
            x += own(side);
            x += self.text(Point::new(x, middle), Align::Left, &count, set);
        }
        tray.w
    }

    fn tray_ground(&mut self, tray: Rect, color: Color) {
        let ground = match color {
            Color::White => self.theme.light_tray,
            Color::Black => self.theme.dark_tray,
        };
        let radius = self.unit(6);
        self.scene.rounded(tray, radius, ground);
    }

    fn piece_in_tray(&mut self, at: Point, side: i32, piece: Piece) {
        let (set, alpha) = (self.app.settings.pieces, 255);
        let area = Rect::new(at.x, at.y, side, side);
        self.scene.add(area, Look::piece(set, piece, alpha));
    }
}
