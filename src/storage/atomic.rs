//! Writing files atomically: at every moment a file has either its old or its new contents.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

use super::StorageError;

/// The prefix and suffix of an unfinished file's name.
const UNFINISHED: (&str, &str) = (".saving-", ".tmp");

/// Replaces or creates a file in an existing folder. The contents go to a temporary file next to it,
/// which is synced before it takes the name. A symbolic link is replaced, not its target.
///
/// # Errors
/// If the system refuses; the file is then as it was.
pub fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), StorageError> {
    replace(path, contents.as_ref()).map_err(StorageError::io(path))
}

fn replace(path: &Path, contents: &[u8]) -> io::Result<()> {
    let folder = folder_of(path);
    let file = temporary(folder, |file| {
        keep_permissions(path, file);
        file.write_all(contents)
    })?;
    persist(file, path)
}

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

/// On other systems the owner can read a file in any case.
#[cfg(not(unix))]
fn with_owner(mut permissions: fs::Permissions) -> fs::Permissions {
    permissions.set_readonly(false);
    permissions
}

/// Gives a temporary file a name, replacing the file that has it.
pub(super) fn persist(file: NamedTempFile, path: &Path) -> io::Result<()> {
    file.persist(path)?;
    sync_folder(folder_of(path))
}

/// Creates a synced file with a temporary name. It is deleted when dropped, unless it was given another
/// name.
pub(super) fn temporary(
    folder: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<NamedTempFile> {
    let mut file = make_temporary(folder)?;
    write(file.as_file_mut())?;
    sync(file.as_file())?;
    Ok(file)
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

/// Replaces or creates one of the program's own files, and its folder if it is missing.
///
/// # Errors
/// If the system refuses; the file is then as it was.
pub(super) fn write_own(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), StorageError> {
    make_folder(folder_of(path)).map_err(StorageError::io(path))?;
    write(path, contents)
}

/// Creates a folder and its missing parents.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let parent = folder_of(folder);
    if parent != folder {
        make_folder(parent)?;
    }
    match fs::create_dir(folder) {
        // Another program created it first.
        Err(_) if folder.is_dir() => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(io::Error::other(
            format!("{} is not a folder", folder.display()),
        )),
        Err(error) => Err(error),
        Ok(()) => sync_folder(parent),
    }
}

/// The folder of a file; for a bare name, the current one.
pub(super) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
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

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    #[test]
    fn folders_are_created_with_their_parents() {
        let folder = TempDir::new().expect("a folder");
        let deep = folder.path().join("a/b/c");
        make_folder(&deep).expect("made");
        make_folder(&deep).expect("there already");
        assert!(deep.is_dir());
        fs::write(folder.path().join("file"), "").expect("written");
        assert!(make_folder(&folder.path().join("file/d")).is_err());
    }
}
