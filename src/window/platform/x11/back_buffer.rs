//! Whether the next frame begins with the picture of the last one.
//!
//! OpenGL leaves that open, and graphics cards change between several buffers. The software renderers
//! of Mesa draw in one buffer, which they copy to the window after each frame. It is another one only
//! after a change of the window's size. The size is looked up before the window library waits for
//! events, so the frame that an event with a new size leads to is still drawn in the old buffer, and the
//! next one begins with an empty one.

use std::ffi::{CStr, c_char};
use std::sync::atomic::{AtomicBool, Ordering};

use macroquad::miniquad::gl::glGetString;

/// `GL_RENDERER` of OpenGL.
const RENDERER: u32 = 0x1f01;

/// The names with which Mesa's software renderers begin.
const SOFTWARE: [&str; 2] = ["llvmpipe", "softpipe"];

/// The buffer of the window, of which a program has one.
pub(super) static BACK_BUFFER: BackBuffer = BackBuffer {
    is_only_one: AtomicBool::new(false),
    watched: AtomicBool::new(false),
    changed: AtomicBool::new(false),
    just_changed: AtomicBool::new(true),
};

/// The buffer that frames are drawn in.
pub(super) struct BackBuffer {
    is_only_one: AtomicBool,
    /// Whether changes of the window are noticed. The first ones happen before.
    watched: AtomicBool,
    /// Whether the window has changed since the last frame.
    changed: AtomicBool,
    /// Whether the window had changed when the last frame began.
    just_changed: AtomicBool,
}

impl BackBuffer {
    /// Looks up which buffers there are. Call it on the window's own thread when the window is open.
    pub(super) fn look_up(&self) {
        let name = renderer();
        let is_only_one = SOFTWARE.iter().any(|software| name.starts_with(software));
        self.is_only_one.store(is_only_one, Ordering::Release);
    }

    /// Call when all further changes of the window are noticed.
    pub(super) fn begin_watching(&self) {
        self.window_changed();
        self.watched.store(true, Ordering::Release);
    }

    /// Call when the window may have changed its size, before a frame is requested.
    pub(super) fn window_changed(&self) {
        self.changed.store(true, Ordering::Release);
    }

    /// Whether the frame that begins now has the picture of the last one. Call it once for each frame.
    pub(super) fn keeps_picture(&self) -> bool {
        let watched = self.watched.load(Ordering::Acquire);
        let changed = self.changed.swap(false, Ordering::Acquire);
        let just_changed = self.just_changed.swap(changed, Ordering::Acquire);
        self.is_only_one.load(Ordering::Acquire) && watched && !changed && !just_changed
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
