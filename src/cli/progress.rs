//! How far a command has come, shown on the terminal while the command runs.

use std::io::{self, Stderr, Write};
use std::time::Duration;

use deskmate::time::Instant;

/// Commands that end sooner show nothing.
const DELAY: Duration = Duration::from_secs(1);

/// The time between two updates.
const INTERVAL: Duration = Duration::from_millis(200);

/// One line on standard error, written over again and again, and erased at the end.
pub struct Progress<W = Stderr> {
    /// Where the line goes; `None` if it is not to be seen.
    terminal: Option<W>,
    /// When the line is next written.
    next: Instant,
    /// The number of characters of the line that stands there now.
    width: usize,
}

impl Progress {
    /// Progress on standard error, if it is wanted.
    pub fn on_stderr(is_wanted: bool) -> Progress {
        Progress::new(is_wanted.then(io::stderr), Instant::now())
    }

    /// Shows this line, if it is time for it.
    pub fn show(&mut self, line: impl FnOnce() -> String) {
        if self.terminal.is_some() {
            self.show_at(Instant::now(), line);
        }
    }
}

impl<W: Write> Progress<W> {
    fn new(terminal: Option<W>, now: Instant) -> Progress<W> {
        Progress {
            terminal,
            next: now + DELAY,
            width: 0,
        }
    }

    fn show_at(&mut self, now: Instant, line: impl FnOnce() -> String) {
        if now < self.next {
            return;
        }
        let line = line();
        self.clear();
        self.width = line.chars().count();
        self.next = now + INTERVAL;
        self.write(&line);
    }

    /// Erases the line. Written with spaces, since not every terminal knows the code for it.
    pub fn clear(&mut self) {
        if self.width > 0 {
            let line = format!("\r{:width$}\r", "", width = self.width);
            self.width = 0;
            self.write(&line);
        }
    }

    /// A terminal that is gone is no reason to stop.
    fn write(&mut self, text: &str) {
        if let Some(terminal) = &mut self.terminal {
            let written = terminal.write_all(text.as_bytes());
            let _ = written.and_then(|()| terminal.flush());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(progress: &Progress<Vec<u8>>) -> &str {
        let bytes = progress.terminal.as_deref().unwrap_or_default();
        std::str::from_utf8(bytes).expect("UTF-8")
    }

    #[test]
    fn a_line_is_shown_after_a_second_and_updated_five_times_a_second() {
        let start = Instant::now();
        let mut progress = Progress::new(Some(Vec::new()), start);
        for millis in [0, 999, 1000, 1199, 1200] {
            progress.show_at(start + Duration::from_millis(millis), || {
                format!("{millis} games")
            });
        }
        assert_eq!(shown(&progress), "1000 games\r          \r1200 games");
    }

    #[test]
    fn the_line_is_erased_once() {
        let start = Instant::now();
        let mut progress = Progress::new(Some(Vec::new()), start);
        progress.clear();
        progress.show_at(start + DELAY, || "½".to_string());
        progress.clear();
        progress.clear();
        assert_eq!(shown(&progress), "½\r \r");
    }

    #[test]
    fn nothing_is_made_up_where_nobody_sees_it() {
        let start = Instant::now();
        let mut progress = Progress::new(None::<Vec<u8>>, start);
        progress.show_at(start + DELAY, || "1 game".to_string());
        assert!(progress.terminal.is_none());
    }
}
