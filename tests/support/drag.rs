//! Another program that drags something over the window (XDND, version 5).

use super::desk::PROGRAM;
use super::display::Display;
use std::env;
use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, ClientMessageEvent, ConnectionExt as _, CreateWindowAux, EventMask, PropMode,
    SELECTION_NOTIFY_EVENT, SelectionNotifyEvent, SelectionRequestEvent, Window, WindowClass,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

const ANSWERS: &str = "the X server answers";
const VERSION: u32 = 5;

/// A drag of a list of URIs.
pub struct Drag<'text> {
    connection: RustConnection,
    source: Window,
    uris: &'text str,
}

impl Drag<'_> {
    pub fn of<'text>(display: &Display, uris: &'text str) -> Drag<'text> {
        let (connection, screen) = x11rb::connect(Some(display.name())).expect("a display");
        let root = connection.setup().roots[screen].root;
        let source = connection.generate_id().expect(ANSWERS);
        let (class, plain) = (WindowClass::INPUT_ONLY, CreateWindowAux::new());
        connection
            .create_window(0, source, root, 0, 0, 1, 1, 0, class, 0, &plain)
            .expect(ANSWERS);
        Drag {
            connection,
            source,
            uris,
        }
    }

    /// Drags it over the window and drops it. Waits until the program has received it.
    pub fn drop_on(self, window: Window) {
        let selection = self.atom("XdndSelection");
        self.connection
            .set_selection_owner(self.source, selection, x11rb::CURRENT_TIME)
            .expect(ANSWERS);
        let proxy = self.proxy(window);
        let uri_list = self.atom("text/uri-list");
        let enter = [self.source, VERSION << 24, uri_list, 0, 0];
        let copy = self.atom("XdndActionCopy");
        self.tell(proxy, window, "XdndEnter", enter);
        self.tell(
            proxy,
            window,
            "XdndPosition",
            [self.source, 0, 100 << 16 | 100, 0, copy],
        );
        let status = self.wait_for("XdndStatus");
        assert_eq!(
            (status[0], status[1] & 1),
            (window, 1),
            "the drag is welcome"
        );
        self.tell(proxy, window, "XdndDrop", [self.source, 0, 0, 0, 0]);
        let finished = self.wait_for("XdndFinished");
        assert_eq!(
            (finished[0], finished[1] & 1),
            (window, 1),
            "the drop was taken"
        );
    }

    /// The window that receives the drag messages for this one. Wine's windows do so themselves.
    fn proxy(&self, window: Window) -> Window {
        if env::var_os(PROGRAM).is_some() {
            return window;
        }
        let (name, kind) = (self.atom("XdndProxy"), AtomEnum::WINDOW);
        super::wait::until("a window that takes drops", || {
            let property = self
                .connection
                .get_property(false, window, name, kind, 0, 1);
            let reply = property.expect(ANSWERS).reply().expect(ANSWERS);
            reply.value32()?.next()
        })
    }

    fn tell(&self, to: Window, about: Window, name: &str, data: [u32; 5]) {
        let message = ClientMessageEvent::new(32, about, self.atom(name), data);
        self.connection
            .send_event(false, to, EventMask::NO_EVENT, message)
            .expect(ANSWERS);
        self.connection.flush().expect(ANSWERS);
    }

    /// Waits for a message, and hands over the list if it is requested meanwhile.
    fn wait_for(&self, name: &str) -> [u32; 5] {
        let name = self.atom(name);
        super::wait::until("an answer to the drag", || {
            match self.connection.poll_for_event().expect(ANSWERS)? {
                Event::SelectionRequest(request) => {
                    self.hand_over(&request);
                    None
                }
                Event::ClientMessage(message) if message.type_ == name => {
                    Some(message.data.as_data32())
                }
                _ => None,
            }
        })
    }

    fn hand_over(&self, request: &SelectionRequestEvent) {
        let (requestor, property) = (request.requestor, request.property);
        self.connection
            .change_property8(
                PropMode::REPLACE,
                requestor,
                property,
                request.target,
                self.uris.as_bytes(),
            )
            .expect(ANSWERS);
        let told = SelectionNotifyEvent {
            response_type: SELECTION_NOTIFY_EVENT,
            sequence: 0,
            time: request.time,
            requestor,
            selection: request.selection,
            target: request.target,
            property,
        };
        self.connection
            .send_event(false, requestor, EventMask::NO_EVENT, told)
            .expect(ANSWERS);
        self.connection.flush().expect(ANSWERS);
    }

    fn atom(&self, name: &str) -> u32 {
        let cookie = self.connection.intern_atom(false, name.as_bytes());
        cookie.expect(ANSWERS).reply().expect(ANSWERS).atom
    }
}
