//! Lines of text.

use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// The size of the smallest letters that large text may shrink to, in units of the window.
const LEAST_TEXT: i32 = 12;

impl View<'_> {
    /// A text style with its size in units.
    pub fn set(&self, face: Face, size: i32, color: Rgba) -> Type {
        let em = self.unit(size);
        Type { face, em, color }
    }

    /// The width of a text.
    pub fn width(&self, text: &str, set: Type) -> i32 {
        self.fonts.width(set.face, text, set.em)
    }

    /// A text cut to a width.
    pub fn cut(&self, text: &str, set: Type, width: i32) -> String {
        self.fonts.fit(set.face, text, set.em, width)
    }

    /// A sentence with two names, which are cut so that it fits into a width. A short one is left whole.
    pub fn cut_sentence(
        &self,
        names: &[String; 2],
        set: Type,
        width: i32,
        sentence: impl Fn(&[String; 2]) -> String,
    ) -> String {
        let between = self.width(&sentence(&Default::default()), set);
        sentence(&self.cut_names(names, set, width - between))
    }

    /// Two names cut so that both fit into a width together. A short one is left whole.
    pub fn cut_names(&self, names: &[String; 2], set: Type, room: i32) -> [String; 2] {
        let needed = names.each_ref().map(|name| self.width(name, set));
        let mut widths = shared(&needed, room).into_iter();
        names
            .each_ref()
            .map(|name| self.cut(name, set, widths.next().unwrap_or(0)))
    }

    /// A text and its type for a width: in smaller letters, down to three quarters, before it is cut.
    pub fn fitting(&self, text: &str, set: Type, width: i32) -> (String, Type) {
        self.fitting_from(set.smallest().em, text, set, width)
    }

    /// The same, down to so many pixels.
    pub fn fitting_from(&self, least: i32, text: &str, set: Type, width: i32) -> (String, Type) {
        match sizes_from(least, set).find(|set| self.width(text, *set) <= width) {
            Some(set) => (text.to_owned(), set),
            None => (self.cut(text, set, width), set),
        }
    }

    /// The size in pixels of the smallest letters that large text may shrink to.
    pub fn least_text(&self) -> i32 {
        self.layout.board_unit(LEAST_TEXT)
    }

    /// Whether a text has at most so many lines of a width, none of whose words is wider.
    pub fn fits_lines(&self, text: &str, set: Type, width: i32, most: i32) -> bool {
        let has_room = |word| self.width(word, set) <= width;
        self.wrapped(text, set, width).len() as i32 <= most && text.split(' ').all(has_room)
    }

    /// A text at a point in the middle of its height. Returns its width.
    pub fn text(&mut self, at: Point, align: Align, text: &str, set: Type) -> i32 {
        self.scene.text(self.fonts, at, align, text, set)
    }

    /// A text in the middle of the height of an area.
    pub fn text_in(&mut self, area: Rect, align: Align, text: &str, set: Type) -> i32 {
        let x = match align {
            Align::Left => area.x,
            Align::Center => area.center().x,
            Align::Right => area.right(),
        };
        self.text(Point::new(x, area.center().y), align, text, set)
    }

    /// The same, cut to the width of the area.
    pub fn cut_in(&mut self, area: Rect, align: Align, text: &str, set: Type) -> i32 {
        let text = self.cut(text, set, area.w);
        self.text_in(area, align, &text, set)
    }

    /// The same, in smaller letters before it is cut.
    pub fn fitted_in(&mut self, area: Rect, align: Align, text: &str, set: Type) -> i32 {
        let (text, set) = self.fitting(text, set, area.w);
        self.text_in(area, align, &text, set)
    }

    /// Lines of text, this far from each other, in the middle of the height of an area.
    pub fn text_lines(&mut self, area: Rect, align: Align, lines: &[String], set: Type, step: i32) {
        let first = area.y - step * (lines.len() as i32 - 1) / 2;
        for (number, line) in (0..).zip(lines) {
            let y = first + number * step;
            self.text_in(Rect { y, ..area }, align, line, set);
        }
    }

    /// Texts with something between them, without the last ones where not all have room in a width.
    pub fn joined(&self, texts: Vec<String>, between: &str, set: Type, width: i32) -> String {
        let mut shown: Vec<String> = texts.into_iter().filter(|it| !it.is_empty()).collect();
        while shown.len() > 1 && self.width(&shown.join(between), set) > width {
            shown.pop();
        }
        shown.join(between)
    }

    /// A name in the middle of the height of an area: in smaller letters, then in two lines of these, before it is cut.
    pub fn name_in(&mut self, area: Rect, align: Align, name: &str, set: Type) {
        let (shown, fitted) = self.fitting(name, set, area.w);
        let small = set.smallest();
        let split = self.split_name(name, small, area.w);
        match split.filter(|_| shown != name) {
            Some((first, rest)) => {
                let second = self.cut(rest, small, area.w);
                self.whole_at_rest(area, second != rest, name);
                self.text_lines(area, align, &[first, second], small, small.em * 9 / 8);
            }
            None => {
                self.whole_at_rest(area, shown != name, name);
                self.text_in(area, align, &shown, fitted);
            }
        }
    }

    /// As much of a name as fits into a line, and the rest; `None` if there is no place to break it.
    pub fn split_name<'t>(
        &self,
        name: &'t str,
        set: Type,
        width: i32,
    ) -> Option<(String, &'t str)> {
        let first = self.wrapped(name, set, width).into_iter().next()?;
        let rest = name.strip_prefix(&first)?.trim_start();
        (!rest.is_empty()).then_some((first, rest))
    }

    /// A name in an area, cut to its width. The pointer at rest on it shows the whole.
    pub fn cut_name_in(&mut self, area: Rect, align: Align, name: &str, set: Type) {
        let shown = self.cut(name, set, area.w);
        self.whole_at_rest(area, shown != name, name);
        self.text_in(area, align, &shown, set);
    }

    /// Where a text is cut, the pointer at rest shows the whole.
    pub fn whole_at_rest(&mut self, area: Rect, is_cut: bool, whole: &str) {
        if is_cut {
            self.scene.add_zone(area, Zone::Cut(whole.to_owned()));
        }
    }

    /// The largest letters, down to seven eighths, in which all these texts fit into a width; without such letters they are cut,
    /// and stay as large as they are.
    pub fn fitting_all(&self, texts: &[String], set: Type, width: i32) -> Type {
        let fits = |set: &Type| texts.iter().all(|text| self.width(text, *set) <= width);
        sizes_from(set.em * 7 / 8, set).find(fits).unwrap_or(set)
    }

    /// A text that starts at a point, in smaller letters or cut where it has no room.
    pub fn fitted(&mut self, at: Point, text: &str, set: Type, room: i32) -> i32 {
        let (text, set) = self.fitting(text, set, room);
        self.text(at, Align::Left, &text, set)
    }
}

/// The sizes of a type down to so many pixels, the largest first.
fn sizes_from(least: i32, set: Type) -> impl Iterator<Item = Type> {
    (least..=set.em).rev().map(move |em| Type { em, ..set })
}

/// The widths of what needs so much, where it has to share the room: what needs least gets it whole.
pub(in crate::view) fn shared(needed: &[i32], room: i32) -> Vec<i32> {
    let mut order: Vec<usize> = (0..needed.len()).collect();
    order.sort_by_key(|&at| needed[at]);
    let mut widths = needed.to_vec();
    let mut rest = room;
    for (done, at) in order.into_iter().enumerate() {
        widths[at] = needed[at].min(rest / (needed.len() - done) as i32);
        rest -= widths[at];
    }
    widths
}
