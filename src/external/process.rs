//! The process of an engine.

use std::env;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{
    Receiver, RecvTimeoutError, SyncSender, TryRecvError, TrySendError, sync_channel,
};
use std::thread;
use std::time::Duration;

use super::group::Group;
use super::launch::Launch;
use super::lines::Lines;
use crate::engine::uci::ToEngine;
use crate::time::Instant;

/// How many lines may wait on their way from the engine; when there are more, it has to wait.
const WAITING_LINES: usize = 256;

/// How many lines may wait on their way to the engine.
const WAITING_COMMANDS: usize = 64;

/// How much is read at a time, in bytes: what a pipe of Linux holds.
const CHUNK: usize = 64 << 10;

/// The pause after a read that found at least half a chunk: an engine that floods its output has to wait.
const FLOOD_PAUSE: Duration = Duration::from_millis(4);

/// How often is looked whether the process has ended.
const POLL: Duration = Duration::from_millis(5);

/// How long the last lines of an engine that has ended may take.
const LAST_LINES: Duration = Duration::from_millis(100);

/// What came from an engine.
pub(super) enum Received {
    Line(String),
    /// Nothing came in time.
    Nothing,
    /// Nothing can come any more.
    End,
}

/// A running engine. On drop it is told to quit, and killed with all its processes if it does not.
pub(super) struct Process {
    child: Child,
    /// `None` when the engine has been told to quit.
    input: Option<SyncSender<String>>,
    lines: Receiver<String>,
    quit: Duration,
    /// Dropped after the process was told to quit.
    _group: Group,
}

impl Process {
    /// Starts an engine in a folder of its own. What it writes to standard error is not read.
    pub(super) fn start(launch: &Launch) -> io::Result<Process> {
        let path = &launch.program.path;
        // Another one would depend on the current directory, and be looked for in `PATH`.
        if !path.is_absolute() {
            return Err(io::Error::other("its path does not begin at the root"));
        }
        let mut command = Command::new(path);
        command.args(&launch.program.arguments);
        command.current_dir(folder_for(path, launch.folder.as_deref()));
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(Stdio::null());
        let group = Group::new()?;
        let mut child = group.spawn(&mut command)?;
        let (commands, to_write) = sync_channel(WAITING_COMMANDS);
        let (read, lines) = sync_channel(WAITING_LINES);
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let process = Process {
            child,
            input: Some(commands),
            lines,
            quit: launch.deadlines.quit,
            _group: group,
        };
        if let (Some(stdin), Some(stdout)) = (stdin, stdout) {
            spawn("to engine", move || write_lines(stdin, &to_write))?;
            spawn("from engine", move || read_lines(stdout, &read))?;
        }
        Ok(process)
    }

    /// Sends a command, and returns at once. Returns `false` if too many wait to be read.
    pub(super) fn send(&mut self, command: &ToEngine) -> bool {
        let line = format!("{command}\n");
        // If the thread has ended, so has the engine, which is noticed by the end of its output.
        let sent = self.input.as_ref().map(|input| input.try_send(line));
        !matches!(sent, Some(Err(TrySendError::Full(_))))
    }

    /// Waits for the next line of the engine.
    pub(super) fn receive(&mut self, timeout: Duration) -> Received {
        if let Ok(line) = self.lines.try_recv() {
            return Received::Line(line);
        }
        // Asked before the wait: the lines that it wrote before its end are then on their way.
        let has_ended = self.has_ended();
        let timeout = if has_ended { LAST_LINES } else { timeout };
        match self.lines.recv_timeout(timeout) {
            Ok(line) => Received::Line(line),
            // A process that it left behind may keep the pipe open.
            Err(RecvTimeoutError::Timeout) if has_ended => Received::End,
            Err(RecvTimeoutError::Timeout) => Received::Nothing,
            Err(RecvTimeoutError::Disconnected) => Received::End,
        }
    }

    /// Drops the lines that came while nobody asked. Returns `false` if the engine has ended.
    pub(super) fn skip_lines(&mut self) -> bool {
        let has_ended = self.has_ended();
        for _ in 0..WAITING_LINES {
            match self.lines.try_recv() {
                Ok(_) => {}
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return false,
            }
        }
        !has_ended
    }

    fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.send(&ToEngine::Quit);
        // The end of its input says the same.
        self.input = None;
        let start = Instant::now();
        while !self.has_ended() && start.elapsed() < self.quit {
            // An engine that waits until its output is read cannot quit.
            while self.lines.try_recv().is_ok() {}
            thread::sleep(POLL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The folder in which an engine runs, where it may leave files: one of its own in `parent`, or the system's for
/// temporary files if there is none.
fn folder_for(program: &Path, parent: Option<&Path>) -> PathBuf {
    let name = program.file_stem().unwrap_or_default();
    let own = parent.map(|parent| parent.join(name));
    let made = own.filter(|folder| fs::create_dir_all(folder).is_ok());
    made.unwrap_or_else(env::temp_dir)
}

fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let named = thread::Builder::new().name(name.to_owned());
    named.spawn(run).map(drop)
}

/// Writes lines until there are no more or the engine does not read them any more.
fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        let written = stdin.write_all(line.as_bytes());
        if written.and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until the output ends or nobody wants them any more.
fn read_lines(mut stdout: ChildStdout, to: &SyncSender<String>) {
    let mut lines = Lines::default();
    let mut chunk = vec![0; CHUNK];
    let mut give = |line| to.send(line).is_ok();
    loop {
        let length = match stdout.read(&mut chunk) {
            Ok(0) => break,
            Ok(length) => length,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => break,
        };
        if !lines.push(&chunk[..length], &mut give) {
            return;
        }
        if length >= CHUNK / 2 {
            thread::sleep(FLOOD_PAUSE);
        }
    }
    if let Some(line) = lines.finish() {
        give(line);
    }
}
