//! The end of the program, whoever brings it about: what was done at the desk is kept.
//!
//! It does not always come back from the window library. Xlib calls `exit` when the display is gone, as at the
//! end of a session, and so does macOS when the program is told to quit; a panic in a frame leaves it too. And
//! the library can be busy for long (see [`super::signals`]).

use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;

use super::desk::Desk;

/// The desk until it is closed. A reference is dropped by nobody, so that it is still here when `exit` has ended
/// the variables of a thread.
static DESK: Mutex<Option<&'static Mutex<Desk>>> = Mutex::new(None);

/// Ends the desk when it goes.
pub(super) struct Ending;

impl Ending {
    /// From now on the desk is closed before the program ends.
    pub(super) fn of(desk: &'static Mutex<Desk>) -> Ending {
        *held(&DESK) = Some(desk);
        #[cfg(unix)]
        // SAFETY: the function is `extern "C"`, takes nothing and returns nothing, as `atexit` asks.
        unsafe {
            libc::atexit(end_at_exit)
        };
        Ending
    }
}

impl Drop for Ending {
    fn drop(&mut self) {
        end();
    }
}

#[cfg(unix)]
extern "C" fn end_at_exit() {
    end();
}

/// Closes the desk, on any thread. Returns whether this call has done it: another one may have, or may be at it,
/// and a desk that is at work is left alone.
pub(super) fn end() -> bool {
    let Some(desk) = held(&DESK).take() else {
        return false;
    };
    match desk.try_lock() {
        Ok(mut desk) if !thread::panicking() => desk.close(),
        // After a panic its state may be half a step: what was to be written before is whole.
        Ok(mut desk) => desk.finish(),
        Err(TryLockError::Poisoned(desk)) => desk.into_inner().finish(),
        // The program itself is at work, which does not call `exit`.
        Err(TryLockError::WouldBlock) => {
            *held(&DESK) = Some(desk);
            return false;
        }
    }
    true
}

/// What a lock holds, also after a panic.
pub(super) fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::panic::{self, AssertUnwindSafe};

    use tempfile::TempDir;

    use super::*;
    use crate::app::{BoardCommand, Command, FormCommand, StartCommand};
    use crate::rules::Square;
    use crate::storage::{GamesFolder, SettingsFile};
    use crate::view::{Frame, Size};
    use crate::work::{Answers, Files};

    /// Plays 1. e4 at a desk that ends by `end`; what is saved then.
    fn play_until(end: impl FnOnce()) -> String {
        let folder = TempDir::new().expect("a folder");
        let games = folder.path().join("games");
        let files = Files {
            games: GamesFolder::locate(Some(games.clone())).expect("a named folder"),
            settings: SettingsFile::at(folder.path().join("settings.json")),
        };
        let (give, answers) = Answers::new(|| {});
        let desk = Desk::new(files, None, &give, answers);
        let desk = &*Box::leak(Box::new(Mutex::new(desk)));
        // What became of it does not matter, only what is saved.
        let _ = panic::catch_unwind(AssertUnwindSafe(|| {
            let _ending = Ending::of(desk);
            let squares = ["e2", "e4"].map(|name| Square::parse(name).expect("a square"));
            let moves = squares.map(|square| Command::Board(BoardCommand::Press(square)));
            for command in [
                Command::Start(StartCommand::NewGame),
                Command::Form(FormCommand::Submit),
            ]
            .into_iter()
            .chain(moves)
            {
                give.give(command);
            }
            let frame = Frame {
                size: Size { w: 1280, h: 800 },
                scale: 1.0,
                pointer: None,
            };
            held(desk).handle(&[], frame);
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
