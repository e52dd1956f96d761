//! Fonts.

pub(super) mod fallback;
pub(super) mod font;
