//! What opens the rows for what is chosen rarely.

use crate::app::{Dialog, Form, Label, NewGame, Row};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::words::Phrase;

impl View<'_> {
    /// What opens the rows below it, with their content in words.
    pub(super) fn fold(&mut self, form: &Form, row: &Row, area: Rect) {
        let Some(field) = row.fields.first() else {
            return;
        };
        let is_open = form.chosen(field.id) == Some(1);
        let ink = self.tile(area, false, form.focus == field.id);
        let side = self.unit(20);
        let pad = self.unit(12);
        let mut rest = area.inset(pad, 0);
        let place = rest.cut_right(side);
        let icon = if is_open { Icon::Up } else { Icon::Down };
        self.icon(
            Rect::around(place.center(), side),
            icon,
            self.theme.dim_text,
        );
        let set = self.set(Face::Regular, 15, ink);
        let middle = area.center().y;
        let more = self.words.label(Label::More);
        let at = Point::new(rest.x, middle);
        rest.cut_left(self.text(at, Align::Left, more, set) + self.unit(10));
        if let Some(Dialog::NewGame(new_game)) = self.app.form_dialog()
            && !is_open
        {
            let about = self.about_more(new_game);
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            self.fitted(
                Point::new(rest.x, middle),
                &about,
                set,
                rest.w - self.unit(4),
            );
        }
        self.choose_zone(area, field.id, usize::from(!is_open));
    }

    /// What is chosen there, or else what can be.
    fn about_more(&self, new_game: &NewGame) -> String {
        let unusual: Vec<String> = new_game
            .unusual()
            .iter()
            .map(|option| self.words.field_option(option))
            .collect();
        if unusual.is_empty() {
            self.words.text(Phrase::AboutMore).to_string()
        } else {
            unusual.join(", ")
        }
    }
}
