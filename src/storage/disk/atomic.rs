//! Writing files atomically: at every moment a file has either its old or its new contents. It is written under another
//! name next to the old one, synced, and renamed.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

/// The prefix and suffix of an unfinished file's name.
const UNFINISHED: (&str, &str) = (".saving-", ".tmp");

/// Gives a file the permissions of the one that it will replace, as far as the file system has any. The
/// owner can always read and write it, or else the program could not read what it wrote.
pub(super) fn keep_permissions(replaced: &Path, file: &File) {
    if let Ok(found) = fs::metadata(replaced)
        && found.is_file()
    {
        let _ = file.set_permissions(with_owner(found.permissions()));
    }
}

#[cfg(unix)]
fn with_owner(mut permissions: fs::Permissions) -> fs::Permissions {
    use std::os::unix::fs::PermissionsExt;
    permissions.set_mode(permissions.mode() | 0o600);
    permissions
}

/// On other systems the owner can read a file in any case, and a browser has none.
#[cfg(not(unix))]
#[cfg_attr(target_family = "wasm", allow(clippy::permissions_set_readonly_false))]
fn with_owner(mut permissions: fs::Permissions) -> fs::Permissions {
    permissions.set_readonly(false);
    permissions
}

/// Creates an empty file with a temporary name and the permissions of any new file.
pub(super) fn make_temporary(folder: &Path) -> io::Result<NamedTempFile> {
    // Not created by the builder, whose errors name the temporary file and whose files only their owner
    // can read.
    let make = |path: &Path| File::create_new(path);
    let mut builder = Builder::new();
    builder.prefix(UNFINISHED.0).suffix(UNFINISHED.1);
    builder.make_in(folder, make)
}

/// Flushes a file to disk.
pub(super) fn sync(file: &File) -> io::Result<()> {
    match file.sync_all() {
        // Some network file systems cannot sync.
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        synced => synced,
    }
}

/// Removes the unfinished files of programs that were killed. Call it only while no other program
/// writes.
pub(super) fn remove_leftovers(folder: &Path) {
    let is_leftover = |name: &OsStr| {
        let name = name.to_string_lossy();
        name.starts_with(UNFINISHED.0) && name.ends_with(UNFINISHED.1)
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| is_leftover(&entry.file_name())) {
        // Failing does no harm.
        let _ = fs::remove_file(entry.path());
    }
}

/// Syncs a folder, so that a new name in it lasts. This is possible only on Unix, not on every file
/// system, and only with permission to read the folder.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    use io::ErrorKind::{InvalidInput, PermissionDenied, Unsupported};
    if !cfg!(unix) {
        return Ok(());
    }
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        Err(error) if matches!(error.kind(), InvalidInput | PermissionDenied | Unsupported) => {
            Ok(())
        }
        result => result,
    }
}
