//! Leaving nothing behind when a command is interrupted, as by Ctrl+C.

#[cfg(windows)]
pub use super::console::remove_on_interruption;

/// Removes this file if the command is interrupted, and ends as if nothing had been done.
#[cfg(unix)]
pub fn remove_on_interruption(file: std::path::PathBuf) {
    use std::{fs, thread};

    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    // If this fails, signals end the program at once, as usual.
    if let Ok(mut signals) = Signals::new([SIGINT, SIGTERM]) {
        thread::spawn(move || {
            for signal in signals.forever() {
                let _ = fs::remove_file(&file);
                let _ = emulate_default_handler(signal);
            }
        });
    }
}
