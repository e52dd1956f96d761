//! The screen of the settings: the pages, and the content of one of them.

use crate::app::keys::Context;
use crate::app::{Command, Field, FieldId, FormCommand, Label, Setting, SettingsForm};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};

/// The width of the pages at the left, in units, and the least width beside them in pixels of the model.
const PAGES: i32 = 248;
const BESIDE_PAGES: i32 = 640;

/// The margin of the screen in a wide and in a narrow window, and the gap between columns.
const MARGIN: i32 = 24;
const NARROW_MARGIN: i32 = 16;
const GAP: i32 = 16;

/// The least height of what is touched, in pixels.
const LEAST: i32 = 32;

/// The heights of controls, of the bottom row and of the head of a page, in units.
const CONTROL: i32 = 40;
const BOTTOM: i32 = 48;
const HEAD: i32 = 86;
const NARROW_HEAD: i32 = 60;

impl View<'_> {
    pub fn settings(&mut self, settings: &SettingsForm) {
        if self.has_pages_beside() {
            self.wide_settings(settings);
        } else {
            self.narrow_settings(settings);
        }
    }

    pub(super) fn has_pages_beside(&self) -> bool {
        let least = self.unit(PAGES) + self.layout.board_unit(BESIDE_PAGES);
        self.scene.size.w >= least
    }

    /// The height of a control.
    pub(super) fn control_size(&self) -> i32 {
        self.unit(CONTROL).max(LEAST)
    }

    fn wide_settings(&mut self, settings: &SettingsForm) {
        let margin = self.layout.board_unit(MARGIN);
        let mut area = self.scene.area().shrunk(margin);
        let column = area.cut_left(self.unit(PAGES));
        area.cut_left(self.layout.board_unit(GAP));
        self.card(column, self.theme.panel);
        self.settings_column(column, settings);
        self.card(area, self.theme.panel);
        self.settings_page(area.inset(margin, 0), settings, HEAD);
    }

    /// The title, the pages, the line to find a setting, the size of text and the button that closes.
    fn settings_column(&mut self, column: Rect, settings: &SettingsForm) {
        let pad = self.layout.board_unit(GAP);
        let mut rest = column;
        let title = rest.cut_top(self.unit(72));
        let set = self.set(Face::Bold, 24, self.theme.bright_text);
        let at = Point::new(title.x + self.unit(24), title.y + self.unit(36));
        let words = self.words.form_title(settings.form.kind);
        self.text(at, Align::Left, words, set);
        let mut bottom = rest.inset(pad, 0);
        bottom.cut_bottom(pad);
        let done = bottom.cut_bottom(self.unit(BOTTOM));
        bottom.cut_bottom(self.unit(8));
        self.settings_done(done);
        let size = FieldId::Setting(Setting::TextSize);
        if let Some(field) = settings.form.field(size).cloned() {
            let segments = bottom.cut_bottom(self.control_size());
            let label = bottom.cut_bottom(self.unit(22));
            let set = self.set(Face::Regular, 13, self.theme.dim_text);
            let at = Point::new(label.x + self.unit(8), label.center().y);
            let words = self.words.label(Label::Setting(Setting::TextSize));
            self.text(at, Align::Left, words, set);
            self.segments(segments, &field, settings.form.focus == size, 13);
        }
        rest.h = bottom.bottom() - rest.y;
        let mut pages = rest.inset(self.unit(8), 0);
        pages.cut_bottom(self.control_size() + 2 * pad);
        let rows = self.page_rows(pages, settings);
        rest.cut_top(rows + pad);
        let find = rest.cut_top(self.control_size()).inset(pad, 0);
        self.find_field(find, settings);
    }

    fn narrow_settings(&mut self, settings: &SettingsForm) {
        let margin = self.layout.board_unit(NARROW_MARGIN);
        let gap = self.layout.board_unit(8);
        let mut area = self.scene.area().shrunk(margin);
        let pages = area.cut_top(self.control_size());
        area.cut_top(gap);
        self.page_segments(pages, settings);
        let mut bottom = area.cut_bottom(self.unit(BOTTOM));
        area.cut_bottom(gap);
        let done = bottom.cut_right(bottom.w / 3);
        bottom.cut_right(gap);
        self.settings_done(done);
        self.find_field(bottom, settings);
        self.card(area, self.theme.panel);
        self.settings_page(area.inset(margin, 0), settings, NARROW_HEAD);
    }

    fn settings_done(&mut self, area: Rect) {
        let submit = Command::Form(FormCommand::Submit);
        if let Some(face) = face_of(self.words, &[Context::Form], &submit) {
            let primary = true;
            self.button(area, &ButtonFace { primary, ..face });
        }
    }

    /// The head of a page, what is wrong, and the blocks of settings.
    fn settings_page(&mut self, area: Rect, settings: &SettingsForm, head: i32) {
        let mut rest = area;
        let mut head = rest.cut_top(self.unit(head));
        rest.cut_bottom(self.unit(8));
        if let Some(fault) = &settings.form.fault {
            self.form_fault(&mut rest, &self.words.entry_fault(fault));
        }
        if let Some(field) = settings.form.field(FieldId::ResetPage) {
            let label = match &field.widget {
                crate::app::Widget::Button { label, .. } => *label,
                _ => Label::ResetPage,
            };
            let words = self.words.label(label);
            let set = self.set(Face::Regular, 14, self.theme.text);
            let width = self.width(words, set) + self.unit(48);
            let mut area = head.cut_right(width.min(head.w / 2));
            area.y += (head.h - self.control_size()) / 2;
            area.h = self.control_size();
            self.settings_button(area, field, settings.form.focus);
        }
        self.page_head(head, settings);
        self.setting_blocks(rest, settings);
    }

    fn page_head(&mut self, area: Rect, settings: &SettingsForm) {
        let page = settings.page();
        let (title, note) = if settings.query().is_empty() {
            (Label::SettingsPage(page), Label::AboutPage(page))
        } else {
            (Label::FoundSettings, Label::None)
        };
        let has_note = area.h >= self.unit(HEAD) && note != Label::None;
        let y = if has_note {
            area.y + self.unit(36)
        } else {
            area.center().y
        };
        let set = self.set(Face::Bold, 24, self.theme.bright_text);
        self.fitted(Point::new(area.x, y), self.words.label(title), set, area.w);
        if has_note {
            let set = self.set(Face::Regular, 14, self.theme.dim_text);
            let at = Point::new(area.x, area.y + self.unit(68));
            self.fitted(at, self.words.label(note), set, area.w);
        }
    }

    /// A button of the form.
    pub(super) fn settings_button(&mut self, area: Rect, field: &Field, focus: FieldId) {
        let crate::app::Widget::Button { label, command } = &field.widget else {
            return;
        };
        let in_context = |context| crate::app::keys::cap(context, command);
        let contexts = [Context::SettingsKeys, Context::Settings];
        let cap = contexts.into_iter().find_map(in_context);
        let cap = cap.filter(|_| self.has_pages_beside());
        let face = ButtonFace {
            cap: self.words.cap(cap),
            is_off: self.is_silent(command),
            ..ButtonFace::plain(self.words.label(*label), command.clone())
        };
        self.button(area, &face);
        if field.id == focus {
            self.outline_focus(area, self.unit(8));
        }
    }
}
