//! What the list of games is narrowed to: a chip for each filter, and the choices of one.

use super::screen::GAP;
use crate::app::{Choosing, Command, FieldId, FilterCommand, Library, LibraryCommand, Step, Unit};
use crate::storage::library::{CountedChoice, Filter};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// The space beside the text of a chip, its icon, and what can be clicked of that, in units.
const PAD: i32 = 12;
const ICON: i32 = 14;
const TARGET: i32 = 32;

/// The width and the height of a choice, in units.
const CHOICE: (i32, i32) = (280, 40);

impl View<'_> {
    /// The chips of the filters. Where not all have room, a button opens all, and those by which something was chosen come
    /// first. Returns where the choices of the shown filter go.
    pub(super) fn filter_chips(&mut self, row: Rect, library: &Library) -> Rect {
        let mut order = library.filters();
        let gap = self.unit(GAP);
        let widths = order.iter().map(|it| self.chip_width(*it, library) + gap);
        let fits = widths.sum::<i32>() - gap <= row.w;
        let mut rest = row;
        let mut anchor = row;
        if !fits {
            let side = rest.cut_left(self.unit(TARGET + GAP).min(rest.w));
            rest.cut_left(gap);
            self.filters_button(side, library);
            order.sort_by_key(|&filter| library.chosen(filter).is_none());
        }
        for filter in order {
            let is_chosen = library.chosen(filter).is_some();
            let needed = self.chip_width(filter, library);
            let width = needed.min(rest.w);
            // A chosen one is cut rather than left out.
            if width < needed && (!is_chosen || width < self.unit(2 * TARGET)) {
                break;
            }
            let area = rest.cut_left(width);
            rest.cut_left(gap);
            if library.choosing().is_some_and(|it| it.filter == filter) {
                anchor = area;
            }
            self.chip(area, filter, library);
        }
        anchor
    }

    /// The button that opens all filters.
    pub(super) fn filters_button(&mut self, area: Rect, library: &Library) {
        let is_narrowed = !library.catalog().choices().is_empty();
        let ink = self.chip_ground(area, is_narrowed);
        let icon = Rect::around(area.center(), self.unit(ICON + 4));
        self.icon(icon, Icon::Sliders, ink);
        self.scene.add_zone(area, narrow(FilterCommand::Open));
    }

    fn chip_label(&self, filter: Filter, library: &Library) -> (Face, String) {
        match library.chosen(filter) {
            Some(choice) => (Face::Bold, self.words.choice(choice)),
            None => (Face::Regular, self.words.filter(filter).to_string()),
        }
    }

    fn chip_width(&self, filter: Filter, library: &Library) -> i32 {
        let (face, label) = self.chip_label(filter, library);
        self.fonts.width(face, &label, self.unit(14))
            + 2 * self.unit(PAD)
            + self.unit(GAP)
            + self.unit(ICON)
    }

    fn chip(&mut self, area: Rect, filter: Filter, library: &Library) {
        let is_chosen = library.chosen(filter).is_some();
        let ink = self.chip_ground(area, is_chosen);
        self.scene
            .add_zone(area, narrow(FilterCommand::OpenOne(filter)));
        let (face, label) = self.chip_label(filter, library);
        let mut inner = area.inset(self.unit(PAD), 0);
        let icon = inner.cut_right(self.unit(ICON));
        inner.cut_right(self.unit(GAP));
        let set = self.set(face, 14, ink);
        self.cut_in(inner, Align::Left, &label, set);
        let icon = Rect::around(icon.center(), self.unit(ICON));
        match (is_chosen, filter) {
            (true, _) => {
                self.icon(icon, Icon::Cross, ink);
                let mut target = area;
                let target = target.cut_right(self.unit(TARGET));
                self.scene
                    .add_zone(target, narrow(FilterCommand::Clear(filter)));
            }
            (false, filter) if filter.only_choice().is_some() => self.icon(icon, Icon::Plus, ink),
            (false, _) => self.icon(icon, Icon::Down, ink),
        }
    }

    /// The ground of a chip. Returns the colour of what stands on it.
    fn chip_ground(&mut self, area: Rect, is_chosen: bool) -> Rgba {
        let is_pointed_at = self.is_pointed_at(area);
        let (ground, ink) = match (is_chosen, is_pointed_at) {
            (true, _) => (self.theme.chosen, self.theme.bright_text),
            (false, true) => (self.theme.button_hover, self.theme.bright_text),
            (false, false) => (self.theme.button, self.theme.text),
        };
        let border = self.edge(self.theme.border);
        self.scene.bordered(area, area.h / 2, ground, border);
        ink
    }

    /// What can be chosen by the filter that is shown, below its chip and inside an area.
    pub(super) fn choices(&mut self, chip: Rect, within: Rect, choosing: &Choosing) {
        // A click outside puts it away, but for one on another chip, and the wheel does not reach the table.
        let is_chip =
            |zone: &Zone| matches!(zone, Zone::Do(Command::Library(LibraryCommand::Narrow(_))));
        let close = LibraryCommand::Narrow(FilterCommand::Close).into();
        self.scene.cover_but(is_chip, self.scene.area(), close);
        let gap = self.unit(GAP);
        let height = self.unit(CHOICE.1);
        let line = choosing.line().map_or(0, |_| height + gap);
        let top = chip.bottom() + gap;
        let room = (within.bottom() - top - 3 * gap - line) / height - 1;
        let shown = choosing.choices.len().clamp(1, room.max(1) as usize);
        let width = self.unit(CHOICE.0).min(within.w);
        let card = Rect {
            x: chip.x.min(within.right() - width),
            y: top,
            w: width,
            h: height * (shown as i32 + 1) + line + 2 * gap,
        };
        self.raised_card(card);
        let mut inner = card.shrunk(gap);
        let head = inner.cut_top(height);
        self.choices_head(head, choosing.filter);
        if let Some(typed) = choosing.line() {
            let area = inner.cut_top(height);
            inner.cut_top(gap);
            let id = FieldId::FindChoice(choosing.filter);
            self.text_widget(area, id, typed, Unit::None, true);
        }
        self.choice_lines(inner, choosing);
    }

    /// What can be chosen, with its numbers of games.
    fn choice_lines(&mut self, area: Rect, choosing: &Choosing) {
        let height = self.unit(CHOICE.1);
        let count = choosing.choices.len();
        let rows = self.rows_showing(area, height, count, choosing.scroll, choosing.marked);
        for (number, strip) in self.list(area, height, rows) {
            // The scroll bar has room in the space at the side.
            let whole = Rect { w: area.w, ..strip };
            if let Some(counted) = choosing.choices.get(number) {
                self.choice_line(whole, counted, number == choosing.marked);
            }
            self.scene
                .add_zone(strip, narrow(FilterCommand::Choose(number)));
        }
        if count == 0 {
            let set = self.set(Face::Regular, 15, self.theme.dim_text);
            let none = self.words.game_count(0);
            let at = Point::new(area.x + self.unit(PAD), area.center().y);
            self.fitted(at, &none, set, area.w - 2 * self.unit(PAD));
        }
    }

    /// The name of the filter between what leads to the others.
    fn choices_head(&mut self, head: Rect, filter: Filter) {
        let mut rest = head;
        let sides = [
            (rest.cut_left(head.h), Icon::Left, Step::Back),
            (rest.cut_right(head.h), Icon::Right, Step::Forward),
        ];
        for (area, icon, step) in sides {
            let ink = self.pointed_ink(area);
            self.icon(Rect::around(area.center(), self.unit(20)), icon, ink);
            self.scene.add_zone(area, narrow(FilterCommand::Turn(step)));
        }
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        let name = self.words.filter(filter);
        self.fitted_in(rest, Align::Center, name, set);
    }

    fn choice_line(&mut self, area: Rect, counted: &CountedChoice, is_marked: bool) {
        let is_bright = is_marked || self.is_pointed_at(area);
        if is_bright {
            let ground = if is_marked {
                self.theme.chosen
            } else {
                self.theme.button_hover
            };
            self.scene.rounded(area, self.unit(6), ground);
        }
        let (ink, dim) = if is_bright {
            (self.theme.bright_text, self.theme.text)
        } else {
            (self.theme.text, self.theme.dim_text)
        };
        let mut inner = area.inset(self.unit(PAD), 0);
        let games = counted.games.map(|games| self.words.grouped(games));
        let games = games.unwrap_or_default();
        let set = self.set(Face::Regular, 14, dim);
        let taken = self.text_in(inner, Align::Right, &games, set);
        inner.cut_right(taken + self.unit(GAP));
        let set = self.set(Face::Regular, 15, ink);
        let label = self.words.choice(&counted.choice);
        self.fitted_in(inner, Align::Left, &label, set);
    }
}

fn narrow(command: FilterCommand) -> Zone {
    Zone::Do(Command::Library(LibraryCommand::Narrow(command)))
}
