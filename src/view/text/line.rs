//! Letters at their places in a line.

use std::ops::Range;

use crate::view::text::glyph::Glyph;

/// A letter at its place in a line of text, or several that are one in the font.
pub struct Placed {
    /// The letter.
    pub glyph: Glyph,
    /// The distance of the pen from the start of the line, in pixels.
    pub x: f32,
    /// How far it stands above the baseline, in pixels.
    pub rise: f32,
    /// The bytes of the text that it stands for.
    pub letters: Range<usize>,
}

/// The room of a letter in a line.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::view) struct Cell {
    /// The bytes of the letter.
    pub(in crate::view) letter: Range<usize>,
    /// Its ends, in pixels from the start of the line.
    pub(in crate::view) left: f32,
    pub(in crate::view) right: f32,
    pub(in crate::view) is_right_to_left: bool,
}

impl Cell {
    /// The place of a caret before the letter.
    fn before(&self) -> f32 {
        if self.is_right_to_left {
            self.right
        } else {
            self.left
        }
    }

    /// The place of a caret after the letter.
    fn after(&self) -> f32 {
        if self.is_right_to_left {
            self.left
        } else {
            self.right
        }
    }
}

/// The cells of a line, in the order of its text.
pub(in crate::view) struct Cells(pub(super) Vec<Cell>);

impl Cells {
    /// Where a caret stands that is before this byte, in pixels from the start of the line.
    pub(in crate::view) fn caret(&self, place: usize) -> i32 {
        let index = self.0.partition_point(|cell| cell.letter.end <= place);
        let last = index.checked_sub(1).and_then(|last| self.0.get(last));
        let first = || self.0.first().map(Cell::before);
        last.map(Cell::after).or_else(first).unwrap_or(0.0).ceil() as i32
    }

    /// The parts of the line that these bytes take, from left to right in each; more than one where the direction
    /// changes.
    pub(in crate::view) fn parts(&self, bytes: Range<usize>) -> Vec<Range<i32>> {
        let mut parts: Vec<Range<f32>> = Vec::new();
        let chosen = |cell: &&Cell| bytes.start < cell.letter.end && cell.letter.start < bytes.end;
        for cell in self.0.iter().filter(chosen) {
            match parts.last_mut() {
                Some(part) if part.end == cell.left => part.end = cell.right,
                Some(part) if part.start == cell.right => part.start = cell.left,
                _ => parts.push(cell.left..cell.right),
            }
        }
        let whole = |part: Range<f32>| part.start.ceil() as i32..part.end.ceil() as i32;
        parts.into_iter().map(whole).collect()
    }
}
