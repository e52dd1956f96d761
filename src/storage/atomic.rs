//! Writing a file so that it is at every moment either the old one or the new one, whole.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use super::StorageError;

/// What the name of a file begins and ends with that is not yet whole.
const UNFINISHED: (&str, &str) = (".saving-", ".tmp");

/// Replaces a file, or makes it, in a folder that is there: the contents go to a temporary file beside it, which
/// is on the disk before it takes the name. A link is replaced, not what it leads to.
///
/// # Errors
/// If the system refuses; the file is then as it was.
pub fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), StorageError> {
    replace(path, contents.as_ref()).map_err(StorageError::io(path))
}

fn replace(path: &Path, contents: &[u8]) -> io::Result<()> {
    let folder = folder_of(path);
    let file = temporary(folder, |file| file.write_all(contents))?;
    persist(file, path)
}

/// Gives a temporary file a name, and takes the name from the file that has it.
pub(super) fn persist(file: NamedTempFile, path: &Path) -> io::Result<()> {
    file.persist(path)?;
    sync_folder(folder_of(path))
}

/// Gives a temporary file a name that no other has. It loses its own one when it is dropped.
pub(super) fn persist_new(file: &NamedTempFile, path: &Path) -> io::Result<()> {
    link_to_new(file.path(), path)?;
    sync_folder(folder_of(path))
}

/// A file that is on the disk and has no name of its own yet. It is gone when it is dropped without one.
pub(super) fn temporary(
    folder: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<NamedTempFile> {
    // Made here, and not by the builder, whose errors name the temporary file. It is readable by others as any
    // new file is; the umask takes its part.
    let make = |path: &Path| File::create_new(path);
    let mut builder = Builder::new();
    builder.prefix(UNFINISHED.0).suffix(UNFINISHED.1);
    let mut file = builder.make_in(folder, make)?;
    write(file.as_file_mut())?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// Removes what programs have left that were killed while they wrote. While none writes, that is.
pub(super) fn remove_leftovers(folder: &Path) {
    let is_leftover = |name: &OsStr| {
        let name = name.to_string_lossy();
        name.starts_with(UNFINISHED.0) && name.ends_with(UNFINISHED.1)
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| is_leftover(&entry.file_name())) {
        // It does no harm where it stays.
        let _ = fs::remove_file(entry.path());
    }
}

/// Replaces or makes a file of the program's own, whose folder is made where it is missing.
///
/// # Errors
/// If the system refuses; the file is then as it was.
pub(super) fn write_own(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), StorageError> {
    make_folder(folder_of(path)).map_err(StorageError::io(path))?;
    write(path, contents)
}

/// Makes a folder, and those that it is in, where they are missing.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let parent = folder_of(folder);
    if parent != folder {
        make_folder(parent)?;
    }
    match fs::create_dir(folder) {
        // Another program was quicker.
        Err(_) if folder.is_dir() => Ok(()),
        Err(error) => Err(error),
        Ok(()) => sync_folder(parent),
    }
}

/// Makes a file in a folder with the first of the numbered names, counted from 1, that no file has yet.
/// Returns it.
pub(super) fn write_to_free(
    folder: &Path,
    contents: impl AsRef<[u8]>,
    name: impl Fn(u32) -> PathBuf,
) -> io::Result<PathBuf> {
    let file = temporary(folder, |file| file.write_all(contents.as_ref()))?;
    rename_to_free(file.path(), name)
}

/// Renames a file to the first of the numbered names, counted from 1, that no file has yet. Returns it.
pub(super) fn rename_to_free(from: &Path, name: impl Fn(u32) -> PathBuf) -> io::Result<PathBuf> {
    let to = link_to_free(from, name)?;
    match fs::remove_file(from) {
        // The file system has no links: it was renamed.
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        result => result?,
    }
    sync_folder(folder_of(from))?;
    Ok(to)
}

/// Gives a file besides its own name the first of the numbered ones, counted from 1, that no other file has.
/// Returns it. Where the file system has no links, the file loses its own name by that.
pub(super) fn link_to_free(from: &Path, name: impl Fn(u32) -> PathBuf) -> io::Result<PathBuf> {
    let mut number = 1;
    loop {
        let to = name(number);
        match link_to_new(from, &to) {
            Err(error) if is_taken(&error) && !is_same_file(from, &to) => number += 1,
            // It has this name since a program gave it that could not go on then.
            Err(error) if is_taken(&error) => return Ok(to),
            result => {
                return result
                    .and_then(|()| sync_folder(folder_of(&to)))
                    .map(|()| to);
            }
        }
    }
}

fn is_taken(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::AlreadyExists
}

fn link_to_new(from: &Path, to: &Path) -> io::Result<()> {
    // A hard link fails where the name is taken, which a rename does not. Where there are no links, the
    // name is looked up first.
    match fs::hard_link(from, to) {
        Err(error) if is_taken(&error) => Err(error),
        Err(_) if fs::symlink_metadata(to).is_ok() => Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => fs::rename(from, to),
        Ok(()) => Ok(()),
    }
}

/// Whether two names are of the same file, links not followed.
#[cfg(unix)]
pub(super) fn is_same_file(one: &Path, other: &Path) -> bool {
    let identity = |path| fs::symlink_metadata(path).map(|found| identity(&found));
    matches!((identity(one), identity(other)), (Ok(one), Ok(other)) if one == other)
}

/// Elsewhere this is not known.
#[cfg(not(unix))]
pub(super) fn is_same_file(_: &Path, _: &Path) -> bool {
    false
}

/// What tells a file or folder from all others.
#[cfg(unix)]
pub(super) fn identity(found: &fs::Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    (found.dev(), found.ino())
}

/// The folder that a file is in; a bare name is in the current one.
pub(super) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
}

/// Makes a new name in a folder last. Only Unix lets one open a folder for it; not every file system knows
/// how, and who may write to a folder may not always read it.
fn sync_folder(folder: &Path) -> io::Result<()> {
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
    fn a_name_that_is_taken_is_left_to_its_file() {
        let folder = TempDir::new().expect("a folder");
        let path = |name| folder.path().join(name);
        let [one, other] = ["one", "other"].map(path);
        fs::write(&one, "1").expect("written");
        fs::write(&other, "2").expect("written");
        let names = |number| path(if number == 1 { "other" } else { "free" });
        let to = rename_to_free(&one, names).expect("a free name");
        assert_eq!(to, path("free"));
        assert!(!one.exists());
        assert_eq!(fs::read_to_string(&other).expect("text"), "2");
        assert_eq!(fs::read_to_string(&to).expect("text"), "1");
    }

    #[test]
    fn folders_are_made_with_all_that_they_are_in() {
        let folder = TempDir::new().expect("a folder");
        let deep = folder.path().join("a/b/c");
        make_folder(&deep).expect("made");
        make_folder(&deep).expect("there already");
        assert!(deep.is_dir());
        fs::write(folder.path().join("file"), "").expect("written");
        assert!(make_folder(&folder.path().join("file/d")).is_err());
    }
}
