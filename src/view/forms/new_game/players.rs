//! The players of a new game.

use super::{DISC, FIELD, GAP};
use crate::app::{Command, Field, FieldId, FieldOption, Form, FormCommand, Row, Widget};
use crate::engine::Strength;
use crate::rules::Color;
use crate::view::View;
use crate::view::forms::choice::options_of;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;

/// The room for the choice between person and computer, in units.
const KIND_OF_PLAYER: i32 = 104;

/// The least width of a field for a name beside that choice, in units.
const LEAST_FIELD: i32 = 144;

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
            self.cut(&name, set, self.unit(120))
        });
        let names: Vec<String> = names.collect();
        let mut rest = area;
        rest.cut_left(taken + gap);
        let wide = |name: &String| self.width(name, set) + 2 * pad;
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
            let hover = self.is_pointed_at(pill);
            let ground = if hover {
                self.theme.button_hover
            } else {
                self.theme.button
            };
            let border = self.focus_border(form.focus == field.id && number == 0);
            self.scene.bordered(pill, pill.h / 2, ground, border);
            let set = match options.get(number) {
                Some(FieldOption::Playing(..)) => {
                    self.set(Face::Regular, 14, self.theme.faint_text)
                }
                _ => set,
            };
            self.text(pill.center(), Align::Center, name, set);
            // A finger needs more than a pill.
            self.choose_zone(pill.inset(0, -self.unit(6)), field.id, number);
            x += width + gap;
        }
    }

    /// The number of rows for a player: the field has one of its own where it would be too narrow for a name.
    pub(super) fn rows_of_player(&self, width: i32) -> i32 {
        let field = width - self.unit(DISC + GAP + KIND_OF_PLAYER + GAP + FIELD);
        if field >= self.unit(LEAST_FIELD) {
            1
        } else {
            2
        }
    }

    /// A disc, the name or the level of the program, the choice between them, and what changes or draws the colours.
    pub(super) fn player_row(&mut self, form: &Form, row: &Row, color: Color, area: Rect) {
        let beside = match color {
            Color::White => FieldId::Swap,
            Color::Black => FieldId::Lots,
        };
        let (Some(name), Some(beside)) = (row.fields.first(), form.field(beside)) else {
            return;
        };
        let gap = self.unit(GAP);
        let mut below = area;
        let mut rest = below.cut_top(self.unit(FIELD));
        let disc = self.cut_disc(&mut rest);
        self.player_disc(disc, color, form);
        let mut choices = if self.rows_of_player(area.w) == 1 {
            let wide = self.unit(FIELD) + gap + self.unit(KIND_OF_PLAYER);
            let choices = rest.cut_right(wide.min(rest.w * 2 / 3));
            rest.cut_right(gap);
            choices
        } else {
            below.cut_top(gap);
            below.cut_left(self.unit(DISC));
            below
        };
        let button = choices.cut_right(self.unit(FIELD));
        choices.cut_right(gap);
        if let Some(kind) = form.field(FieldId::Kind(color)) {
            self.kinds_of_player(form, kind, choices);
        }
        match &name.widget {
            Widget::Text { field, unit } => {
                self.text_widget(rest, name.id, field, *unit, form.focus == name.id);
            }
            _ => self.level_field(form, name, rest),
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

    /// A person or a computer, by pictures.
    fn kinds_of_player(&mut self, form: &Form, field: &Field, area: Rect) {
        let (_, chosen) = options_of(field);
        let icons = [Icon::Person, Icon::Computer];
        let border = self.control_ground(area, self.theme.button, form.focus == field.id);
        for (number, (icon, cell)) in icons.into_iter().zip(area.columns(2, 0)).enumerate() {
            let is_chosen = chosen == Some(number);
            let ink = self.option_ground(area, cell, border, is_chosen);
            self.icon(Rect::around(cell.center(), self.unit(20)), icon, ink);
            self.choose_zone(cell, field.id, number);
        }
    }

    /// The level of the program and how strong it is, with what lowers and raises it at its ends.
    fn level_field(&mut self, form: &Form, field: &Field, area: Rect) {
        let (options, chosen) = options_of(field);
        let chosen = chosen.and_then(|at| Some((at, options.get(at)?)));
        let Some((number, option @ FieldOption::Level(level))) = chosen else {
            return;
        };
        let has_focus = form.focus == field.id;
        self.control_ground(area, self.theme.key_cap, has_focus);
        let mut rest = area;
        let side = area.h.min(area.w / 3);
        let ends = [
            (rest.cut_left(side), Icon::Minus, number.checked_sub(1)),
            (
                rest.cut_right(side),
                Icon::Plus,
                Some(number + 1).filter(|&next| next < options.len()),
            ),
        ];
        for (end, icon, next) in ends {
            let ink = if next.is_some() {
                self.theme.text
            } else {
                self.theme.faint_text
            };
            self.icon(Rect::around(end.center(), self.unit(20)), icon, ink);
            if let Some(next) = next {
                self.choose_zone(end, field.id, next);
            }
        }
        let set = self.set(Face::Regular, 16, self.theme.bright_text);
        let text = self.words.field_option(option);
        // Without room for the word the number says enough.
        let text = if self.width(&text, set) <= rest.w {
            text
        } else {
            (number + 1).to_string()
        };
        let strength = self.words.about_rating(Strength::of_level(*level).elo());
        let below = self.set(Face::Regular, 13, self.theme.dim_text);
        let middle = rest.center();
        let has_strength = self.width(&strength, below) <= rest.w;
        let apart = if has_strength { self.unit(9) } else { 0 };
        let at = |y: i32| Point::new(middle.x, middle.y + y);
        self.text(at(-apart), Align::Center, &text, set);
        if has_strength {
            self.text(at(apart), Align::Center, &strength, below);
        }
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
