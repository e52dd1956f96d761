//! The overview of the keys and of the mouse, over everything else.

use std::ops::Range;

use crate::app::Command;
use crate::app::MenuCommand;
use crate::app::keys::{self, Context, Gesture, KeyGroup, KeyRow, ListedKey};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect, Size};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::rows::Rows;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::Phrase;

/// The size of the card, and the least distances from the edges of the window, in units.
const CARD: Size = Size { w: 1168, h: 720 };
const MARGIN: Size = Size { w: 24, h: 40 };

/// Wider windows have three columns, or two; in others the card fills the window. In units.
const THREE_COLUMNS: i32 = 1200;
const TWO_COLUMNS: i32 = 840;

/// The space between the edges of the card and its content, and between columns, in units.
const PAD: i32 = 32;
const NARROW_PAD: i32 = 16;
const COLUMN_GAP: i32 = 48;

/// The heights of the head and the foot, also in one column, and of a line of notes, and the size of the button that
/// closes, in units.
const HEAD: i32 = 58;
const FOOT: i32 = 48;
const NARROW_FOOT: i32 = 32;
const NOTE: i32 = 24;
const CLOSE: Size = Size { w: 136, h: 44 };

/// The side of the cross on that button, in units.
const CROSS: i32 = 20;

/// The heights of the parts of a group, and the space between groups, in units.
#[derive(Clone, Copy, Debug)]
struct Spacing {
    heading: i32,
    row: i32,
    gesture: i32,
    gap: i32,
}

const ROOMY: Spacing = Spacing {
    heading: 40,
    row: 34,
    gesture: 44,
    gap: 22,
};

/// Where that would scroll.
const TIGHT: Spacing = Spacing {
    heading: 36,
    row: 27,
    gesture: 34,
    gap: 12,
};

/// The width of the key caps of a row, the greatest one for more than two keys, and the space after them, in units.
const CAPS: i32 = 104;
const WIDEST_CAPS: i32 = 136;
const AFTER_CAPS: i32 = 8;

/// The size of the text of a row, and the height of each further line, in units.
const TEXT: i32 = 14;
const LINE: i32 = 17;

/// The opacity of a key cap that does nothing now.
const OFF: u8 = 128;

/// A part of a column.
#[derive(Debug)]
enum Part {
    Heading(&'static str),
    /// A row, with the distance of its text from its left edge.
    Row(KeyRow, i32),
    Gesture(Gesture),
}

/// Which groups stand in which column, and the height of the highest one.
#[derive(Debug)]
struct Arranged {
    split: Vec<Range<usize>>,
    height: i32,
}

impl View<'_> {
    /// The keys in groups, in as many columns as the window has room for. `first` is the first row of the scrolled
    /// columns.
    pub(super) fn all_keys(&mut self, first: usize) {
        let whole = self.scene.area();
        self.scene.plain(whole, self.theme.dimmed);
        self.scene.cover(whole, Command::Escape);
        let (columns, mut inner) = self.keys_card(whole);
        let head = inner.cut_top(self.unit(HEAD));
        let below = self.keys_head(head);
        self.keys_note(&mut inner, below);
        self.keys_foot(&mut inner, columns);
        let groups = self.key_groups(columns);
        let gap = self.unit(COLUMN_GAP);
        let width = (inner.w - (columns - 1) * gap) / columns;
        let arranged = |spacing| self.arranged(&groups, spacing, [columns, width]);
        let (roomy, tight) = (arranged(ROOMY), arranged(TIGHT));
        let (spacing, shown) = if roomy.height > inner.h {
            (TIGHT, tight)
        } else {
            (ROOMY, roomy)
        };
        let scrolled = self.scroll_keys(inner, shown.height, first);
        // The ground of a row under the pointer sticks out at the sides.
        let visible = inner.inset(-self.unit(8), 0);
        let outer = self.scene.begin_clip(visible);
        let shown_height = shown.height;
        for (column, groups_of) in inner.columns(columns, gap).zip(shown.split) {
            let mut y = column.y - scrolled;
            for group in &groups[groups_of] {
                for part in group {
                    let h = self.height_of(part, spacing, width);
                    let area = Rect { y, h, ..column };
                    // What is cut at an edge is too small for a finger.
                    let seen = area.intersection(inner);
                    if seen.is_some() {
                        self.key_part(area, part, seen == Some(area));
                    }
                    y += h;
                }
                y += self.unit(spacing.gap);
            }
        }
        self.scene.end_clip(outer);
        let beyond = [scrolled > 0, shown_height - scrolled > inner.h];
        self.fade_edges(visible, self.theme.panel, beyond);
    }

    /// The groups in columns of a width.
    fn arranged(
        &self,
        groups: &[Vec<Part>],
        spacing: Spacing,
        [columns, width]: [i32; 2],
    ) -> Arranged {
        let height = |part| self.height_of(part, spacing, width);
        let heights = groups.iter().map(|parts| parts.iter().map(height).sum());
        let heights: Vec<i32> = heights.collect();
        let gap = self.unit(spacing.gap);
        let split = split(&heights, gap, columns as usize);
        let high = |groups: &Range<usize>| {
            let gaps = groups.len().saturating_sub(1) as i32 * gap;
            heights[groups.clone()].iter().sum::<i32>() + gaps
        };
        let height = split.iter().map(high).max().unwrap_or(0);
        Arranged { split, height }
    }

    /// The card: the number of its columns, and the area of its content.
    fn keys_card(&mut self, whole: Rect) -> (i32, Rect) {
        let columns = match whole.w {
            w if w >= self.unit(THREE_COLUMNS) => 3,
            w if w >= self.unit(TWO_COLUMNS) => 2,
            _ => 1,
        };
        if columns == 1 {
            self.scene.plain(whole, self.theme.panel);
            self.scene.add_zone(whole, Zone::Nothing);
            let pad = self.unit(NARROW_PAD);
            let mut inner = whole.inset(pad, 0);
            inner.cut_top(self.unit(NARROW_PAD));
            return (columns, inner);
        }
        let (w, h) = (
            self.unit(CARD.w).min(whole.w - 2 * self.unit(MARGIN.w)),
            self.unit(CARD.h)
                .min(whole.h - 2 * self.layout.board_unit(MARGIN.h)),
        );
        let card = Rect::new((whole.w - w) / 2, (whole.h - h) / 2, w, h);
        self.raised_card(card);
        let mut inner = card.inset(self.unit(PAD), 0);
        inner.cut_top(self.unit(16));
        (columns, inner)
    }

    /// The heading, what a dimmed key means, and the button that closes. Returns what has no room beside the heading.
    fn keys_head(&mut self, mut area: Rect) -> &'static str {
        area.h = area.h.min(self.unit(CLOSE.h));
        let middle = area.center().y;
        let close = area.cut_right(self.unit(CLOSE.w).min(area.w / 2));
        if let Some(face) = face_of(self.words, &[Context::Keys], &Command::Escape) {
            self.close_button(close, &face);
        }
        let set = self.set(Face::Bold, 24, self.theme.bright_text);
        let title = self.words.text(Phrase::KeysAndMouse);
        let title = self.cut(title, set, area.w);
        let at = Point::new(area.x, middle);
        let taken = self.text(at, Align::Left, &title, set);
        area.cut_left(taken + self.unit(16));
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let note = self.words.text(Phrase::DimmedKeys);
        if self.width(note, set) >= area.w {
            return note;
        }
        let at = Point::new(area.x, middle);
        self.text(at, Align::Left, note, set);
        ""
    }

    /// A note below the heading, if there is one.
    fn keys_note(&mut self, inner: &mut Rect, note: &str) {
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        for line in self.wrapped(note, set, inner.w) {
            let area = inner.cut_top(self.unit(NOTE));
            self.text_in(area, Align::Left, &line, set);
        }
    }

    fn close_button(&mut self, area: Rect, face: &ButtonFace) {
        let ink = self.button_ground(area, face);
        let set = self.set(Face::Regular, 15, ink);
        let (side, gap) = (self.unit(CROSS), self.unit(8));
        let label = self.width(face.label, set);
        let cap = self.cap_width(&face.cap);
        let mut width = side + gap + label + gap + cap;
        let has_cap = width + 2 * gap <= area.w;
        if !has_cap {
            width -= gap + cap;
        }
        let Point { x, y } = area.center();
        let mut x = (x - width / 2).max(area.x);
        self.icon(Rect::new(x, y - side / 2, side, side), Icon::Cross, ink);
        x += side + gap;
        self.fitted(Point::new(x, y), face.label, set, area.right() - x);
        if has_cap {
            self.button_cap(Point::new(x + label + gap, y), face);
        }
        self.button_zone(area, face);
    }

    /// What a finger does, if there is room for it.
    fn keys_foot(&mut self, inner: &mut Rect, columns: i32) {
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let note = self.words.text(Phrase::LongPress);
        let has_mouse = keys::gestures(self.app).contains(&Gesture::Arrow);
        if has_mouse && self.width(note, set) <= inner.w {
            let height = if columns == 1 { NARROW_FOOT } else { FOOT };
            let foot = inner.cut_bottom(self.unit(height));
            let at = Point::new(foot.x, foot.y + self.unit(16));
            self.text(at, Align::Left, note, set);
        } else {
            inner.cut_bottom(self.unit(NARROW_PAD));
        }
    }

    /// All groups. Those of which hardly a row works come last in one column, which is scrolled, and where one of them would
    /// be the first.
    fn key_groups(&self, columns: i32) -> Vec<Vec<Part>> {
        let whole = keys::overview(self.app).into_iter();
        let split = |row| self.narrow_rows(row);
        let groups = whole.map(|(group, rows)| (group, rows.into_iter().flat_map(split).collect()));
        let mut groups: Vec<(KeyGroup, Vec<KeyRow>)> = groups.collect();
        let hardly_works = |(_, rows): &(KeyGroup, Vec<KeyRow>)| {
            let working = rows.iter().filter(|row| row.works()).count();
            4 * working < rows.len()
        };
        if columns == 1 || groups.first().is_some_and(hardly_works) {
            groups.sort_by_key(hardly_works);
        }
        // All texts begin below one another.
        let rows = groups.iter().flat_map(|(_, rows)| rows);
        let left = rows.map(|row| self.text_of_row(row)).max();
        let left = left.unwrap_or_default();
        let keys = groups.into_iter().map(|(group, rows)| {
            let heading = Part::Heading(self.words.key_group(group));
            let rows = rows.into_iter().map(move |row| Part::Row(row, left));
            std::iter::once(heading).chain(rows).collect()
        });
        let mut groups: Vec<Vec<Part>> = keys.collect();
        let mouse = keys::gestures(self.app);
        if !mouse.is_empty() {
            let heading = Part::Heading(self.words.text(Phrase::MouseAndTouch));
            let mouse = mouse.into_iter().map(Part::Gesture);
            groups.push(std::iter::once(heading).chain(mouse).collect());
        }
        groups
    }

    /// A row of many wide keys as two, since its text would begin far from the keys of all others.
    fn narrow_rows(&self, row: KeyRow) -> Vec<KeyRow> {
        let count = row.keys.len();
        if count <= 2 || self.text_of_row(&row) <= self.unit(WIDEST_CAPS) {
            return vec![row];
        }
        let halves = row.keys.chunks(count.div_ceil(2));
        let rows = halves.map(|keys| KeyRow {
            keys: keys.to_vec(),
            action: row.action.clone(),
        });
        rows.collect()
    }

    /// Makes the columns scrollable if they are higher than their area. Returns how far they are scrolled.
    fn scroll_keys(&mut self, area: Rect, height: i32, first: usize) -> i32 {
        let row = self.unit(TIGHT.row);
        let hidden = (height - area.h).max(0);
        let visible = (area.h / row).max(1) as usize;
        let rows = Rows {
            first,
            visible,
            count: visible + (hidden as usize).div_ceil(row as usize),
        };
        let first = first.min(rows.last_first());
        let rows = Rows { first, ..rows };
        self.scene.add_zone(area, Zone::List(rows));
        if hidden > 0 {
            let width = self.unit(10);
            let bar = Rect::new(area.right() + self.unit(4), area.y, width, area.h);
            self.scroll_bar(bar, rows);
        }
        (first as i32 * row).min(hidden)
    }

    fn height_of(&self, part: &Part, spacing: Spacing, width: i32) -> i32 {
        let (least, text, left) = match part {
            Part::Heading(_) => return self.unit(spacing.heading),
            Part::Row(row, left) => (spacing.row, self.words.action(&row.action), *left),
            Part::Gesture(gesture) => (
                spacing.gesture,
                self.words.gesture(*gesture),
                self.text_of_gesture(),
            ),
        };
        let lines = self.row_lines(text, width - left).len().max(1) as i32;
        self.unit(least) + (lines - 1) * self.unit(LINE)
    }

    /// The distance of a row's text from its left edge, if it stood alone.
    fn text_of_row(&self, row: &KeyRow) -> i32 {
        let widths = row.keys.iter().map(|key| self.listed_width(key));
        let caps = widths.sum::<i32>() + (row.keys.len() as i32 - 1) * self.unit(4);
        caps.max(self.unit(CAPS)) + self.unit(AFTER_CAPS)
    }

    fn listed_width(&self, key: &ListedKey) -> i32 {
        self.cap_width(&self.words.cap(Some(key.cap)))
    }

    fn row_lines(&self, text: &str, width: i32) -> Vec<String> {
        self.fonts
            .wrap(Face::Regular, text, self.unit(TEXT), width.max(1))
    }

    fn key_part(&mut self, area: Rect, part: &Part, is_whole: bool) {
        match part {
            Part::Heading(text) => {
                let set = self.set(Face::Bold, 15, self.theme.message_text);
                let at = Point::new(area.x, area.y + self.unit(16));
                self.text(at, Align::Left, text, set);
                let line = Rect::new(area.x, area.y + self.unit(32), area.w, self.unit(1));
                self.scene.plain(line, self.theme.border);
            }
            Part::Row(row, left) => self.key_row(area, row, *left, is_whole),
            Part::Gesture(gesture) => {
                self.gesture(area, *gesture);
                let text = self.words.gesture(*gesture);
                self.row_text(area, self.text_of_gesture(), text, true);
            }
        }
    }

    /// The keys of a row with what they do. A click on a whole row presses the key under it, else the first.
    fn key_row(&mut self, area: Rect, row: &KeyRow, text_left: i32, is_whole: bool) {
        let press = |key: &ListedKey| {
            let stroke = key.stroke.filter(|_| is_whole)?;
            let command = MenuCommand::PressKey(stroke);
            Some(Zone::Do(command.into()))
        };
        if let Some(zone) = row.keys.iter().find_map(press) {
            if self.is_pointed_at(area) {
                let ground = area.inset(-self.unit(8), 0);
                let radius = self.unit(6);
                self.scene.rounded(ground, radius, self.theme.active_panel);
            }
            self.scene.add_zone(area, zone);
        }
        let middle = area.center().y;
        let mut left = area.x;
        for key in &row.keys {
            let cap = self.words.cap(Some(key.cap));
            let colors = [self.theme.key_cap, self.theme.border, self.theme.text];
            let opacity = if key.works { u8::MAX } else { OFF };
            let colors = colors.map(|color| color.alpha(opacity));
            let width = self.edged_cap(Point::new(left, middle), &cap, colors);
            let gap = self.unit(4);
            if let Some(zone) = press(key) {
                let cell = Rect::new(left - gap / 2, area.y, width + gap, area.h);
                self.scene.add_zone(cell, zone);
            }
            left += width + gap;
        }
        let text = self.words.action(&row.action);
        self.row_text(area, text_left, text, row.works());
    }

    fn row_text(&mut self, mut area: Rect, left: i32, text: &str, works: bool) {
        let ink = if works {
            self.theme.text
        } else {
            self.theme.faint_text
        };
        let set = self.set(Face::Regular, TEXT, ink);
        let lines = self.row_lines(text, area.w - left);
        area.cut_left(left);
        self.text_lines(area, Align::Left, &lines, set, self.unit(LINE));
    }
}

/// Which groups of these heights stand in which column, in order, so that the highest column is as low as possible.
fn split(heights: &[i32], gap: i32, columns: usize) -> Vec<Range<usize>> {
    let fill = |limit: i32| {
        let mut filled: Vec<Range<usize>> = Vec::new();
        let (mut begun, mut height) = (0, 0);
        for (at, own) in heights.iter().enumerate() {
            if at > begun && height + gap + own > limit {
                filled.push(begun..at);
                (begun, height) = (at, *own);
            } else {
                height += own + if at > begun { gap } else { 0 };
            }
        }
        filled.push(begun..heights.len());
        filled
    };
    let runs = (0..heights.len()).flat_map(|from| {
        let ends = from..heights.len();
        ends.map(move |to| heights[from..=to].iter().sum::<i32>() + (to - from) as i32 * gap)
    });
    let mut limits: Vec<i32> = runs.collect();
    limits.sort_unstable();
    let filled = limits.into_iter().map(fill);
    let fits = |columns_filled: &Vec<Range<usize>>| columns_filled.len() <= columns;
    filled.into_iter().find(fits).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_filled_in_order_and_evenly() {
        assert_eq!(split(&[3, 3, 3], 1, 3), [0..1, 1..2, 2..3]);
        assert_eq!(split(&[2, 2, 5, 1, 1], 0, 2), [0..2, 2..5]);
        assert_eq!(split(&[1, 9, 1], 1, 1), vec![0..3; 1]);
        assert_eq!(split(&[4], 1, 3), vec![0..1; 1]);
        assert_eq!(split(&[], 1, 3), Vec::<Range<usize>>::new());
    }
}
