//! A virtual X11 display (Xvfb) with software OpenGL.

use super::process::{Process, signal};
use std::io::{BufRead, BufReader, ErrorKind};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// Locked while a server starts: two servers that start at the same moment can choose the same display
/// number.
static STARTING: Mutex<()> = Mutex::new(());

/// A running X server, ended on drop.
pub struct Display {
    server: Process,
    name: String,
}

impl Display {
    /// Starts a server on a free display number and waits until it accepts connections.
    pub fn start() -> Display {
        Display::start_with(&[])
    }

    /// The same with further arguments for Xvfb.
    pub fn start_with(arguments: &[&str]) -> Display {
        let _one_at_a_time = STARTING.lock().unwrap_or_else(PoisonError::into_inner);
        let mut command = Command::new("Xvfb");
        command
            .args(["-displayfd", "1", "-noreset", "-nolisten", "tcp"])
            .args(["-screen", "0", "2600x1500x24"])
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut server = match Process::start(&mut command) {
            Ok(server) => server,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                panic!("Xvfb is not installed: scripts/test installs it and runs the tests")
            }
            Err(error) => panic!("Xvfb cannot be started: {error}"),
        };
        // Xvfb prints the number of the display once it is ready.
        let output = server
            .child()
            .stdout
            .take()
            .expect("Xvfb's output is piped");
        let mut number = String::new();
        let read = BufReader::new(output).read_line(&mut number);
        let name = format!(":{}", number.trim());
        assert!(
            read.is_ok() && name.len() > 1,
            "Xvfb ended without opening a display"
        );
        Display { server, name }
    }

    /// The value of the environment variable `DISPLAY`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Ends the server, as at the end of a session; its programs lose their windows.
    pub fn end(&self) {
        signal("-TERM", self.server.id());
    }
}
