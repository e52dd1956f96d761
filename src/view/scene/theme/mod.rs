//! Colours of the window.

mod colors;
mod dark;
mod high_contrast;
mod light;

pub use crate::diagram::Rgba;
use crate::rules::Color;
use crate::storage::ColorScheme;
pub use colors::Theme;
pub use dark::DARK;
pub use high_contrast::HIGH_CONTRAST;
pub use light::LIGHT;

impl Theme {
    /// The theme of a choice. `desktop_is_light` is what the desktop prefers, if it is to choose.
    pub fn of(scheme: ColorScheme, desktop_is_light: bool) -> &'static Theme {
        match scheme {
            ColorScheme::AsSystem if desktop_is_light => &LIGHT,
            ColorScheme::AsSystem | ColorScheme::Dark => &DARK,
            ColorScheme::Light => &LIGHT,
            ColorScheme::HighContrast => &HIGH_CONTRAST,
        }
    }

    /// The colour of text that is dim, but on a chosen row nothing is.
    pub(in crate::view) fn dim(&self, is_chosen: bool) -> Rgba {
        if is_chosen { self.text } else { self.dim_text }
    }

    /// The colour of a side.
    pub(in crate::view) fn side(&self, color: Color) -> Rgba {
        match color {
            Color::White => self.white_side,
            Color::Black => self.black_side,
        }
    }

    /// The edge of an area that usually has none: in the colour of its ground.
    pub(in crate::view) fn edge_of(&self, ground: Rgba) -> Rgba {
        if self.is_strong { self.border } else { ground }
    }

    /// The line between two rows of a list.
    pub(in crate::view) fn row_line(&self) -> Rgba {
        self.edge_of(self.active_panel)
    }
}
