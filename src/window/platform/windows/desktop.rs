//! Whether Windows prefers light windows.

use std::ffi::c_void;
use std::ptr;

use windows_sys::Win32::System::Registry::{HKEY_CURRENT_USER, RRF_RT_REG_DWORD, RegGetValueW};
use windows_sys::core::w;

use crate::app::Command;
use crate::work::CommandSender;

/// Tells what is preferred now. Changes arrive as messages of the window.
pub(in super::super::super) fn watch_desktop(commands: CommandSender) {
    commands.send(Command::DesktopIsLight(desktop_is_light()));
}

/// What is preferred now; dark if it cannot be read.
pub(super) fn desktop_is_light() -> bool {
    let mut is_light = 0_u32;
    let mut length = size_of::<u32>() as u32;
    // SAFETY: both texts end with a zero; the value and its length live longer than the call, which writes no more
    // than that length.
    let error = unsafe {
        RegGetValueW(
            HKEY_CURRENT_USER,
            w!(r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"),
            w!("AppsUseLightTheme"),
            RRF_RT_REG_DWORD,
            ptr::null_mut(),
            (&raw mut is_light).cast::<c_void>(),
            &raw mut length,
        )
    };
    error == 0 && is_light != 0
}
