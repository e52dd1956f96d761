//! Windows without the window library: waking the window, its title, full screen.
//!
//! The window library sleeps in the message queue of its thread. What changes the window is done on
//! another thread: the system hands it over to the window's thread as a message, whereas the library does not
//! expect messages while it draws a frame.

mod desktop;
mod full_screen;
mod language;
mod procedure;

use macroquad::miniquad;
use windows_sys::Win32::Foundation::HWND;
use windows_sys::Win32::Graphics::Gdi::WindowFromDC;
use windows_sys::Win32::Graphics::OpenGL::wglGetCurrentDC;
use windows_sys::Win32::UI::WindowsAndMessaging::{PostMessageW, SetWindowTextW, WM_NULL};

pub(in super::super) use self::desktop::watch_desktop;
use self::full_screen::FullScreen;
pub(in super::super) use self::language::language;
use super::pacer::Waker;
use super::{OwnWindow, WindowError};
use crate::work::CommandSender;

/// Whether a window can be opened. Here it is not known before.
pub(in super::super) fn check() -> Result<(), WindowError> {
    Ok(())
}

/// The window of this thread. What happens to it is sent as commands.
pub(super) fn window(
    scale: f32,
    waker: Waker,
    commands: CommandSender,
) -> impl FnOnce() -> Option<NativeWindow> + Send + 'static {
    let window = NativeWindow::current();
    if let Some(window) = &window {
        procedure::extend(window.handle(), scale, waker, commands);
    }
    || window
}

/// The program's window. Handles are not `Send`, but may be used on any thread.
pub(super) struct NativeWindow {
    handle: isize,
    full_screen: FullScreen,
}

impl NativeWindow {
    /// The window that this thread draws in.
    fn current() -> Option<NativeWindow> {
        // SAFETY: both calls take and return handles, null if there is none.
        let handle = unsafe { WindowFromDC(wglGetCurrentDC()) };
        (!handle.is_null()).then(|| NativeWindow {
            handle: handle as isize,
            full_screen: FullScreen::default(),
        })
    }

    fn handle(&self) -> HWND {
        self.handle as HWND
    }
}

/// The window is gone.
#[derive(Debug)]
pub(super) struct WindowGone;

/// The result of a system call that returns 0 if it fails, which it does only if the window is gone.
fn checked(answer: i32) -> Result<(), WindowGone> {
    if answer == 0 { Err(WindowGone) } else { Ok(()) }
}

impl OwnWindow for NativeWindow {
    type Error = WindowGone;

    const WAKES_SURELY: bool = true;

    /// The message ends the wait of the window library, which then finds what is scheduled.
    fn wake(&self) -> Result<(), WindowGone> {
        miniquad::window::schedule_update();
        // SAFETY: a handle that is no longer a window is an error.
        checked(unsafe { PostMessageW(self.handle(), WM_NULL, 0, 0) })
    }

    fn set_title(&self, title: &str) -> Result<(), WindowGone> {
        let title: Vec<u16> = title.encode_utf16().chain([0]).collect();
        // SAFETY: the text ends with a zero.
        checked(unsafe { SetWindowTextW(self.handle(), title.as_ptr()) })
    }

    fn toggle_full_screen(&mut self) -> Result<(), WindowGone> {
        self.full_screen.toggle(self.handle as HWND)
    }
}

/// Whether the window still has the picture that was drawn last: not known here.
pub(super) fn keeps_picture() -> bool {
    false
}
