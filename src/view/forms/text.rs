//! Text fields.

use crate::app::keys::{self, Context};
use crate::app::{Command, FieldId, Form, FormCommand, Step, TextField, Unit};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::shape::Border;
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

impl View<'_> {
    /// The border of a control, which shows its focus to who uses the keys.
    pub fn focus_border(&self, focused: bool) -> Border {
        self.border_of(focused && self.shows_focus())
    }

    /// Whether the focus of a form is shown.
    pub fn shows_focus(&self) -> bool {
        !self.app.form().is_some_and(|form| form.is_clicked)
    }

    fn border_of(&self, focused: bool) -> Border {
        Border {
            width: self.edge_width(if focused { 2 } else { 1 }),
            color: if focused {
                self.theme.bright_text
            } else {
                self.theme.border
            },
        }
    }

    /// The outline of what has the focus.
    pub fn outline_focus(&mut self, area: Rect, radius: i32) {
        if self.shows_focus() {
            let border = self.border_of(true);
            self.outline(area, radius, border);
        }
    }

    /// The ground of a control with its border, which it returns.
    pub fn control_ground(&mut self, area: Rect, ground: Rgba, focused: bool) -> Border {
        let border = self.focus_border(focused);
        let radius = self.unit(8);
        self.scene.bordered(area, radius, ground, border);
        border
    }

    pub fn text_widget(
        &mut self,
        area: Rect,
        id: FieldId,
        text: &TextField,
        unit: Unit,
        focused: bool,
    ) {
        let (before, after) = match unit {
            // Minutes and seconds are known by their form.
            Unit::Minutes if text.text().contains(':') => ("", ""),
            unit => self.words.unit(unit),
        };
        let is_at_fault = |form: &Form| match &form.wrong {
            Some(wrong) => wrong.field == id,
            None => form.focus == id && form.fault.is_some(),
        };
        let mut border = self.border_of(focused);
        if self.app.form().is_some_and(is_at_fault) {
            border.color = self.theme.red;
        }
        let radius = self.unit(8);
        self.scene
            .bordered(area, radius, self.theme.key_cap, border);
        let set = self.set(Face::Regular, 15, self.theme.text);
        let mut room = area.inset(self.unit(12), 0);
        let dim = Type {
            color: self.theme.dim_text,
            ..set
        };
        if let Some(icon) = icon_of(id) {
            let side = self.unit(16);
            let place = Rect::around(room.cut_left(side).center(), side);
            self.icon(place, icon, self.theme.dim_text);
            room.cut_left(self.unit(8));
        }
        room.cut_left(self.beside(room.x, area, before, dim));
        let after_width = self.width(after, set);
        room.w -= after_width;
        let stops = self.text_line(room, text, set, focused);
        if text.text().is_empty() {
            self.placeholder(room, self.words.placeholder(id));
        }
        let end = stops.iter().map(|stop| stop.1).max().unwrap_or(room.x);
        if !text.suggestion().is_empty() && focused {
            self.suggestion(room, end, text.suggestion());
        }
        self.beside(end.min(room.right()), area, after, dim);
        self.scene.add_zone(area, Zone::Text { id, stops });
    }

    /// The rest of a known text, and the key that takes it.
    fn suggestion(&mut self, room: Rect, start: i32, rest: &str) {
        let tab = self.words.cap(keys::cap(
            Context::Form,
            &Command::Form(FormCommand::Focus(Step::Forward)),
        ));
        let taken = self.cap_width(&tab);
        let set = self.set(Face::Regular, 15, self.theme.faint_text);
        let at = Point::new(start, room.center().y);
        let left = room.right() - taken - start;
        if left > 0 {
            let rest = self.cut(rest, set, left);
            self.text(at, Align::Left, &rest, set);
            let cap = Point::new(room.right() - taken + self.unit(4), room.center().y);
            self.key_cap(cap, &tab, self.theme.button, self.theme.text);
        }
    }

    /// The placeholder of an empty text field.
    fn placeholder(&mut self, room: Rect, words: &str) {
        let set = self.set(Face::Regular, 15, self.theme.faint_text);
        let room = room.inset(self.unit(2), 0);
        self.fitted_in(room, Align::Left, words, set);
    }

    fn beside(&mut self, x: i32, area: Rect, words: &str, set: Type) -> i32 {
        let at = Point::new(x, area.center().y);
        self.text(at, Align::Left, words, set)
    }

    /// A text; if focused, with caret and selection, and scrolled to the caret. Returns the positions of the
    /// caret with their x coordinates.
    pub fn text_line(
        &mut self,
        room: Rect,
        text: &TextField,
        set: Type,
        focused: bool,
    ) -> Vec<(usize, i32)> {
        let cells = self.fonts.cells(set.face, text.text(), set.em);
        let caret = self.unit(2);
        let hidden = if focused {
            // Some of the text after the caret stays visible.
            let seen = cells.caret(text.caret()) + room.w / 4;
            let seen = seen.min(self.width(text.text(), set));
            (seen + caret - room.w).max(0)
        } else {
            0
        };
        let left = room.x - hidden;
        let outer = self.scene.begin_clip(room.inset(-caret, 0));
        if focused {
            let (start, end) = text.selection();
            let height = self.unit(22);
            let y = room.center().y - height / 2;
            let bar = |from: i32, wide: i32| Rect::new(left + from, y, wide, height);
            for part in cells.parts(start..end) {
                let selected = bar(part.start, part.end - part.start);
                self.scene.plain(selected, self.theme.bright_text.alpha(70));
            }
            let at = cells.caret(text.caret());
            self.scene.plain(bar(at, caret), self.theme.bright_text);
        }
        let at = Point::new(left, room.center().y);
        if focused {
            self.text(at, Align::Left, text.text(), set);
        } else {
            self.cut_in(room, Align::Left, text.text(), set);
        }
        self.scene.end_clip(outer);
        text.places()
            .map(|place| (place, left + cells.caret(place)))
            .collect()
    }
}

/// The icon at the left of a field that looks for something.
fn icon_of(id: FieldId) -> Option<Icon> {
    let finds = matches!(
        id,
        FieldId::FindSetting | FieldId::Search | FieldId::FindPlayer | FieldId::FindChoice(_)
    );
    finds.then_some(Icon::Search)
}
