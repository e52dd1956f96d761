//! The players of a new game.

use super::{DISC, FIELD, GAP, options_of};
use crate::app::{Command, FieldId, Form, FormCommand, Row, Widget};
use crate::rules::Color;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;

/// The room for the choice between person and computer, and the least one for a name, in units.
const KIND_OF_PLAYER: i32 = 112;
const LEAST_NAME: i32 = 150;

impl View<'_> {
    /// A heading, and at its right the names that are offered.
    pub(super) fn pills(&mut self, form: &Form, row: &Row, area: Rect) {
        self.own_label(Point::new(area.x, area.center().y), row.label);
        let label = self.words.label(row.label);
        let taken = self.fonts.width(Face::Regular, label, self.unit(13));
        let Some(field) = row.fields.first() else {
            return;
        };
        let (options, _) = options_of(field);
        let set = self.set(Face::Regular, 14, self.theme.text);
        let (pad, gap) = (self.unit(12), self.unit(GAP));
        let names = options.iter().map(|option| {
            let name = self.words.field_option(option);
            self.fonts.fit(set.face, &name, set.em, self.unit(120))
        });
        let names: Vec<String> = names.collect();
        let mut rest = area;
        rest.cut_left(taken + gap);
        let wide = |name: &String| self.fonts.width(set.face, name, set.em) + 2 * pad;
        let mut widths = Vec::new();
        let mut total = -gap;
        for name in &names {
            if total + gap + wide(name) > rest.w {
                break;
            }
            total += gap + wide(name);
            widths.push(wide(name));
        }
        let mut x = rest.right() - total.max(0);
        for (number, (name, width)) in names.iter().zip(widths).enumerate() {
            let pill = Rect::new(x, area.y, width, area.h);
            let hover = self.scene.is_pointed_at(pill);
            let ground = if hover {
                self.theme.button_hover
            } else {
                self.theme.button
            };
            let border = self.focus_border(form.focus == field.id && number == 0);
            self.scene.bordered(pill, pill.h / 2, ground, border);
            self.scene
                .text(self.fonts, pill.center(), Align::Center, name, set);
            // A finger needs more than a pill.
            self.choose_zone(pill.inset(0, -self.unit(6)), field.id, number);
            x += width + gap;
        }
    }

    /// A disc, the name, and what changes or draws the colours. The room for the choice of a computer is kept.
    pub(super) fn player_row(&mut self, form: &Form, row: &Row, color: Color, area: Rect) {
        let beside = match color {
            Color::White => FieldId::Swap,
            Color::Black => FieldId::Lots,
        };
        let (Some(name), Some(beside)) = (row.fields.first(), form.field(beside)) else {
            return;
        };
        let mut rest = area;
        let disc = self.cut_disc(&mut rest);
        self.player_disc(disc, color, form);
        let button = rest.cut_right(self.unit(FIELD));
        rest.cut_right(self.unit(GAP));
        if rest.w - self.unit(KIND_OF_PLAYER) >= self.unit(LEAST_NAME) {
            rest.cut_right(self.unit(KIND_OF_PLAYER));
        }
        if let Widget::Text { field, unit } = &name.widget {
            self.text_widget(rest, name.id, field, *unit, form.focus == name.id);
        }
        let has_focus = form.focus == beside.id;
        let (is_on, icon, command) = match &beside.widget {
            Widget::Button { command, .. } => (false, Icon::SwapRows, command.clone()),
            Widget::Toggle { on, .. } => {
                let number = usize::from(!on);
                let toggle = Command::Form(FormCommand::Choose(beside.id, number));
                (*on, Icon::Dice, toggle)
            }
            _ => return,
        };
        let ink = self.tile(button, is_on, has_focus);
        self.icon(Rect::around(button.center(), self.unit(20)), icon, ink);
        self.row_zone(button, command);
    }

    /// Cuts the room for a disc off the left of a row. Returns the place of the disc.
    pub(super) fn cut_disc(&self, row: &mut Rect) -> Rect {
        let room = row.cut_left(self.unit(DISC));
        let side = self.unit(24);
        Rect::around(Point::new(room.x + side / 2, room.center().y), side)
    }

    /// The disc of a side; half in each colour if colours are drawn by lot.
    pub(super) fn player_disc(&mut self, area: Rect, color: Color, form: &Form) {
        match form.chosen(FieldId::Lots) {
            Some(1) => self.two_colored_disc(area),
            _ => self.color_disc(area, color),
        }
    }
}
