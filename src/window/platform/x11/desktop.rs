//! Whether the desktop prefers light windows, as its portal tells over D-Bus (the freedesktop.org portal
//! `Settings`, namespace `org.freedesktop.appearance`).

use std::thread;

use futures_lite::StreamExt;
use futures_lite::future::block_on;
use zbus::{Connection, MatchRule, MessageStream, Variant, message};

use crate::app::Command;
use crate::work::CommandSender;

const PORTAL: &str = "org.freedesktop.portal.Desktop";
const PATH: &str = "/org/freedesktop/portal/desktop";
const SETTINGS: &str = "org.freedesktop.portal.Settings";
const APPEARANCE: &str = "org.freedesktop.appearance";
const COLOR_SCHEME: &str = "color-scheme";

/// Dark windows are 1, no preference is 0.
const LIGHT: u32 = 2;

/// Tells what the desktop prefers now and at each change, on a thread of its own. A desktop without a portal is not
/// asked again.
pub(in super::super::super) fn watch_desktop(commands: CommandSender) {
    // The library would start a bus where there is none.
    if std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some() {
        let tell = move |is_light| commands.send(Command::DesktopIsLight(is_light));
        thread::spawn(move || block_on(watch(&tell)));
    }
}

async fn watch(tell: &dyn Fn(bool)) -> zbus::Result<()> {
    let connection = Connection::session().await?;
    let changes = MatchRule::builder()
        .msg_type(message::Type::Signal)
        .sender(PORTAL)
        .interface(SETTINGS)
        .member("SettingChanged")
        .arg(0, APPEARANCE)
        .arg(1, COLOR_SCHEME)
        .build()?;
    // Before the question, so that no change is missed.
    let mut changes = MessageStream::for_match_rule(changes, &connection, None).await?;
    let key = (APPEARANCE, COLOR_SCHEME);
    let question = connection.call_method(Some(PORTAL), PATH, Some(SETTINGS), "Read", &key);
    let reply = question.await?;
    tell(is_light(&reply.body().deserialize()?));
    while let Some(change) = changes.next().await {
        let change = change?;
        let body = change.body();
        let (_, _, value): (&str, &str, Variant) = body.deserialize()?;
        tell(is_light(&value));
    }
    Ok(())
}

/// The value may be wrapped twice.
fn is_light(value: &Variant) -> bool {
    match value {
        Variant::Variant(value) => is_light(value),
        value => *value == Variant::U32(LIGHT),
    }
}
