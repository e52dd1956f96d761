//! Systems on which nothing outside can wake a window that sleeps: it looks for itself now and then.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use macroquad::miniquad;

use super::WindowError;

/// Whether the window library sleeps until an event.
pub(in super::super) const BLOCKING: bool = false;

/// How long the window sleeps between two looks, while it is used and when it is not.
const BUSY_SLEEP: Duration = Duration::from_millis(8);
const IDLE_SLEEP: Duration = Duration::from_millis(40);

/// How long after the last sign of use the window counts as used.
const BUSY_TIME: Duration = Duration::from_secs(2);

/// Whether a window can be opened: here the system's own message tells if not.
pub(in super::super) fn check() -> Result<(), WindowError> {
    Ok(())
}

/// The time since some moment. Whether it goes on while the machine is suspended is the system's to say;
/// where it does not, nobody is charged for it either.
pub(in super::super) fn time() -> Duration {
    static EPOCH: OnceLock<Instant> = OnceLock::new();
    EPOCH.get_or_init(Instant::now).elapsed()
}

/// What other threads wake the window with: nothing, since it looks for itself.
#[derive(Clone)]
pub(in super::super) struct Waker;

impl Waker {
    pub(in super::super) fn wake(&self) {}
}

/// What comes of the wakers.
pub(in super::super) struct Calls;

pub(in super::super) fn waker() -> (Waker, Calls) {
    (Waker, Calls)
}

/// Lets the window sleep between frames.
pub(in super::super) struct Keeper {
    full_screen: bool,
    last_used: Instant,
}

impl Keeper {
    /// Begins to look after the window. The window library tells of no files dropped here.
    pub(in super::super) fn start(
        _scale: f32,
        _waker: Waker,
        _calls: Calls,
        _dropped: impl Fn(PathBuf) + Send + 'static,
    ) -> Keeper {
        Keeper {
            full_screen: false,
            last_used: Instant::now(),
        }
    }

    /// Says that a frame was drawn, whether events led to it, and in what time the next one is due.
    pub(in super::super) fn frame_drawn(
        &mut self,
        started: Instant,
        had_events: bool,
        until: Option<Duration>,
    ) {
        if had_events {
            self.last_used = started;
        }
        let longest = match self.last_used.elapsed() < BUSY_TIME {
            true => BUSY_SLEEP,
            false => IDLE_SLEEP,
        };
        std::thread::sleep(until.unwrap_or(longest).min(longest));
    }

    /// The window library has no way to change the title here.
    pub(in super::super) fn set_title(&mut self, _title: String) {}

    pub(in super::super) fn toggle_full_screen(&mut self) {
        self.full_screen = !self.full_screen;
        miniquad::window::set_fullscreen(self.full_screen);
    }
}
