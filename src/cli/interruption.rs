//! Leaving nothing behind when a command is interrupted, as by Ctrl+C or the end of the session.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, Once, PoisonError};

use deskmate::storage::{NewFile, StorageError};

#[cfg(windows)]
use super::console::on_interruption;

/// The file that is being written, or was last.
static UNFINISHED: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Whether interruptions are heeded.
static HEEDED: Once = Once::new();

/// Creates a file that is removed if the command is interrupted, which then ends as if nothing had been done. The file
/// created before it is finished.
pub fn create(path: &Path) -> Result<NewFile, StorageError> {
    // An interruption waits until it is known what to remove.
    let mut unfinished = UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner);
    HEEDED.call_once(|| on_interruption(remove_unfinished));
    let file = NewFile::create(path)?;
    *unfinished = file.temporary_path().map(Path::to_owned);
    Ok(file)
}

fn remove_unfinished() {
    let unfinished = UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner);
    // It may have got its name by now.
    let _ = unfinished.as_ref().map(fs::remove_file);
}

/// Calls a function if the command is interrupted, before it ends.
#[cfg(unix)]
fn on_interruption(act: fn()) {
    use std::thread;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    let signals = [SIGHUP, SIGINT, SIGTERM];
    let heeded = signals.into_iter().filter(|&signal| !is_ignored(signal));
    // If this fails, signals end the program at once, as usual.
    if let Ok(mut signals) = Signals::new(heeded) {
        thread::spawn(move || {
            for signal in signals.forever() {
                act();
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
