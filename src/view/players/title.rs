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
const MORE: i32 = 24;
const BUTTON: i32 = 48;

/// The gap below a button that stands below the name, in units.
const BELOW_BUTTON: i32 = 4;

/// The widths of what scrolls the page, and of what steps to another player, in units.
const SCROLL_BAR: i32 = 10;
const STEPS: i32 = 2 * 44;

/// The width of the mark before a name, in units.
const MARK: i32 = 28;

impl View<'_> {
    /// The height of the title of a page without a list beside it.
    pub(super) fn title_height(&self, page: Rect, shown: Shown) -> i32 {
        let room = page.w - self.unit(SCROLL_BAR + 2 * PAD + STEPS + GAP);
        let has_more = self.rename_face(shown).is_some() && self.room_of_rename(room, shown) < 0;
        self.unit(if has_more { TITLE + MORE } else { TITLE })
    }

    /// The name, how many games since when, and what changes the name. Without a list beside it, what steps to another
    /// player.
    pub(super) fn player_title(&mut self, area: Rect, tab: &PlayersTab, shown: Shown, steps: bool) {
        self.card(area, self.theme.panel);
        let mut inner = area.inset(self.unit(PAD), 0);
        let stepping = if steps { self.unit(STEPS + GAP) } else { 0 };
        let face = self.rename_face(shown);
        let is_below = face.is_some() && self.room_of_rename(inner.w - stepping, shown) < 0;
        // Below the name are the games. A long name has its line alone, and all buttons stand there.
        let mut games = inner;
        games.cut_top(inner.h / 2);
        let row = if is_below { &mut games } else { &mut inner };
        if steps {
            self.step_players(row.cut_right(self.unit(STEPS)), tab);
            row.cut_right(self.unit(GAP));
        }
        if let Some(face) = face {
            let label = self.rename_label(&face);
            let mut button = if is_below {
                row.cut_right(label.min(row.w * 2 / 3))
            } else {
                // On a narrow page the key gives way to the name, and the name, which may have smaller letters, to the label.
                let whole = label + self.cap_width(&face.cap) + self.unit(2 * PAD);
                let width = whole.min(label.max(row.w * 2 / 5));
                let pad = (row.h - self.unit(BUTTON)) / 2;
                row.cut_right(width).inset(0, pad)
            };
            if is_below {
                button.cut_bottom(self.unit(BELOW_BUTTON));
            }
            self.button(button, &face);
            row.cut_right(self.unit(PAD));
        }
        games.w = games.w.min(inner.w);
        let mark = self.mark_width(shown);
        if mark > 0 {
            let mark = inner.cut_left(mark);
            games.cut_left(mark.w);
            let mark = Rect {
                x: mark.x + self.unit(3),
                ..mark
            };
            let ink = self.ink_of(&shown.person.name);
            self.person_mark(mark, shown.person, ink);
        }
        let name = self.words.name_of(shown.person);
        self.title_words(inner, games, &name, shown);
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

    /// How much room that button leaves beside the name, which may have smaller letters; less than none if it stands below.
    fn room_of_rename(&self, room: i32, shown: Shown) -> i32 {
        let name = self.words.name_of(shown.person);
        let name = self.fonts.width(Face::Bold, &name, self.unit(LEAST_NAME));
        let face = self.rename_face(shown);
        let label = face.map_or(0, |face| self.rename_label(&face));
        room - self.mark_width(shown) - name - self.unit(PAD) - label
    }

    fn mark_width(&self, shown: Shown) -> i32 {
        let has_mark = self.ink_of(&shown.person.name).is_some() || shown.person.is_program;
        if has_mark { self.unit(MARK) } else { 0 }
    }

    /// The name, and beside it how many games since when, or else below it.
    fn title_words(&mut self, area: Rect, below: Rect, name: &str, shown: Shown) {
        let set = self.set(Face::Bold, 24, self.theme.bright_text);
        let games = self.games_of_title(shown);
        let dim = self.set(Face::Regular, 14, self.theme.dim_text);
        let gap = self.unit(PAD);
        let beside = self.width(name, set) + gap + self.width(&games, dim);
        let middle = area.center().y;
        if beside <= below.w {
            let at = Point::new(area.x, middle);
            let taken = self.text(at, Align::Left, name, set);
            let at = Point::new(area.x + taken + gap, middle + self.unit(2));
            self.text(at, Align::Left, &games, dim);
            return;
        }
        // The button that stands below the name is higher than the games beside it.
        let more = (area.h - self.unit(TITLE)) / 3;
        let upper = middle - self.unit(11) - more;
        let lower = middle + self.unit(16) + more / 2;
        let [large, small] =
            [20, 15].map(|size| self.set(Face::Bold, size, self.theme.bright_text));
        // A name that has to be cut has small letters.
        let set = if self.width(name, small) > area.w {
            small
        } else {
            large
        };
        self.fitted(Point::new(area.x, upper), name, set, area.w);
        let dim = self.set(Face::Regular, 13, self.theme.dim_text);
        // Where the days have no room, the number of games is enough.
        let count = shown.person.games.len();
        let shorter = [
            self.words.games_with_result(count),
            self.words.game_count(count),
        ];
        let fits = |text: &String| self.width(text, dim) <= below.w;
        let said = [games].into_iter().chain(shorter).find(fits);
        let games = said.unwrap_or_else(|| self.words.game_count(count));
        self.fitted(Point::new(area.x, lower), &games, dim, below.w);
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
