//! A page: texts and lines, placed in millimetres from the upper left corner of the paper.

use crate::view::{Face, Fonts};
use crate::words::{SheetLabel, Words};

/// The width of A4.
pub(crate) const WIDTH: f32 = 210.0;
/// The height of A4.
pub(crate) const HEIGHT: f32 = 297.0;
/// The left and right margins of the printed area.
pub(super) const LEFT: f32 = 16.0;
pub(super) const RIGHT: f32 = WIDTH - 16.0;
/// The top and bottom margins of the printed area.
pub(super) const TOP: f32 = 14.0;
pub(super) const BOTTOM: f32 = HEIGHT - 12.0;

/// The em size for measuring text.
pub(crate) const EM: i32 = 1000;

/// The contents of a page.
#[derive(Default)]
pub(crate) struct Page {
    pub(crate) texts: Vec<Text>,
    pub(crate) lines: Vec<Line>,
}

/// A line of text.
pub(crate) struct Text {
    /// The left end of its baseline.
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) set: Style,
    pub(crate) text: String,
}

/// The letters of a text.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    pub(crate) face: Face,
    /// The size of an em.
    pub(crate) size: f32,
}

pub(super) const fn regular(size: f32) -> Style {
    let face = Face::Regular;
    Style { face, size }
}

pub(super) const fn bold(size: f32) -> Style {
    let face = Face::Bold;
    Style { face, size }
}

/// A caption.
pub(super) const CAPTION: Style = regular(2.5);

/// A horizontal or vertical line.
pub(crate) struct Line {
    pub(crate) from: (f32, f32),
    pub(crate) to: (f32, f32),
    pub(crate) width: f32,
}

/// Writes on a page.
pub(super) struct Pen<'a> {
    pub(super) page: &'a mut Page,
    pub(super) fonts: &'a Fonts,
    pub(super) words: Words,
}

impl Pen<'_> {
    /// The width of a text.
    pub(super) fn width(&self, text: &str, set: Style) -> f32 {
        let end = self.fonts.ends(set.face, text, EM).last();
        end.map_or(0.0, |(_, reach)| reach) * set.size / EM as f32
    }

    /// As much of a text as fits a width.
    pub(super) fn fit(&self, text: &str, set: Style, width: f32) -> String {
        let room = (width * EM as f32 / set.size) as i32;
        self.fonts.fit(set.face, text, EM, room)
    }

    /// Writes as much of a text as fits a width, starting at a point.
    pub(super) fn text(&mut self, x: f32, y: f32, width: f32, text: &str, set: Style) {
        let text = self.fit(text, set, width);
        self.page.texts.push(Text { x, y, set, text });
    }

    /// Writes a text that ends at a point.
    pub(super) fn right(&mut self, x: f32, y: f32, text: &str, set: Style) {
        let width = self.width(text, set);
        self.text(x - width, y, f32::INFINITY, text, set);
    }

    /// Writes a label as [`Pen::text`] writes a text.
    pub(super) fn label(&mut self, x: f32, y: f32, width: f32, label: SheetLabel, set: Style) {
        self.text(x, y, width, self.words.sheet_label(label), set);
    }

    /// Writes a label that ends at a point.
    pub(super) fn right_label(&mut self, x: f32, y: f32, label: SheetLabel, set: Style) {
        self.right(x, y, self.words.sheet_label(label), set);
    }

    /// Writes a text centred on the page.
    pub(super) fn centered(&mut self, y: f32, text: &str, set: Style) {
        let width = self.width(text, set);
        self.text((WIDTH - width) / 2.0, y, f32::INFINITY, text, set);
    }

    /// Draws a horizontal line.
    pub(super) fn level(&mut self, from: f32, to: f32, y: f32, width: f32) {
        self.page.lines.push(Line {
            from: (from, y),
            to: (to, y),
            width,
        });
    }

    /// Draws a vertical line.
    pub(super) fn upright(&mut self, x: f32, from: f32, to: f32, width: f32) {
        self.page.lines.push(Line {
            from: (x, from),
            to: (x, to),
            width,
        });
    }
}
