//! The frame of the library: the tabs above, the page of one of them below.

use crate::app::keys::Context;
use crate::app::{Command, Library, LibraryCommand, MenuCommand, Tab};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// The margin of a wide and of a narrow window, and the gaps, in units of the window.
const MARGIN: i32 = 24;
const NARROW_MARGIN: i32 = 16;
const SMALL_MARGIN: i32 = 8;
pub(super) const GAP: i32 = 8;
pub(super) const COLUMN_GAP: i32 = 16;

/// The width of the column beside a list, in units of the window.
const BESIDE: i32 = 304;

/// The space around what stands beside a list, and the heights of its title and of a line, in units.
pub(super) const PAD: i32 = 16;
pub(super) const TITLE: i32 = 28;
pub(super) const LINE: i32 = 20;

/// The heights of the tabs and of the buttons, in units.
const TABS: i32 = 40;
pub(super) const BUTTONS: i32 = 48;

/// The space beside the name of a tab, in units, and the least one.
const TAB_PAD: i32 = 16;
const LEAST_TAB_PAD: i32 = 6;

/// The side of a badge, in units, and the line below the tab that is shown.
const BADGE: i32 = 22;
const TAB_LINE: i32 = 3;

/// The least target of a finger, in units of the window.
const LEAST_TARGET: i32 = 32;

/// What has room in a window.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// All columns, and the game beside them.
    Wide,
    /// A table with both names in one column.
    Medium,
    /// Rows of two lines, and the game below them.
    Portrait,
    /// A table with few columns.
    Small,
}

impl View<'_> {
    /// The library over the whole window.
    pub fn library(&mut self, library: &Library) {
        let shape = self.library_shape();
        let area = self.library_frame();
        match library.tab() {
            Tab::Players => self.players_page(area, library),
            Tab::Games | Tab::Position | Tab::Trash | Tab::Practice => {
                self.games_page(area, library, shape)
            }
        }
    }

    /// The tabs, if there is a list of games. Returns what is below them.
    pub fn library_frame(&mut self) -> Rect {
        let margin = match self.library_shape() {
            Shape::Wide | Shape::Medium => MARGIN,
            Shape::Portrait => NARROW_MARGIN,
            Shape::Small => SMALL_MARGIN,
        };
        let mut area = self.scene.area().shrunk(self.layout.board_unit(margin));
        let shown = self.app.tabs();
        if !shown.is_empty() {
            let tabs = area.cut_top(self.unit(TABS));
            area.cut_top(self.layout.board_unit(GAP));
            self.library_tabs(tabs, shown);
        }
        area
    }

    /// The column beside a list, which is cut off an area; none where a window has no room for it.
    pub fn beside_list(&self, area: &mut Rect) -> Option<Rect> {
        (self.library_shape() == Shape::Wide).then(|| {
            let column = area.cut_right(self.layout.board_unit(BESIDE));
            area.cut_right(self.layout.board_unit(COLUMN_GAP));
            column
        })
    }

    pub(super) fn library_shape(&self) -> Shape {
        let Rect { w, h, .. } = self.scene.area();
        let unit = |length| self.layout.board_unit(length);
        if w >= unit(960) && h >= unit(600) {
            Shape::Wide
        } else if w >= unit(700) {
            Shape::Medium
        } else if h >= unit(800) {
            Shape::Portrait
        } else {
            Shape::Small
        }
    }

    fn library_tabs(&mut self, strip: Rect, tabs: Vec<Tab>) {
        let mut rest = strip;
        let taken = self.library_exits(strip);
        rest.cut_right(taken + self.unit(GAP));
        let size = match self.library_shape() {
            Shape::Wide | Shape::Medium => 16,
            Shape::Portrait | Shape::Small => 15,
        };
        let width = |tab: &Tab, size, pad| {
            let em = self.unit(size);
            let badge = self.app.tab_badge(*tab);
            let badge = badge.map_or(0, |_| self.unit(BADGE) + self.unit(GAP));
            let name = self.fonts.width(Face::Bold, self.words.tab(*tab), em);
            name + 2 * self.unit(pad) + badge
        };
        let fits = |size, pad| tabs.iter().map(|tab| width(tab, size, pad)).sum::<i32>() <= rest.w;
        // Large text gives way before a name is cut.
        let smaller = (1..size)
            .rev()
            .filter(|&size| self.unit(size) >= self.least_text());
        let smallest = smaller.clone().next_back().unwrap_or(size);
        let tight = std::iter::once(size).chain(smaller);
        let tight = tight.map(|size| (size, LEAST_TAB_PAD));
        let (size, pad) = std::iter::once((size, TAB_PAD))
            .chain(tight)
            .find(|&(size, pad)| fits(size, pad))
            .unwrap_or((smallest, LEAST_TAB_PAD));
        let mut widths: Vec<i32> = tabs.iter().map(|tab| width(tab, size, pad)).collect();
        let sum: i32 = widths.iter().sum();
        if sum > rest.w {
            // Each gives up a part of its width, so that the last one stays too.
            for width in &mut widths {
                *width = *width * rest.w.max(0) / sum;
            }
        }
        for (tab, width) in tabs.into_iter().zip(widths) {
            let area = rest.cut_left(width.min(rest.w));
            self.library_tab(area, tab, self.app.shown_tab() == Some(tab), size, pad);
        }
    }

    fn library_tab(&mut self, area: Rect, tab: Tab, is_shown: bool, size: i32, pad: i32) {
        if is_shown {
            let radius = self.unit(GAP);
            self.scene.rounded(area, radius, self.theme.chosen);
            let mut line = area.inset(self.unit(GAP), 0);
            line = line.cut_bottom(self.unit(TAB_LINE));
            self.scene.plain(line, self.theme.bright_text);
        }
        let (face, ink) = if is_shown {
            (Face::Bold, self.theme.bright_text)
        } else if self.is_pointed_at(area) {
            (Face::Regular, self.theme.bright_text)
        } else {
            (Face::Regular, self.theme.dim_text)
        };
        let mut room = area.inset(self.unit(pad), 0);
        if let Some(count) = self.app.tab_badge(tab) {
            let badge = room.cut_right(self.unit(BADGE));
            room.cut_right(self.unit(GAP));
            let disc = Rect::around(badge.center(), badge.w);
            self.scene.rounded(disc, disc.w / 2, self.theme.key_cap);
            let count = if count > 99 {
                "99+".to_string()
            } else {
                count.to_string()
            };
            let set = self.set(Face::Bold, 12, self.theme.text);
            self.text(badge.center(), Align::Center, &count, set);
        }
        let set = self.set(face, size, ink);
        let words = self.cut(self.words.tab(tab), set, room.w);
        let at = Point::new(room.x, area.center().y);
        self.text(at, Align::Left, &words, set);
        let show = Command::Library(LibraryCommand::ShowTab(tab));
        self.scene.add_zone(area, Zone::Do(show));
    }

    /// What leads to the keys and out of the library. Returns the width taken.
    fn library_exits(&mut self, strip: Rect) -> i32 {
        let set = self.set(Face::Regular, 14, self.theme.dim_text);
        let right = Point::new(strip.right(), strip.center().y);
        if self.library_shape() == Shape::Wide {
            let keys = self
                .words
                .does(Context::Start, &MenuCommand::AllKeys.into());
            let close = self.words.does(Context::Keys, &Command::Escape);
            let keys = [
                (keys, MenuCommand::AllKeys.into()),
                (close, Command::Escape),
            ];
            return self.labelled_keys(right, &keys, set);
        }
        let side = strip.h.max(self.layout.board_unit(LEAST_TARGET));
        let area = Rect::new(strip.right() - side, strip.y, side, strip.h);
        self.plain_icon_button(area, Icon::Cross, 16, Command::Escape, false);
        side
    }
}
