//! The page of a browser, in the place of a window.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use macroquad::miniquad;

use super::super::shutdown::keep_unsaved;
use super::WindowError;
use crate::app::{ClipboardFault, Command, Failure, FileCommand, Reply};
use crate::browser;
use crate::notation::opening;
use crate::storage::{DOWNLOADS, OPENED, page_files};
use crate::time::Instant;
use crate::work::CommandSender;

/// What takes the commands of the page, once there is a window.
static COMMANDS: Mutex<Option<CommandSender>> = Mutex::new(None);

/// Whether a window can be opened. Here the page says if not.
pub(in super::super) fn check() -> Result<(), WindowError> {
    Ok(())
}

/// The language of the browser.
pub(in super::super) fn language() -> Option<String> {
    browser::language()
}

/// The folder of files that the user is to get.
pub(in super::super) fn folder() -> PathBuf {
    DOWNLOADS.into()
}

/// Has the browser ask for a file.
pub(in super::super) fn choose_file() {
    browser::choose_file();
}

/// Tells what the system prefers now. The page tells of changes.
pub(in super::super) fn watch_desktop(commands: CommandSender) {
    commands.send(Command::DesktopIsLight(browser::prefers_light()));
}

/// Asks for a frame.
#[derive(Clone)]
pub(in super::super) struct Waker;

impl Waker {
    pub(in super::super) fn wake(&self) {
        miniquad::window::schedule_update();
    }
}

/// A page is woken by anyone, so nobody has to receive that.
pub(in super::super) struct WakeReceiver;

pub(in super::super) fn waker() -> (Waker, WakeReceiver) {
    (Waker, WakeReceiver)
}

/// Has the page draw frames when they are due.
pub(in super::super) struct FramePacer {
    title: String,
    keeps_screen_on: bool,
    edits_text: bool,
}

impl FramePacer {
    /// Begins to send what happens to the page as commands.
    pub(in super::super) fn start(
        _scale: f32,
        _waker: Waker,
        _receiver: WakeReceiver,
        commands: CommandSender,
    ) -> FramePacer {
        *COMMANDS.lock().unwrap_or_else(PoisonError::into_inner) = Some(commands);
        // The table of openings is made when it is first asked, which would be noticed at the first move of a game.
        opening::of_moves(["e4"]);
        FramePacer {
            title: String::new(),
            keeps_screen_on: false,
            edits_text: false,
        }
    }

    /// Whether the page still has the picture that was drawn last: it asks the browser for that.
    pub(in super::super) fn window_keeps_picture(&self) -> bool {
        true
    }

    /// Called after each frame: the time until the next one is due.
    pub(in super::super) fn frame_drawn(
        &mut self,
        _started: Instant,
        _had_events: bool,
        until: Option<Duration>,
    ) {
        browser::wake_in(until);
    }

    /// The browser has its own time between frames.
    pub(in super::super) fn wait(&self) {}

    /// Gives the page a title, if it is a new one.
    pub(in super::super) fn set_title(&mut self, title: String) {
        if self.title != title {
            browser::set_title(&title);
            self.title = title;
        }
    }

    /// Has the screen stay on though nobody touches it, or no longer.
    pub(in super::super) fn keep_screen_on(&mut self, is_on: bool) {
        if std::mem::replace(&mut self.keeps_screen_on, is_on) != is_on {
            browser::keep_screen_on(is_on);
        }
    }

    /// Has the browser show its keyboard on a screen that is touched, or hide it.
    pub(in super::super) fn edit_text(&mut self, is_on: bool) {
        if std::mem::replace(&mut self.edits_text, is_on) != is_on {
            browser::edit_text(is_on);
        }
    }

    pub(in super::super) fn toggle_full_screen(&mut self) {
        browser::toggle_full_screen();
    }
}

fn send(command: impl Into<Command>) {
    if let Some(commands) = &*COMMANDS.lock().unwrap_or_else(PoisonError::into_inner) {
        commands.send(command);
    }
}

/// Called by the page: it has the focus, or lost it.
#[unsafe(no_mangle)]
extern "C" fn deskmate_focus(has_focus: bool) {
    send(Command::WindowFocus(has_focus));
}

/// Called by the page: it is left, and may not come back.
#[unsafe(no_mangle)]
extern "C" fn deskmate_left() {
    keep_unsaved();
}

/// Called by the page: the system prefers light windows, or no longer does.
#[unsafe(no_mangle)]
extern "C" fn deskmate_light(is_light: bool) {
    send(Command::DesktopIsLight(is_light));
}

/// Called by the page: the user opened a file, or dropped it.
///
/// # Safety
/// Name and contents are allocated by `allocate_vec_u8`, and nobody else uses them any more; likewise below.
#[unsafe(no_mangle)]
unsafe extern "C" fn deskmate_opened(
    name: *mut u8,
    name_length: usize,
    bytes: *mut u8,
    length: usize,
) {
    // SAFETY: as above.
    let [name, bytes] = unsafe {
        [(name, name_length), (bytes, length)]
            .map(|(start, length)| Vec::from_raw_parts(start, length, length))
    };
    let name = String::from_utf8_lossy(&name).replace('/', "_");
    let path: PathBuf = Path::new(OPENED).join(name);
    if page_files().write(&path, &bytes).is_ok() {
        send(FileCommand::Open(path));
    }
}

/// Called by the page: the text of the clipboard, or that there is none to be read.
///
/// # Safety
/// See above.
#[unsafe(no_mangle)]
unsafe extern "C" fn deskmate_pasted(text: *mut u8, length: usize, is_text: bool) {
    // SAFETY: as above.
    let text = unsafe { Vec::from_raw_parts(text, length, length) };
    let text = String::from_utf8(text).ok().filter(|_| is_text);
    send(match text {
        Some(text) => Reply::Pasted(text),
        None => Reply::Failed(Failure::NotPasted(ClipboardFault::NoText)),
    });
}
