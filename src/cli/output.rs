//! Where commands write: results to standard output, everything else to standard error.

use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::process::ExitCode;

use clap::Args;
use deskmate::storage::{StorageError, io_message};
use deskmate::terminal;

use super::progress::Progress;

/// The option of the commands that report progress or the faults of games.
#[derive(Debug, Args)]
pub struct Quiet {
    /// Print neither progress nor the faults of games; the exit status still tells whether there are any
    #[arg(id = "quiet", short, long)]
    pub is_set: bool,
}

/// Where a command writes. Results are written to it as to any other writer.
pub struct Output {
    results: BufWriter<StdoutLock<'static>>,
    is_terminal: bool,
    is_quiet: bool,
    /// Whether even what went wrong is not said.
    is_silent: bool,
    progress: Progress,
}

impl Output {
    /// The standard streams. A quiet one leaves out progress and the faults of games.
    pub fn new(is_quiet: bool) -> Output {
        let stdout = io::stdout().lock();
        Output {
            is_terminal: stdout.is_terminal(),
            results: BufWriter::new(stdout),
            is_quiet,
            is_silent: false,
            progress: Progress::on_stderr(!is_quiet && io::stderr().is_terminal()),
        }
    }

    /// Whether results go to a terminal.
    pub fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Shows how far the command is. On a terminal that results are written to as well, only between results.
    pub fn show_progress(&mut self, line: impl FnOnce() -> String) {
        if !self.is_terminal || self.results.buffer().is_empty() {
            self.progress.show(line);
        }
    }

    /// Reports a fault of a game, after the results so far.
    pub fn report(&mut self, fault: &str) -> io::Result<()> {
        self.flush()?;
        if !self.is_quiet && !self.is_silent {
            self.progress.clear();
            say(fault);
        }
        Ok(())
    }

    /// Says what went wrong, after the results so far.
    pub fn fail(&mut self, error: &anyhow::Error) -> io::Result<()> {
        self.flush()?;
        if !self.is_silent {
            self.progress.clear();
            fail(error);
        }
        Ok(())
    }

    /// Does something without saying what is wrong with the input, since it is said when it is read again.
    pub fn silently<T>(&mut self, act: impl FnOnce(&mut Output) -> T) -> T {
        self.is_silent = true;
        let done = act(self);
        self.is_silent = false;
        done
    }

    /// Writes the rest of the results and removes the progress.
    pub fn finish(&mut self) -> io::Result<()> {
        self.progress.clear();
        self.flush()
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_terminal {
            self.progress.clear();
        }
        self.results.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.results.flush()
    }
}

/// Says on standard error what went wrong.
pub fn fail(error: &anyhow::Error) -> ExitCode {
    say(&format!("deskmate: {}", with_path(error)));
    ExitCode::FAILURE
}

/// `PATH: what`. System errors without a path come from writing results.
fn with_path(error: &anyhow::Error) -> String {
    if let Some(error) = error.downcast_ref::<StorageError>()
        && let Some(path) = error.path()
    {
        return format!("{}: {}", path.display(), error.reason());
    }
    match error.downcast_ref::<io::Error>() {
        Some(error) => format!("standard output: {}", io_message(error)),
        None => error.to_string(),
    }
}

/// Writes a line, which may hold names and moves from outside, to standard error.
fn say(line: &str) {
    // Standard error may be closed, too.
    let _ = writeln!(io::stderr(), "{}", terminal::escape(line));
}

/// Whether the reader of the results has closed the pipe, as `head` does.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
