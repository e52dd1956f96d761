//! Signals by which the system asks the program to end: at the end of a session, by `kill`, by Ctrl+C.

use super::answers::Answers;

/// Lets the program end as when its window is closed.
#[cfg(unix)]
pub(super) fn end_on_signals(answers: Answers) {
    use crate::app::Command;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    // Where the system gives none, they end the program at once, as they do without this.
    if let Ok(mut signals) = Signals::new([SIGHUP, SIGINT, SIGTERM]) {
        std::thread::spawn(move || {
            for _ in signals.forever() {
                answers.give(Command::Quit);
            }
        });
    }
}

/// Windows sends none. At the end of a session it ends the program without a word: what was saved until then is
/// kept, which is all but the time since the last move.
#[cfg(not(unix))]
pub(super) fn end_on_signals(_: Answers) {}
