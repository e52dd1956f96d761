//! All processes of an engine, which end together.
//!
//! On Unix they are a process group, led by a shell that waits for the end of its input. Its input is a pipe from this
//! program, so if the program ends in whatever way, also killed, the shell kills the group. An engine that has put
//! itself or a process of its own into another group is only told by the end of its input.

#[cfg(unix)]
pub(super) use unix::Group;

#[cfg(not(unix))]
pub(super) use other::Group;

#[cfg(unix)]
mod unix {
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
        pub(in crate::external) fn start() -> io::Result<Group> {
            let mut shell = Command::new("/bin/sh");
            shell.args(["-c", SCRIPT]).process_group(0);
            shell.current_dir("/");
            shell.stdin(Stdio::piped());
            shell.stdout(Stdio::null()).stderr(Stdio::null());
            Ok(Group {
                leader: shell.spawn()?,
            })
        }

        /// Makes a command start its process in the group.
        pub(in crate::external) fn include(&self, command: &mut Command) {
            command.process_group(self.leader.id() as i32);
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
}

#[cfg(not(unix))]
mod other {
    use std::io;
    use std::process::Command;

    /// Other systems have no process groups: the engine itself is killed, its children are not.
    #[derive(Debug)]
    pub(in crate::external) struct Group;

    impl Group {
        pub(in crate::external) fn start() -> io::Result<Group> {
            Ok(Group)
        }

        pub(in crate::external) fn include(&self, command: &mut Command) {
            #[cfg(windows)]
            {
                use std::os::windows::process::CommandExt;
                const CREATE_NO_WINDOW: u32 = 0x0800_0000;
                command.creation_flags(CREATE_NO_WINDOW);
            }
            let _ = command;
        }
    }
}
