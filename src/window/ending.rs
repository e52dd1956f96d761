//! The end of the program, whoever brings it about: what was done at the desk is kept.
//!
//! It does not always come back from the window library. Xlib calls `exit` when the display is gone, as at the
//! end of a session, and so does macOS when the program is told to quit; a panic in a frame leaves it too.

use std::cell::{Cell, RefCell};
use std::thread;

use super::desk::Desk;

thread_local! {
    /// The desk, on the thread that draws, until it is closed. A reference is dropped by nobody, so that it is
    /// still here when `exit` has ended the thread's own variables.
    static DESK: Cell<Option<&'static RefCell<Desk>>> = const { Cell::new(None) };
}

/// Ends the desk when it goes.
pub(super) struct Ending;

impl Ending {
    /// From now on the desk is closed before the program ends.
    pub(super) fn of(desk: &'static RefCell<Desk>) -> Ending {
        DESK.set(Some(desk));
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

/// Closes the desk, if that has not been done yet.
pub(super) fn end() {
    let Some(desk) = DESK.take() else {
        return;
    };
    // It is held only where the program itself is at work, which does not call `exit`.
    let Ok(mut desk) = desk.try_borrow_mut() else {
        return;
    };
    match thread::panicking() {
        // Its state may be half a step: what was to be written before is whole.
        true => desk.finish(),
        false => desk.close(),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::panic::{self, AssertUnwindSafe};

    use tempfile::TempDir;

    use super::*;
    use crate::app::{Command, Files};
    use crate::rules::Square;
    use crate::storage::{GamesFolder, SettingsFile};
    use crate::view::{Frame, Size};
    use crate::window::answers::Answers;
    use crate::window::platform;

    /// Plays 1. e4 at a desk that ends by `end`; what is saved then.
    fn play_until(end: impl FnOnce()) -> String {
        let folder = TempDir::new().expect("a folder");
        let games = folder.path().join("games");
        let files = Files {
            games: GamesFolder::locate(Some(games.clone())).expect("a named folder"),
            settings: SettingsFile::at(folder.path().join("settings.json")),
        };
        let (waker, _calls) = platform::waker();
        let (give, answers) = Answers::new(waker);
        let desk = Desk::new(files, None, give.clone(), answers);
        let desk = &*Box::leak(Box::new(RefCell::new(desk)));
        // What became of it does not matter, only what is saved.
        let _ = panic::catch_unwind(AssertUnwindSafe(|| {
            let _ending = Ending::of(desk);
            let squares = ["e2", "e4"].map(|name| Square::parse(name).expect("a square"));
            let moves = squares.map(Command::Press);
            for command in [Command::NewGame, Command::Submit].into_iter().chain(moves) {
                give.give(command);
            }
            let frame = Frame {
                size: Size { w: 1280, h: 800 },
                scale: 1.0,
                pointer: None,
            };
            desk.borrow_mut().handle(&[], frame);
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
