//! What a player gives, and which one.

use super::{GAP, PILL};
use crate::app::{Command, Dialog, Field, FieldOption, Form, FormCommand, Label, Row};
use crate::game::Handicap;
use crate::rules::{Color, Piece};
use crate::view::View;
use crate::view::forms::choice::options_of;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;

/// The size of the icon that says that a click changes who gives, and the room around the words, in units.
const ARROWS: i32 = 16;
const PILL_PAD: i32 = 12;

/// How far the area for a click goes beyond the pill, in units.
const FINGER: i32 = 6;

impl View<'_> {
    /// What a player gives: nothing, a piece by its picture, half the time.
    pub(super) fn odds(&mut self, form: &Form, row: &Row, area: Rect) {
        let [pieces, half, giver @ ..] = &row.fields[..] else {
            return;
        };
        if let [giver] = giver {
            self.giver_pill(form, giver, area);
        }
        let (options, chosen) = options_of(pieces);
        let has_half = form.chosen(half.id) == Some(1);
        let count = options.len() as i32 + 1;
        let radius = self.unit(8);
        let border = self.control_ground(area, self.theme.button, false);
        let cells: Vec<Rect> = area.columns(count, 0).collect();
        for (number, (option, cell)) in options.iter().zip(&cells).enumerate() {
            // With half of the time it is not even.
            let is_chosen = chosen == Some(number) && !(number == 0 && has_half);
            let ink = self.option_ground(area, *cell, border, is_chosen);
            self.odds_edge(*cell, number);
            match option {
                FieldOption::Handicap(Some(role)) => {
                    // On white a white piece is hardly seen.
                    let color = if self.theme.is_strong {
                        Color::Black
                    } else {
                        Color::White
                    };
                    let piece = Piece::new(color, *role);
                    let place = Rect::around(cell.center(), cell.h * 11 / 10);
                    let set = self.app.settings.pieces;
                    self.scene.piece(place, set, piece, 255);
                }
                _ => {
                    let text = self.words.field_option(option);
                    self.option_words(*cell, &text, is_chosen, ink);
                }
            }
            self.choose_zone(*cell, pieces.id, number);
            if form.focus == pieces.id && chosen == Some(number) {
                self.outline_focus(*cell, radius);
            }
        }
        if let Some(cell) = cells.last() {
            let ink = self.option_ground(area, *cell, border, has_half);
            self.odds_edge(*cell, options.len());
            let set = self.set(Face::Bold, 14, ink);
            let middle = cell.center();
            let at = Point::new(middle.x - self.unit(4), middle.y);
            self.text(at, Align::Right, "½", set);
            let side = self.unit(20);
            let icon = Rect::new(middle.x + self.unit(2), middle.y - side / 2, side, side);
            self.icon(icon, Icon::Clock, ink);
            self.choose_zone(*cell, half.id, usize::from(!has_half));
            if form.focus == half.id {
                self.outline_focus(*cell, radius);
            }
        }
        debug_assert_eq!(options.len(), Handicap::PIECES.len() + 1);
    }

    /// The line before an option, but not before the first.
    fn odds_edge(&mut self, cell: Rect, number: usize) {
        if number > 0 {
            let line = Rect {
                w: self.unit(1),
                ..cell.inset(0, self.unit(1))
            };
            self.scene.plain(line, self.theme.border);
        }
    }

    /// Who gives what, above the right end of the row. A click changes who.
    fn giver_pill(&mut self, form: &Form, giver: &Field, row: Rect) {
        let Some(Dialog::NewGame(new_game)) = self.app.form_dialog() else {
            return;
        };
        let Some(handicap) = new_game.handicap() else {
            return;
        };
        let players = new_game.players();
        let name = players[handicap.giver].as_deref();
        let set = self.set(Face::Regular, 14, self.theme.text);
        let (pad, side) = (self.unit(PILL_PAD), self.unit(ARROWS));
        let around = 3 * pad + side;
        let label = self.words.label(Label::Handicap);
        let label = self.fonts.width(Face::Regular, label, self.unit(13)) + self.unit(GAP);
        let room = row.w - label - around;
        let in_words = self.words.gives_in_words(handicap, name);
        let text = if self.width(&in_words, set) <= room {
            in_words
        } else {
            self.cut(&self.words.gives(handicap, name), set, room)
        };
        let width = self.width(&text, set) + around;
        let height = self.unit(PILL);
        let pill = Rect::new(
            row.right() - width,
            row.y - height - self.unit(GAP),
            width,
            height,
        );
        let ground = if self.is_pointed_at(pill) {
            self.theme.button_hover
        } else {
            self.theme.button
        };
        let border = self.focus_border(form.focus == giver.id);
        self.scene.bordered(pill, height / 2, ground, border);
        let at = Point::new(pill.x + pad, pill.center().y);
        self.text(at, Align::Left, &text, set);
        let arrows = Point::new(pill.right() - pad - side / 2, pill.center().y);
        self.icon(Rect::around(arrows, side), Icon::Exchange, set.color);
        let other = match handicap.giver {
            Color::White => 1,
            Color::Black => 0,
        };
        // A finger needs more than a pill.
        self.row_zone(
            pill.inset(0, -self.unit(FINGER)),
            Command::Form(FormCommand::Choose(giver.id, other)),
        );
    }
}
