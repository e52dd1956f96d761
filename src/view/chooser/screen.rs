//! The parts of the choice of a file.

use super::options::options_of;
use crate::app::keys::Context;
use crate::app::{
    Chooser, ChooserCommand, ChooserGroup, Command, FieldId, FileAccess, Form, FormCommand, Unit,
    Widget,
};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::Phrase;

/// In a window of this width, in units, places and preview stand beside the files.
const WIDE: i32 = 1000;

/// In a lower window, in units, the button for all files stands between the others, so that more files are in sight.
const LOW: i32 = 520;

/// The space around the parts, and between them, in units.
const MARGIN: i32 = 24;
const NARROW_MARGIN: i32 = 16;
const GAP: i32 = 16;
const SMALL_GAP: i32 = 8;

/// The widths of the places and of the preview, in units.
const PLACES: i32 = 280;
const PREVIEW: i32 = 304;

/// The least side of a picture beside the files of a narrow window, in units.
const LEAST_BESIDE: i32 = 136;

/// The heights of the line for the path, of the buttons and of a fault, in units.
const LINE: i32 = 48;
const BUTTONS: i32 = 48;
const FAULT: i32 = 40;

/// The widths of the buttons, in units.
const BACK: i32 = 136;
const OPEN: i32 = 240;

impl View<'_> {
    /// The choice of a file, over the whole window.
    pub fn chooser(&mut self, chooser: &Chooser) {
        let whole = self.scene.area();
        let is_wide = whole.w >= self.unit(WIDE);
        let margin = self.unit(if is_wide { MARGIN } else { NARROW_MARGIN });
        let mut rest = whole.shrunk(margin);
        let buttons = rest.cut_bottom(self.unit(BUTTONS));
        rest.cut_bottom(self.unit(SMALL_GAP));
        let is_low = whole.h < self.unit(LOW);
        let has_all = is_low && chooser.seeks_games();
        self.chooser_buttons(buttons, chooser, has_all);
        if let Some(fault) = &chooser.form.fault {
            let fault = self.words.entry_fault(fault);
            let strip = rest.cut_bottom(self.unit(FAULT));
            rest.cut_bottom(self.unit(SMALL_GAP));
            self.chooser_fault(strip, &fault);
        }
        let options = options_of(chooser);
        // In a browser a file has a name, and no folder.
        if let Some(options) = options
            .as_ref()
            .filter(|_| self.app.file_access == FileAccess::Dialogs)
        {
            self.path_of_file(rest.cut_top(self.unit(LINE)), chooser);
            rest.cut_top(self.unit(SMALL_GAP));
            return self.file_options(rest, chooser, options);
        }
        if is_wide {
            let places = rest.cut_left(self.unit(PLACES));
            self.card(places, self.theme.panel);
            self.places(places, chooser);
            rest.cut_left(self.unit(GAP));
            self.path_of_file(rest.cut_top(self.unit(LINE)), chooser);
            rest.cut_top(self.unit(SMALL_GAP));
            if chooser.seeks_games() {
                let preview = rest.cut_right(self.unit(PREVIEW));
                self.card(preview, self.theme.panel);
                self.file_preview(preview, chooser);
                rest.cut_right(self.unit(GAP));
            } else if let Some(options) = &options {
                // Without a picture they would leave most of a column empty.
                if chooser.picture_kind().is_none() {
                    self.options_below(&mut rest, chooser, options);
                } else {
                    let beside = rest.cut_right(self.unit(PREVIEW));
                    rest.cut_right(self.unit(GAP));
                    self.file_options(beside, chooser, options);
                }
            }
        } else {
            self.path_of_file(rest.cut_top(self.unit(LINE)), chooser);
            rest.cut_top(self.unit(SMALL_GAP));
            self.place_chips(&mut rest, chooser);
            if let Some(options) = &options {
                self.options_below(&mut rest, chooser, options);
            }
            let side = rest.h.min(rest.w * 2 / 5);
            if chooser.picture_kind().is_some() && side >= self.unit(LEAST_BESIDE) {
                let beside = rest.cut_right(side);
                rest.cut_right(self.unit(SMALL_GAP));
                self.card(beside, self.theme.panel);
                self.picture_preview(beside.shrunk(self.unit(SMALL_GAP)), chooser);
            }
        }
        self.card(rest, self.theme.panel);
        self.files(rest, chooser, chooser.seeks_games() && !is_low);
    }

    /// The options below the files.
    fn options_below(&mut self, rest: &mut Rect, chooser: &Chooser, options: &Form) {
        let height = self.file_options_height(options, rest.w);
        let below = rest.cut_bottom(height.min(rest.h));
        rest.cut_bottom(self.unit(SMALL_GAP));
        self.file_options(below, chooser, options);
    }

    /// The line for the path, with what Tab would add.
    fn path_of_file(&mut self, area: Rect, chooser: &Chooser) {
        let path = chooser.form.field(FieldId::Path).map(|field| &field.widget);
        let Some(Widget::Text { field: text, .. }) = path else {
            return;
        };
        let has_keys = chooser.form.focus == FieldId::Path;
        let is_focused = has_keys && chooser.group() == ChooserGroup::Files;
        self.text_widget(area, FieldId::Path, text, Unit::None, is_focused);
        let set = self.set(Face::Regular, 14, self.theme.dim_text);
        let complete = Command::Form(FormCommand::CompletePath);
        let Some(face) = face_of(self.words, &[Context::PathLine], &complete) else {
            return;
        };
        let words = self.words.text(Phrase::Complete);
        let hint = self.cap_width(&face.cap) + self.width(words, set);
        let hint = hint + self.unit(2 * 12 + 8);
        let pad = self.unit(12);
        let is_whole = text.selection().0 == text.selection().1;
        let typed = self.set(Face::Regular, 15, self.theme.faint_text);
        let taken = self.width(text.text(), typed);
        let left = area.x + pad + taken + self.unit(2);
        let room = area.right() - hint - left;
        let completion = chooser.completion().filter(|_| is_whole && is_focused);
        let Some(completion) = completion.filter(|it| !it.is_empty()) else {
            return;
        };
        if room < self.unit(24) {
            return;
        }
        let completion = self.cut(completion, typed, room);
        let at = Point::new(left, area.center().y);
        self.text(at, Align::Left, &completion, typed);
        let at = Point::new(area.right() - hint + pad / 2, area.center().y);
        let cap = self.key_cap(at, &face.cap, self.theme.panel, self.theme.text);
        let at = Point::new(at.x + cap + self.unit(8), at.y);
        self.text(at, Align::Left, words, set);
    }

    fn chooser_fault(&mut self, strip: Rect, fault: &str) {
        let radius = self.unit(8);
        self.scene.rounded(strip, radius, self.theme.fault);
        let set = self.set(Face::Regular, 14, self.theme.fault_text);
        let room = strip.inset(self.unit(12), 0);
        let lines = self.fonts.wrap(set.face, fault, set.em, room.w);
        let lines = lines.iter().take(2);
        let lines: Vec<String> = lines.map(|line| self.cut(line, set, room.w)).collect();
        self.text_lines(room, Align::Left, &lines, set, self.unit(17));
    }

    fn chooser_buttons(&mut self, area: Rect, chooser: &Chooser, has_all: bool) {
        let mut rest = area;
        let gap = self.unit(SMALL_GAP);
        let back = rest.cut_left(self.unit(BACK).min(area.w / 3));
        let part = if has_all { 3 } else { 2 };
        let open = rest.cut_right(self.unit(OPEN).min(area.w / part));
        let opening = self.app.opening();
        if has_all && opening.is_none() {
            self.show_all_button(rest.inset(gap, 0), chooser);
        }
        if let Some(mut face) = face_of(self.words, &[Context::Form], &Command::Escape) {
            if opening.is_some() {
                face.label = self.words.text(Phrase::StopOpening);
            }
            self.button(back, &face);
        }
        let submit = Command::Form(FormCommand::Submit);
        if let (Some(face), Some(form)) = (
            face_of(self.words, &[Context::Form], &submit),
            self.app.form(),
        ) {
            let is_of_files = chooser.group() == ChooserGroup::Files;
            let face = ButtonFace {
                label: self.words.submit(form.kind),
                primary: true,
                // Enter says why, as it stands beside the list.
                is_off: is_of_files && chooser.has_no_games(),
                ..face
            };
            self.button(open, &face);
        }
        let room = rest.inset(2 * gap, 0);
        if let Some(path) = opening {
            let set = self.set(Face::Bold, 14, self.theme.message_text);
            let note = self.words.opening_file(path);
            self.fitted_in(room, Align::Left, &note, set);
            return;
        }
        if has_all || !chooser.seeks_games() {
            return;
        }
        let set = self.set(Face::Regular, 14, self.theme.dim_text);
        let note = self.words.text(Phrase::OnlyWhenSaved);
        if self.width(note, set) <= room.w {
            self.text_in(room, Align::Left, note, set);
        }
    }

    /// The button that shows all files, or only some again.
    pub(super) fn show_all_button(&mut self, area: Rect, chooser: &Chooser) {
        let show = Command::Choose(ChooserCommand::ShowAll);
        if let Some(face) = face_of(self.words, &[Context::FileChoice], &show) {
            let label = if chooser.shows_all() {
                self.words.text(Phrase::ShowGameFiles)
            } else {
                face.label
            };
            self.button(area, &ButtonFace { label, ..face });
        }
    }
}
