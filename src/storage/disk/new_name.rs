//! New names for files, which must be free.

use std::fs;
use std::io;
use std::path::Path;

use super::Disk;
use crate::storage::files::Files;

/// Renames a file if the new name is free, atomically where the system can, so that a file that takes
/// the old name meanwhile is safe.
#[cfg(any(target_os = "linux", target_vendor = "apple"))]
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    use rustix::io::Errno;
    match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
        // The file system does not support it.
        Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => rename_by_link(from, to),
        result => Ok(result?),
    }
}

#[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
pub(super) use rename_by_link as rename;

/// The same in two steps: between them the file has both names.
pub(super) fn rename_by_link(from: &Path, to: &Path) -> io::Result<()> {
    link(from, to)?;
    // Another file may have the old name by now, or none where there are no links.
    if cfg!(not(unix)) || Disk.is_same(from, to) {
        fs::remove_file(from).or_else(|error| match error.kind() {
            io::ErrorKind::NotFound => Ok(()),
            _ => Err(error),
        })
    } else {
        Ok(())
    }
}

pub(super) fn link(from: &Path, to: &Path) -> io::Result<()> {
    // A hard link fails if the name is taken; a rename does not. Without hard links, the name is
    // checked first.
    match fs::hard_link(from, to) {
        Err(error) if !has_links(&error) => {
            if Disk.is_there(to)? {
                Err(io::ErrorKind::AlreadyExists.into())
            } else {
                fs::rename(from, to)
            }
        }
        result => result,
    }
}

/// Whether hard links are supported, given why one could not be made.
fn has_links(error: &io::Error) -> bool {
    use io::ErrorKind::{AlreadyExists, InvalidInput, PermissionDenied, TooManyLinks, Unsupported};
    match error.kind() {
        InvalidInput | PermissionDenied | TooManyLinks | Unsupported => false,
        AlreadyExists => true,
        _ => cfg!(unix),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    #[test]
    fn a_rename_in_two_steps_does_the_same_as_one_in_one_step() {
        for rename in [super::rename, rename_by_link] {
            let folder = TempDir::new().expect("a folder");
            let [one, other, free] = ["one", "other", "free"].map(|name| folder.path().join(name));
            fs::write(&one, "1").expect("written");
            fs::write(&other, "2").expect("written");
            let taken = rename(&one, &other).expect_err("the name is taken");
            assert_eq!(taken.kind(), io::ErrorKind::AlreadyExists);
            rename(&one, &free).expect("a free name");
            assert!(!one.exists());
            assert_eq!(fs::read_to_string(&other).expect("text"), "2");
            assert_eq!(fs::read_to_string(&free).expect("text"), "1");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_cannot_be_checked_does_not_count_as_missing() {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("file");
        fs::write(&file, "").expect("written");
        assert!(
            !Disk
                .is_there(&folder.path().join("nothing"))
                .expect("known")
        );
        Disk.is_there(&file.join("below"))
            .expect_err("a file has nothing in it");
    }
}
