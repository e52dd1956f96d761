//! Fonts and text measurement.

use std::ops::Range;

use ab_glyph::Font as _;

use crate::view::text::fallback::{Fallback, FontSource, OtherFonts};
use crate::view::text::glyph::{EmbeddedFont, Glyph};
use crate::view::text::line::{Cell, Cells, Placed};
use crate::view::text::shaping::ShapedLine;
use crate::words::{RIGHT_TO_LEFT_MARK, has_right_to_left, is_right_to_left};

/// A face of the font family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Face {
    Regular,
    Bold,
}

impl Face {
    /// The embedded TrueType file.
    pub(crate) const fn file(self) -> &'static [u8] {
        match self {
            Face::Regular => include_bytes!(concat!(env!("OUT_DIR"), "/regular.ttf")),
            Face::Bold => include_bytes!(concat!(env!("OUT_DIR"), "/bold.ttf")),
        }
    }
}

/// The fonts for measuring and painting text: an embedded family, and optionally fallback fonts for missing
/// letters.
#[derive(Debug)]
pub struct Fonts {
    regular: EmbeddedFont,
    bold: EmbeddedFont,
    others: Option<Box<dyn OtherFonts>>,
}

impl Fonts {
    /// The embedded family alone, with boxes for missing letters. Pictures are the same on every machine.
    pub fn embedded() -> Fonts {
        Fonts {
            regular: EmbeddedFont::new(Face::Regular.file(), 0),
            bold: EmbeddedFont::new(Face::Bold.file(), 1),
            others: None,
        }
    }

    /// The embedded family, with fallback fonts for missing letters. They are scanned when the first such
    /// letter is met.
    pub fn with_fallback(source: FontSource) -> Fonts {
        Fonts {
            others: Some(Box::new(Fallback::new(source))),
            ..Fonts::embedded()
        }
    }

    fn embedded_font(&self, face: Face) -> &EmbeddedFont {
        match face {
            Face::Regular => &self.regular,
            Face::Bold => &self.bold,
        }
    }

    /// A letter with an em of this many pixels.
    fn glyph(&self, face: Face, letter: char, em: i32) -> Glyph {
        let embedded = &self.embedded_font(face).font;
        let lacks = embedded.font.glyph_id(letter).0 == 0;
        let others = self.others.as_ref().filter(|_| lacks);
        let other = others.and_then(|fonts| fonts.font_with(letter));
        let font = other.unwrap_or_else(|| embedded.clone());
        let id = font.font.glyph_id(letter);
        Glyph::new(font, id, em)
    }

    /// A line with letters from right to left; `None` for any other.
    fn shaped(&self, face: Face, text: &str, em: i32) -> Option<ShapedLine> {
        let others = self.others.as_ref()?;
        others.shaped(&self.embedded_font(face).font, text, em)
    }

    /// The letters of a line at their places, from left to right.
    pub fn line(&self, face: Face, text: &str, em: i32) -> Vec<Placed> {
        if let Some(line) = self.shaped(face, text, em) {
            return line.placed;
        }
        let mut x = 0.0;
        let place = |(start, letter): (usize, char)| {
            let glyph = self.glyph(face, letter, em);
            let end = x + glyph.advance();
            let placed = Placed {
                glyph,
                x,
                rise: 0.0,
                letters: start..start + letter.len_utf8(),
            };
            x = end;
            placed
        };
        text.char_indices().map(place).collect()
    }

    /// The rooms of the letters of a line.
    pub(in crate::view) fn cells(&self, face: Face, text: &str, em: i32) -> Cells {
        if let Some(line) = self.shaped(face, text, em) {
            return Cells(line.cells);
        }
        let (mut start, mut left) = (0, 0.0);
        let cell = |(end, right)| {
            let cell = Cell {
                letter: start..end,
                left,
                right,
                is_right_to_left: false,
            };
            (start, left) = (end, right);
            cell
        };
        Cells(self.ends(face, text, em).map(cell).collect())
    }

    /// The ends of the letters of a line: the byte offset after each, and how much of the line in pixels the letters
    /// up to there take. All other measures come from these, so no letter is measured twice.
    pub fn ends(&self, face: Face, text: &str, em: i32) -> impl Iterator<Item = (usize, f32)> {
        let (cells, letters) = match self.shaped(face, text, em) {
            Some(line) => (line.cells, ""),
            None => (Vec::new(), text),
        };
        let embedded = self.embedded_font(face);
        let factor = embedded.factor(em);
        let letters = letters.char_indices().map(move |(start, letter)| {
            let advance = match embedded.ascii_advance(letter) {
                Some(advance) => factor * advance,
                None => self.glyph(face, letter, em).advance(),
            };
            (start + letter.len_utf8(), advance)
        });
        let cells = cells
            .into_iter()
            .map(|cell| (cell.letter.end, cell.right - cell.left));
        let mut reach = 0.0;
        cells.chain(letters).map(move |(end, advance)| {
            reach += advance;
            (end, reach)
        })
    }

    /// The width of a line of text in pixels, not rounded.
    pub(in crate::view) fn reach(&self, face: Face, text: &str, em: i32) -> f32 {
        let last = self.ends(face, text, em).last();
        last.map_or(0.0, |(_, reach)| reach)
    }

    /// The width of a line of text in pixels, rounded up.
    pub fn width(&self, face: Face, text: &str, em: i32) -> i32 {
        self.reach(face, text, em).ceil() as i32
    }

    /// Wraps a text at spaces to lines of at most this width. A single word may be wider.
    pub fn wrap(&self, face: Face, text: &str, em: i32, width: i32) -> Vec<String> {
        let space = self.reach(face, " ", em);
        let mark = line_mark(text);
        let mut lines: Vec<String> = Vec::new();
        let mut end = 0.0;
        for word in words(text) {
            let reach = self.reach(face, word, em);
            match lines.last_mut() {
                Some(line) if end + space + reach <= width as f32 => {
                    line.push(' ');
                    line.push_str(word);
                    end += space + reach;
                }
                _ => {
                    lines.push(format!("{mark}{word}"));
                    end = reach;
                }
            }
        }
        lines
    }

    /// The longest prefix of a text that fits a width, with `…` if it was shortened.
    pub fn fit(&self, face: Face, text: &str, em: i32, width: i32) -> String {
        let mark = self.reach(face, "…", em);
        let mut cut_at = cut(text, self.ends(face, text, em), width as f32, mark);
        // The last letter of a text that joins its letters can be wider than it was among others.
        loop {
            let Some(end) = cut_at else {
                return text.to_string();
            };
            let kept = text.get(..end).unwrap_or_default();
            let shortened = format!("{kept}…");
            if kept.is_empty()
                || !has_right_to_left(kept)
                || self.width(face, &shortened, em) <= width
            {
                return shortened;
            }
            cut_at = kept.char_indices().next_back().map(|(last, _)| last);
        }
    }

    /// The letters of a line that are visible in a part of it: their byte range, and their extent in pixels
    /// from the start of the line.
    pub(in crate::view) fn seen(
        &self,
        face: Face,
        text: &str,
        em: i32,
        part: Range<i32>,
    ) -> (Range<usize>, Range<i32>) {
        if let Some(line) = self.shaped(face, text, em) {
            return seen_cells(&line.cells, part);
        }
        let (mut places, mut reaches) = (0..0, 0.0..0.0);
        for (end, reach) in self.ends(face, text, em) {
            if reach <= part.start as f32 {
                (places, reaches) = (end..end, reach..reach);
            } else if reaches.end < part.end as f32 {
                (places.end, reaches.end) = (end, reach);
            } else {
                break;
            }
        }
        (places, reaches.start as i32..reaches.end.ceil() as i32)
    }
}

/// What a line of a paragraph begins with, so that it is ordered as the paragraph is.
pub(in crate::view) fn line_mark(paragraph: &str) -> &'static str {
    if is_right_to_left([paragraph]) {
        RIGHT_TO_LEFT_MARK
    } else {
        ""
    }
}

/// The bytes from the first to the last letter of a shaped line that are visible in a part of it, with their extent.
fn seen_cells(cells: &[Cell], part: Range<i32>) -> (Range<usize>, Range<i32>) {
    let is_seen = |cell: &Cell| cell.right > part.start as f32 && cell.left < part.end as f32;
    let first = cells.iter().position(is_seen);
    let last = cells.iter().rposition(is_seen);
    let seen = first
        .zip(last)
        .and_then(|(first, last)| cells.get(first..=last));
    let seen = seen.unwrap_or_default();
    let bytes = seen.first().zip(seen.last());
    let left = seen
        .iter()
        .map(|cell| cell.left)
        .fold(f32::INFINITY, f32::min);
    let right = seen.iter().map(|cell| cell.right).fold(0.0, f32::max);
    (
        bytes.map_or(0..0, |(first, last)| first.letter.start..last.letter.end),
        left.min(right) as i32..right.ceil() as i32,
    )
}

/// The words of a text, between which a line may end: a no-break space ends none, nor does one beside the dash of a
/// score, `2 – 0`.
pub(in crate::view) fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(is_break);
        let mut breaks = rest
            .match_indices(is_break)
            .map(|(at, _)| rest.split_at(at));
        let (word, after) = breaks
            .find(|(before, after)| !is_in_score(before, after))
            .unwrap_or((rest, ""));
        rest = after;
        Some(word).filter(|word| !word.is_empty())
    })
}

fn is_break(letter: char) -> bool {
    const NO_BREAK: [char; 2] = ['\u{a0}', '\u{202f}'];
    letter.is_whitespace() && !NO_BREAK.contains(&letter)
}

/// Whether a space between these parts of a text is one beside the dash of a score.
fn is_in_score(before: &str, after: &str) -> bool {
    let is_point = |letter: char| letter.is_ascii_digit() || letter == '½';
    let after = after.trim_start_matches(is_break);
    before.ends_with(is_point) && after.starts_with('–')
        || before.ends_with('–') && after.starts_with(is_point)
}

/// Where to cut a text so that it fits a width with a mark after it, not after a space; `None` if it fits
/// uncut. Stops measuring once the width is exceeded.
fn cut(
    text: &str,
    ends: impl Iterator<Item = (usize, f32)>,
    width: f32,
    mark: f32,
) -> Option<usize> {
    let mut kept = 0;
    for (end, reach) in ends {
        if reach > width {
            return Some(kept);
        }
        let ends_in_space = || {
            text.get(..end)?
                .chars()
                .next_back()
                .map(char::is_whitespace)
        };
        if reach + mark <= width && ends_in_space() == Some(false) {
            kept = end;
        }
    }
    None
}

/// How far letters rise above the baseline, in pixels.
pub fn ascent(em: i32) -> i32 {
    (em as f32 * 1.07).ceil() as i32
}

/// How far letters hang below the baseline, in pixels.
pub fn descent(em: i32) -> i32 {
    (em as f32 * 0.3).ceil() as i32
}

/// The height of a capital letter, in pixels, used to centre lines.
pub fn cap_height(em: i32) -> i32 {
    (em as f32 * 0.714).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn fitting_a_text_measures_only_as_much_as_fits() {
        let fonts = Fonts::embedded();
        let text = "W".repeat(100_000);
        let measured = Cell::new(0);
        let ends = fonts.ends(Face::Regular, &text, 15);
        let counted = ends.inspect(|_| measured.set(measured.get() + 1));
        let end = cut(&text, counted, 400.0, 12.0).expect("it is too long");
        assert!((10..measured.get()).contains(&end), "{end}");
        assert!(measured.get() < 100, "{}", measured.get());
    }

    #[test]
    fn a_cut_text_is_as_long_as_it_can_be() {
        let fonts = Fonts::embedded();
        for text in [
            "Wolfeschlegelsteinhausen",
            "Zoë 小林  e",
            "a\u{301}\u{301}",
            " ",
            "",
        ] {
            let places = text.char_indices().map(|(place, _)| place);
            for width in -1..220 {
                let beginnings = places.clone().map(|end| text[..end].trim_end());
                let fits = |text: &String| fonts.width(Face::Bold, text, 18) <= width;
                let longest = beginnings.map(|begin| format!("{begin}…")).rfind(fits);
                let expected = if fonts.width(Face::Bold, text, 18) <= width || text.is_empty() {
                    text.to_string()
                } else {
                    longest.unwrap_or("…".into())
                };
                assert_eq!(fonts.fit(Face::Bold, text, 18, width), expected, "{width}");
            }
        }
    }

    #[test]
    fn the_visible_letters_cover_the_part() {
        let fonts = Fonts::embedded();
        let (face, text) = (Face::Regular, "Zoë 小林 ".repeat(50));
        let width = fonts.width(face, &text, 15);
        for part in [0..100, 333..400, width - 50..width, -20..10, 70..71] {
            let (places, reaches) = fonts.seen(face, &text, 15, part.clone());
            assert_eq!(
                reaches.start,
                fonts.reach(face, &text[..places.start], 15) as i32
            );
            assert_eq!(reaches.end, fonts.width(face, &text[..places.end], 15));
            assert!(reaches.start <= part.start.max(0) && reaches.end >= part.end);
            assert!(reaches.end - reaches.start < part.end - part.start + 40);
        }
        assert_eq!(fonts.seen(face, &text, 15, 0..width).0, 0..text.len());
        let (places, _) = fonts.seen(face, &text, 15, width + 5..width + 9);
        assert!(places.is_empty());
    }

    #[test]
    fn no_line_ends_at_a_no_break_space() {
        let fonts = Fonts::embedded();
        let lines = fonts.wrap(Face::Regular, "«\u{202f}a\u{202f}»\u{a0}b  c", 15, 1);
        assert_eq!(lines, ["«\u{202f}a\u{202f}»\u{a0}b", "c"]);
    }

    #[test]
    fn no_line_ends_within_a_score() {
        let fonts = Fonts::embedded();
        let lines = fonts.wrap(Face::Regular, "Ben 2½ – 0 Ann – 1999 – x", 15, 1);
        assert_eq!(lines, ["Ben", "2½ – 0", "Ann", "– 1999 –", "x"]);
    }

    #[test]
    fn wrapped_lines_are_full_but_not_too_wide() {
        let fonts = Fonts::embedded();
        let text =
            "The quick brown fox  jumps over\tthe lazy dog, Donaudampfschiffahrtsgesellschaft!";
        for width in [1, 60, 130, 200, 2_000] {
            let lines = fonts.wrap(Face::Regular, text, 15, width);
            let words: Vec<&str> = text.split_whitespace().collect();
            assert_eq!(lines.join(" "), words.join(" "));
            for pair in lines.windows(2) {
                let next = pair[1].split(' ').next().unwrap_or_default();
                let longer = format!("{} {next}", pair[0]);
                assert!(fonts.width(Face::Regular, &longer, 15) > width, "{longer}");
                let fits = fonts.width(Face::Regular, &pair[0], 15) <= width;
                assert!(fits || !pair[0].contains(' '), "{width}: {}", pair[0]);
            }
        }
    }
}
