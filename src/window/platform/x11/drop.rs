//! Files dropped on the window (XDND protocol).
//!
//! The window library would read them whole, and does not decode URIs. So the program's window has an
//! invisible window of our own as its `XdndProxy`, which receives the drag messages.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::path::PathBuf;
use std::sync::Arc;

use x11rb::connection::Connection;
use x11rb::errors::ReplyOrIdError;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, ClientMessageEvent, ConnectionExt as _, CreateWindowAux, EventMask, PropMode,
    SelectionNotifyEvent, Window, WindowClass,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

x11rb::atom_manager! {
    /// The atoms of the protocol.
    Atoms: AtomsCookie {
        XdndAware,
        XdndProxy,
        XdndEnter,
        XdndPosition,
        XdndStatus,
        XdndLeave,
        XdndDrop,
        XdndFinished,
        XdndSelection,
        XdndTypeList,
        XdndActionCopy,
        URI_LIST: b"text/uri-list",
    }
}

/// The version of the protocol.
const VERSION: u32 = 5;

/// More 32-bit units than the types or the URIs of any drag.
const LONGEST: u32 = 1 << 18;

/// A window that accepts dropped files.
pub(super) struct DropTarget {
    connection: Arc<RustConnection>,
    atoms: Atoms,
    /// The window that receives the drag messages.
    proxy: Window,
    drag: Option<Drag>,
}

/// A drag over the window.
#[derive(Clone, Copy)]
struct Drag {
    /// The source window.
    source: Window,
    /// The window over which it is dragged.
    target: Window,
    /// Whether it is available as URIs.
    has_uris: bool,
}

impl DropTarget {
    /// Makes a window accept dropped files.
    pub(super) fn open(
        connection: Arc<RustConnection>,
        root: Window,
        window: Window,
    ) -> Result<DropTarget, ReplyOrIdError> {
        let atoms = Atoms::new(&*connection)?.reply()?;
        let proxy = connection.generate_id()?;
        let hidden = CreateWindowAux::new().override_redirect(1);
        let class = WindowClass::INPUT_ONLY;
        connection.create_window(0, proxy, root, -1, -1, 1, 1, 0, class, 0, &hidden)?;
        for named in [proxy, window] {
            let (replace, atom, id) = (PropMode::REPLACE, AtomEnum::ATOM, AtomEnum::WINDOW);
            connection.change_property32(replace, named, atoms.XdndAware, atom, &[VERSION])?;
            connection.change_property32(replace, named, atoms.XdndProxy, id, &[proxy])?;
        }
        connection.flush()?;
        Ok(DropTarget {
            connection,
            atoms,
            proxy,
            drag: None,
        })
    }

    /// Handles an event of a drag. Returns the files once they are dropped.
    pub(super) fn handle(&mut self, event: &Event) -> Result<Vec<PathBuf>, ReplyOrIdError> {
        match event {
            Event::ClientMessage(message) => self.handle_message(message)?,
            Event::SelectionNotify(notify) if notify.requestor == self.proxy => {
                return self.take(notify);
            }
            _ => {}
        }
        Ok(Vec::new())
    }

    fn handle_message(&mut self, message: &ClientMessageEvent) -> Result<(), ReplyOrIdError> {
        let data = message.data.as_data32();
        let drag = self.drag.filter(|drag| drag.source == data[0]);
        match message.type_ {
            name if name == self.atoms.XdndEnter => {
                self.drag = Some(Drag {
                    source: data[0],
                    target: message.window,
                    has_uris: self.types(&data)?.contains(&self.atoms.URI_LIST),
                });
            }
            name if name == self.atoms.XdndPosition => {
                if let Some(drag) = drag {
                    let accepts = u32::from(drag.has_uris);
                    let action = self.atoms.XdndActionCopy;
                    let reply = [drag.target, accepts, 0, 0, action];
                    self.reply(drag.source, self.atoms.XdndStatus, reply)?;
                }
            }
            name if name == self.atoms.XdndDrop => match drag {
                Some(drag) if drag.has_uris => self.ask_for_uris(data[2])?,
                Some(drag) => self.finish(drag, false)?,
                None => {}
            },
            name if name == self.atoms.XdndLeave => self.drag = None,
            _ => {}
        }
        Ok(())
    }

    /// The types of a drag: up to three in the message, or more in a property.
    fn types(&self, data: &[u32; 5]) -> Result<Vec<u32>, ReplyOrIdError> {
        if data[1] & 1 == 0 {
            return Ok(data[2..].into());
        }
        let list = self.connection.get_property(
            false,
            data[0],
            self.atoms.XdndTypeList,
            AtomEnum::ATOM,
            0,
            LONGEST,
        )?;
        let types = list.reply()?.value32().map(Iterator::collect);
        Ok(types.unwrap_or_default())
    }

    fn ask_for_uris(&self, time: u32) -> Result<(), ReplyOrIdError> {
        let selection = self.atoms.XdndSelection;
        let uris = self.atoms.URI_LIST;
        self.connection
            .convert_selection(self.proxy, selection, uris, selection, time)?;
        self.connection.flush()?;
        Ok(())
    }

    /// Receives the dropped files.
    fn take(&mut self, notify: &SelectionNotifyEvent) -> Result<Vec<PathBuf>, ReplyOrIdError> {
        let mut files = Vec::new();
        if notify.property != x11rb::NONE {
            let any = AtomEnum::ANY;
            let text =
                self.connection
                    .get_property(true, self.proxy, notify.property, any, 0, LONGEST)?;
            files = paths(&text.reply()?.value);
        }
        if let Some(drag) = self.drag.take() {
            self.finish(drag, !files.is_empty())?;
        }
        Ok(files)
    }

    fn finish(&self, drag: Drag, taken: bool) -> Result<(), ReplyOrIdError> {
        let action = if taken { self.atoms.XdndActionCopy } else { 0 };
        let reply = [drag.target, u32::from(taken), action, 0, 0];
        self.reply(drag.source, self.atoms.XdndFinished, reply)
    }

    fn reply(&self, to: Window, name: u32, data: [u32; 5]) -> Result<(), ReplyOrIdError> {
        let message = ClientMessageEvent::new(32, to, name, data);
        self.connection
            .send_event(false, to, EventMask::NO_EVENT, message)?;
        self.connection.flush()?;
        Ok(())
    }
}

/// The files of a list of URIs (RFC 2483), one a line.
fn paths(list: &[u8]) -> Vec<PathBuf> {
    let lines = list.split(|&byte| byte == b'\n');
    lines.filter_map(|line| path(line.trim_ascii())).collect()
}

/// The path of `file:///…` or `file://host/…`.
fn path(uri: &[u8]) -> Option<PathBuf> {
    let rest = uri.strip_prefix(b"file://")?;
    let start = rest.iter().position(|&byte| byte == b'/')?;
    let bytes = unescaped(rest.get(start..)?);
    Some(PathBuf::from(OsString::from_vec(bytes)))
}

/// The bytes of a URI with escapes such as `%20` decoded.
fn unescaped(mut uri: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    while let Some((&first, rest)) = uri.split_first() {
        let escaped = (first == b'%').then(|| rest.get(..2)).flatten();
        let digits = escaped.and_then(|digits| std::str::from_utf8(digits).ok());
        match digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                uri = rest.get(2..).unwrap_or_default();
            }
            None => {
                bytes.push(first);
                uri = rest;
            }
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_uris_is_parsed() {
        let list =
            b"# two\r\nfile:///home/a%20b/M%C3%BCnchen.pgn\r\nfile://host/x%2\r\nhttp://a/b\r\n";
        let files: Vec<String> = paths(list)
            .iter()
            .map(|path| path.display().to_string())
            .collect();
        assert_eq!(files, ["/home/a b/München.pgn", "/x%2"]);
        assert!(paths(b"").is_empty());
        assert!(paths(b"file://").is_empty());
    }
}
