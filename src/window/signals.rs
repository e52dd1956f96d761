//! Signals by which the system asks the program to end: at the end of a session, by `kill`, by Ctrl+C.

#[cfg(unix)]
use std::time::Duration;

use crate::work::Answers;

/// Far longer than a frame takes.
#[cfg(unix)]
const PATIENCE: Duration = Duration::from_secs(2);

/// Lets the program end as when its window is closed. If the window does not come to it, because the library is
/// at work for long, the desk is closed without it: after each frame the library makes up for all the time that
/// the wall clock has gone on, at sixty steps a second, which takes it minutes where that clock was set on by
/// decades.
#[cfg(unix)]
pub(super) fn end_on_signals(answers: Answers) {
    use crate::app::Command;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use std::{process, thread};

    use super::ending;

    // Where the system gives none, they end the program at once, as they do without this.
    if let Ok(mut signals) = Signals::new([SIGHUP, SIGINT, SIGTERM]) {
        thread::spawn(move || {
            for _ in signals.forever() {
                answers.give(Command::Quit);
                thread::sleep(PATIENCE);
                if ending::end() {
                    process::exit(0);
                }
            }
        });
    }
}

/// Windows sends none. At the end of a session it ends the program without a word: what was saved until then is
/// kept, which is all but the time since the last move.
#[cfg(not(unix))]
pub(super) fn end_on_signals(_: Answers) {}
