//! The letters of a font.

use ab_glyph::{
    Font as _, FontArc, GlyphId, OutlineCurve, OutlinedGlyph, PxScale, ScaleFont as _, point,
};

/// A font of the embedded family.
#[derive(Debug)]
pub(super) struct EmbeddedFont {
    pub(super) font: FontArc,
    /// The advances of the ASCII letters, not scaled: long comments are measured for each frame.
    ascii_advances: [Option<f32>; 128],
}

impl EmbeddedFont {
    pub(super) fn new(file: &'static [u8]) -> EmbeddedFont {
        let font = FontArc::try_from_slice(file).expect("the embedded fonts are whole");
        let ascii_advances = std::array::from_fn(|letter| {
            let id = font.glyph_id(char::from(letter as u8));
            (id.0 != 0).then(|| font.h_advance_unscaled(id))
        });
        EmbeddedFont {
            font,
            ascii_advances,
        }
    }

    /// Pixels per unit of the font.
    pub(super) fn factor(&self, em: i32) -> f32 {
        self.font.as_scaled(scale(&self.font, em)).h_scale_factor()
    }

    /// The advance of a letter, not scaled, if it is an ASCII letter of this font.
    pub(super) fn ascii_advance(&self, letter: char) -> Option<f32> {
        *self.ascii_advances.get(letter as usize)?
    }
}

/// A letter in the font that has it; a box if none does.
pub struct Glyph {
    pub(super) font: FontArc,
    pub(super) id: GlyphId,
    pub(super) scale: PxScale,
    pub(super) is_embedded: bool,
}

impl Glyph {
    /// The distance to the next letter, in pixels.
    pub fn advance(&self) -> f32 {
        self.font.as_scaled(self.scale).h_advance(self.id)
    }

    /// Its outline with the pen at a position, in pixels; a space has none.
    pub fn outline(&self, x: f32, baseline: f32) -> Option<OutlinedGlyph> {
        let at = point(x, baseline);
        let glyph = self.id.with_scale_and_position(self.scale, at);
        self.font.outline_glyph(glyph)
    }

    /// The curves of its outline, in pixels from the pen on the baseline, y upwards. A curve that does not
    /// start at the end of the previous one starts another contour.
    pub(crate) fn curves(&self) -> Vec<OutlineCurve> {
        let factor = self.font.as_scaled(self.scale).scale_factor();
        let place = |at: ab_glyph::Point| point(at.x * factor.horizontal, at.y * factor.vertical);
        let curves = self
            .font
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
        (self.is_embedded && self.id.0 != 0).then_some(self.id.0)
    }
}

/// The scale at which an em has this many pixels.
pub(super) fn scale(font: &FontArc, em: i32) -> PxScale {
    let units = font.units_per_em().unwrap_or(1000.0);
    PxScale::from(em as f32 * font.height_unscaled() / units)
}
