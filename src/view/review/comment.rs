//! The editor of a comment, of several lines.

use std::ops::Range;

use crate::app::{FieldId, Hint, TextField};
use crate::tree::BREAK;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::zone::Zone;
use crate::view::text::font::{Face, Fonts};

/// The least and the greatest number of lines, and the height of one in units.
const LEAST: i32 = 2;
const MOST: i32 = 6;
const LINE: i32 = 22;

/// The distances of the text from the edges, and the height of the row with the keys, in units.
const PAD: i32 = 12;
const UPPER: i32 = 8;
const KEYS: i32 = 28;

const HINTS: [Hint; 2] = [Hint::KeepComment, Hint::NewLine];

impl View<'_> {
    /// The lines of the comment in a panel of this width.
    pub(super) fn comment_lines(&self, comment: &TextField, width: i32) -> Vec<Range<usize>> {
        let room = width - 2 * self.unit(PAD);
        wrapped(self.fonts, comment.text(), self.comment_set(), room)
    }

    /// The height of the editor for so many lines, at most this one.
    pub(super) fn comment_height(&self, lines: usize, most: i32) -> i32 {
        let lines = lines as i32;
        let around = self.unit(2 * UPPER + KEYS);
        let fit = (most - around) / self.unit(LINE).max(1);
        let lines = lines.clamp(LEAST, MOST).min(fit).max(1);
        around + lines * self.unit(LINE)
    }

    fn comment_set(&self) -> Type {
        self.set(Face::Regular, 15, self.theme.text)
    }

    /// The editor: as many of the lines as the area has, those around the caret.
    pub(super) fn comment_editor(
        &mut self,
        mut area: Rect,
        comment: &TextField,
        lines: &[Range<usize>],
    ) {
        let keys = area.cut_bottom(self.unit(KEYS));
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let right = Point::new(keys.right(), keys.center().y + self.unit(4));
        let hints = self.hints_that_fit(&HINTS, set, keys.w);
        self.hints(right, hints, set);
        self.control_ground(area, self.theme.key_cap, true);
        let set = self.comment_set();
        let mut room = area.inset(self.unit(PAD), self.unit(UPPER));
        let visible = (room.h / self.unit(LINE).max(1)).max(1) as usize;
        let at = line_of(lines, comment.caret());
        // A line above the caret and one below it stay visible where they have room.
        let last_first = lines.len().saturating_sub(visible);
        let first = (at + 2).saturating_sub(visible).min(last_first).min(at);
        let outer = self.scene.begin_clip(area);
        for number in first..(first + visible).min(lines.len()) {
            let strip = room.cut_top(self.unit(LINE));
            self.comment_line(strip, comment, (lines, number), set);
        }
        self.scene.end_clip(outer);
    }

    /// A line of the text, with what is selected of it and with the caret if it is there.
    fn comment_line(
        &mut self,
        strip: Rect,
        comment: &TextField,
        (lines, number): (&[Range<usize>], usize),
        set: Type,
    ) {
        let Some(line) = lines.get(number) else {
            return;
        };
        let text = comment.text().get(line.clone()).unwrap_or_default();
        let text = text.trim_end_matches(BREAK);
        let line = line.start..line.start + text.len();
        let cells = self.fonts.cells(set.face, text, set.em);
        let (start, end) = comment.selection();
        let inside = |place: usize| place.clamp(line.start, line.end) - line.start;
        for part in cells.parts(inside(start)..inside(end)) {
            let selected = Rect {
                x: strip.x + part.start,
                w: part.end - part.start,
                ..strip
            };
            let color = self.theme.bright_text.alpha(70);
            self.scene.plain(selected, color);
        }
        if line_of(lines, comment.caret()) == number {
            let x = strip.x + cells.caret(inside(comment.caret()));
            let w = self.unit(2);
            self.scene
                .plain(Rect { x, w, ..strip }, self.theme.bright_text);
        }
        self.text_in(strip, Align::Left, text, set);
        let is_here = |&place: &usize| line_of(lines, place) == number && place >= line.start;
        let stops = comment.places().filter(is_here);
        let stops = stops.map(|place| (place, strip.x + cells.caret(inside(place))));
        let stops = stops.collect();
        let id = FieldId::Comment;
        self.scene.add_zone(strip, Zone::Text { id, stops });
    }
}

/// The number of the line with a place of the caret.
fn line_of(lines: &[Range<usize>], place: usize) -> usize {
    let later = lines.partition_point(|line| line.start <= place);
    later.saturating_sub(1)
}

/// The lines of a text as places in it, each with the spaces and the break after its words. There is always one.
fn wrapped(fonts: &Fonts, text: &str, set: Type, width: i32) -> Vec<Range<usize>> {
    let mut lines = Vec::new();
    let mut start = 0;
    let mut end = 0;
    let reach = |from: usize, to: usize| {
        let line = text.get(from..to).unwrap_or_default();
        fonts.width(set.face, line.trim_end(), set.em)
    };
    for word in text.split_inclusive(char::is_whitespace) {
        let next = end + word.len();
        if end > start && reach(start, next) > width {
            lines.push(start..end);
            start = end;
        }
        // A word that is longer than a line is broken.
        while reach(start, next) > width {
            let rest = text.get(start..next).unwrap_or_default();
            let mut ends = rest
                .char_indices()
                .map(|(at, letter)| at + letter.len_utf8());
            let first = ends.next().unwrap_or(rest.len());
            let fits = |&at: &usize| reach(start, start + at) <= width;
            let cut = start + ends.take_while(fits).last().unwrap_or(first);
            if cut >= next {
                break;
            }
            lines.push(start..cut);
            start = cut;
        }
        end = next;
        if word.ends_with(BREAK) {
            lines.push(start..end);
            start = end;
        }
    }
    lines.push(start..text.len());
    lines
}
