//! The window follows the desktop's preference for light or dark, which a portal tells over D-Bus.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;

use futures_lite::StreamExt;
use futures_lite::future::block_on;
use zbus::{Connection, MessageStream, Variant, connection, message};

use crate::support::desk::Desk;
use crate::support::picture::Area;
use crate::support::program::Program;
use crate::support::wait;

const PATH: &str = "/org/freedesktop/portal/desktop";
const SETTINGS: &str = "org.freedesktop.portal.Settings";
const APPEARANCE: &str = "org.freedesktop.appearance";
const COLOR_SCHEME: &str = "color-scheme";

/// A pixel of the ground of the window.
const CORNER: Area = Area {
    x: 4,
    y: 4,
    width: 1,
    height: 1,
};

const DARK: u32 = 1;
const LIGHT: u32 = 2;

/// A bus of its own, ended on drop.
struct Bus {
    daemon: Child,
    address: String,
}

impl Bus {
    fn start() -> Bus {
        let mut command = Command::new("dbus-daemon");
        command.args(["--session", "--nofork", "--nopidfile", "--print-address"]);
        let mut daemon = command
            .stdout(Stdio::piped())
            .spawn()
            .expect("dbus-daemon, from the package of that name");
        let stdout = daemon.stdout.take().expect("its output");
        let mut address = String::new();
        BufReader::new(stdout)
            .read_line(&mut address)
            .expect("its address");
        let address = address.trim().to_string();
        Bus { daemon, address }
    }

    fn connect(&self) -> Connection {
        let connection = connection::Builder::address(&*self.address).build();
        block_on(connection).expect("a connection")
    }

    /// A portal that prefers this and answers each question so.
    fn serve(&self, scheme: u32) -> Connection {
        let portal = self.connect();
        let mut calls = MessageStream::from(&portal);
        block_on(portal.request_name("org.freedesktop.portal.Desktop")).expect("the name");
        let answering = portal.clone();
        thread::spawn(move || {
            block_on(async {
                while let Some(Ok(call)) = calls.next().await {
                    let is_question = call.message_type() == message::Type::MethodCall
                        && call.header().member().is_some_and(|name| name == "Read");
                    if is_question {
                        // As the portals do, in two wrappings.
                        let inner = Variant::Variant(Box::new(Variant::U32(scheme)));
                        let reply = answering.reply(&call.header(), &inner).await;
                        reply.expect("the question is answered");
                    }
                }
            });
        });
        portal
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        drop(self.daemon.kill());
        drop(self.daemon.wait());
    }
}

fn tell(portal: &Connection, scheme: u32) {
    let change = (APPEARANCE, COLOR_SCHEME, Variant::U32(scheme));
    let signal = portal.emit_signal(None::<&str>, PATH, SETTINGS, "SettingChanged", &change);
    block_on(signal).expect("the signal is sent");
}

fn wait_for_light(program: &Program, expected: bool) {
    wait::until_equal("whether the window is light", &expected, || {
        let corner = program.picture().crop(CORNER);
        corner.pixels().all(|pixel| pixel[0] > 128)
    });
}

#[test]
fn the_colours_follow_the_desktop_while_the_program_runs() {
    let bus = Bus::start();
    let portal = bus.serve(LIGHT);
    let desk = Desk::new();
    let program = Program::start_with(&desk, |command| {
        command.env("DBUS_SESSION_BUS_ADDRESS", &bus.address);
    });
    wait_for_light(&program, true);
    tell(&portal, DARK);
    wait_for_light(&program, false);
    tell(&portal, LIGHT);
    wait_for_light(&program, true);
    assert_eq!(program.close().code, Some(0));
}

#[test]
fn a_bus_without_a_portal_leaves_the_window_dark() {
    let bus = Bus::start();
    let desk = Desk::new();
    let program = Program::start_with(&desk, |command| {
        command.env("DBUS_SESSION_BUS_ADDRESS", &bus.address);
    });
    wait_for_light(&program, false);
    assert_eq!(program.close().code, Some(0));
}
