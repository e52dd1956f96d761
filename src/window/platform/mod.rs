//! What differs from system to system: whether a window can be opened, how a sleeping one is woken,
//! full screen.

#[cfg(target_os = "linux")]
#[path = "x11/mod.rs"]
mod system;

#[cfg(not(target_os = "linux"))]
#[path = "other.rs"]
mod system;

pub(super) use system::{BLOCKING, Keeper, check, time, waker};

/// The name by which window managers know the program's windows.
pub(super) const CLASS: &str = "deskmate";

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
        /// The package that brings it.
        package: &'static str,
    },
    /// The display cannot draw with OpenGL.
    #[error("the display offers no OpenGL, which the window is drawn with: {0}")]
    NoOpenGl(String),
}
