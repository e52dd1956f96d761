//! The terminal of the program on Windows.
//!
//! There a program either always has a console, which opens even with a double click, or starts without one.
//! Deskmate starts without, and uses that of the terminal that it was started from. `deskmate.com` lets the terminal wait
//! for it (`packaging/console.c`).

use std::fs::File;
use std::os::windows::io::{AsRawHandle, IntoRawHandle};
use std::sync::OnceLock;
use std::{env, panic, ptr, thread};

use deskmate::terminal;
use windows_sys::Win32::Foundation::HANDLE;
use windows_sys::Win32::Storage::FileSystem::{FILE_TYPE_UNKNOWN, GetFileType};
use windows_sys::Win32::System::Console::{
    ATTACH_PARENT_PROCESS, AttachConsole, ENABLE_VIRTUAL_TERMINAL_PROCESSING, FreeConsole,
    GetConsoleMode, GetStdHandle, STD_ERROR_HANDLE, STD_HANDLE, STD_INPUT_HANDLE,
    STD_OUTPUT_HANDLE, SetConsoleCtrlHandler, SetConsoleMode, SetStdHandle,
};
use windows_sys::Win32::System::Threading::SetEvent;
use windows_sys::Win32::UI::WindowsAndMessaging::{MB_ICONERROR, MB_OK, MessageBoxW};
use windows_sys::core::BOOL;

/// The standard streams, with the names that consoles have for them.
const STREAMS: [(STD_HANDLE, &str); 3] = [
    (STD_INPUT_HANDLE, "CONIN$"),
    (STD_OUTPUT_HANDLE, "CONOUT$"),
    (STD_ERROR_HANDLE, "CONOUT$"),
];

/// The environment variable with the event that ends the wait of `deskmate.com` (`packaging/console.c`).
const WINDOW_OPENS: &str = "DESKMATE_WINDOW_OPENS";

/// What is called if the command is interrupted.
static ON_INTERRUPTION: OnceLock<fn()> = OnceLock::new();

/// Connects the standard streams to the terminal that the program was started from, if there is one, except those
/// that are redirected.
pub fn attach() {
    // SAFETY: takes no pointers.
    if unsafe { AttachConsole(ATTACH_PARENT_PROCESS) } == 0 {
        return;
    }
    for (stream, device) in STREAMS {
        if !is_open(stream)
            && let Ok(file) = File::options().read(true).write(true).open(device)
        {
            show_colours(&file);
            set(stream, file.into_raw_handle());
        }
    }
}

/// Leaves the terminal, so that neither Ctrl+C nor closing it ends the window, and the terminal waits no longer.
/// Redirected streams stay.
pub fn leave() {
    let streams = STREAMS.map(|(stream, _)| stream).into_iter();
    streams
        .filter(|&stream| mode(handle(stream)).is_some())
        .for_each(|stream| set(stream, ptr::null_mut()));
    // SAFETY: takes nothing.
    unsafe { FreeConsole() };
    let event = env::var(WINDOW_OPENS).ok();
    if let Some(event) = event.and_then(|number| number.parse::<usize>().ok()) {
        // SAFETY: a number that is no handle of an event is an error.
        unsafe { SetEvent(event as HANDLE) };
    }
    show_panics();
}

/// Shows an error to a user who has no terminal.
pub fn show(error: &anyhow::Error) {
    show_text(&error.to_string());
}

/// Shows why the window ends, as where there is no OpenGL: the window library panics then.
fn show_panics() {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        report(panic);
        if thread::current().name() == Some("main") {
            show_text(&panic.to_string());
        }
    }));
}

fn show_text(text: &str) {
    if is_open(STD_ERROR_HANDLE) {
        return;
    }
    let wide = |text: &str| -> Vec<u16> { text.encode_utf16().chain([0]).collect() };
    let (text, title) = (wide(&terminal::escape_lines(text)), wide("Deskmate"));
    let style = MB_OK | MB_ICONERROR;
    // SAFETY: both texts end with a zero.
    unsafe { MessageBoxW(ptr::null_mut(), text.as_ptr(), title.as_ptr(), style) };
}

/// Calls a function if the command is interrupted, which ends it as usual. A program can do so once.
pub fn on_interruption(act: fn()) {
    if ON_INTERRUPTION.set(act).is_ok() {
        // SAFETY: the function has the type that is asked for.
        unsafe { SetConsoleCtrlHandler(Some(interrupted), 1) };
    }
}

/// Called on a thread of its own. The answer 0 leaves the rest to the system, which ends the program.
unsafe extern "system" fn interrupted(_: u32) -> BOOL {
    if let Some(act) = ON_INTERRUPTION.get() {
        act();
    }
    0
}

fn is_open(stream: STD_HANDLE) -> bool {
    // SAFETY: takes a handle, valid or not.
    unsafe { GetFileType(handle(stream)) != FILE_TYPE_UNKNOWN }
}

fn handle(stream: STD_HANDLE) -> HANDLE {
    // SAFETY: takes no pointers.
    unsafe { GetStdHandle(stream) }
}

fn set(stream: STD_HANDLE, handle: HANDLE) {
    // SAFETY: the handle is null or stays open as long as the program runs.
    unsafe { SetStdHandle(stream, handle) };
}

/// The mode of a console; `None` for anything else.
fn mode(console: HANDLE) -> Option<u32> {
    let mut mode = 0;
    // SAFETY: the number lives longer than the call.
    let is_console = unsafe { GetConsoleMode(console, &raw mut mode) } != 0;
    is_console.then_some(mode)
}

/// Makes a console understand the codes of colours. A console for input refuses, and old ones do not know any.
fn show_colours(console: &File) {
    let console = console.as_raw_handle();
    if let Some(mode) = mode(console) {
        // SAFETY: takes no pointers but a handle.
        unsafe { SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) };
    }
}
