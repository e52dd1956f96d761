//! A process that ends with the test that started it.

use super::wait;
use std::fs;
use std::process::{Child, Command, ExitStatus};
use std::time::Duration;

/// Sends a signal, such as `-TERM`, to a running process.
pub fn signal(name: &str, process: u32) {
    let process = process.to_string();
    // `kill` is built into every shell, but may not be installed as a program.
    let mut shell = Command::new("sh");
    let sent = shell.args(["-c", "kill $0 $1", name, &process]).status();
    assert!(sent.expect("the shell runs").success());
}

/// A running process, killed on drop.
pub struct Process(Child);

impl Process {
    pub fn start(command: &mut Command) -> std::io::Result<Process> {
        command.spawn().map(Process)
    }

    /// The process id.
    pub fn id(&self) -> u32 {
        self.0.id()
    }

    pub fn child(&mut self) -> &mut Child {
        &mut self.0
    }

    /// Waits until it ends.
    pub fn wait_for_end(&mut self) -> ExitStatus {
        wait::until("the end of the program", || {
            self.0.try_wait().expect("the process is ours")
        })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may already have ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The CPU time of all threads of a running process so far (`man 5 proc`, `schedstat`). The time of
/// threads that have ended is not included.
pub fn cpu_time(process: u32) -> Duration {
    let tasks = fs::read_dir(format!("/proc/{process}/task")).expect("the process is running");
    let nanos = tasks.flatten().map(|task| {
        // A thread may end meanwhile.
        let stat = fs::read_to_string(task.path().join("schedstat")).unwrap_or_default();
        stat.split(' ')
            .next()
            .and_then(|time| time.parse().ok())
            .unwrap_or(0)
    });
    Duration::from_nanos(nanos.sum())
}

/// The memory of a running process in bytes: its private pages, and its share of the pages that it
/// shares with others (PSS).
pub fn memory(process: u32) -> u64 {
    let rollup = fs::read_to_string(format!("/proc/{process}/smaps_rollup"));
    kilobytes(&rollup.expect("the process is running"), "Pss:")
}

/// The memory in bytes that a running process has for itself, without files and without what it shares
/// with the X server.
pub fn own_memory(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status"));
    kilobytes(&status.expect("the process is running"), "RssAnon:")
}

/// A number of bytes that a line of a file in `/proc` has in kB.
fn kilobytes(text: &str, name: &str) -> u64 {
    let value = text.lines().find_map(|line| line.strip_prefix(name));
    let value = value.and_then(|value| value.trim().strip_suffix(" kB"));
    1024 * value
        .and_then(|value| value.parse::<u64>().ok())
        .expect("a number of kB")
}

/// The number of threads of a running process.
pub fn threads(process: u32) -> usize {
    let tasks = fs::read_dir(format!("/proc/{process}/task"));
    tasks.expect("the process is running").count()
}
