//! The pages at the left or as a row of segments, and the line to find a setting.

use crate::app::keys::{self, Context};
use crate::app::{Command, FieldId, Label, SettingsCommand, SettingsForm, SettingsPage, Widget};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// The height of a page in the column, in units.
const PAGE: i32 = 48;

/// The sizes of their names side by side, the usual one first.
const SIZES: [i32; 5] = [15, 14, 13, 12, 11];

/// The room around the name of a page in a row, and the least, in units.
const NAME_ROOM: i32 = 32;
const LEAST_ROOM: i32 = 12;

/// The least width of a page in a row that shows a part of its name, in units.
const LEAST_NAME: i32 = 56;

fn show(page: SettingsPage) -> Command {
    Command::Settings(SettingsCommand::Page(page))
}

impl View<'_> {
    /// The pages, one below the other, lower where there is little room. Returns their height.
    pub(super) fn page_rows(&mut self, mut area: Rect, settings: &SettingsForm) -> i32 {
        let share = area.h / SettingsPage::ALL.len() as i32;
        let height = self.unit(PAGE).min(share);
        for page in SettingsPage::ALL {
            let row = area.cut_top(height);
            self.page_row(row, page, is_shown(settings, page));
        }
        height * SettingsPage::ALL.len() as i32
    }

    fn page_row(&mut self, row: Rect, page: SettingsPage, is_shown: bool) {
        let radius = self.unit(8);
        let (face, ink) = if is_shown {
            self.scene.rounded(row, radius, self.theme.chosen);
            let mark = self.unit(4);
            let bar = Rect::new(row.x, row.y + radius, mark, row.h - 2 * radius);
            self.scene.rounded(bar, mark / 2, self.theme.bright_text);
            (Face::Bold, self.theme.bright_text)
        } else {
            if self.is_pointed_at(row) {
                self.scene.rounded(row, radius, self.theme.button_hover);
            }
            (Face::Regular, self.theme.text)
        };
        let mut inner = row.inset(self.unit(16), 0);
        let cap = self.words.cap(keys::cap(Context::Settings, &show(page)));
        let cap_area = inner.cut_right(self.cap_width(&cap));
        let at = Point::new(cap_area.x, row.center().y);
        self.key_cap(at, &cap, self.theme.key_cap, self.theme.text);
        let set = self.set(face, 16, ink);
        let words = self.words.label(Label::SettingsPage(page));
        let at = Point::new(inner.x, row.center().y);
        self.fitted(at, words, set, inner.w - self.unit(8));
        self.scene.add_zone(row, Zone::Do(show(page)));
    }

    /// The pages side by side, in smaller letters if they have little room. If they have none, the row is scrolled to the page
    /// on the screen.
    pub(super) fn page_segments(&mut self, area: Rect, settings: &SettingsForm) {
        let count = SettingsPage::ALL.len() as i32;
        let widths_in = |size: i32| {
            SettingsPage::ALL.map(|page| {
                let words = self.words.label(Label::SettingsPage(page));
                self.fonts.width(Face::Bold, words, self.unit(size))
            })
        };
        let all_fit = |&size: &i32| {
            let words: i32 = widths_in(size).iter().sum();
            words + count * self.unit(LEAST_ROOM) <= area.w
        };
        let size = SIZES.into_iter().find(all_fit).unwrap_or(SIZES[0]);
        let widths = widths_in(size);
        let words: i32 = widths.iter().sum();
        let spare = (area.w - words) / count;
        let room = spare.clamp(self.unit(LEAST_ROOM), self.unit(NAME_ROOM));
        let widths = widths.map(|width| width + room);
        let needed: i32 = widths.iter().sum();
        let spare = (area.w - needed).max(0) / count;
        let border = self.control_ground(area, self.theme.button, false);
        let shown = SettingsPage::ALL
            .iter()
            .position(|&page| page == settings.page());
        let before: i32 = widths.iter().take(shown.unwrap_or(0)).sum();
        // The neighbours of the page are seen in part.
        let most = (needed - area.w).max(0);
        let hidden = (before - area.w / 4).clamp(0, most);
        let mut x = area.x - hidden;
        let outer = self.scene.begin_clip(area);
        for (page, width) in SettingsPage::ALL.into_iter().zip(widths) {
            let cell = Rect::new(x, area.y, width + spare, area.h);
            x = cell.right();
            let is_shown = is_shown(settings, page);
            let ink = self.option_ground(area, cell, border, is_shown);
            let words = self.words.label(Label::SettingsPage(page));
            let face = if is_shown { Face::Bold } else { Face::Regular };
            let set = self.set(face, size, ink);
            // A page of which hardly anything is seen has no name.
            let seen = cell.intersection(area);
            let is_named = |seen: &Rect| seen.w == cell.w || seen.w >= self.unit(LEAST_NAME);
            if let Some(seen) = seen.filter(is_named) {
                let room = seen.w - self.unit(8);
                let (words, set) = self.fitting(words, set, room);
                self.text(seen.center(), Align::Center, &words, set);
            }
            self.scene.add_zone(cell, Zone::Do(show(page)));
        }
        self.scene.end_clip(outer);
    }

    pub(super) fn find_field(&mut self, area: Rect, settings: &SettingsForm) {
        let id = FieldId::FindSetting;
        let Some(Widget::Text { field, unit }) = settings.form.field(id).map(|it| &it.widget)
        else {
            return;
        };
        let focused = settings.form.focus == id;
        self.text_widget(area, id, field, *unit, focused);
        if field.text().is_empty() && !focused {
            let find = Command::Settings(SettingsCommand::Find);
            let cap = self.words.cap(keys::cap(Context::Settings, &find));
            let x = area.right() - self.unit(10) - self.cap_width(&cap);
            let at = Point::new(x, area.center().y);
            self.key_cap(at, &cap, self.theme.button, self.theme.text);
        }
    }
}

fn is_shown(settings: &SettingsForm, page: SettingsPage) -> bool {
    settings.page() == page && settings.query().is_empty()
}
