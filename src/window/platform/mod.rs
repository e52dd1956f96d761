//! Platform-specific code: checking that a window can be opened, waking a sleeping one, its title, full screen.

#[cfg(not(target_family = "wasm"))]
mod pacer;
#[cfg(not(target_family = "wasm"))]
mod schedule;

#[cfg(target_os = "linux")]
#[path = "x11/mod.rs"]
mod system;

#[cfg(target_os = "windows")]
#[path = "windows/mod.rs"]
mod system;

#[cfg(target_os = "macos")]
#[path = "macos.rs"]
mod system;

#[cfg(target_family = "wasm")]
#[path = "page.rs"]
mod system;

#[cfg(not(target_family = "wasm"))]
pub(super) use pacer::{FramePacer, waker};
#[cfg(target_family = "wasm")]
pub(super) use system::{FramePacer, waker};
pub(super) use system::{check, language, watch_desktop};
#[cfg(target_family = "wasm")]
pub(super) use system::{choose_file, folder};

use crate::app::FileAccess;

#[cfg(not(target_family = "wasm"))]
use crate::view::FontSource;
use crate::view::Fonts;

/// The class of the program's windows for window managers.
pub(super) const CLASS: &str = "deskmate";

/// The fonts that the program writes with. In a browser these are its own alone.
pub(super) fn fonts() -> Fonts {
    #[cfg(not(target_family = "wasm"))]
    return Fonts::with_fallback(FontSource::System);
    #[cfg(target_family = "wasm")]
    Fonts::embedded()
}

/// How the files of the user are reached.
pub(super) const FILE_ACCESS: FileAccess = if cfg!(target_family = "wasm") {
    FileAccess::Dialogs
} else {
    FileAccess::Paths
};

/// The folder that files are suggested in.
#[cfg(not(target_family = "wasm"))]
pub(super) fn folder() -> std::path::PathBuf {
    std::env::current_dir().unwrap_or_default()
}

/// Only asked where files have no paths.
#[cfg(not(target_family = "wasm"))]
pub(super) fn choose_file() {}

/// Whether the window library returns while its window is open, which the system then draws by itself.
pub(super) const RETURNS_AT_ONCE: bool = cfg!(target_family = "wasm");

/// Whether the window library does not say with a character whether Shift is held.
pub(super) const CHARACTERS_LACK_SHIFT: bool = cfg!(target_family = "wasm");

/// Whether a letter with Ctrl comes as a control character, which follows the layout of the keyboard; its key does not.
pub(super) const CTRL_MAKES_CONTROLS: bool = cfg!(target_os = "windows");

/// What the window library reports for one notch of the wheel. Touchpads report parts of it.
pub(super) const NOTCH: f32 = if cfg!(target_os = "windows") {
    120.0
} else if cfg!(target_os = "macos") {
    10.0
} else if cfg!(target_family = "wasm") {
    50.0
} else {
    1.0
};

/// Whether a key types its character while these are held: AltGr of Windows is Ctrl with Alt, Option of macOS is Alt.
pub(super) const fn types(ctrl: bool, alt: bool) -> bool {
    if cfg!(target_os = "windows") {
        ctrl == alt
    } else if cfg!(target_os = "macos") {
        !ctrl
    } else {
        !ctrl && !alt
    }
}

/// The minimum width and height of the window, in pixels at a scale of 1.
#[cfg(not(target_family = "wasm"))]
const LEAST_SIZE: (i32, i32) = (540, 480);

/// The program's window, on the waking thread. An error means that the window is gone.
#[cfg(not(target_family = "wasm"))]
trait OwnWindow {
    type Error;

    /// Whether [`OwnWindow::wake`] leads to a frame that begins later, even while one is being drawn.
    const WAKES_SURELY: bool;

    /// Wakes the window library, which then draws a frame.
    fn wake(&self) -> Result<(), Self::Error>;

    fn set_title(&self, title: &str) -> Result<(), Self::Error>;

    fn toggle_full_screen(&mut self) -> Result<(), Self::Error>;
}

/// Why no window can be opened.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// There is no display.
    #[error("no display to open a window on: {0}")]
    NoDisplay(String),
    /// A library is missing.
    #[error("{library} is missing; on Debian and Ubuntu: apt install {package}")]
    NoLibrary {
        /// The library.
        library: &'static str,
        /// The package that has it.
        package: &'static str,
    },
    /// The display cannot draw with OpenGL.
    #[error("the display does not support OpenGL, which the window needs: {0}")]
    NoOpenGl(String),
}
