//! Real input events (XTEST extension), and the pixels of a window (GetImage).

use image::RgbaImage;
use std::thread::sleep;
use std::time::Duration;
use x11rb::connection::Connection;
use x11rb::protocol::res::{ClientIdMask, ClientIdSpec, ConnectionExt as _};
use x11rb::protocol::xproto::{
    AtomEnum, BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ClientMessageEvent, ConfigureWindowAux,
    ConnectionExt as _, EventMask, ImageFormat, InputFocus, KEY_PRESS_EVENT, KEY_RELEASE_EVENT,
    Keysym, MOTION_NOTIFY_EVENT, MapState, PropMode, Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

/// A point in pixels from the upper left corner of the window. Without a window manager this is also
/// the corner of the screen.
pub type Point = (i16, i16);

const ANSWERS: &str = "the X server answers";
pub const SHIFT: Keysym = 0xffe1;
pub const CONTROL: Keysym = 0xffe3;

/// A mouse button, by its number in X11.
#[derive(Clone, Copy)]
pub enum Button {
    Left = 1,
    Middle = 2,
    Right = 3,
    WheelUp = 4,
    WheelDown = 5,
}

/// A key with the Shift key that it may need.
#[derive(Clone, Copy)]
pub enum Key {
    /// The key that types this lowercase letter or symbol.
    Char(char),
    /// The same, with Shift held.
    Shift(char),
    /// The same, with Ctrl held.
    Ctrl(char),
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    Enter,
    Escape,
    Tab,
    Delete,
    F11,
}

impl From<char> for Key {
    fn from(char: char) -> Key {
        Key::Char(char)
    }
}

impl Key {
    fn keysym(self) -> Keysym {
        match self {
            // The keysyms of Latin-1 are its code points.
            Key::Char(char) | Key::Shift(char) | Key::Ctrl(char) => Keysym::from(char),
            Key::Left => 0xff51,
            Key::Right => 0xff53,
            Key::Up => 0xff52,
            Key::Down => 0xff54,
            Key::Home => 0xff50,
            Key::End => 0xff57,
            Key::Escape => 0xff1b,
            Key::Enter => 0xff0d,
            Key::Tab => 0xff09,
            Key::Delete => 0xffff,
            Key::F11 => 0xffc8,
        }
    }
}

/// One connection to a display.
pub struct Driver {
    connection: RustConnection,
    root: Window,
    first_keycode: u8,
    keysyms_per_keycode: usize,
    keysyms: Vec<Keysym>,
}

impl Driver {
    pub fn connect(display: &str) -> Driver {
        let (connection, screen) = x11rb::connect(Some(display)).expect("the display is there");
        let setup = connection.setup();
        let root = setup.roots[screen].root;
        let (first, last) = (setup.min_keycode, setup.max_keycode);
        let mapping = connection
            .get_keyboard_mapping(first, last - first + 1)
            .expect(ANSWERS)
            .reply()
            .expect(ANSWERS);
        Driver {
            connection,
            root,
            first_keycode: first,
            keysyms_per_keycode: usize::from(mapping.keysyms_per_keycode),
            keysyms: mapping.keysyms,
        }
    }

    /// Sets the resolution for programs started from now on (96 is a scale of 1).
    pub fn set_dpi(&self, dpi: u32) {
        self.connection
            .change_property8(
                PropMode::REPLACE,
                self.root,
                AtomEnum::RESOURCE_MANAGER,
                AtomEnum::STRING,
                format!("Xft.dpi:\t{dpi}\n").as_bytes(),
            )
            .expect(ANSWERS);
        self.sync();
    }

    /// The window of the whole screen.
    pub fn root(&self) -> Window {
        self.root
    }

    /// The window that the process shows, once there is one.
    pub fn find_window(&self, process: u32) -> Option<Window> {
        let tree = self.connection.query_tree(self.root).ok()?.reply().ok()?;
        tree.children.into_iter().find(|&window| {
            self.is_shown(window) && self.is_seen(window) && self.belongs_to(window, process)
        })
    }

    /// Whether it is large enough to be seen; Wine shows a window of one pixel as well.
    fn is_seen(&self, window: Window) -> bool {
        let size = self.connection.get_geometry(window).expect(ANSWERS);
        size.reply().is_ok_and(|size| size.width > 1)
    }

    fn is_shown(&self, window: Window) -> bool {
        self.connection
            .get_window_attributes(window)
            .expect(ANSWERS)
            .reply()
            // The window may disappear meanwhile.
            .is_ok_and(|attributes| attributes.map_state == MapState::VIEWABLE)
    }

    fn belongs_to(&self, window: Window, process: u32) -> bool {
        let spec = ClientIdSpec {
            client: window,
            mask: ClientIdMask::LOCAL_CLIENT_PID,
        };
        self.connection
            .res_query_client_ids(&[spec])
            .expect(ANSWERS)
            .reply()
            .is_ok_and(|reply| {
                reply
                    .ids
                    .iter()
                    .any(|id| id.value.first() == Some(&process))
            })
    }

    /// Gives the window the keyboard focus, as a window manager would.
    pub fn focus(&self, window: Window) {
        self.connection
            .set_input_focus(InputFocus::PARENT, window, x11rb::CURRENT_TIME)
            .expect(ANSWERS);
        self.sync();
    }

    pub fn move_to(&self, (x, y): Point) {
        self.fake(MOTION_NOTIFY_EVENT, 0, (x, y));
    }

    pub fn press(&self, button: Button) {
        self.fake(BUTTON_PRESS_EVENT, button as u8, (0, 0));
    }

    pub fn release(&self, button: Button) {
        self.fake(BUTTON_RELEASE_EVENT, button as u8, (0, 0));
    }

    /// Clicks on points one after another in one packet, so that the server sees a single burst.
    pub fn click_in_one_burst(&self, points: &[Point]) {
        for &at in points {
            self.send(MOTION_NOTIFY_EVENT, 0, at);
            self.send(BUTTON_PRESS_EVENT, Button::Left as u8, (0, 0));
            self.send(BUTTON_RELEASE_EVENT, Button::Left as u8, (0, 0));
        }
        self.connection.flush().expect(ANSWERS);
    }

    /// Presses a key and releases it after `held`.
    pub fn tap(&self, key: Key, held: Duration) {
        let beside = match key {
            Key::Shift(_) => Some(SHIFT),
            Key::Ctrl(_) => Some(CONTROL),
            _ => None,
        };
        let beside = beside.map(|keysym| self.keycode(keysym));
        if let Some(beside) = beside {
            self.fake(KEY_PRESS_EVENT, beside, (0, 0));
        }
        let keycode = self.keycode(key.keysym());
        self.fake(KEY_PRESS_EVENT, keycode, (0, 0));
        sleep(held);
        self.fake(KEY_RELEASE_EVENT, keycode, (0, 0));
        if let Some(beside) = beside {
            self.fake(KEY_RELEASE_EVENT, beside, (0, 0));
        }
    }

    /// Does something while one of the keys for it is held.
    pub fn holding(&self, beside: Keysym, act: impl Fn()) {
        let keycode = self.keycode(beside);
        self.fake(KEY_PRESS_EVENT, keycode, (0, 0));
        act();
        self.fake(KEY_RELEASE_EVENT, keycode, (0, 0));
    }

    fn keycode(&self, keysym: Keysym) -> u8 {
        let index = self
            .keysyms
            .chunks(self.keysyms_per_keycode)
            .position(|keysyms| keysyms.first() == Some(&keysym))
            .unwrap_or_else(|| panic!("no key for keysym {keysym:#x}"));
        self.first_keycode + u8::try_from(index).expect("there are at most 248 keys")
    }

    fn fake(&self, event: u8, detail: u8, at: Point) {
        self.send(event, detail, at);
        self.sync();
    }

    fn send(&self, event: u8, detail: u8, (x, y): Point) {
        self.connection
            .xtest_fake_input(event, detail, 0, self.root, x, y, 0)
            .expect(ANSWERS);
    }

    /// Moves the window to the corner of the screen, where points in both are the same.
    pub fn move_to_corner(&self, window: Window) {
        let corner = ConfigureWindowAux::new().x(0).y(0);
        self.connection
            .configure_window(window, &corner)
            .expect(ANSWERS);
        self.sync();
    }

    /// Resizes the window, as dragging its border does.
    pub fn resize(&self, window: Window, width: u32, height: u32) {
        let size = ConfigureWindowAux::new().width(width).height(height);
        self.connection
            .configure_window(window, &size)
            .expect(ANSWERS);
        self.sync();
    }

    /// Asks the window to close, as the button in its title bar does.
    pub fn close(&self, window: Window) {
        let data = [self.atom("WM_DELETE_WINDOW"), 0, 0, 0, 0];
        let message = ClientMessageEvent::new(32, window, self.atom("WM_PROTOCOLS"), data);
        self.connection
            .send_event(false, window, EventMask::NO_EVENT, message)
            .expect(ANSWERS);
        // The message alone may come while a frame is drawn, and waits for the next event. A person's pointer is on the
        // frame of the window then, and gives one; here a part of the window is exposed.
        let exposed = self.connection.clear_area(true, window, 0, 0, 1, 1);
        exposed.expect(ANSWERS);
        self.sync();
    }

    fn atom(&self, name: &str) -> u32 {
        let cookie = self.connection.intern_atom(false, name.as_bytes());
        cookie.expect(ANSWERS).reply().expect(ANSWERS).atom
    }

    /// The title of the window, for its title bar and lists of windows.
    pub fn title(&self, window: Window) -> String {
        let (name, text) = (self.atom("_NET_WM_NAME"), self.atom("UTF8_STRING"));
        let property = self
            .connection
            .get_property(false, window, name, text, 0, 1024);
        let bytes = property.expect(ANSWERS).reply().expect(ANSWERS).value;
        String::from_utf8(bytes).expect("a title in UTF-8")
    }

    /// A screenshot of the window; `None` if it is gone or being resized.
    pub fn screenshot(&self, window: Window) -> Option<RgbaImage> {
        let size = self.connection.get_geometry(window).ok()?.reply().ok()?;
        self.screenshot_of(window, (0, 0), (size.width, size.height))
    }

    /// A screenshot of a part of the window, by its upper left corner and size.
    pub fn screenshot_of(
        &self,
        window: Window,
        (left, top): Point,
        (width, height): (u16, u16),
    ) -> Option<RgbaImage> {
        let reply = self
            .connection
            .get_image(ImageFormat::Z_PIXMAP, window, left, top, width, height, !0)
            .ok()?
            .reply()
            .ok()?;
        let mut pixels = reply.data;
        for pixel in pixels.as_chunks_mut::<4>().0 {
            // A 24-bit screen stores blue, green, red and an unused byte.
            pixel.swap(0, 2);
            pixel[3] = u8::MAX;
        }
        RgbaImage::from_raw(width.into(), height.into(), pixels)
    }

    /// Waits until the server has processed everything sent so far.
    fn sync(&self) {
        self.connection.sync().expect(ANSWERS);
    }
}
