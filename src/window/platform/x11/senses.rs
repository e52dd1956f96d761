//! What happens at the window, heard by a connection of its own.
//!
//! The window library tells what it has heard only with the next frame. So input is heard a second time, before
//! any window gets it (XInput 2), which takes nothing away from the first: core events could not be asked for
//! twice, since a press belongs to one client and a grab hides the rest.

use std::sync::Arc;

use x11rb::errors::ReplyOrIdError;
use x11rb::protocol::Event;
use x11rb::protocol::xinput::{self, ConnectionExt as _, Device, XIEventMask};
use x11rb::protocol::xproto::{
    ChangeWindowAttributesAux, ConnectionExt as _, EventMask, InputFocus, Window,
};
use x11rb::rust_connection::RustConnection;

use super::Told;

/// The version of XInput that tells of fingers too, and of input while another client holds a grab.
const VERSION: (u16, u16) = (2, 2);

/// Hears of input that is meant for the window, and of what changes it.
pub(super) struct Senses {
    connection: Arc<RustConnection>,
    window: Window,
    /// Whether the pointer is over the window, or was when a button was pressed that is still held.
    has_pointer: bool,
    has_keyboard: bool,
}

impl Senses {
    pub(super) fn open(
        connection: Arc<RustConnection>,
        root: Window,
        window: Window,
    ) -> Result<Senses, ReplyOrIdError> {
        let changes = EventMask::EXPOSURE
            | EventMask::STRUCTURE_NOTIFY
            | EventMask::ENTER_WINDOW
            | EventMask::LEAVE_WINDOW
            | EventMask::FOCUS_CHANGE;
        let changes = ChangeWindowAttributesAux::new().event_mask(changes);
        connection.change_window_attributes(window, &changes)?;
        // All servers of today know it. Without it the window is not woken for what came during a frame.
        let _ = hear_input(&connection, root);
        let mut senses = Senses {
            connection,
            window,
            has_pointer: false,
            has_keyboard: false,
        };
        senses.look_who_has_them()?;
        Ok(senses)
    }

    /// What an event means for the window.
    pub(super) fn hear(&mut self, event: &Event) -> Result<Option<Told>, ReplyOrIdError> {
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
                self.look_who_has_them()?;
                // What came before this was known.
                true
            }
            // The window library does not draw again what another window had covered, and what was drawn in
            // the old size may be what is seen after a change of it.
            Event::Expose(_) | Event::ConfigureNotify(_) | Event::MapNotify(_) => {
                return Ok(Some(Told::Wake));
            }
            _ => false,
        };
        Ok(for_window.then_some(Told::Input))
    }

    fn look_who_has_them(&mut self) -> Result<(), ReplyOrIdError> {
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

fn hear_input(connection: &RustConnection, root: Window) -> Result<(), ReplyOrIdError> {
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
