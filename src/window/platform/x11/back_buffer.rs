//! Whether the next frame begins with the picture of the last one.
//!
//! OpenGL leaves that open, and graphics cards change between several buffers. The software renderers
//! of Mesa draw in one buffer, which they copy to the window after each frame. It is another one only
//! after a change of the window's size.

use std::ffi::{CStr, c_char};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use macroquad::miniquad::gl::glGetString;

/// `GL_RENDERER` of OpenGL.
const RENDERER: u32 = 0x1f01;

/// The names with which Mesa's software renderers begin.
const SOFTWARE: [&str; 2] = ["llvmpipe", "softpipe"];

/// The buffer that frames are drawn in.
#[derive(Clone)]
pub(super) struct BackBuffer {
    is_only_one: bool,
    /// Whether the window has changed since the last frame.
    window_changed: Arc<AtomicBool>,
}

impl BackBuffer {
    /// The buffer of the window, which is open.
    pub(super) fn of_window() -> BackBuffer {
        let name = renderer();
        BackBuffer {
            is_only_one: SOFTWARE.iter().any(|software| name.starts_with(software)),
            window_changed: Arc::default(),
        }
    }

    /// Call when the window may have changed its size, before a frame is requested.
    pub(super) fn window_changed(&self) {
        self.window_changed.store(true, Ordering::Release);
    }

    /// Whether the frame that begins now has the picture of the last one.
    pub(super) fn keeps_picture(&self) -> bool {
        let changed = self.window_changed.swap(false, Ordering::Acquire);
        self.is_only_one && !changed
    }
}

/// The name of the renderer; empty if there is none.
fn renderer() -> String {
    // SAFETY: the window library has loaded the function and made its context current on this thread.
    let name: *const c_char = unsafe { glGetString(RENDERER) }.cast();
    if name.is_null() {
        return String::new();
    }
    // SAFETY: OpenGL returns a static string that ends with a zero.
    unsafe { CStr::from_ptr(name) }
        .to_string_lossy()
        .into_owned()
}
