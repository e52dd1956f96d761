//! Finding the program's own window.

use x11rb::protocol::res::{ClientIdMask, ClientIdSpec, ConnectionExt as _};
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _, Window};
use x11rb::rust_connection::RustConnection;

use super::super::CLASS;

/// Searches all windows for the one of this process. If the server does not report processes, it is the
/// only window of our class.
pub(super) fn own_window(connection: &RustConnection, root: Window) -> Option<Window> {
    let mut named = Vec::new();
    let mut waiting = vec![root];
    while let Some(window) = waiting.pop() {
        if has_our_class(connection, window) {
            named.push(window);
        }
        // A window may be gone by now.
        let tree = connection
            .query_tree(window)
            .ok()
            .and_then(|tree| tree.reply().ok());
        waiting.extend(tree.into_iter().flat_map(|tree| tree.children));
    }
    let ours = named
        .iter()
        .find(|&&window| is_of_this_process(connection, window));
    match (ours, named.as_slice()) {
        (Some(&window), _) | (None, &[window]) => Some(window),
        _ => None,
    }
}

fn has_our_class(connection: &RustConnection, window: Window) -> bool {
    let class = AtomEnum::WM_CLASS;
    connection
        .get_property(false, window, class, AtomEnum::STRING, 0, 64)
        .ok()
        .and_then(|property| property.reply().ok())
        .is_some_and(|property| property.value.starts_with(CLASS.as_bytes()))
}

fn is_of_this_process(connection: &RustConnection, window: Window) -> bool {
    let spec = ClientIdSpec {
        client: window,
        mask: ClientIdMask::LOCAL_CLIENT_PID,
    };
    let pid = std::process::id();
    connection
        .res_query_client_ids(&[spec])
        .ok()
        .and_then(|query| query.reply().ok())
        .is_some_and(|reply| reply.ids.iter().any(|id| id.value.first() == Some(&pid)))
}
