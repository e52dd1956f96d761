//! A job object of Windows.

use std::io;
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle};
use std::os::windows::process::CommandExt;
use std::process::{Child, Command};
use std::ptr;

use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION, JobObjectExtendedLimitInformation,
    SetInformationJobObject,
};
use windows_sys::Win32::System::Threading::CREATE_NO_WINDOW;
use windows_sys::core::BOOL;

/// A job object. Its processes are killed on drop.
#[derive(Debug)]
pub(in crate::external) struct Group {
    /// The only handle, which no process inherits.
    job: OwnedHandle,
}

impl Group {
    pub(in crate::external) fn new() -> io::Result<Group> {
        let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
        // SAFETY: the strings may be null. A handle that was made belongs to nobody else. The limits are of the type and
        // size that the class of information demands.
        unsafe {
            let job = CreateJobObjectW(ptr::null(), ptr::null());
            if job.is_null() {
                return Err(io::Error::last_os_error());
            }
            let job = OwnedHandle::from_raw_handle(job);
            checked(SetInformationJobObject(
                job.as_raw_handle(),
                JobObjectExtendedLimitInformation,
                ptr::from_ref(&limits).cast(),
                size_of_val(&limits) as u32,
            ))?;
            Ok(Group { job })
        }
    }

    /// Starts a process in the group. A process that it starts in the moment before it is added is not in the group.
    pub(in crate::external) fn spawn(&self, command: &mut Command) -> io::Result<Child> {
        let mut child = command.creation_flags(CREATE_NO_WINDOW).spawn()?;
        // SAFETY: both handles are open.
        let added = checked(unsafe {
            AssignProcessToJobObject(self.job.as_raw_handle(), child.as_raw_handle())
        });
        if let Err(error) = added {
            let _ = child.kill();
            let _ = child.wait();
            return Err(error);
        }
        Ok(child)
    }
}

/// The error of a function of the system that returns whether it succeeded.
fn checked(is_done: BOOL) -> io::Result<()> {
    match is_done {
        0 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}
