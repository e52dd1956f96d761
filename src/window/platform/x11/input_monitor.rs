//! Monitoring input for the window on a separate connection.
//!
//! The window library reports its events only with the next frame. So input is also received as raw
//! events (XInput 2), which does not interfere. Core events cannot be selected twice: a press goes to
//! one client, and a grab hides the rest.

use std::sync::Arc;

use x11rb::errors::ReplyOrIdError;
use x11rb::protocol::Event;
use x11rb::protocol::xinput::{self, ConnectionExt as _, Device, XIEventMask};
use x11rb::protocol::xproto::{
    ChangeWindowAttributesAux, ConnectionExt as _, EventMask, InputFocus, Window,
};
use x11rb::rust_connection::RustConnection;

use super::super::pacer::WakeMessage;

/// The version of XInput with touch events, and with input while another client holds a grab.
const VERSION: (u16, u16) = (2, 2);

/// Monitors input for the window, and changes of it.
pub(super) struct InputMonitor {
    connection: Arc<RustConnection>,
    window: Window,
    /// Whether the pointer is over the window, or was when a button was pressed that is still held.
    has_pointer: bool,
    has_keyboard: bool,
}

impl InputMonitor {
    pub(super) fn open(
        connection: Arc<RustConnection>,
        root: Window,
        window: Window,
    ) -> Result<InputMonitor, ReplyOrIdError> {
        let changes = EventMask::EXPOSURE
            | EventMask::STRUCTURE_NOTIFY
            | EventMask::ENTER_WINDOW
            | EventMask::LEAVE_WINDOW
            | EventMask::FOCUS_CHANGE;
        let changes = ChangeWindowAttributesAux::new().event_mask(changes);
        connection.change_window_attributes(window, &changes)?;
        // All current servers support it. Without it the window is not woken for events during a frame.
        let _ = select_input(&connection, root);
        let mut monitor = InputMonitor {
            connection,
            window,
            has_pointer: false,
            has_keyboard: false,
        };
        monitor.update_focus()?;
        Ok(monitor)
    }

    /// Whether the window has the keyboard.
    pub(super) fn has_keyboard(&self) -> bool {
        self.has_keyboard
    }

    /// The message for an event, if it concerns the window.
    pub(super) fn handle(&mut self, event: &Event) -> Result<Option<WakeMessage>, ReplyOrIdError> {
        let for_window = match event {
            Event::XinputRawMotion(_)
            | Event::XinputRawButtonPress(_)
            | Event::XinputRawButtonRelease(_)
            | Event::XinputRawTouchBegin(_)
            | Event::XinputRawTouchUpdate(_)
            | Event::XinputRawTouchEnd(_) => self.has_pointer,
            Event::XinputRawKeyPress(_) | Event::XinputRawKeyRelease(_) => self.has_keyboard,
            Event::EnterNotify(_)
            | Event::LeaveNotify(_)
            | Event::FocusIn(_)
            | Event::FocusOut(_) => {
                self.update_focus()?;
                // There may have been input just before.
                true
            }
            // The window library does not redraw parts that another window covered, and after a resize
            // a frame of the old size may stay visible.
            Event::Expose(_) | Event::ConfigureNotify(_) | Event::MapNotify(_) => {
                return Ok(Some(WakeMessage::Wake));
            }
            _ => false,
        };
        Ok(for_window.then_some(WakeMessage::Input))
    }

    fn update_focus(&mut self) -> Result<(), ReplyOrIdError> {
        let extent = self.connection.get_geometry(self.window)?.reply()?;
        let pointer = self.connection.query_pointer(self.window)?.reply()?;
        let focus = self.connection.get_input_focus()?.reply()?.focus;
        let inside = |at: i16, length: u16| (0..i32::from(length)).contains(&i32::from(at));
        self.has_pointer =
            inside(pointer.win_x, extent.width) && inside(pointer.win_y, extent.height);
        // Without a window manager the keyboard follows the pointer.
        let follows = focus == u32::from(u8::from(InputFocus::POINTER_ROOT));
        self.has_keyboard = focus == self.window || follows && self.has_pointer;
        Ok(())
    }
}

fn select_input(connection: &RustConnection, root: Window) -> Result<(), ReplyOrIdError> {
    let (major, minor) = VERSION;
    connection.xinput_xi_query_version(major, minor)?.reply()?;
    let input = XIEventMask::RAW_MOTION
        | XIEventMask::RAW_BUTTON_PRESS
        | XIEventMask::RAW_BUTTON_RELEASE
        | XIEventMask::RAW_TOUCH_BEGIN
        | XIEventMask::RAW_TOUCH_UPDATE
        | XIEventMask::RAW_TOUCH_END
        | XIEventMask::RAW_KEY_PRESS
        | XIEventMask::RAW_KEY_RELEASE;
    let mask = xinput::EventMask {
        deviceid: Device::ALL_MASTER.into(),
        mask: vec![input],
    };
    connection.xinput_xi_select_events(root, &[mask])?.check()?;
    Ok(())
}
