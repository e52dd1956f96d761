//! Waking a sleeping window.
//!
//! The window library sleeps until the system has an event for it. So a thread of our own knows when the
//! next frame is due and wakes the library then, in the way of the system. It also does what the window
//! library cannot, such as changing the title. Other threads send messages to it.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use super::schedule::{Drawn, Schedule};
use super::{OwnWindow, system};
use crate::work::CommandSender;

use crate::time::Instant;

/// The minimum time between the frames of an animation.
const FRAME_TIME: Duration = Duration::from_millis(16);

/// A message to the waking thread.
pub(super) enum WakeMessage {
    /// A frame was drawn.
    Drawn(Drawn),
    /// There was input for the window, which may not have woken it.
    #[cfg_attr(target_os = "macos", expect(dead_code))]
    Input,
    /// Another thread has something for the window, or the window has changed.
    Wake,
    /// Toggle full screen.
    ToggleFullScreen,
    /// The window has a new title.
    Title(String),
}

/// Lets any thread wake the window, even before it exists.
#[derive(Clone)]
pub(in super::super) struct Waker(Sender<WakeMessage>);

impl Waker {
    /// Requests a frame that begins after this call.
    pub(in super::super) fn wake(&self) {
        self.send(WakeMessage::Wake);
    }

    pub(super) fn send(&self, message: WakeMessage) {
        // The thread ends early only if the window is gone.
        let _ = self.0.send(message);
    }
}

/// The receiver of the waking thread.
pub(in super::super) struct WakeReceiver(Receiver<WakeMessage>);

/// A waker and its receiver.
pub(in super::super) fn waker() -> (Waker, WakeReceiver) {
    let (sender, receiver) = mpsc::channel();
    (Waker(sender), WakeReceiver(receiver))
}

/// The handle of the waking thread.
pub(in super::super) struct FramePacer {
    waker: Waker,
    /// When the last frame began.
    last_started: Instant,
    title: String,
}

impl FramePacer {
    /// Starts the waking thread, for a window at this scale. Call it on the window's own thread. What
    /// happens to the window is sent as commands.
    pub(in super::super) fn start(
        scale: f32,
        waker: Waker,
        WakeReceiver(messages): WakeReceiver,
        commands: CommandSender,
    ) -> FramePacer {
        let find = system::window(scale, waker.clone(), commands);
        thread::spawn(move || match find() {
            // An error means that the window is gone.
            Some(window) => drop(run(window, &messages)),
            // The window still works, but it is not woken.
            None => eprintln!("deskmate: cannot find our window on the display: clocks may stop"),
        });
        FramePacer {
            waker,
            last_started: Instant::now(),
            title: String::new(),
        }
    }

    /// Whether the window still has the picture that was drawn last. Call it once for each frame.
    pub(in super::super) fn window_keeps_picture(&self) -> bool {
        system::keeps_picture()
    }

    /// Called after each frame: whether events led to it, and the time until the next one is due.
    pub(in super::super) fn frame_drawn(
        &mut self,
        started: Instant,
        had_events: bool,
        until: Option<Duration>,
    ) {
        let since = std::mem::replace(&mut self.last_started, started);
        self.waker.send(WakeMessage::Drawn(Drawn {
            since,
            had_events,
            wake_at: until.map(|time| Instant::now() + time),
        }));
    }

    /// Gives the window a title, if it is a new one.
    pub(in super::super) fn set_title(&mut self, title: String) {
        if self.title != title {
            self.title.clone_from(&title);
            self.waker.send(WakeMessage::Title(title));
        }
    }

    /// Waits as long as frames of an animation are apart, from the start of the last one.
    pub(in super::super) fn wait(&self) {
        thread::sleep(FRAME_TIME.saturating_sub(self.last_started.elapsed()));
    }

    /// A desk has a mouse, which is moved before the screen is off.
    pub(in super::super) fn keep_screen_on(&mut self, _is_on: bool) {}

    /// A desk has a keyboard.
    pub(in super::super) fn edit_text(&mut self, _is_on: bool) {}

    pub(in super::super) fn toggle_full_screen(&mut self) {
        self.waker.send(WakeMessage::ToggleFullScreen);
    }
}

/// Wakes the window when it is due, until it is gone.
fn run<W: OwnWindow>(mut window: W, messages: &Receiver<WakeMessage>) -> Result<(), W::Error> {
    let mut schedule: Option<Schedule> = None;
    loop {
        let deadline = schedule.as_ref().and_then(Schedule::next);
        match receive_until(messages, deadline) {
            Ok(WakeMessage::ToggleFullScreen) => window.toggle_full_screen()?,
            Ok(WakeMessage::Title(title)) => window.set_title(&title)?,
            Ok(WakeMessage::Drawn(frame)) => match &mut schedule {
                Some(schedule) => schedule.drawn(frame, Instant::now()),
                None => schedule = Some(Schedule::new(frame, Instant::now(), W::WAKES_SURELY)),
            },
            // Without a schedule the first frame is still to come, and another one follows it in
            // any case.
            Ok(WakeMessage::Input) => {
                if let Some(schedule) = &mut schedule {
                    schedule.input(Instant::now());
                }
            }
            Ok(WakeMessage::Wake) => {
                if let Some(schedule) = &mut schedule {
                    schedule.called(Instant::now());
                }
            }
            Err(RecvTimeoutError::Timeout) => {
                if let Some(schedule) = &mut schedule
                    && schedule.is_due(Instant::now())
                {
                    window.wake()?;
                }
            }
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}

fn receive_until(
    messages: &Receiver<WakeMessage>,
    deadline: Option<Instant>,
) -> Result<WakeMessage, RecvTimeoutError> {
    match deadline {
        Some(at) => messages.recv_timeout(at.saturating_duration_since(Instant::now())),
        None => messages.recv().map_err(|_| RecvTimeoutError::Disconnected),
    }
}
