//! A process that ends with the test that started it.

use super::wait;
use std::process::{Child, Command, ExitStatus};

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
