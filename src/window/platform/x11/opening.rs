//! A word to the user when the window library ends the program while it opens the window.
//!
//! Where OpenGL's driver is missing, Xlib prints numbers and calls `exit`, past everything that could
//! be caught; what is left is to speak on the way out.

use std::sync::atomic::{AtomicBool, Ordering};

use super::super::WindowError;

/// Whether the program is between asking for a window and having one.
static OPENING: AtomicBool = AtomicBool::new(false);

/// Says that the window library is asked for a window now.
pub(super) fn begin() {
    OPENING.store(true, Ordering::Relaxed);
    // SAFETY: the function is `extern "C"`, takes nothing and returns nothing, as `atexit` asks.
    unsafe { libc::atexit(explain) };
}

/// Says that the window is open.
pub(super) fn end() {
    OPENING.store(false, Ordering::Relaxed);
}

extern "C" fn explain() {
    if OPENING.load(Ordering::Relaxed) {
        let advice = "its driver is missing; on Debian and Ubuntu: apt install libgl1-mesa-dri";
        eprintln!("deskmate: {}", WindowError::NoOpenGl(advice.into()));
    }
}
