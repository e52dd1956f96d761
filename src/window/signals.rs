//! Signals that ask the program to end: at the end of a session, by `kill`, by Ctrl+C.

#[cfg(unix)]
use std::time::Duration;

use crate::work::CommandSender;

/// How long the window has to quit; far longer than a frame takes.
#[cfg(unix)]
const GRACE_PERIOD: Duration = Duration::from_secs(2);

/// Ends the program as if its window were closed. If the window does not get to it because the library
/// is busy, the desk is closed directly: after each frame the library makes up for all elapsed
/// wall-clock time at sixty steps a second, which takes minutes if the clock was set forward by
/// decades.
#[cfg(unix)]
pub(super) fn end_on_signals(sender: CommandSender) {
    use crate::app::Command;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use std::{process, thread};

    use super::shutdown;

    // If this fails, signals end the program at once, as usual.
    if let Ok(mut signals) = Signals::new([SIGHUP, SIGINT, SIGTERM]) {
        thread::spawn(move || {
            for _ in signals.forever() {
                sender.send(Command::Quit);
                thread::sleep(GRACE_PERIOD);
                if shutdown::shut_down() {
                    process::exit(0);
                }
            }
        });
    }
}

/// Windows sends no signals. At the end of a session it kills the program: everything up to the last
/// move is saved by then.
#[cfg(not(unix))]
pub(super) fn end_on_signals(_: CommandSender) {}
