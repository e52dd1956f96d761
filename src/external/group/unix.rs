//! A process group of Unix.

use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process_group};

/// Kills its own group when its input ends.
const SCRIPT: &str = "read -r line; kill -KILL 0";

/// A process group, killed on drop.
#[derive(Debug)]
pub(in crate::external) struct Group {
    leader: Child,
}

impl Group {
    pub(in crate::external) fn new() -> io::Result<Group> {
        let mut shell = Command::new("/bin/sh");
        shell.args(["-c", SCRIPT]).process_group(0);
        shell.current_dir("/");
        shell.stdin(Stdio::piped());
        shell.stdout(Stdio::null()).stderr(Stdio::null());
        Ok(Group {
            leader: shell.spawn()?,
        })
    }

    /// Starts a process in the group.
    pub(in crate::external) fn spawn(&self, command: &mut Command) -> io::Result<Child> {
        command.process_group(self.leader.id() as i32).spawn()
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        // The number belongs to the group until its leader was waited for.
        if let Some(group) = Pid::from_raw(self.leader.id() as i32) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.leader.wait();
    }
}
