//! Tips: in words, what a click does where only an icon stands or a label is cut.

use crate::app::keys::{self, contexts};
use crate::app::{Command, FieldId, FormCommand, Widget};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Zone};
use crate::view::scene::shape::{Fill, Look, Shape};
use crate::view::text::font::Face;
use crate::view::widgets::controls::face_of;

/// What a cut label ends with.
const CUT: char = '…';

/// The room inside a tip, and between it and what it is about or the edge of the window, in units.
const PAD: i32 = 10;
const GAP: i32 = 6;
const HEIGHT: i32 = 32;

impl View<'_> {
    /// The tip for what the pointer has rested on.
    pub(super) fn tip(&mut self, rests_on: Option<Rect>) {
        let at = self.pointer.filter(|_| rests_on.is_some());
        let zone = at.and_then(|at| self.scene.zone_at(at));
        if let Some((area, Zone::Do(command))) = zone
            && rests_on == Some(area)
            && let Some((text, cap)) = self.tip_words(area, command)
        {
            self.paint_tip(area, &text, &cap);
        }
    }

    /// The words of a tip and the key beside them; `None` if all is said already.
    fn tip_words(&self, area: Rect, command: &Command) -> Option<(String, String)> {
        let face = face_of(self.words, contexts(self.app), command);
        let cap = match &face {
            Some(face) => face.cap.clone(),
            None => self.words.cap(keys::cap_of(self.app, command)),
        };
        let text = match (command, face) {
            (Command::Form(FormCommand::Choose(id, number)), _) => {
                self.option_text(*id, *number)?
            }
            (_, Some(face)) => face.label.to_owned(),
            (command, None) => {
                let context = *contexts(self.app).first()?;
                self.words.does(context, command).to_owned()
            }
        };
        let is_missing = !text.is_empty() && self.lacks(area, &text, &cap);
        is_missing.then_some((text, cap))
    }

    /// What an option of a form is called.
    fn option_text(&self, id: FieldId, number: usize) -> Option<String> {
        match &self.app.form()?.field(id)?.widget {
            Widget::Choice { options, .. } => Some(self.words.field_option(options.get(number)?)),
            Widget::Toggle { label, .. } | Widget::Button { label, .. } => {
                Some(self.words.label(*label).to_owned())
            }
            Widget::Text { .. } | Widget::Palette { .. } | Widget::Squares => None,
        }
    }

    /// Whether an area has an icon without a label, or a label that is cut, on the topmost ground below its middle.
    fn lacks(&self, area: Rect, text: &str, cap: &str) -> bool {
        let shapes = &self.scene.shapes;
        let middle = area.center();
        let ground = shapes.iter().rposition(|shape| is_ground(shape, middle));
        let on_top = shapes.get(ground.unwrap_or(0)..).unwrap_or_default();
        let inside = || {
            on_top
                .iter()
                .filter(|it| area.contains(it.visible.center()))
        };
        let mut labels = inside().filter_map(|shape| match &shape.look {
            Look::Text { text, .. } if text != cap => Some(text.as_str()),
            _ => None,
        });
        let has_icon = || inside().any(|shape| matches!(shape.look, Look::Icon { .. }));
        match (labels.next(), labels.next()) {
            (None, _) => has_icon(),
            (Some(label), None) => label.ends_with(CUT) && label != text,
            // What has more to say than its label explains itself.
            (Some(_), Some(_)) => false,
        }
    }

    fn paint_tip(&mut self, about: Rect, text: &str, cap: &str) {
        let (pad, gap) = (self.unit(PAD), self.unit(GAP));
        let window = self.scene.area().shrunk(gap);
        let set = self.set(Face::Regular, 13, self.theme.bright_text);
        let cap_room = if cap.is_empty() {
            0
        } else {
            self.cap_width(cap) + self.unit(8)
        };
        let text = self
            .fonts
            .fit(set.face, text, set.em, window.w - 2 * pad - cap_room);
        let wide = self.fonts.width(set.face, &text, set.em) + cap_room + 2 * pad;
        let high = self.unit(HEIGHT);
        let below = about.bottom() + gap;
        let y = if below + high <= window.bottom() {
            below
        } else {
            (about.y - gap - high).max(window.y)
        };
        let x = (about.center().x - wide / 2).min(window.right() - wide);
        let tip = Rect::new(x.max(window.x), y, wide, high);
        let border = self.edge(self.theme.border);
        let radius = self.unit(6);
        self.scene.bordered(tip, radius, self.theme.comment, border);
        let at = Point::new(tip.x + pad, tip.center().y);
        self.scene.text(self.fonts, at, Align::Left, &text, set);
        if !cap.is_empty() {
            let left = Point::new(tip.right() - pad - self.cap_width(cap), tip.center().y);
            self.key_cap(left, cap, self.theme.key_cap, self.theme.text);
        }
    }
}

/// Whether a shape hides what is below a point.
fn is_ground(shape: &Shape, at: Point) -> bool {
    let is_solid = match &shape.look {
        Look::Plain(color) => color.is_opaque(),
        Look::Rounded { fill, .. } => match fill {
            Fill::Solid(color) => color.is_opaque(),
            Fill::Across(..) | Fill::Down(..) => true,
        },
        _ => false,
    };
    is_solid && shape.visible.contains(at)
}
