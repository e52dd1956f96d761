//! X11 without the window library: the check before the window opens, waking it, its hints.
//!
//! The window library sleeps in the X connection, where only an X event wakes it. So a thread with its
//! own connection finds the window and wakes it with a press of the horizontal wheel, which the program
//! ignores otherwise. Other threads send messages to that thread.

mod back_buffer;
mod boot_time;
mod drop;
mod input_monitor;
mod opening;
mod schedule;
mod search;

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use macroquad::miniquad::native::module::Module;
use x11rb::connection::{Connection, RequestConnection};
use x11rb::errors::ReplyOrIdError;
use x11rb::properties::WmSizeHints;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, BUTTON_PRESS_EVENT, ButtonPressEvent, ClientMessageEvent, ConnectionExt as _,
    EventMask, KeyButMask, PropMode, Window,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

use self::back_buffer::{BackBuffer, WindowState};
pub(in super::super) use self::boot_time::time;
use self::drop::DropTarget;
use self::input_monitor::InputMonitor;
use self::schedule::{Drawn, Schedule};
use super::{WindowError, WindowNews};

/// Whether the window library sleeps until an event.
pub(in super::super) const BLOCKING: bool = true;

/// The minimum size of the window, in pixels at a scale of 1.
const LEAST_SIZE: (i32, i32) = (540, 480);

/// The horizontal wheel turned right.
const WAKING_BUTTON: u8 = 7;

/// The libraries that are loaded at run time, with their Debian packages.
const LIBRARIES: [(&str, &str); 4] = [
    ("libX11.so.6", "libx11-6"),
    ("libXi.so.6", "libxi6"),
    ("libxkbcommon.so.0", "libxkbcommon0"),
    ("libGL.so.1", "libgl1"),
];

/// Checks that a window can be opened, since the window library panics if it cannot.
pub(in super::super) fn check() -> Result<(), WindowError> {
    let display = std::env::var("DISPLAY").unwrap_or_default();
    if display.is_empty() {
        return Err(WindowError::NoDisplay("DISPLAY is not set".into()));
    }
    let (connection, _) = x11rb::connect(None).map_err(|error| {
        WindowError::NoDisplay(format!("DISPLAY is {display}, but there: {error}"))
    })?;
    for (library, package) in LIBRARIES {
        match Module::load(library) {
            // It stays loaded, since the window library loads it soon.
            Ok(module) => std::mem::forget(module),
            Err(_) => return Err(WindowError::NoLibrary { library, package }),
        }
    }
    match connection.extension_information("GLX") {
        Ok(Some(_)) => {
            opening::begin();
            Ok(())
        }
        _ => Err(WindowError::NoOpenGl("no GLX extension".into())),
    }
}

/// A message to the waking thread.
enum WakeMessage {
    /// A frame was drawn.
    Drawn(Drawn),
    /// There was input for the window.
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

    fn send(&self, message: WakeMessage) {
        // The thread ends early only if the display is gone.
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
    buffer: BackBuffer,
    /// When the last frame began.
    last_started: Instant,
    title: String,
}

impl FramePacer {
    /// Starts the waking thread, for a display of this scale. What happens to the window goes to `news`.
    pub(in super::super) fn start(
        scale: f32,
        waker: Waker,
        WakeReceiver(messages): WakeReceiver,
        news: impl Fn(WindowNews) + Send + 'static,
    ) -> FramePacer {
        opening::end();
        let (own_waker, buffer) = (waker.clone(), BackBuffer::of_window());
        let state = buffer.window();
        thread::spawn(move || {
            // An error means that the window or the display is gone.
            let _ = run_waking_thread(&messages, own_waker, &state, scale, news);
        });
        FramePacer {
            waker,
            buffer,
            last_started: Instant::now(),
            title: String::new(),
        }
    }

    /// Whether the window still has the picture that was drawn last. Call it once for each frame.
    pub(in super::super) fn window_keeps_picture(&mut self) -> bool {
        self.buffer.keeps_picture()
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

    pub(in super::super) fn toggle_full_screen(&mut self) {
        self.waker.send(WakeMessage::ToggleFullScreen);
    }
}

fn run_waking_thread(
    messages: &Receiver<WakeMessage>,
    waker: Waker,
    state: &Arc<WindowState>,
    scale: f32,
    news: impl Fn(WindowNews) + Send + 'static,
) -> Result<(), ReplyOrIdError> {
    match OwnWindow::find()? {
        Some(window) => {
            window.set_hints(scale)?;
            window.watch(waker, state, news)?;
            window.run(messages)
        }
        None => {
            // The window still works, but it is not woken.
            eprintln!("deskmate: cannot find our window on the display: clocks may stop");
            Ok(())
        }
    }
}

/// The program's window, on our own connection.
struct OwnWindow {
    connection: Arc<RustConnection>,
    root: Window,
    window: Window,
}

impl OwnWindow {
    /// The window of this process, which exists when the first frame is drawn.
    fn find() -> Result<Option<OwnWindow>, ReplyOrIdError> {
        let Ok((connection, screen)) = x11rb::connect(None) else {
            return Ok(None);
        };
        let root = connection.setup().roots[screen].root;
        let Some(window) = search::own_window(&connection, root) else {
            return Ok(None);
        };
        Ok(Some(OwnWindow {
            connection: Arc::new(connection),
            root,
            window,
        }))
    }

    fn set_hints(&self, scale: f32) -> Result<(), ReplyOrIdError> {
        let scaled = |length: i32| (length as f32 * scale) as i32;
        let hints = WmSizeHints {
            min_size: Some((scaled(LEAST_SIZE.0), scaled(LEAST_SIZE.1))),
            ..WmSizeHints::default()
        };
        hints.set_normal_hints(&*self.connection, self.window)?;
        Ok(())
    }

    /// Watches for input, for changes of the window, and for dropped files.
    fn watch(
        &self,
        waker: Waker,
        state: &Arc<WindowState>,
        news: impl Fn(WindowNews) + Send + 'static,
    ) -> Result<(), ReplyOrIdError> {
        let mut monitor = InputMonitor::open(self.connection.clone(), self.root, self.window)?;
        // The events are in the queue of the connection from now on.
        state.begin_watching();
        waker.wake();
        let mut target = DropTarget::open(self.connection.clone(), self.root, self.window)?;
        let (connection, state) = (self.connection.clone(), Arc::clone(state));
        let mut has_focus = true;
        thread::spawn(move || {
            // Any failure means that the window or the display is gone.
            while let Ok(event) = connection.wait_for_event() {
                if matches!(event, Event::ConfigureNotify(_)) {
                    state.change();
                }
                match monitor.handle(&event) {
                    Ok(message) => message.into_iter().for_each(|message| waker.send(message)),
                    Err(_) => return,
                }
                if monitor.has_keyboard() != has_focus {
                    has_focus = monitor.has_keyboard();
                    news(WindowNews::Focus(has_focus));
                }
                // An error may mean only that the source of the drag is gone.
                let dropped = target.handle(&event).into_iter().flatten().take(1);
                dropped.map(WindowNews::Dropped).for_each(&news);
            }
        });
        Ok(())
    }

    /// Wakes the window when it is due, until the window or the display is gone.
    fn run(&self, messages: &Receiver<WakeMessage>) -> Result<(), ReplyOrIdError> {
        let mut schedule: Option<Schedule> = None;
        loop {
            let deadline = schedule.as_ref().and_then(Schedule::next);
            match receive_until(messages, deadline) {
                Ok(WakeMessage::ToggleFullScreen) => self.toggle_full_screen()?,
                Ok(WakeMessage::Title(title)) => self.set_title(&title)?,
                Ok(WakeMessage::Drawn(frame)) => match &mut schedule {
                    Some(schedule) => schedule.drawn(frame, Instant::now()),
                    None => schedule = Some(Schedule::new(frame, Instant::now())),
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
                        self.wake()?;
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
        }
    }

    fn wake(&self) -> Result<(), ReplyOrIdError> {
        let event = ButtonPressEvent {
            response_type: BUTTON_PRESS_EVENT,
            detail: WAKING_BUTTON,
            sequence: 0,
            time: x11rb::CURRENT_TIME,
            root: self.root,
            event: self.window,
            child: x11rb::NONE,
            root_x: 0,
            root_y: 0,
            event_x: 0,
            event_y: 0,
            state: KeyButMask::default(),
            same_screen: true,
        };
        self.connection
            .send_event(false, self.window, EventMask::NO_EVENT, event)?;
        self.connection.flush()?;
        Ok(())
    }

    /// Asks the window manager to toggle full screen (EWMH `_NET_WM_STATE`); without one nothing
    /// happens.
    fn toggle_full_screen(&self) -> Result<(), ReplyOrIdError> {
        const TOGGLE: u32 = 2;
        const FROM_APPLICATION: u32 = 1;
        let state = self.atom("_NET_WM_STATE")?;
        let full_screen = self.atom("_NET_WM_STATE_FULLSCREEN")?;
        let data = [TOGGLE, full_screen, 0, FROM_APPLICATION, 0];
        let message = ClientMessageEvent::new(32, self.window, state, data);
        let mask = EventMask::SUBSTRUCTURE_REDIRECT | EventMask::SUBSTRUCTURE_NOTIFY;
        self.connection
            .send_event(false, self.root, mask, message)?;
        self.connection.flush()?;
        Ok(())
    }

    /// Sets the title as window managers read it (EWMH `_NET_WM_NAME`), and for old ones `WM_NAME`.
    fn set_title(&self, title: &str) -> Result<(), ReplyOrIdError> {
        let text = self.atom("UTF8_STRING")?;
        for name in [self.atom("_NET_WM_NAME")?, AtomEnum::WM_NAME.into()] {
            let bytes = title.as_bytes();
            self.connection
                .change_property8(PropMode::REPLACE, self.window, name, text, bytes)?;
        }
        self.connection.flush()?;
        Ok(())
    }

    fn atom(&self, name: &str) -> Result<u32, ReplyOrIdError> {
        let reply = self.connection.intern_atom(false, name.as_bytes())?;
        Ok(reply.reply()?.atom)
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
