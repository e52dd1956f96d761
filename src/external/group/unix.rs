//! A process group of Unix.

use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

/// The name of a variable that all processes of an engine inherit; it ends with the number of the leader. The name and
/// not the value tells them apart, so that the engines of an engine belong to both.
const MARK: &str = "DESKMATE_ENGINE_";

/// When its input ends, kills the processes with its mark, then its own group. While they are killed, they may start
/// others. Only Linux shows what each process inherited.
const SCRIPT: &str = r#"
read -r line
for pass in 1 2 3 4 5; do
    marked=$(grep -lszx "$MARK$$=" /proc/[0-9]*/environ)
    [ -n "$marked" ] || break
    for file in $marked; do
        process=${file#/proc/}
        kill -KILL "${process%/environ}"
    done
done
kill -KILL 0
"#;

/// A process group, and on Linux the processes that have left it, all killed on drop.
#[derive(Debug)]
pub(in crate::external) struct Group {
    leader: Child,
}

impl Group {
    pub(in crate::external) fn new() -> io::Result<Group> {
        let mut shell = Command::new("/bin/sh");
        shell.args(["-c", SCRIPT]).env("MARK", MARK);
        shell.process_group(0);
        shell.current_dir("/");
        shell.stdin(Stdio::piped());
        shell.stdout(Stdio::null()).stderr(Stdio::null());
        Ok(Group {
            leader: shell.spawn()?,
        })
    }

    /// Starts a process in the group.
    pub(in crate::external) fn spawn(&self, command: &mut Command) -> io::Result<Child> {
        let leader = self.leader.id();
        command.env(format!("{MARK}{leader}"), "");
        command.process_group(leader as i32).spawn()
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        self.leader.stdin = None;
        // The number belongs to the group until its leader was waited for, which this does not do yet. The group is killed
        // once more, since an engine might have killed its leader.
        if let Some(group) = Pid::from_raw(self.leader.id() as i32) {
            let ended = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
            let _ = waitid(WaitId::Pid(group), ended);
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.leader.wait();
    }
}
