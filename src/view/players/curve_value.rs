//! The rating of the day under the pointer.

use super::scale::{Curve, Scale};
use crate::game::RatedDay;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::shape::Border;
use crate::view::text::font::Face;
use crate::words::Counted;

/// The size of the card beside the pointer, in units.
const TOOLTIP: (i32, i32) = (160, 48);

impl View<'_> {
    /// The rating of the day under the pointer, with its date and the number of games.
    pub(super) fn value_at_pointer(&mut self, scale: Scale, curves: &[Curve]) {
        let Some(at) = self.pointer.filter(|&at| scale.body.contains(at)) else {
            return;
        };
        if self.is_covered() {
            return;
        }
        let distance = |day: &RatedDay| {
            let place = Point::new(scale.x(day.day), scale.y(day.rating.value));
            ((place.x - at.x).abs(), (place.y - at.y).abs())
        };
        let all = curves
            .iter()
            .flat_map(|curve| curve.days.iter().map(move |day| (curve, day)));
        let Some((curve, day)) = all.min_by_key(|(_, day)| distance(day)) else {
            return;
        };
        let x = scale.x(day.day);
        let dash = self.unit(3).max(1);
        for y in (scale.body.y..scale.body.bottom()).step_by(2 * dash as usize) {
            let line = Rect::new(x, y, self.unit(1), dash);
            self.scene.plain(line, self.theme.dim_text);
        }
        let place = Point::new(x, scale.y(day.rating.value));
        let border = Border {
            width: self.unit(2),
            color: curve.color,
        };
        let ring = Rect::around(place, self.unit(10));
        self.scene
            .bordered(ring, ring.w / 2, self.theme.panel, border);
        self.value_card(scale.body, place, day);
    }

    /// A card beside a point of a curve, never over it.
    fn value_card(&mut self, body: Rect, place: Point, day: &RatedDay) {
        let games = self.words.counted(Counted::Games, day.games as usize);
        let lower = format!("{}, {games}", self.day_of_curve(day.day));
        let upper = self.words.rating_with_deviation(day.rating);
        let set = self.set(Face::Regular, 12, self.theme.text);
        let gap = self.unit(12);
        let width = self.width(&lower, set) + 2 * gap;
        let (w, h) = (width.max(self.unit(TOOLTIP.0)), self.unit(TOOLTIP.1));
        let x = if place.x + gap + w <= body.right() {
            place.x + gap
        } else {
            place.x - gap - w
        };
        // The curve may go on below the part of the page in sight.
        let seen = body.bottom().min(self.scene.clip().bottom());
        let y = if place.y > body.center().y || place.y + gap + h > seen {
            place.y - gap - h
        } else {
            place.y + gap
        };
        let card = Rect::new(x.max(body.x), y, w, h);
        let border = Border {
            width: self.unit(1),
            color: self.theme.border,
        };
        let radius = self.unit(6);
        self.scene
            .bordered(card, radius, self.theme.comment, border);
        let bold = self.set(Face::Bold, 14, self.theme.bright_text);
        let left = card.x + gap;
        let at = Point::new(left, card.y + h / 3);
        self.text(at, Align::Left, &upper, bold);
        let at = Point::new(left, card.y + h * 3 / 4);
        self.text(at, Align::Left, &lower, set);
    }
}
