//! Full screen: a window without a frame that covers its monitor.

use std::ptr;

use windows_sys::Win32::Foundation::HWND;
use windows_sys::Win32::Graphics::Gdi::{
    GetMonitorInfoW, MONITOR_DEFAULTTONEAREST, MONITORINFO, MonitorFromWindow,
};
use windows_sys::Win32::UI::WindowsAndMessaging::{
    GWL_STYLE, GetWindowLongW, GetWindowPlacement, HWND_TOP, SWP_FRAMECHANGED, SWP_NOMOVE,
    SWP_NOOWNERZORDER, SWP_NOSIZE, SWP_NOZORDER, SetWindowLongW, SetWindowPlacement, SetWindowPos,
    WINDOWPLACEMENT, WS_OVERLAPPEDWINDOW,
};

use super::{WindowGone, checked};

/// Whether the window covers the screen.
#[derive(Default)]
pub(super) struct FullScreen {
    /// Where the window was before.
    before: Option<WINDOWPLACEMENT>,
}

impl FullScreen {
    pub(super) fn toggle(&mut self, window: HWND) -> Result<(), WindowGone> {
        match self.before.take() {
            None => self.before = Some(enter(window)?),
            Some(before) => leave(window, &before)?,
        }
        Ok(())
    }
}

/// Covers the monitor that has most of the window. Returns where the window was.
fn enter(window: HWND) -> Result<WINDOWPLACEMENT, WindowGone> {
    let mut before = WINDOWPLACEMENT {
        length: size_of::<WINDOWPLACEMENT>() as u32,
        ..WINDOWPLACEMENT::default()
    };
    let mut monitor = MONITORINFO {
        cbSize: size_of::<MONITORINFO>() as u32,
        ..MONITORINFO::default()
    };
    // SAFETY: both structures tell their own size, and live longer than the calls.
    unsafe {
        checked(GetWindowPlacement(window, &raw mut before))?;
        let nearest = MonitorFromWindow(window, MONITOR_DEFAULTTONEAREST);
        checked(GetMonitorInfoW(nearest, &raw mut monitor))?;
    }
    set_frame(window, false);
    let area = monitor.rcMonitor;
    let (w, h) = (area.right - area.left, area.bottom - area.top);
    let flags = SWP_NOOWNERZORDER | SWP_FRAMECHANGED;
    // SAFETY: takes no pointers but handles.
    checked(unsafe { SetWindowPos(window, HWND_TOP, area.left, area.top, w, h, flags) })?;
    Ok(before)
}

fn leave(window: HWND, before: &WINDOWPLACEMENT) -> Result<(), WindowGone> {
    set_frame(window, true);
    let flags = SWP_NOMOVE | SWP_NOSIZE | SWP_NOZORDER | SWP_NOOWNERZORDER | SWP_FRAMECHANGED;
    // SAFETY: the structure lives longer than the call; the other one takes no pointers but handles.
    unsafe {
        checked(SetWindowPlacement(window, before))?;
        checked(SetWindowPos(window, ptr::null_mut(), 0, 0, 0, 0, flags))
    }
}

/// Gives the window its title bar and border, or takes them away.
fn set_frame(window: HWND, wanted: bool) {
    let frame = WS_OVERLAPPEDWINDOW.cast_signed();
    // SAFETY: takes no pointers but handles.
    unsafe {
        let style = GetWindowLongW(window, GWL_STYLE);
        let style = if wanted {
            style | frame
        } else {
            style & !frame
        };
        SetWindowLongW(window, GWL_STYLE, style);
    }
}
