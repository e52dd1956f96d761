//! The fonts and the measure of text.

use std::ops::Range;
use std::sync::LazyLock;

use ab_glyph::{Font as _, FontRef, GlyphId, OutlinedGlyph, PxScale, ScaleFont as _, point};

use super::fallback;

/// A face of the one family in use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Face {
    Regular,
    Bold,
}

static REGULAR: LazyLock<FontRef> = LazyLock::new(|| embedded(notosans::REGULAR_TTF));
static BOLD: LazyLock<FontRef> = LazyLock::new(|| embedded(notosans::BOLD_TTF));

fn embedded(bytes: &'static [u8]) -> FontRef<'static> {
    FontRef::try_from_slice(bytes).expect("the embedded fonts are whole")
}

/// A letter in the font that has it; a box where none has.
pub struct Glyph {
    font: &'static FontRef<'static>,
    id: GlyphId,
    scale: PxScale,
}

impl Glyph {
    /// How far the next letter is to the right, in pixels.
    pub fn advance(&self) -> f32 {
        self.font.as_scaled(self.scale).h_advance(self.id)
    }

    /// Its outline with the pen at a place, in pixels; a blank has none.
    pub fn outline(&self, x: f32, baseline: f32) -> Option<OutlinedGlyph> {
        let at = point(x, baseline);
        let glyph = self.id.with_scale_and_position(self.scale, at);
        self.font.outline_glyph(glyph)
    }
}

impl Face {
    fn font(self) -> &'static FontRef<'static> {
        match self {
            Face::Regular => &REGULAR,
            Face::Bold => &BOLD,
        }
    }

    /// A letter with an em of so many pixels.
    pub fn glyph(self, letter: char, em: i32) -> Glyph {
        let mut font = self.font();
        let mut id = font.glyph_id(letter);
        if id.0 == 0
            && let Some(other) = fallback::font_with(letter)
        {
            font = other;
            id = font.glyph_id(letter);
        }
        let scale = scale(font, em);
        Glyph { font, id, scale }
    }

    /// The ends of the letters of a line: the place in the text after each, and its distance from the left
    /// edge of the line in pixels. Every other measure comes from these, so no letter is measured twice.
    pub fn ends(self, text: &str, em: i32) -> impl Iterator<Item = (usize, f32)> {
        let mut reach = 0.0;
        text.char_indices().map(move |(start, letter)| {
            reach += self.glyph(letter, em).advance();
            (start + letter.len_utf8(), reach)
        })
    }

    /// The width of a line of text in pixels, not rounded.
    pub(super) fn reach(self, text: &str, em: i32) -> f32 {
        self.ends(text, em).last().map_or(0.0, |(_, reach)| reach)
    }

    /// The width of a line of text in pixels, rounded up.
    pub fn width(self, text: &str, em: i32) -> i32 {
        self.reach(text, em).ceil() as i32
    }

    /// A text on lines that fit a width, broken at blanks. A word may be wider than its line.
    pub fn wrap(self, text: &str, em: i32, width: i32) -> Vec<String> {
        let blank = self.reach(" ", em);
        let mut lines: Vec<String> = Vec::new();
        let mut end = 0.0;
        for word in text.split_whitespace() {
            let reach = self.reach(word, em);
            match lines.last_mut() {
                Some(line) if end + blank + reach <= width as f32 => {
                    line.push(' ');
                    line.push_str(word);
                    end += blank + reach;
                }
                _ => {
                    lines.push(word.to_string());
                    end = reach;
                }
            }
        }
        lines
    }

    /// The longest beginning of a text that fits a width, with `…` where something is left out.
    pub fn fit(self, text: &str, em: i32, width: i32) -> String {
        let mark = self.reach("…", em);
        match cut(text, self.ends(text, em), width as f32, mark) {
            None => text.to_string(),
            Some(end) => format!("{}…", text.get(..end).unwrap_or_default()),
        }
    }

    /// The letters of a line that are seen in a part of it: their places in the text, and where they begin
    /// and end, all in pixels from the left edge of the line.
    pub(super) fn seen(self, text: &str, em: i32, part: Range<i32>) -> (Range<usize>, Range<i32>) {
        let (mut places, mut reaches) = (0..0, 0.0..0.0);
        for (end, reach) in self.ends(text, em) {
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

/// Where a text has to end so that it fits a width with a mark after it, and not after a blank; `None` if it
/// fits as it is. Goes through its letters no further than there is room.
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
        let ends_in_blank = || {
            text.get(..end)?
                .chars()
                .next_back()
                .map(char::is_whitespace)
        };
        if reach + mark <= width && ends_in_blank() == Some(false) {
            kept = end;
        }
    }
    None
}

/// The scale at which an em is so many pixels.
fn scale(font: &FontRef, em: i32) -> PxScale {
    let units = font.units_per_em().unwrap_or(1000.0);
    PxScale::from(em as f32 * font.height_unscaled() / units)
}

/// How far letters rise above the baseline, in pixels.
pub fn ascent(em: i32) -> i32 {
    (em as f32 * 1.07).ceil() as i32
}

/// How far letters hang below the baseline, in pixels.
pub fn descent(em: i32) -> i32 {
    (em as f32 * 0.3).ceil() as i32
}

/// The height of a capital letter, in pixels; by it a line is centred.
pub fn cap_height(em: i32) -> i32 {
    (em as f32 * 0.714).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn to_fit_a_text_no_more_of_it_is_measured_than_there_is_room() {
        let text = "W".repeat(100_000);
        let measured = Cell::new(0);
        let ends = Face::Regular.ends(&text, 15);
        let counted = ends.inspect(|_| measured.set(measured.get() + 1));
        let end = cut(&text, counted, 400.0, 12.0).expect("it is too long");
        assert!((10..measured.get()).contains(&end), "{end}");
        assert!(measured.get() < 100, "{}", measured.get());
    }

    #[test]
    fn a_cut_text_is_as_long_as_it_can_be() {
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
                let fits = |text: &String| Face::Bold.width(text, 18) <= width;
                let longest = beginnings.map(|begin| format!("{begin}…")).rfind(fits);
                let expected = match Face::Bold.width(text, 18) <= width || text.is_empty() {
                    true => text.to_string(),
                    false => longest.unwrap_or("…".into()),
                };
                assert_eq!(Face::Bold.fit(text, 18, width), expected, "{width}");
            }
        }
    }

    #[test]
    fn the_letters_that_are_seen_reach_over_the_part() {
        let (face, text) = (Face::Regular, "Zoë 小林 ".repeat(50));
        let width = face.width(&text, 15);
        for part in [0..100, 333..400, width - 50..width, -20..10, 70..71] {
            let (places, reaches) = face.seen(&text, 15, part.clone());
            assert_eq!(reaches.start, face.reach(&text[..places.start], 15) as i32);
            assert_eq!(reaches.end, face.width(&text[..places.end], 15));
            assert!(reaches.start <= part.start.max(0) && reaches.end >= part.end);
            assert!(reaches.end - reaches.start < part.end - part.start + 40);
        }
        assert_eq!(face.seen(&text, 15, 0..width).0, 0..text.len());
        assert!(face.seen(&text, 15, width + 5..width + 9).0.is_empty());
    }

    #[test]
    fn wrapped_lines_are_full_and_no_wider_than_they_may_be() {
        let text =
            "The quick brown fox  jumps over\tthe lazy dog, Donaudampfschiffahrtsgesellschaft!";
        for width in [1, 60, 130, 200, 2_000] {
            let lines = Face::Regular.wrap(text, 15, width);
            let words: Vec<&str> = text.split_whitespace().collect();
            assert_eq!(lines.join(" "), words.join(" "));
            for pair in lines.windows(2) {
                let next = pair[1].split(' ').next().unwrap_or_default();
                let longer = format!("{} {next}", pair[0]);
                assert!(Face::Regular.width(&longer, 15) > width, "{longer}");
                let fits = Face::Regular.width(&pair[0], 15) <= width;
                assert!(fits || !pair[0].contains(' '), "{width}: {}", pair[0]);
            }
        }
    }
}
