//! The fonts and the measure of text.

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

    /// The width of a line of text in pixels, rounded up.
    pub fn width(self, text: &str, em: i32) -> i32 {
        let advance = |letter| self.glyph(letter, em).advance();
        text.chars().map(advance).sum::<f32>().ceil() as i32
    }

    /// A text on lines that fit a width, broken at blanks.
    pub fn wrap(self, text: &str, em: i32, width: i32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            let longer = lines.last().map(|line| format!("{line} {word}"));
            match (longer, lines.last_mut()) {
                (Some(longer), Some(line)) if self.width(&longer, em) <= width => *line = longer,
                _ => lines.push(word.to_string()),
            }
        }
        lines
    }

    /// The longest beginning of a text that fits a width, with `…` where something is left out.
    pub fn fit(self, text: &str, em: i32, width: i32) -> String {
        if self.width(text, em) <= width {
            return text.to_string();
        }
        let mut kept: Vec<char> = text.chars().collect();
        loop {
            kept.pop();
            let shortened: String = kept.iter().collect();
            let shortened = format!("{}…", shortened.trim_end());
            if kept.is_empty() || self.width(&shortened, em) <= width {
                return shortened;
            }
        }
    }
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
