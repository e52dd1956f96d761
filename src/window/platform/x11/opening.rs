//! An error message for when the window library ends the program while opening the window.
//!
//! Without an OpenGL driver, Xlib prints error codes and calls `exit`, which cannot be caught. So the
//! message is printed by an exit handler.

use std::sync::atomic::{AtomicBool, Ordering};

use super::super::WindowError;

/// Whether the window is being opened.
static OPENING: AtomicBool = AtomicBool::new(false);

/// Call before the window library opens the window.
pub(super) fn begin() {
    OPENING.store(true, Ordering::Relaxed);
    // SAFETY: the function is `extern "C"`, takes nothing and returns nothing, as `atexit` asks.
    unsafe { libc::atexit(explain) };
}

/// Call when the window is open.
pub(super) fn end() {
    OPENING.store(false, Ordering::Relaxed);
}

extern "C" fn explain() {
    if OPENING.load(Ordering::Relaxed) {
        let advice = "its driver is missing; on Debian and Ubuntu: apt install libgl1-mesa-dri";
        eprintln!("deskmate: {}", WindowError::NoOpenGl(advice.into()));
    }
}
