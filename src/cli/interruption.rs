//! Leaving nothing behind when a command is interrupted, as by Ctrl+C or the end of the session.

#[cfg(windows)]
pub use super::console::remove_on_interruption;

/// Removes this file if the command is interrupted, and ends as if nothing had been done.
#[cfg(unix)]
pub fn remove_on_interruption(file: std::path::PathBuf) {
    use std::{fs, thread};

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    let signals = [SIGHUP, SIGINT, SIGTERM];
    let heeded = signals.into_iter().filter(|&signal| !is_ignored(signal));
    // If this fails, signals end the program at once, as usual.
    if let Ok(mut signals) = Signals::new(heeded) {
        thread::spawn(move || {
            for signal in signals.forever() {
                let _ = fs::remove_file(&file);
                let _ = emulate_default_handler(signal);
            }
        });
    }
}

/// Whether the program was started to ignore a signal, as `nohup` does.
#[cfg(unix)]
fn is_ignored(signal: i32) -> bool {
    use std::{mem, ptr};

    // SAFETY: an action of zeros is one, and without a new action the present one is only read.
    unsafe {
        let mut action: libc::sigaction = mem::zeroed();
        let is_read = libc::sigaction(signal, ptr::null(), &raw mut action) == 0;
        is_read && action.sa_sigaction == libc::SIG_IGN
    }
}
