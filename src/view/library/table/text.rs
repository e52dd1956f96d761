//! Texts in the cells of tables.

use crate::game::TimeControl;
use crate::view::View;
use crate::view::play::move_list::beginnings;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::words::split_opening;

impl View<'_> {
    pub(in crate::view::library) fn clock_of(&self, control: &str) -> String {
        let known = control.parse::<TimeControl>();
        known.map_or(control.into(), |it| self.words.time_control(&it))
    }

    /// A text in one line of a cell.
    pub(in crate::view::library) fn plain_cell(
        &mut self,
        cell: Rect,
        words: &str,
        align: Align,
        face: Face,
        ink: Rgba,
    ) -> i32 {
        let set = self.set(face, 14, ink);
        self.fitted_in(cell, align, words, set)
    }

    /// A text that is cut rather than made smaller.
    pub(in crate::view::library) fn cut_cell(
        &mut self,
        cell: Rect,
        words: &str,
        face: Face,
        ink: Rgba,
    ) -> i32 {
        let set = self.set(face, 14, ink);
        // A single letter of more would tell nothing.
        if cell.w < (2 * set.em).min(self.width(words, set)) {
            return 0;
        }
        self.cut_in(cell, Align::Left, words, set)
    }

    /// An opening in letters of a size, without its subvariation or its variation if they have no room.
    pub(in crate::view::library) fn listed_opening(
        &self,
        label: &str,
        size: i32,
        room: i32,
    ) -> String {
        let whole = self.words.opening(label);
        let fits = |name: &&str| self.fonts.width(Face::Regular, name, self.unit(size)) <= room;
        let shorter = [&*whole].into_iter().chain(beginnings(&whole)).find(fits);
        if let Some(name) = shorter {
            return name.to_owned();
        }
        let (code, _) = split_opening(label);
        let family = self.words.opening_in_short(label);
        format!("{code} {family}").trim().to_owned()
    }
}
