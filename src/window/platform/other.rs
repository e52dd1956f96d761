//! Systems on which other threads cannot wake a sleeping window: it polls.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use macroquad::miniquad;

use super::{WindowError, WindowNews};

/// Whether the window library sleeps until an event.
pub(in super::super) const BLOCKING: bool = false;

/// The polling intervals while the window is used and while it is not.
const BUSY_SLEEP: Duration = Duration::from_millis(8);
const IDLE_SLEEP: Duration = Duration::from_millis(40);

/// How long after the last event the window counts as used.
const BUSY_TIME: Duration = Duration::from_secs(2);

/// Whether a window can be opened. Here the system reports it itself if not.
pub(in super::super) fn check() -> Result<(), WindowError> {
    Ok(())
}

/// The time since some moment. It depends on the system whether it advances while the machine is
/// suspended; if not, the players are not charged for that time.
pub(in super::super) fn time() -> Duration {
    static EPOCH: OnceLock<Instant> = OnceLock::new();
    EPOCH.get_or_init(Instant::now).elapsed()
}

/// Lets other threads wake the window: it does nothing, since the window polls.
#[derive(Clone)]
pub(in super::super) struct Waker;

impl Waker {
    pub(in super::super) fn wake(&self) {}
}

/// The receiver of a [`Waker`].
pub(in super::super) struct WakeReceiver;

pub(in super::super) fn waker() -> (Waker, WakeReceiver) {
    (Waker, WakeReceiver)
}

/// Lets the window sleep between frames.
pub(in super::super) struct FramePacer {
    full_screen: bool,
    last_used: Instant,
}

impl FramePacer {
    /// Starts pacing. There is no news here: files cannot be dropped, and the focus is not known.
    pub(in super::super) fn start(
        _scale: f32,
        _waker: Waker,
        _calls: WakeReceiver,
        _news: impl Fn(WindowNews) + Send + 'static,
    ) -> FramePacer {
        FramePacer {
            full_screen: false,
            last_used: Instant::now(),
        }
    }

    /// Whether the window still has the picture that was drawn last: not known here.
    pub(in super::super) fn window_keeps_picture(&mut self) -> bool {
        false
    }

    /// Called after each frame: whether events led to it, and the time until the next one is due.
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
