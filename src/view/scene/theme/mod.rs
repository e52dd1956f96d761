//! Colours of the window.

mod colors;
mod dark;
mod high_contrast;
mod light;

pub use crate::diagram::Rgba;
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
}
