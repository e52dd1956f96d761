//! Score sheets as files.

mod pdf;
mod pdf_fonts;
mod pdf_objects;
mod pdf_shapes;
mod svg;

use crate::view::{Fonts, ScoreSheet};

impl ScoreSheet {
    /// The sheet as an SVG picture, with its pages one below the other. Letters are paths, so that it
    /// looks the same everywhere; their text is in `aria-label`.
    pub fn svg(&self, fonts: &Fonts) -> String {
        svg::write(fonts, self)
    }

    /// The sheet as a PDF document. It embeds subsets of the embedded fonts, and other letters as
    /// shapes; all text can be searched and copied.
    pub fn pdf(&self, fonts: &Fonts) -> Vec<u8> {
        pdf::write(fonts, self)
    }
}
