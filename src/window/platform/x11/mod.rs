//! X11, past the window library: the check before the window opens, waking it, its hints.
//!
//! The window library sleeps in the X connection, where only an X event wakes it. So a thread with a
//! connection of its own finds the window and sends it, when the time has come, a press of the
//! sideways wheel, which the program ignores otherwise. Other threads tell it when they have something
//! for the window.

mod boot_time;
mod drop;
mod opening;
mod schedule;
mod search;
mod senses;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use macroquad::miniquad::native::module::Module;
use x11rb::connection::{Connection, RequestConnection};
use x11rb::errors::ReplyOrIdError;
use x11rb::properties::WmSizeHints;
use x11rb::protocol::xproto::{
    AtomEnum, BUTTON_PRESS_EVENT, ButtonPressEvent, ClientMessageEvent, ConnectionExt as _,
    EventMask, KeyButMask, PropMode, Window,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

pub(in super::super) use self::boot_time::time;
use self::drop::DropSite;
use self::schedule::{Drawn, Schedule};
use self::senses::Senses;
use super::WindowError;

/// Whether the window library sleeps until an event.
pub(in super::super) const BLOCKING: bool = true;

/// The least extent of the window, in pixels at a scale of 1.
const LEAST_SIZE: (i32, i32) = (640, 480);

/// The sideways wheel turned right.
const WAKING_BUTTON: u8 = 7;

/// The libraries that are loaded at run time, with the Debian packages that bring them.
const LIBRARIES: [(&str, &str); 4] = [
    ("libX11.so.6", "libx11-6"),
    ("libXi.so.6", "libxi6"),
    ("libxkbcommon.so.0", "libxkbcommon0"),
    ("libGL.so.1", "libgl1"),
];

/// Looks whether a window can be opened, since the window library panics where it cannot.
pub(in super::super) fn check() -> Result<(), WindowError> {
    let display = std::env::var("DISPLAY").unwrap_or_default();
    if display.is_empty() {
        return Err(WindowError::NoDisplay("DISPLAY is not set".into()));
    }
    let (connection, _) = x11rb::connect(None).map_err(|error| {
        WindowError::NoDisplay(format!("DISPLAY is {display}, but there: {error}"))
    })?;
    for (library, package) in LIBRARIES {
        if Module::load(library).is_err() {
            return Err(WindowError::NoLibrary { library, package });
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

/// What the waking thread is told.
enum Told {
    /// A frame was drawn.
    Drawn(Drawn),
    /// A key, a button or the pointer over the window was moved.
    Input,
    /// Another thread has something for the window, or the window has changed.
    Wake,
    /// Full screen is to be entered or left.
    ToggleFullScreen,
    /// The window has a new title.
    Title(String),
}

/// What any thread wakes the window with, also before there is one.
#[derive(Clone)]
pub(in super::super) struct Waker(Sender<Told>);

impl Waker {
    /// Has a frame drawn that begins after this.
    pub(in super::super) fn wake(&self) {
        self.tell(Told::Wake);
    }

    fn tell(&self, told: Told) {
        // The thread ends before the window only if the display is gone.
        let _ = self.0.send(told);
    }
}

/// What the waking thread hears.
pub(in super::super) struct Calls(Receiver<Told>);

/// A waker, and what it says to the keeper of the window.
pub(in super::super) fn waker() -> (Waker, Calls) {
    let (sender, receiver) = mpsc::channel();
    (Waker(sender), Calls(receiver))
}

/// The window's end of the waking thread.
pub(in super::super) struct Keeper {
    waker: Waker,
    /// When the last frame began.
    last_started: Instant,
    title: String,
}

impl Keeper {
    /// Begins to look after the window, on a display of this scale. Files dropped on it go to `dropped`.
    pub(in super::super) fn start(
        scale: f32,
        waker: Waker,
        Calls(told): Calls,
        dropped: impl Fn(PathBuf) + Send + 'static,
    ) -> Keeper {
        opening::end();
        let watcher = waker.clone();
        thread::spawn(move || {
            // An error says that the window or the display is gone: there is nothing to do any more.
            let _ = look_after_window(&told, watcher, scale, dropped);
        });
        Keeper {
            waker,
            last_started: Instant::now(),
            title: String::new(),
        }
    }

    /// Says that a frame was drawn, whether events led to it, and in what time the next one is due.
    pub(in super::super) fn frame_drawn(
        &mut self,
        started: Instant,
        had_events: bool,
        until: Option<Duration>,
    ) {
        let since = std::mem::replace(&mut self.last_started, started);
        self.waker.tell(Told::Drawn(Drawn {
            since,
            had_events,
            wake_at: until.map(|time| Instant::now() + time),
        }));
    }

    /// Gives the window a title, if it is a new one.
    pub(in super::super) fn set_title(&mut self, title: String) {
        if self.title != title {
            self.title.clone_from(&title);
            self.waker.tell(Told::Title(title));
        }
    }

    pub(in super::super) fn toggle_full_screen(&mut self) {
        self.waker.tell(Told::ToggleFullScreen);
    }
}

fn look_after_window(
    told: &Receiver<Told>,
    waker: Waker,
    scale: f32,
    dropped: impl Fn(PathBuf) + Send + 'static,
) -> Result<(), ReplyOrIdError> {
    match OwnWindow::find()? {
        Some(window) => {
            window.set_hints(scale)?;
            window.watch(waker, dropped)?;
            window.keep(told)
        }
        None => {
            // The window still works, but nothing moves in it by itself.
            eprintln!("deskmate: the display does not tell which window is ours: clocks may stand");
            Ok(())
        }
    }
}

/// The program's window, seen through a connection of our own.
struct OwnWindow {
    connection: Arc<RustConnection>,
    root: Window,
    window: Window,
}

impl OwnWindow {
    /// The window of this process; it is there when the first frame is drawn.
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

    /// Hears of input, of changes of the window, and of what is dropped on it.
    fn watch(
        &self,
        waker: Waker,
        dropped: impl Fn(PathBuf) + Send + 'static,
    ) -> Result<(), ReplyOrIdError> {
        let mut senses = Senses::open(self.connection.clone(), self.root, self.window)?;
        let mut site = DropSite::open(self.connection.clone(), self.root, self.window)?;
        let connection = self.connection.clone();
        thread::spawn(move || {
            // Whatever fails says that the window or the display is gone.
            while let Ok(event) = connection.wait_for_event() {
                match senses.hear(&event) {
                    Ok(told) => told.into_iter().for_each(|told| waker.tell(told)),
                    Err(_) => return,
                }
                // Who drags may be gone, which is no reason to see nothing else.
                site.hear(&event)
                    .into_iter()
                    .flatten()
                    .take(1)
                    .for_each(&dropped);
            }
        });
        Ok(())
    }

    /// Wakes the window when its time has come, until the window or the display is gone.
    fn keep(&self, told: &Receiver<Told>) -> Result<(), ReplyOrIdError> {
        let mut schedule: Option<Schedule> = None;
        loop {
            let deadline = schedule.as_ref().and_then(Schedule::next);
            match receive_until(told, deadline) {
                Ok(Told::ToggleFullScreen) => self.toggle_full_screen()?,
                Ok(Told::Title(title)) => self.set_title(&title)?,
                Ok(Told::Drawn(frame)) => match &mut schedule {
                    Some(schedule) => schedule.drawn(frame, Instant::now()),
                    None => schedule = Some(Schedule::new(frame, Instant::now())),
                },
                // Without a schedule the first frame is to come, and another is owed after it.
                Ok(Told::Input) => {
                    if let Some(schedule) = &mut schedule {
                        schedule.input(Instant::now());
                    }
                }
                Ok(Told::Wake) => {
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

    /// Asks the window manager to enter or leave full screen (EWMH `_NET_WM_STATE`); where there is
    /// none, nothing happens.
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
    told: &Receiver<Told>,
    deadline: Option<Instant>,
) -> Result<Told, RecvTimeoutError> {
    match deadline {
        Some(at) => told.recv_timeout(at.saturating_duration_since(Instant::now())),
        None => told.recv().map_err(|_| RecvTimeoutError::Disconnected),
    }
}
