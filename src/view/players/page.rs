//! The page of a player.

use super::list::ALIKE;
use super::scores::{LEAST_ROW, ROW};
use super::screen::{GAP, PAD, Shown};
use super::sizes::{HEAD, LINE, SIDE};
use super::title::TITLE;
use crate::app::PlayersTab;
use crate::rules::Color;
use crate::view::View;
use crate::view::scene::geometry::Rect;

/// The heights of the parts in units.
const VALUE: i32 = 72;
const LOW_VALUE: i32 = 64;
const CURVE: i32 = 240;
const LEAST_CURVE: i32 = 180;

/// The width of the scores beside the curve, in units.
const SCORES: i32 = 304;

/// From these widths on the values stand in one row, and in two, in units. In a narrower column there are three rows.
const WIDE: i32 = 880;
const MEDIUM: i32 = 440;

/// In a lower page the values are lower, for another row of openings, in units.
const LEAST_HIGH: i32 = 640;

/// The most openings of a column that scrolls.
const OPENINGS: usize = 6;

/// A part of the page.
#[derive(Clone, Copy)]
enum Part {
    Title,
    Alike,
    /// The values, with so many in a row.
    Values(i32),
    Curve,
    Scores,
    Openings(Color),
}

impl View<'_> {
    /// The page beside the list: everything at once.
    pub(super) fn player_page(&mut self, area: Rect, tab: &PlayersTab, shown: Shown) {
        let gap = self.layout.board_unit(GAP);
        let mut rest = area;
        let title = rest.cut_top(self.unit(TITLE));
        rest.cut_top(gap);
        self.player_title(title, tab, shown, false);
        let columns = self.value_columns(area);
        let values = rest.cut_top(self.values_height(columns, area.h));
        rest.cut_top(gap);
        self.player_values(values, shown, columns);
        let scores = self.scores_height(shown, self.unit(SCORES));
        let most = rest.h - gap - self.unit(HEAD + GAP + 2 * LEAST_ROW);
        let mut middle = rest.cut_top(self.unit(CURVE).max(scores).min(most));
        rest.cut_top(gap);
        let scores = middle.cut_right(self.unit(SCORES));
        middle.cut_right(gap);
        self.player_curve(middle, tab, shown);
        self.player_scores(scores, shown);
        for (cell, color) in rest.columns(2, gap).zip(Color::BOTH) {
            self.player_openings(cell, shown, color);
        }
    }

    /// The page instead of the list: one column, which scrolls.
    pub(super) fn player_column(&mut self, area: Rect, tab: &PlayersTab, shown: Shown) {
        let parts = self.parts_of_column(area, tab, shown);
        self.scrolled_column(area, tab, parts, |view, part, area| match part {
            Part::Title => view.player_title(area, tab, shown, true),
            Part::Alike => view.alike_card(area, tab),
            Part::Values(columns) => view.player_values(area, shown, columns),
            Part::Curve => view.player_curve(area, tab, shown),
            Part::Scores => view.player_scores(area, shown),
            Part::Openings(color) => view.player_openings(area, shown, color),
        });
    }

    /// Parts with their heights one below the other, in a column that scrolls.
    pub(super) fn scrolled_column<T>(
        &mut self,
        area: Rect,
        tab: &PlayersTab,
        parts: Vec<(T, i32)>,
        paint: impl Fn(&mut Self, T, Rect),
    ) {
        let gap = self.layout.board_unit(GAP);
        let heights: i32 = parts.iter().map(|(_, height)| height).sum();
        let height = heights + (parts.len() as i32 - 1) * gap;
        let (hidden, rows) = self.scrolled(area, height, tab.scroll(), None);
        let mut column = area;
        if height > area.h {
            let bar = column.cut_right(self.unit(10));
            self.scroll_bar(bar, rows);
        }
        let outer = self.scene.begin_clip(column);
        let mut y = column.y - hidden;
        for (part, height) in parts {
            let area = Rect {
                y,
                h: height,
                ..column
            };
            y += height + gap;
            paint(self, part, area);
        }
        self.scene.end_clip(outer);
        let beyond = [hidden > 0, height - hidden > column.h];
        self.fade_edges(column, self.theme.background, beyond);
    }

    /// How many values stand in a row of a page.
    fn value_columns(&self, area: Rect) -> i32 {
        if area.w >= self.unit(WIDE) {
            6
        } else if area.w >= self.unit(MEDIUM) {
            3
        } else {
            2
        }
    }

    /// The height of all values with so many in a row, on a page of this height.
    fn values_height(&self, columns: i32, page: i32) -> i32 {
        let rows = 6 / columns;
        let is_high = rows == 1 || page >= self.unit(LEAST_HIGH);
        let value = self.unit(if is_high { VALUE } else { LOW_VALUE });
        rows * value + (rows - 1) * self.layout.board_unit(GAP)
    }

    /// The parts of a column with their heights.
    fn parts_of_column(&self, area: Rect, tab: &PlayersTab, shown: Shown) -> Vec<(Part, i32)> {
        let columns = self.value_columns(area);
        let openings = |color| {
            let rows = shown.page.openings[color].len().clamp(1, OPENINGS) as i32;
            let height = self.unit(HEAD + GAP) + rows * self.unit(ROW);
            (Part::Openings(color), height)
        };
        let curve = if shown.person.rated_days().is_empty() {
            let lines = self.why_no_curve(shown, area.w - self.unit(2 * PAD)).len() as i32;
            self.unit(HEAD + 2 * GAP + LINE * lines)
        } else {
            self.unit(CURVE).min(area.h.max(self.unit(LEAST_CURVE)))
        };
        let lines = self.score_lines(shown, area.w - self.unit(2 * PAD)).len() as i32;
        let scores = self.unit(HEAD + 2 * SIDE + 3 * PAD) + lines * self.unit(LINE);
        let mut parts = vec![(Part::Title, self.title_height(area, shown))];
        if tab.alike().is_some() {
            parts.push((Part::Alike, self.unit(ALIKE)));
        }
        parts.extend([
            (Part::Values(columns), self.values_height(columns, i32::MAX)),
            (Part::Curve, curve),
            (Part::Scores, scores),
            openings(Color::White),
            openings(Color::Black),
        ]);
        parts
    }
}
