//! The tabs above the moves and the opening tree of a review.

use crate::app::keys::{Context, KeyGroup, cap};
use crate::app::{Command, OpeningsCommand, Review, ReviewCommand};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::words::Phrase;

/// The space at the sides, in units.
const PAD: i32 = 16;

/// The height of the tabs, and the space at the sides of their names, in units.
pub(super) const TABS: i32 = 40;
const TAB_PAD: i32 = 8;

/// The least room for the text beside them, in units.
const LEAST_ABOUT: i32 = 60;

/// What the tabs of a review show.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ReviewTab {
    Moves,
    Openings,
}

impl View<'_> {
    /// The tabs above the moves and the opening tree, of which `shown` is below them, with a text about the game beside
    /// them. If both are shown each has its own.
    pub(super) fn review_tabs(
        &mut self,
        strip: Rect,
        review: &Review,
        shown: ReviewTab,
        about: &str,
    ) {
        let are_both_shown = self.has_tree_beside(review);
        let toggle = Command::Review(ReviewCommand::Openings(OpeningsCommand::Toggle));
        let key = self.words.cap(cap(Context::Review, &toggle));
        let mut rest = strip.inset(self.unit(PAD - TAB_PAD), 0);
        let tabs = [
            (ReviewTab::Moves, self.words.text(Phrase::Moves), ""),
            (ReviewTab::Openings, self.words.text(Phrase::Openings), &key),
        ];
        let tabs = tabs.into_iter();
        let tabs = tabs.filter(|(tab, ..)| *tab == shown || !are_both_shown);
        let tabs: Vec<(ReviewTab, &str, &str)> = tabs.collect();
        let (pad, gap) = (self.unit(TAB_PAD), self.unit(8));
        let (fonts, em) = (self.fonts, self.unit(14));
        let name_width = |name: &str| fonts.width(Face::Bold, name, em);
        let names: i32 = tabs
            .iter()
            .map(|(_, name, _)| name_width(name) + 2 * pad)
            .sum();
        // The key gives way to the names.
        let has_key = names + gap + self.cap_width(&key) <= rest.w;
        for (tab, name, key) in tabs {
            let is_shown = tab == shown;
            let name_width = name_width(name);
            let key_width = match key {
                "" => 0,
                key if has_key => self.cap_width(key) + gap,
                _ => 0,
            };
            let width = name_width + key_width + 2 * pad;
            let cell = rest.cut_left(width.min(rest.w));
            let (face, ink) = if is_shown {
                (Face::Bold, self.theme.bright_text)
            } else {
                (Face::Regular, self.theme.dim_text)
            };
            let set = self.set(face, 14, ink);
            let at = Point::new(cell.x + pad, cell.center().y);
            self.fitted(at, name, set, cell.w - 2 * pad);
            if key_width > 0 {
                let at = Point::new(at.x + name_width + gap, at.y);
                self.key_cap(at, key, self.theme.key_cap, self.theme.text);
            }
            if is_shown {
                let mut line = cell.inset(pad, 0);
                let line = line.cut_bottom(self.unit(3));
                self.scene.plain(line, self.theme.bright_text);
            }
            if !is_shown || (are_both_shown && tab == ReviewTab::Openings) {
                self.scene.add_zone(cell, Zone::Do(toggle.clone()));
            }
        }
        if self.layout.is_stacked && shown == ReviewTab::Moves {
            self.analysis_tab(&mut rest, review);
        }
        rest.cut_left(self.unit(PAD));
        rest.cut_right(self.unit(TAB_PAD));
        if rest.w < self.unit(LEAST_ABOUT) {
            return;
        }
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let about = self.words.opening(about);
        // A number of moves is told whole or not at all.
        if shown == ReviewTab::Openings && self.width(&about, set) > rest.w {
            return;
        }
        let about = self.opening_in(&about, set, rest.w);
        self.text_in(rest, Align::Right, &about, set);
    }

    /// The switch of the analysis among the tabs, with its key.
    fn analysis_tab(&mut self, rest: &mut Rect, review: &Review) {
        let is_on = review.analysis().is_on();
        let command = Command::Review(ReviewCommand::Analyse);
        let key = self.words.cap(cap(Context::Review, &command));
        let name = self.words.key_group(KeyGroup::Analysis);
        let ink = if is_on {
            self.theme.bright_text
        } else {
            self.theme.dim_text
        };
        let set = self.set(Face::Regular, 14, ink);
        let (pad, gap) = (self.unit(TAB_PAD), self.unit(8));
        let name_width = self.width(name, set) + gap;
        let key_width = self.cap_width(&key) + gap;
        let width = name_width + key_width + self.switch_width() + 2 * pad;
        if width > rest.w {
            return;
        }
        let tab = rest.cut_left(width);
        let mut at = Point::new(tab.x + pad, tab.center().y);
        self.text(at, Align::Left, name, set);
        at.x += name_width;
        self.key_cap(at, &key, self.theme.key_cap, self.theme.text);
        self.plain_switch(tab.inset(pad, 0), is_on);
        self.scene.add_zone(tab, Zone::Do(command));
    }
}
