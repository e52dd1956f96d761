//! Lines with letters from right to left, in the order and with the shapes in which they are read: ordered by Unicode's
//! bidirectional algorithm (UAX #9), and joined by the rules of their fonts.

use std::ops::Range;

use ab_glyph::{Font as _, GlyphId};
use rustybuzz::ttf_parser::Tag;
use rustybuzz::{Direction, Face, UnicodeBuffer, Variation};
use unicode_bidi::{BidiClass, ParagraphBidiInfo, bidi_class};

use crate::view::text::glyph::{FontInUse, Glyph, REGULAR_WEIGHT};
use crate::view::text::line::{Cell, Placed};
use crate::words::RIGHT_TO_LEFT_MARK;

/// A line as it is painted.
#[derive(Default)]
pub(super) struct ShapedLine {
    /// From left to right.
    pub(super) placed: Vec<Placed>,
    /// In the order of the text.
    pub(super) cells: Vec<Cell>,
}

/// Shapes a line of text whose em has this many pixels, each letter in the font that is chosen for it.
pub(super) fn shape(text: &str, em: i32, mut font_of: impl FnMut(char) -> FontInUse) -> ShapedLine {
    let paragraph = ParagraphBidiInfo::new(text, None);
    let (levels, runs) = paragraph.visual_runs(0..text.len());
    let mut shaper = Shaper {
        text,
        em,
        pen: 0.0,
        line: ShapedLine::default(),
    };
    for run in runs {
        let is_right_to_left = levels.get(run.start).is_some_and(|level| level.is_rtl());
        let mut parts = parts_by_font(text, run, &mut font_of);
        if is_right_to_left {
            parts.reverse();
        }
        for (font, part) in parts {
            shaper.add(&font, part, is_right_to_left);
        }
    }
    let ShapedLine { cells, .. } = &mut shaper.line;
    cells.sort_by_key(|cell| cell.letter.start);
    shaper.line
}

/// The parts of a run that are in one font. Spaces and marks do not change the font of what they follow, if it has them.
fn parts_by_font(
    text: &str,
    run: Range<usize>,
    font_of: &mut impl FnMut(char) -> FontInUse,
) -> Vec<(FontInUse, Range<usize>)> {
    let mut parts: Vec<(FontInUse, Range<usize>)> = Vec::new();
    for (offset, letter) in text.get(run.clone()).unwrap_or_default().char_indices() {
        let start = run.start + offset;
        let end = start + letter.len_utf8();
        if let Some((font, part)) = parts.last_mut()
            && follows(letter, font)
        {
            part.end = end;
            continue;
        }
        let font = font_of(letter);
        match parts.last_mut() {
            Some((last, part)) if last.number == font.number => part.end = end,
            _ => parts.push((font, start..end)),
        }
    }
    parts
}

/// Whether a character is written in the font of the letter before it.
fn follows(letter: char, font: &FontInUse) -> bool {
    match bidi_class(letter) {
        BidiClass::NSM | BidiClass::WS => font.font.glyph_id(letter).0 != 0,
        // What only says how others are ordered or joined has no shape.
        BidiClass::BN | BidiClass::FSI | BidiClass::LRI | BidiClass::RLI | BidiClass::PDI => true,
        _ => RIGHT_TO_LEFT_MARK.contains(letter),
    }
}

struct Shaper<'t> {
    text: &'t str,
    em: i32,
    pen: f32,
    line: ShapedLine,
}

impl Shaper<'_> {
    /// Adds a part in one font and one direction.
    fn add(&mut self, font: &FontInUse, part: Range<usize>, is_right_to_left: bool) {
        let Some(mut face) = Face::from_slice(font.font.font_data(), font.index) else {
            return;
        };
        face.set_variations(&[Variation {
            tag: Tag::from_bytes(b"wght"),
            value: REGULAR_WEIGHT,
        }]);
        let factor = self.em as f32 / face.units_per_em().max(1) as f32;
        let mut buffer = UnicodeBuffer::new();
        for (offset, letter) in self
            .text
            .get(part.clone())
            .unwrap_or_default()
            .char_indices()
        {
            buffer.add(letter, (part.start + offset) as u32);
        }
        buffer.set_direction(if is_right_to_left {
            Direction::RightToLeft
        } else {
            Direction::LeftToRight
        });
        let shaped = rustybuzz::shape(&face, &[], buffer);
        let clusters = || {
            shaped
                .glyph_infos()
                .iter()
                .map(|info| info.cluster as usize)
        };
        let mut starts: Vec<usize> = clusters().collect();
        starts.sort_unstable();
        starts.dedup();
        let letters = |start: usize| {
            let next = starts.partition_point(|&it| it <= start);
            start..starts.get(next).copied().unwrap_or(part.end)
        };
        let mut cluster: Option<(Range<usize>, f32)> = None;
        for (info, position) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
            let letters = letters(info.cluster as usize);
            if let Some((last, left)) = cluster.clone()
                && last != letters
            {
                self.add_cells(last, left, is_right_to_left);
                cluster = None;
            }
            let id = GlyphId(u16::try_from(info.glyph_id).unwrap_or_default());
            self.line.placed.push(Placed {
                glyph: Glyph::new(font.clone(), id, self.em),
                x: self.pen + position.x_offset as f32 * factor,
                rise: position.y_offset as f32 * factor,
                letters: letters.clone(),
            });
            cluster.get_or_insert((letters, self.pen));
            self.pen += position.x_advance as f32 * factor;
        }
        if let Some((last, left)) = cluster {
            self.add_cells(last, left, is_right_to_left);
        }
    }

    /// Adds the cells of letters between a place and the pen: equal parts, where several are one in the font.
    fn add_cells(&mut self, letters: Range<usize>, left: f32, is_right_to_left: bool) {
        let text = self.text.get(letters.clone()).unwrap_or_default();
        let count = text.chars().count();
        let width = (self.pen - left) / count.max(1) as f32;
        for (number, (offset, letter)) in text.char_indices().enumerate() {
            let start = letters.start + offset;
            let steps = if is_right_to_left {
                count - 1 - number
            } else {
                number
            };
            let left = left + width * steps as f32;
            self.line.cells.push(Cell {
                letter: start..start + letter.len_utf8(),
                left,
                right: left + width,
                is_right_to_left,
            });
        }
    }
}
