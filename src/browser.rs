//! The page that the program runs in, when that is a browser: what `packaging/web/deskmate.js` does for it.
//!
//! Only this module knows the functions of the page, and each is called in one place.

use std::ops::{Add, Sub};
use std::time::Duration;

// Texts and bytes are a pointer and a length in the memory of the program. The functions that return a length write
// nothing if it is more than there is room for.
unsafe extern "C" {
    safe fn deskmate_elapsed() -> f64;
    safe fn deskmate_since_1970() -> f64;
    safe fn deskmate_minutes_ahead() -> i32;
    fn deskmate_language(to: *mut u8, room: usize) -> usize;
    safe fn deskmate_prefers_light() -> bool;
    fn deskmate_title(text: *const u8, length: usize);
    safe fn deskmate_toggle_full_screen();
    safe fn deskmate_wake_in(milliseconds: f64);
    safe fn deskmate_kept_count() -> usize;
    fn deskmate_kept(index: usize, part: usize, to: *mut u8, room: usize) -> usize;
    fn deskmate_keep(
        path: *const u8,
        path_length: usize,
        bytes: *const u8,
        length: usize,
        is_new: bool,
    ) -> u32;
    safe fn deskmate_choose_file();
    safe fn deskmate_keep_screen_on(is_on: bool);
    safe fn deskmate_edit_text(is_on: bool);
    safe fn deskmate_is_second() -> bool;
    fn deskmate_download(name: *const u8, name_length: usize, bytes: *const u8, length: usize);
    fn deskmate_copy(text: *const u8, length: usize);
    safe fn deskmate_paste();
    fn deskmate_ask(helper: Helper, text: *const u8, length: usize);
    safe fn deskmate_stop(helper: Helper);
    fn deskmate_report(text: *const u8, length: usize);
    fn deskmate_play(samples: *const i16, length: usize, rate: u32);
}

/// A moment: the time since the page was opened.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Instant(Duration);

impl Instant {
    /// This moment.
    pub fn now() -> Instant {
        Instant(milliseconds(deskmate_elapsed()))
    }

    /// The time since this moment.
    pub fn elapsed(self) -> Duration {
        Instant::now().saturating_duration_since(self)
    }

    /// The time from another moment to this one, or none if it is later.
    pub fn saturating_duration_since(self, earlier: Instant) -> Duration {
        self.0.saturating_sub(earlier.0)
    }
}

impl Add<Duration> for Instant {
    type Output = Instant;

    fn add(self, time: Duration) -> Instant {
        Instant(self.0 + time)
    }
}

impl Sub for Instant {
    type Output = Duration;

    fn sub(self, earlier: Instant) -> Duration {
        self.saturating_duration_since(earlier)
    }
}

/// The time since the beginning of 1970, in UTC.
pub fn since_1970() -> Duration {
    milliseconds(deskmate_since_1970())
}

/// What is added to UTC for the local time, in minutes.
pub fn minutes_ahead_of_utc() -> i64 {
    deskmate_minutes_ahead().into()
}

/// The language that the user wants pages in, such as `de-AT`.
pub fn language() -> Option<String> {
    // SAFETY: see `read`.
    let code = read(|to, room| unsafe { deskmate_language(to, room) });
    String::from_utf8(code).ok().filter(|it| !it.is_empty())
}

/// Whether the system prefers light windows.
pub fn prefers_light() -> bool {
    deskmate_prefers_light()
}

/// Gives the page a title.
pub fn set_title(title: &str) {
    // SAFETY: the page reads the text before it returns; likewise below.
    unsafe { deskmate_title(title.as_ptr(), title.len()) }
}

/// Switches between the page and the full screen, if the browser allows it.
pub fn toggle_full_screen() {
    deskmate_toggle_full_screen();
}

/// Asks for a frame after this time, in place of the one that was asked for before; `None` for none.
pub fn wake_in(time: Option<Duration>) {
    deskmate_wake_in(time.map_or(-1.0, |time| time.as_secs_f64() * 1000.0));
}

/// The names and contents of the files that the browser keeps.
pub fn kept_files() -> impl Iterator<Item = (String, Vec<u8>)> {
    (0..deskmate_kept_count()).filter_map(|index| {
        // SAFETY: see `read`.
        let part = |part| read(|to, room| unsafe { deskmate_kept(index, part, to, room) });
        Some((String::from_utf8(part(0)).ok()?, part(1)))
    })
}

/// Has the browser ask the user for a file, which the page tells later.
pub fn choose_file() {
    deskmate_choose_file();
}

/// Has the screen stay on though nobody touches it, or no longer.
pub fn keep_screen_on(is_on: bool) {
    deskmate_keep_screen_on(is_on);
}

/// Shows the keyboard of a screen that is touched, or hides it.
pub fn edit_text(is_on: bool) {
    deskmate_edit_text(is_on);
}

/// Whether the browser keeps a file.
pub enum Kept {
    /// Even if the page is killed next.
    Surely,
    /// There is no room.
    NoRoom,
    /// It keeps nothing of this page.
    Refused,
}

/// Has the browser keep a file, or forget it if there are no bytes for it.
pub fn keep(path: &str, bytes: Option<&[u8]>) -> Kept {
    let contents = bytes.unwrap_or_default();
    // SAFETY: as above.
    let kept = unsafe {
        deskmate_keep(
            path.as_ptr(),
            path.len(),
            contents.as_ptr(),
            contents.len(),
            bytes.is_some(),
        )
    };
    match kept {
        0 => Kept::Surely,
        1 => Kept::NoRoom,
        _ => Kept::Refused,
    }
}

/// Whether the program is open on another page, which the files belong to.
pub fn is_second() -> bool {
    deskmate_is_second()
}

/// Gives the user a file, as if it were downloaded.
pub fn download(name: &str, bytes: &[u8]) {
    // SAFETY: as above.
    unsafe { deskmate_download(name.as_ptr(), name.len(), bytes.as_ptr(), bytes.len()) }
}

/// Copies a text to the clipboard.
pub fn copy(text: &str) {
    // SAFETY: as above.
    unsafe { deskmate_copy(text.as_ptr(), text.len()) }
}

/// Asks for the text of the clipboard, which the page tells later.
pub fn paste() {
    deskmate_paste();
}

/// Plays samples of one channel, so many in a second.
pub fn play(samples: &[i16], rate: u32) {
    // SAFETY: as above.
    unsafe { deskmate_play(samples.as_ptr(), samples.len(), rate) }
}

/// A worker of the page: the same program, which does nothing else there. It is asked for one thing at a time.
#[derive(Clone, Copy)]
#[repr(u32)]
pub enum Helper {
    /// Searches positions, and is spoken to in UCI.
    Analyst,
    /// Thinks about moves of a game.
    Thinker,
}

/// Asks a worker, which answers later.
pub fn ask(helper: Helper, text: &str) {
    // SAFETY: as above.
    unsafe { deskmate_ask(helper, text.as_ptr(), text.len()) }
}

/// Ends a worker with what it does.
pub fn stop(helper: Helper) {
    deskmate_stop(helper);
}

/// Sends an answer from a worker to the page.
pub fn report(text: &str) {
    // SAFETY: as above.
    unsafe { deskmate_report(text.as_ptr(), text.len()) }
}

/// What a function of the page writes: it is asked for the length first.
fn read(write: impl Fn(*mut u8, usize) -> usize) -> Vec<u8> {
    let mut bytes = vec![0; write(std::ptr::null_mut(), 0)];
    let length = write(bytes.as_mut_ptr(), bytes.len());
    bytes.truncate(length);
    bytes
}

fn milliseconds(time: f64) -> Duration {
    Duration::try_from_secs_f64(time / 1000.0).unwrap_or_default()
}
