//! The processes of an engine, which end together.
//!
//! On Unix they are a process group, whose leader is a shell that waits for the end of its input. Its input is a pipe from
//! this program, so if the program ends in whatever way, also killed, the shell kills the group. A process that has left the
//! group, as a daemon does, is found on Linux by a variable that it inherited; elsewhere it is only told by the end of its
//! input.
//!
//! On Windows they are a job object. Its only handle is held by this program, and closing it, as the system does when the
//! program ends, kills all processes of the job.

#[cfg(not(any(unix, windows)))]
mod none;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(not(any(unix, windows)))]
pub(super) use none::Group;
#[cfg(unix)]
pub(super) use unix::Group;
#[cfg(windows)]
pub(super) use windows::Group;
