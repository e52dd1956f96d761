//! The folders in which people keep files, and the files that were opened last.

use crate::app::{Chooser, ChooserCommand, ChooserGroup, Command};
use crate::storage::{FilePlace, PlaceKind, RecentFile};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::words::Phrase;

/// The heights of the title, of a heading, of a place and of a recent file, in units.
const TITLE: i32 = 56;
const HEADING: i32 = 32;
const PLACE: i32 = 40;
const RECENT: i32 = 56;

/// The space at the sides, around a chosen row, and before its text, in units.
const PAD: i32 = 16;
const EDGE: i32 = 8;
const ICON: i32 = 16;
const TEXT: i32 = 48;

/// The height of the note at the bottom, in units.
const NOTE: i32 = 48;

impl View<'_> {
    pub(super) fn places(&mut self, area: Rect, chooser: &Chooser) {
        let mut rest = area;
        let pad = self.unit(PAD);
        let title = rest.cut_top(self.unit(TITLE)).inset(pad, 0);
        let set = self.set(Face::Bold, 20, self.theme.bright_text);
        let words = self.words.form_title(chooser.form.kind);
        self.fitted_in(title, Align::Left, words, set);
        let note = rest.cut_bottom(self.unit(NOTE)).inset(pad, 0);
        self.places_heading(&mut rest, Phrase::Places);
        let here = chooser.folder();
        for (number, place) in chooser.places().iter().enumerate() {
            if rest.h < self.unit(PLACE) {
                return;
            }
            let row = rest.cut_top(self.unit(PLACE));
            let is_chosen = chooser.row_in(ChooserGroup::Places) == Some(number);
            self.place(row, place, number, place.path == here, is_chosen);
        }
        rest.cut_top(self.unit(EDGE));
        let line = rest.cut_top(self.unit(1));
        self.scene.plain(line, self.theme.border);
        rest.cut_top(self.unit(EDGE));
        if !chooser.recent().is_empty() {
            self.places_heading(&mut rest, Phrase::RecentFiles);
        }
        let fitting = (rest.h / self.unit(RECENT)).max(0) as usize;
        let chosen = chooser.row_in(ChooserGroup::Recent);
        // Where not all have room, the one that has the keys is seen.
        let first = chosen.map_or(0, |row| (row + 1).saturating_sub(fitting));
        let shown = chooser.recent().iter().enumerate().skip(first);
        for (number, file) in shown.take(fitting) {
            let row = rest.cut_top(self.unit(RECENT));
            self.recent_file(row, file, number, chosen == Some(number));
        }
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let words = self.words.text(Phrase::DropFiles);
        if chooser.seeks_games() && self.width(words, set) <= note.w {
            self.text_in(note, Align::Left, words, set);
        }
    }

    fn places_heading(&mut self, rest: &mut Rect, phrase: Phrase) {
        let strip = rest.cut_top(self.unit(HEADING).min(rest.h));
        let strip = strip.inset(self.unit(PAD), 0);
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let words = self.words.text(phrase);
        self.cut_in(strip, Align::Left, words, set);
    }

    /// The ground of a row, which is chosen, or has the keys.
    pub(super) fn row_ground(&mut self, row: Rect, is_here: bool, has_keys: bool) {
        let ground = row.inset(self.unit(EDGE), 0);
        let radius = self.unit(6);
        if is_here {
            self.scene.rounded(ground, radius, self.theme.chosen);
        } else if self.is_pointed_at(row) {
            self.scene.rounded(ground, radius, self.theme.active_panel);
        }
        if has_keys {
            self.outline_focus(ground, radius);
        }
    }

    fn place(
        &mut self,
        row: Rect,
        place: &FilePlace,
        number: usize,
        is_here: bool,
        has_keys: bool,
    ) {
        self.row_ground(row, is_here, has_keys);
        let icon = match place.kind {
            PlaceKind::Home => Icon::Home,
            PlaceKind::Games | PlaceKind::Documents | PlaceKind::Downloads | PlaceKind::Drive => {
                Icon::Folder
            }
        };
        let mut cell = row.inset(self.unit(PAD), 0);
        self.row_icon(row, icon);
        let count = match (place.kind, self.app.saved_games) {
            (PlaceKind::Games, Some(games)) => games,
            _ => place.files,
        };
        cell.cut_right(self.unit(EDGE));
        if count > 0 && place.kind != PlaceKind::Home {
            let set = self.set(Face::Regular, 13, self.theme.dim(is_here));
            let count = self.words.grouped(count);
            let taken = self.text_in(cell, Align::Right, &count, set);
            cell.cut_right(taken + self.unit(EDGE));
        }
        cell.cut_left(self.unit(TEXT - PAD));
        let (face, ink) = if is_here {
            (Face::Bold, self.theme.bright_text)
        } else {
            (Face::Regular, self.theme.text)
        };
        let set = self.set(face, 15, ink);
        let name = self.words.place_name(place);
        self.cut_in(cell, Align::Left, &name, set);
        let go = Command::Choose(ChooserCommand::Place(number));
        self.scene.add_zone(row, Zone::Do(go));
    }

    /// The icon of a row.
    pub(super) fn row_icon(&mut self, row: Rect, icon: Icon) {
        let side = self.unit(ICON);
        let at = Point::new(row.x + self.unit(28), row.center().y);
        self.icon(Rect::around(at, side), icon, self.theme.dim_text);
    }

    /// A file that was opened; struck out if it is no longer there.
    fn recent_file(&mut self, row: Rect, file: &RecentFile, number: usize, has_keys: bool) {
        self.row_ground(row, false, has_keys);
        self.row_icon(row, Icon::Clock);
        let mut cell = row.inset(self.unit(PAD), 0);
        cell.cut_left(self.unit(TEXT - PAD));
        let ink = if file.is_missing {
            self.theme.faint_text
        } else {
            self.theme.text
        };
        let set = self.set(Face::Regular, 15, ink);
        let name = file.path.file_name().unwrap_or(file.path.as_os_str());
        let name = self.cut(&name.to_string_lossy(), set, cell.w);
        let at = Point::new(cell.x, cell.y + self.unit(20));
        let width = self.text(at, Align::Left, &name, set);
        if file.is_missing {
            let line = Rect::new(at.x, at.y, width, self.unit(1).max(1));
            self.scene.plain(line, ink);
        }
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let about = if file.is_missing {
            self.words.text(Phrase::NotThere).to_owned()
        } else {
            let when = self.words.when(file.opened.without_time(), self.now.wall);
            format!("{} · {when}", self.words.game_count(file.games))
        };
        let about = self.cut(&about, set, cell.w);
        let at = Point::new(cell.x, cell.y + self.unit(39));
        self.text(at, Align::Left, &about, set);
        let open = Command::Choose(ChooserCommand::Recent(number));
        self.scene.add_zone(row, Zone::Do(open));
    }

    /// The places in a row, as far as they fit.
    pub(super) fn place_chips(&mut self, rest: &mut Rect, chooser: &Chooser) {
        if chooser.places().is_empty() {
            return;
        }
        let mut strip = rest.cut_top(self.unit(32));
        rest.cut_top(self.unit(8));
        let title = self.words.form_title(chooser.form.kind);
        let set = self.set(Face::Bold, 15, self.theme.bright_text);
        if self.width(title, set) <= strip.w / 3 {
            let taken = self.text_in(strip, Align::Left, title, set);
            strip.cut_left(taken + self.unit(PAD));
        }
        for (number, place) in chooser.places().iter().enumerate() {
            let set = self.set(Face::Regular, 13, self.theme.text);
            let name = self.words.place_name(place);
            let width = self.width(&name, set) + self.unit(24);
            if width > strip.w {
                return;
            }
            let chip = strip.cut_left(width);
            strip.cut_left(self.unit(8).min(strip.w));
            let color = if place.path == chooser.folder() {
                self.theme.chosen
            } else {
                self.theme.button
            };
            let radius = chip.h / 2;
            self.scene.rounded(chip, radius, color);
            if chooser.row_in(ChooserGroup::Places) == Some(number) {
                self.outline_focus(chip, radius);
            }
            self.text(chip.center(), Align::Center, &name, set);
            let go = Command::Choose(ChooserCommand::Place(number));
            self.scene.add_zone(chip, Zone::Do(go));
        }
    }
}
