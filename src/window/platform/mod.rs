//! Platform-specific code: checking that a window can be opened, waking a sleeping one, full screen.

#[cfg(target_os = "linux")]
#[path = "x11/mod.rs"]
mod system;

#[cfg(not(target_os = "linux"))]
#[path = "other.rs"]
mod system;

use std::path::PathBuf;

pub(super) use system::{BLOCKING, FramePacer, check, time, waker};

/// The class of the program's windows for window managers.
pub(super) const CLASS: &str = "deskmate";

/// What happens to the window outside of the window library.
pub(super) enum WindowNews {
    /// A file was dropped on it.
    Dropped(PathBuf),
    /// It got the focus, or lost it.
    Focus(bool),
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
