//! The lists that are open: the games of the folder and what was opened besides, side by side.

use crate::app::{Library, Searched};
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::widgets::sources::{LEAST, PAD, SourceSegment};
use crate::view::widgets::texts::shared;

impl View<'_> {
    /// The lists that are open; the name of the folder, if it is the only one.
    pub(super) fn open_lists(&mut self, mut area: Rect, library: &Library) {
        if self.app.open_lists().count() < 2 {
            return self.source_of_list(area, library);
        }
        let mut lists = self.list_segments(library);
        let least = self.unit(LEAST);
        self.leave_out(&mut area, &mut lists);
        let mut needed: Vec<i32> = lists.iter().map(|it| self.segment_width(it)).collect();
        // The name of the one that is shown is the last to be cut, as long as the others have two thirds of the room if they need it.
        let shown = lists.iter().position(|it| it.is_shown).unwrap_or_default();
        let own = needed.remove(shown);
        let share = area.w / lists.len().max(1) as i32;
        let count = needed.len() as i32;
        let others = needed.iter().sum::<i32>() - self.unit(PAD) * count;
        let others = others.min(area.w * 2 / 3).max(least * count);
        let own = own.min((area.w - others).max(share));
        let mut widths = shared(&needed, area.w - own);
        widths.insert(shown, own);
        let strip = Rect {
            w: widths.iter().sum(),
            ..area
        };
        let mut rest = strip;
        let cells = widths.into_iter().map(|width| rest.cut_left(width));
        self.source_segments(strip, lists.iter().zip(cells), false);
    }

    /// The width that all lists need that are open beside each other.
    pub(super) fn lists_width(&self, library: &Library) -> i32 {
        if self.app.open_lists().count() < 2 {
            return 0;
        }
        let lists = self.list_segments(library);
        lists.iter().map(|it| self.segment_width(it)).sum()
    }

    fn list_segments(&self, library: &Library) -> Vec<SourceSegment> {
        let shown = self.app.shown_list();
        let opened = self.app.open_lists().opened().iter();
        let opened = opened.map(|(_, count)| Some(*count));
        let lists = std::iter::once(self.app.saved_games).chain(opened);
        let segment = |(number, games)| {
            let is_shown = number == shown;
            SourceSegment {
                number,
                name: self.list_name(number),
                // The trash is that of a folder, and not of one list.
                games: if library.is_trash() {
                    None
                } else if is_shown {
                    Some(library.catalog().total())
                } else {
                    games
                },
                is_shown,
                // So a finger does not close what it means to show.
                can_close: is_shown && number > 0,
                place: None,
            }
        };
        lists.enumerate().map(segment).collect()
    }

    /// The name of an open list, by its number: 0 is the folder.
    pub fn list_name(&self, number: usize) -> String {
        let opened = self.app.open_lists().opened();
        match number.checked_sub(1).and_then(|number| opened.get(number)) {
            Some((source, _)) => self.words.source_title(source),
            None => self.words.place_title(&Searched::OurGames),
        }
    }
}
