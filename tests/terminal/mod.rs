//! Runs the program as a user does in a terminal, without a display.

#![allow(dead_code)] // Each test program uses only some of it.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

/// The result of a run.
#[derive(PartialEq, Eq, Debug)]
pub struct Ran {
    /// The exit status; -1 if a signal ended the program.
    pub status: i32,
    /// Standard output.
    pub out: Vec<u8>,
    /// Standard error.
    pub err: String,
}

impl Ran {
    /// Standard output as text.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.out).expect("results in UTF-8")
    }

    /// Standard output of a run that succeeded and reported nothing.
    #[track_caller]
    pub fn good(&self) -> &str {
        assert_eq!((self.status, self.err.as_str()), (0, ""));
        self.text()
    }

    /// Checks that standard error has these words.
    #[track_caller]
    pub fn says(&self, words: &str) {
        assert!(self.err.contains(words), "{}", self.err);
    }

    /// Checks that standard error begins with these words.
    #[track_caller]
    pub fn says_first(&self, words: &str) {
        assert!(self.err.starts_with(words), "{}", self.err);
    }
}

/// The program with these arguments, without a display. `DESKMATE_PROGRAM` can name another one than Cargo built, such as
/// that for Windows.
pub fn command(arguments: &[impl AsRef<OsStr>]) -> Command {
    let program = std::env::var_os("DESKMATE_PROGRAM");
    let mut command = Command::new(program.unwrap_or(env!("CARGO_BIN_EXE_deskmate").into()));
    command.args(arguments);
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command
}

/// Runs the program with empty standard input.
pub fn run(arguments: &[impl AsRef<OsStr>]) -> Ran {
    run_with(arguments, b"")
}

/// Runs the program with this standard input.
pub fn run_with(arguments: &[impl AsRef<OsStr>], input: &[u8]) -> Ran {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let output = thread::scope(|scope| {
        // The program may end before it has read everything.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().expect("the program ends")
    });
    Ran {
        status: output.status.code().unwrap_or(-1),
        out: output.stdout,
        err: String::from_utf8(output.stderr).expect("faults in UTF-8"),
    }
}

/// Runs the program with moves after its other arguments.
pub fn run_moves(arguments: &[&str], moves: &[&str]) -> Ran {
    run(&[arguments, moves].concat())
}
