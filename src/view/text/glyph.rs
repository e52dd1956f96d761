//! The letters of a font.

use ab_glyph::{
    Font as _, FontArc, GlyphId, OutlineCurve, OutlinedGlyph, PxScale, ScaleFont as _, point,
};

/// A font, as it is used for a text.
#[derive(Clone, Debug)]
pub(super) struct FontInUse {
    pub(super) font: FontArc,
    /// Which font of its file it is.
    pub(super) index: u32,
    /// Its number among the fonts in use: first the embedded ones, then the others.
    pub(super) number: usize,
}

/// The weight of a variable font, which otherwise has its thinnest one.
pub(super) const REGULAR_WEIGHT: f32 = 400.0;

/// How many fonts are embedded.
pub(super) const EMBEDDED: usize = 2;

/// A font of the embedded family.
#[derive(Debug)]
pub(super) struct EmbeddedFont {
    pub(super) font: FontInUse,
    /// The advances of the ASCII letters, not scaled: long comments are measured for each frame.
    ascii_advances: [Option<f32>; 128],
}

impl EmbeddedFont {
    pub(super) fn new(file: &'static [u8], number: usize) -> EmbeddedFont {
        let font = FontArc::try_from_slice(file).expect("the embedded fonts are whole");
        let ascii_advances = std::array::from_fn(|letter| {
            let id = font.glyph_id(char::from(letter as u8));
            (id.0 != 0).then(|| font.h_advance_unscaled(id))
        });
        let index = 0;
        EmbeddedFont {
            font: FontInUse {
                font,
                index,
                number,
            },
            ascii_advances,
        }
    }

    /// Pixels per unit of the font.
    pub(super) fn factor(&self, em: i32) -> f32 {
        let font = &self.font.font;
        font.as_scaled(scale(font, em)).h_scale_factor()
    }

    /// The advance of a letter, not scaled, if it is an ASCII letter of this font.
    pub(super) fn ascii_advance(&self, letter: char) -> Option<f32> {
        *self.ascii_advances.get(letter as usize)?
    }
}

/// A letter in the font that has it; a box if none does.
pub struct Glyph {
    font: FontInUse,
    id: GlyphId,
    scale: PxScale,
}

impl Glyph {
    /// A letter of a font with an em of this many pixels.
    pub(super) fn new(font: FontInUse, id: GlyphId, em: i32) -> Glyph {
        let scale = scale(&font.font, em);
        Glyph { font, id, scale }
    }

    /// The number of the font, and that of the letter in it.
    pub(crate) fn key(&self) -> (usize, u16) {
        (self.font.number, self.id.0)
    }

    /// The distance to the next letter, in pixels.
    pub fn advance(&self) -> f32 {
        self.font.font.as_scaled(self.scale).h_advance(self.id)
    }

    /// Its outline with the pen at a position, in pixels; a space has none.
    pub fn outline(&self, x: f32, baseline: f32) -> Option<OutlinedGlyph> {
        let at = point(x, baseline);
        let glyph = self.id.with_scale_and_position(self.scale, at);
        self.font.font.outline_glyph(glyph)
    }

    /// The curves of its outline, in pixels from the pen on the baseline, y upwards. A curve that does not
    /// start at the end of the previous one starts another contour.
    pub(crate) fn curves(&self) -> Vec<OutlineCurve> {
        let font = &self.font.font;
        let factor = font.as_scaled(self.scale).scale_factor();
        let place = |at: ab_glyph::Point| point(at.x * factor.horizontal, at.y * factor.vertical);
        let curves = font
            .outline(self.id)
            .map_or(Vec::new(), |outline| outline.curves);
        let scaled = curves.into_iter().map(|curve| match curve {
            OutlineCurve::Line(from, to) => OutlineCurve::Line(place(from), place(to)),
            OutlineCurve::Quad(from, by, to) => {
                OutlineCurve::Quad(place(from), place(by), place(to))
            }
            OutlineCurve::Cubic(from, by, then, to) => {
                OutlineCurve::Cubic(place(from), place(by), place(then), place(to))
            }
        });
        scaled.collect()
    }

    /// Its glyph number in the embedded font of the face; `None` if the font lacks it.
    pub(crate) fn embedded_id(&self) -> Option<u16> {
        (self.font.number < EMBEDDED && self.id.0 != 0).then_some(self.id.0)
    }
}

/// The scale at which an em has this many pixels.
fn scale(font: &FontArc, em: i32) -> PxScale {
    let units = font.units_per_em().unwrap_or(1000.0);
    PxScale::from(em as f32 * font.height_unscaled() / units)
}
