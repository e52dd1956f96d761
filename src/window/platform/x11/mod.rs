//! X11 without the window library: the check before the window opens, waking it, its hints.
//!
//! The window library sleeps in the X connection, where only an X event wakes it. So a thread with its
//! own connection finds the window and wakes it with a press of the horizontal wheel, which the program
//! ignores otherwise.

mod arena;
mod back_buffer;
mod desktop;
mod drop;
mod input_monitor;
mod opening;
mod search;

use std::sync::Arc;
use std::thread;

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

use self::back_buffer::BACK_BUFFER;
pub(in super::super) use self::desktop::watch_desktop;
use self::drop::DropTarget;
use self::input_monitor::InputMonitor;
use super::pacer::Waker;
use super::{LEAST_SIZE, OwnWindow, WindowError};
use crate::app::{Command, FileCommand};
use crate::work::CommandSender;

/// The horizontal wheel turned right.
const WAKING_BUTTON: u8 = 7;

/// The libraries that are loaded at run time, with their Debian packages.
const LIBRARIES: [(&str, &str); 4] = [
    ("libX11.so.6", "libx11-6"),
    ("libXi.so.6", "libxi6"),
    ("libxkbcommon.so.0", "libxkbcommon0"),
    ("libGL.so.1", "libgl1"),
];

/// The language of the system is said in the environment.
pub(in super::super) fn language() -> Option<String> {
    None
}

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
            // It stays open: a server without other clients, as in a kiosk, would begin anew before the window opens.
            std::mem::forget(connection);
            arena::share();
            opening::begin();
            Ok(())
        }
        _ => Err(WindowError::NoOpenGl("no GLX extension".into())),
    }
}

/// Whether the window still has the picture that was drawn last. Call it once for each frame.
pub(super) fn keeps_picture() -> bool {
    BACK_BUFFER.keeps_picture()
}

/// Connects to the window, off its own thread since it takes some time. What happens to it is sent as commands.
pub(super) fn window(
    scale: f32,
    waker: Waker,
    commands: CommandSender,
) -> impl FnOnce() -> Option<X11Window> + Send + 'static {
    opening::end();
    BACK_BUFFER.look_up();
    move || {
        let window = X11Window::find()?;
        window.set_hints(scale).ok()?;
        window.watch(waker, commands).ok()?;
        Some(window)
    }
}

/// The program's window, on our own connection.
pub(super) struct X11Window {
    connection: Arc<RustConnection>,
    root: Window,
    window: Window,
}

impl X11Window {
    /// The window of this process, which exists when the first frame is drawn.
    fn find() -> Option<X11Window> {
        let (connection, screen) = x11rb::connect(None).ok()?;
        let root = connection.setup().roots[screen].root;
        let window = search::own_window(&connection, root)?;
        Some(X11Window {
            connection: Arc::new(connection),
            root,
            window,
        })
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
    fn watch(&self, waker: Waker, commands: CommandSender) -> Result<(), ReplyOrIdError> {
        let mut monitor = InputMonitor::open(self.connection.clone(), self.root, self.window)?;
        // The events are in the queue of the connection from now on.
        BACK_BUFFER.begin_watching();
        waker.wake();
        let mut target = DropTarget::open(self.connection.clone(), self.root, self.window)?;
        let connection = self.connection.clone();
        let mut has_focus = true;
        thread::spawn(move || {
            // Any failure means that the window or the display is gone.
            while let Ok(event) = connection.wait_for_event() {
                if matches!(event, Event::ConfigureNotify(_)) {
                    BACK_BUFFER.window_changed();
                }
                match monitor.handle(&event) {
                    Ok(message) => message.into_iter().for_each(|message| waker.send(message)),
                    Err(_) => return,
                }
                if monitor.has_keyboard() != has_focus {
                    has_focus = monitor.has_keyboard();
                    commands.send(Command::WindowFocus(has_focus));
                }
                // An error may mean only that the source of the drag is gone.
                let mut dropped = target.handle(&event).into_iter().flatten();
                if let Some(path) = dropped.next() {
                    commands.send(FileCommand::Open(path));
                }
            }
        });
        Ok(())
    }

    fn atom(&self, name: &str) -> Result<u32, ReplyOrIdError> {
        let reply = self.connection.intern_atom(false, name.as_bytes())?;
        Ok(reply.reply()?.atom)
    }
}

impl OwnWindow for X11Window {
    type Error = ReplyOrIdError;

    const WAKES_SURELY: bool = false;

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
    fn toggle_full_screen(&mut self) -> Result<(), ReplyOrIdError> {
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
}
