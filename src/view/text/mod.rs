//! Fonts.

pub(super) mod fallback;
pub(super) mod font;
pub(super) mod glyph;
pub(super) mod line;
mod shaping;
