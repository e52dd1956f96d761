//! Saving everything when the program ends, for whatever reason.
//!
//! The window library does not always return. Xlib calls `exit` when the display is gone, as at the end
//! of a session; macOS does so when the program is told to quit; and a frame can panic. The library can
//! also be busy for a long time (see [`super::signals`]).

use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;

use super::desk::Desk;

/// The desk until it is closed. A static reference is never dropped, so it is still valid in `exit`,
/// after thread-local variables are gone.
static DESK: Mutex<Option<&'static Mutex<Desk>>> = Mutex::new(None);

/// Closes the desk when dropped.
pub(super) struct ShutdownGuard;

impl ShutdownGuard {
    /// Makes sure that the desk is closed before the program ends.
    pub(super) fn of(desk: &'static Mutex<Desk>) -> ShutdownGuard {
        *lock(&DESK) = Some(desk);
        #[cfg(unix)]
        // SAFETY: the function is `extern "C"`, takes nothing and returns nothing, as `atexit` asks.
        unsafe {
            libc::atexit(shut_down_at_exit)
        };
        ShutdownGuard
    }
}

impl Drop for ShutdownGuard {
    fn drop(&mut self) {
        shut_down();
    }
}

#[cfg(unix)]
extern "C" fn shut_down_at_exit() {
    shut_down();
}

/// Closes the desk, on any thread. Returns whether this call has done it: the desk may be closed
/// already, and one that is in use is left alone.
pub(super) fn shut_down() -> bool {
    let Some(desk) = lock(&DESK).take() else {
        return false;
    };
    match desk.try_lock() {
        Ok(mut desk) if !thread::panicking() => desk.close(),
        // After a panic its state may be inconsistent, so only earlier saves are finished.
        Ok(mut desk) => desk.finish(),
        Err(TryLockError::Poisoned(desk)) => desk.into_inner().finish(),
        // The program is handling a frame, which does not call `exit`.
        Err(TryLockError::WouldBlock) => {
            *lock(&DESK) = Some(desk);
            return false;
        }
    }
    true
}

/// Keeps what is not saved, since the page may be closed next.
#[cfg(target_family = "wasm")]
pub(super) fn keep_unsaved() {
    if let Some(desk) = *lock(&DESK)
        && let Ok(mut desk) = desk.try_lock()
    {
        desk.keep_unsaved();
    }
}

/// Locks a mutex, even after a panic.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::panic::{self, AssertUnwindSafe};
    use std::sync::Arc;

    use tempfile::TempDir;

    use super::*;
    use crate::app::{BoardCommand, Command, FormCommand, StartCommand};
    use crate::rules::Square;
    use crate::storage::{Disk, GamesFolder, SettingsFile};
    use crate::view::{Frame, Size};
    use crate::work::{CommandSender, Files};

    /// Plays 1. e4 at a desk that ends by `end`. Returns what is saved.
    fn play_until(end: impl FnOnce()) -> String {
        let folder = TempDir::new().expect("a folder");
        let games = folder.path().join("games");
        let files = Files {
            games: GamesFolder::at(Arc::new(Disk), games.clone()),
            settings: SettingsFile::at(Arc::new(Disk), folder.path().join("settings.json")),
        };
        let (sender, answers) = CommandSender::new(|| {});
        let desk = Desk::new(files, None, &sender, answers);
        let desk = &*Box::leak(Box::new(Mutex::new(desk)));
        // Only what is saved matters.
        let _ = panic::catch_unwind(AssertUnwindSafe(|| {
            let _guard = ShutdownGuard::of(desk);
            let squares = [Square::E2, Square::E4];
            let moves = squares.map(|square| Command::Board(BoardCommand::Press(square)));
            for command in [
                Command::Start(StartCommand::NewGame),
                Command::Form(FormCommand::Submit),
            ]
            .into_iter()
            .chain(moves)
            {
                sender.send(command);
            }
            let frame = Frame {
                size: Size { w: 1280, h: 800 },
                scale: 1.0,
                pointer: None,
                rests_on: None,
            };
            lock(desk).handle(&[], frame);
            end();
        }));
        fs::read_to_string(games.join("last.txt")).unwrap_or_default()
    }

    #[test]
    fn moves_are_written_before_a_panic_ends_the_program() {
        assert!(play_until(|| panic!("a fault in a frame")).contains("1. e4"));
        assert!(play_until(|| {}).contains("1. e4"));
    }
}
