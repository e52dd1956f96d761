//! The name of a player above the page, with the number of games.

use super::screen::{GAP, PAD, Shown};
use crate::app::{PlayersCommand, PlayersTab};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::view::widgets::controls::ButtonFace;

/// The size of a name that gives way to the button beside it, in units.
const LEAST_NAME: i32 = 16;

/// The heights of the title, of what it has more where the button stands below the name, and of the button, in units.
pub(super) const TITLE: i32 = 64;
const MORE: i32 = 48;
const BUTTON: i32 = 48;

/// The gap below a button that stands below the name, in units.
const BELOW_BUTTON: i32 = 8;

/// The widths of what scrolls the page, and of what steps to another player, in units.
const SCROLL_BAR: i32 = 10;
const STEPS: i32 = 2 * 44;

/// The width of the mark before a name, in units.
const MARK: i32 = 28;

impl View<'_> {
    /// The height of the title of a page without a list beside it.
    pub(super) fn title_height(&self, page: Rect, shown: Shown) -> i32 {
        let room = page.w - self.unit(SCROLL_BAR + 2 * PAD + STEPS + GAP);
        let face = self.rename_face(shown);
        let has_more = face.is_some_and(|face| !self.fits_beside_name(&face, room, shown));
        self.unit(if has_more { TITLE + MORE } else { TITLE })
    }

    /// The name, how many games since when, and what changes the name. Without a list beside it, what steps to another
    /// player.
    pub(super) fn player_title(&mut self, area: Rect, tab: &PlayersTab, shown: Shown, steps: bool) {
        self.card(area, self.theme.panel);
        let mut rest = area.inset(self.unit(PAD), 0);
        let mut row = rest.cut_top(self.unit(TITLE).min(rest.h));
        if steps {
            self.step_players(row.cut_right(self.unit(STEPS)), tab);
            row.cut_right(self.unit(GAP));
        }
        match self.rename_face(shown) {
            Some(face) if rest.h > 0 => self.long_title(row, rest, &face, shown),
            face => self.usual_title(row, face, shown),
        }
    }

    /// The name in one line or two, with the games and the button below it.
    fn long_title(&mut self, mut row: Rect, mut below: Rect, face: &ButtonFace, shown: Shown) {
        self.title_mark(&mut row, shown);
        let name = self.words.name_of(shown.person);
        let set = self.set(Face::Bold, 20, self.theme.bright_text);
        self.name_in(row, Align::Left, &name, set);
        below.cut_bottom(self.unit(BELOW_BUTTON));
        let width = self.rename_label(face).min(below.w * 2 / 3);
        self.button(below.cut_right(width), face);
        below.cut_right(self.unit(PAD));
        self.games_line(below, shown);
    }

    /// The button beside the name, and the games beside or below it.
    fn usual_title(&mut self, mut row: Rect, face: Option<ButtonFace>, shown: Shown) {
        if let Some(face) = face {
            // On a narrow page the key gives way to the name, and the name, which may have smaller letters, to the label.
            let label = self.rename_label(&face);
            let whole = label + self.cap_width(&face.cap) + self.unit(2 * PAD);
            let width = whole.min(label.max(row.w * 2 / 5));
            let pad = (row.h - self.unit(BUTTON)) / 2;
            self.button(row.cut_right(width).inset(0, pad), &face);
            row.cut_right(self.unit(PAD));
        }
        self.title_mark(&mut row, shown);
        let name = self.words.name_of(shown.person);
        let set = self.set(Face::Bold, 24, self.theme.bright_text);
        let games = self.games_of_title(shown);
        let dim = self.set(Face::Regular, 14, self.theme.dim_text);
        let gap = self.unit(PAD);
        let middle = row.center().y;
        if self.width(&name, set) + gap + self.width(&games, dim) <= row.w {
            let at = Point::new(row.x, middle);
            let taken = self.text(at, Align::Left, &name, set);
            let at = Point::new(row.x + taken + gap, middle + self.unit(2));
            self.text(at, Align::Left, &games, dim);
            return;
        }
        let set = self.set(Face::Bold, 20, self.theme.bright_text);
        let upper = Point::new(row.x, middle - self.unit(11));
        let (shown_name, set) = self.fitting(&name, set, row.w);
        self.whole_at_rest(row, shown_name != name, &name);
        self.text(upper, Align::Left, &shown_name, set);
        let y = middle + self.unit(16);
        self.games_line(Rect { y, h: 0, ..row }, shown);
    }

    /// Cuts off the place for the mark of a person, and paints it.
    fn title_mark(&mut self, row: &mut Rect, shown: Shown) {
        let width = self.mark_width(shown);
        if width > 0 {
            let mark = row.cut_left(width);
            let x = mark.x + self.unit(3);
            let ink = self.ink_of(&shown.person.name);
            self.person_mark(Rect { x, ..mark }, shown.person, ink);
        }
    }

    /// How many games since when. Where the days have no room, the number of games is enough.
    fn games_line(&mut self, line: Rect, shown: Shown) {
        let dim = self.set(Face::Regular, 13, self.theme.dim_text);
        let count = shown.person.games.len();
        let all = [
            self.games_of_title(shown),
            self.words.games_with_result(count),
            self.words.game_count(count),
        ];
        let fits = |text: &&String| self.width(text, dim) <= line.w;
        let [.., shortest] = &all;
        let games = all.iter().find(fits).unwrap_or(shortest);
        self.fitted_in(line, Align::Left, games, dim);
    }

    /// What changes the name of a person.
    fn rename_face(&self, shown: Shown) -> Option<ButtonFace<'static>> {
        let face = self.players_face(PlayersCommand::Rename);
        face.filter(|_| !shown.person.is_program)
    }

    /// The width of that button without its key.
    fn rename_label(&self, face: &ButtonFace) -> i32 {
        self.fonts.width(Face::Regular, face.label, self.unit(15)) + self.unit(PAD)
    }

    /// Whether that button fits beside the name, which may have smaller letters.
    fn fits_beside_name(&self, face: &ButtonFace, room: i32, shown: Shown) -> bool {
        let name = self.bold_width(&self.words.name_of(shown.person), LEAST_NAME);
        self.mark_width(shown) + name + self.unit(PAD) + self.rename_label(face) <= room
    }

    fn mark_width(&self, shown: Shown) -> i32 {
        let has_mark = self.ink_of(&shown.person.name).is_some() || shown.person.is_program;
        if has_mark { self.unit(MARK) } else { 0 }
    }

    /// `112 games with a result · 3 Jan 2024 – 23 Nov 2026`.
    fn games_of_title(&self, shown: Shown) -> String {
        let games = self.words.games_with_result(shown.person.games.len());
        let dates = [shown.page.first, shown.page.last];
        if dates[0].year().is_none() {
            return games;
        }
        let [first, last] = dates.map(|date| self.words.date(date.without_time()));
        if first == last {
            format!("{games} · {first}")
        } else {
            format!("{games} · {first} – {last}")
        }
    }
}
