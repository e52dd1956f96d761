//! Where and when a game was played, beside the list.

use super::screen::{GAP, PAD, TITLE};
use crate::app::{Label, Library};
use crate::notation::pgn::known_value;
use crate::storage::library::Column;
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;

impl View<'_> {
    /// Where and when the selected game was played, in place of a score of its players.
    pub(super) fn facts_card(&mut self, area: Rect, library: &Library) {
        let (Some(saved), Some(row)) = (library.previewed(), library.selected_row()) else {
            return;
        };
        let tag = |name| known_value(saved.pgn.tag(name).unwrap_or_default());
        let date = self.words.date(row.summary.date);
        let known = [
            (self.words.label(Label::Event), tag("Event")),
            (self.words.label(Label::Site), tag("Site")),
            (self.words.column(Column::Date), date.as_str()),
        ];
        let pad = self.layout.board_unit(PAD);
        let known = known.into_iter().filter(|(_, value)| !value.is_empty());
        let known: Vec<_> = known.collect();
        if known.is_empty() || area.h < self.unit(TITLE) * known.len() as i32 + 2 * pad {
            return;
        }
        self.card(area, self.theme.panel);
        let mut rest = area.shrunk(pad);
        let dim = self.set(Face::Regular, 13, self.theme.dim_text);
        let set = self.set(Face::Bold, 13, self.theme.text);
        for (label, value) in known {
            let mut row = rest.cut_top(self.unit(TITLE));
            let taken = self.fitted_in(row, Align::Left, label, dim);
            row.cut_left(taken + self.unit(GAP));
            self.cut_in(row, Align::Right, value, set);
        }
    }
}
