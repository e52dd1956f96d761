//! Messages that the window library does not handle, or not as the program needs it.

use std::ffi::OsString;
use std::os::windows::ffi::OsStringExt;
use std::path::PathBuf;
use std::ptr;

use windows_sys::Win32::Foundation::{HWND, LPARAM, LRESULT, RECT, WPARAM};
use windows_sys::Win32::UI::Input::KeyboardAndMouse::{ReleaseCapture, SetCapture};
use windows_sys::Win32::UI::Shell::{
    DefSubclassProc, DragFinish, DragQueryFileW, HDROP, SetWindowSubclass,
};
use windows_sys::Win32::UI::WindowsAndMessaging::{
    AdjustWindowRectEx, GWL_EXSTYLE, GWL_STYLE, GetWindowLongW, MINMAXINFO, WM_ACTIVATE,
    WM_DROPFILES, WM_GETMINMAXINFO, WM_KEYUP, WM_KILLFOCUS, WM_LBUTTONDOWN, WM_LBUTTONUP, WM_PAINT,
    WM_RBUTTONDOWN, WM_RBUTTONUP, WM_SETFOCUS, WM_SETTINGCHANGE, WM_SIZE,
};

use super::super::LEAST_SIZE;
use super::super::pacer::{WakeMessage, Waker};
use super::desktop::desktop_is_light;
use crate::app::{Command, FileCommand};
use crate::work::CommandSender;

/// What the messages need.
struct Extension {
    scale: f32,
    waker: Waker,
    commands: CommandSender,
}

/// Handles these messages of a window of this thread from now on.
pub(super) fn extend(window: HWND, scale: f32, waker: Waker, commands: CommandSender) {
    const ID: usize = 1;
    // It lives as long as the program.
    let extension: &'static Extension = Box::leak(Box::new(Extension {
        scale,
        waker,
        commands,
    }));
    // SAFETY: `handle` has the type that is asked for, and casts the pointer back to what it is.
    unsafe { SetWindowSubclass(window, Some(handle), ID, ptr::from_ref(extension) as usize) };
}

unsafe extern "system" fn handle(
    window: HWND,
    message: u32,
    wparam: WPARAM,
    lparam: LPARAM,
    _id: usize,
    extension: usize,
) -> LRESULT {
    // SAFETY: this is the reference that `extend` leaked, and messages arrive on its thread only.
    let extension = unsafe { &*(extension as *const Extension) };
    match message {
        // The window library would read the files whole, and panic if it cannot.
        WM_DROPFILES => {
            // SAFETY: the message brings this handle, which is given back by `DragFinish`.
            let file = unsafe { first_file(wparam as HDROP) };
            if let Some(path) = file {
                extension.commands.send(FileCommand::Open(path));
            }
            return 0;
        }
        // SAFETY: the message brings a pointer to this structure, which nothing else uses meanwhile.
        WM_GETMINMAXINFO => unsafe {
            let limits = &mut *(lparam as *mut MINMAXINFO);
            (limits.ptMinTrackSize.x, limits.ptMinTrackSize.y) =
                least_size(window, extension.scale);
            return 0;
        },
        // A drag is followed outside of the window, and its end is noticed there.
        // SAFETY: takes and returns a handle.
        WM_LBUTTONDOWN | WM_RBUTTONDOWN => unsafe {
            SetCapture(window);
        },
        // SAFETY: takes nothing.
        WM_LBUTTONUP | WM_RBUTTONUP => unsafe {
            ReleaseCapture();
        },
        // The window library draws no frame for these.
        WM_PAINT | WM_SIZE | WM_ACTIVATE => extension.waker.wake(),
        WM_SETFOCUS | WM_KILLFOCUS => {
            let has_focus = message == WM_SETFOCUS;
            extension.commands.send(Command::WindowFocus(has_focus));
        }
        WM_SETTINGCHANGE => extension
            .commands
            .send(Command::DesktopIsLight(desktop_is_light())),
        WM_KEYUP => extension.waker.send(WakeMessage::Input),
        _ => {}
    }
    // SAFETY: the message as it came.
    unsafe { DefSubclassProc(window, message, wparam, lparam) }
}

/// The first of the dropped files.
///
/// # Safety
/// The handle must be that of a drop, and is invalid afterwards.
unsafe fn first_file(drop: HDROP) -> Option<PathBuf> {
    // SAFETY: without a buffer the length is returned, without the zero at the end; the buffer has room
    // for both.
    let path = unsafe {
        let length = DragQueryFileW(drop, 0, ptr::null_mut(), 0);
        let mut path = vec![0; length as usize + 1];
        let copied = DragQueryFileW(drop, 0, path.as_mut_ptr(), length + 1);
        DragFinish(drop);
        path.truncate(copied as usize);
        path
    };
    (!path.is_empty()).then(|| OsString::from_wide(&path).into())
}

/// The minimum width and height of the window with its frame.
fn least_size(window: HWND, scale: f32) -> (i32, i32) {
    let scaled = |length: i32| (length as f32 * scale) as i32;
    let mut area = RECT {
        left: 0,
        top: 0,
        right: scaled(LEAST_SIZE.0),
        bottom: scaled(LEAST_SIZE.1),
    };
    let has_menu = 0;
    // SAFETY: the rectangle lives longer than the call.
    unsafe {
        let style = GetWindowLongW(window, GWL_STYLE).cast_unsigned();
        let more = GetWindowLongW(window, GWL_EXSTYLE).cast_unsigned();
        AdjustWindowRectEx(&raw mut area, style, has_menu, more);
    }
    (area.right - area.left, area.bottom - area.top)
}
