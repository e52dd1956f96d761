//! Writing files atomically: at every moment a file has either its old or its new contents.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

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

/// Gives a temporary file a new name. Its temporary name is removed when it is dropped.
pub(super) fn persist_new(file: &NamedTempFile, path: &Path) -> io::Result<()> {
    link_to_new(file.path(), path)?;
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
        Err(error) if is_taken(&error) => Err(io::Error::other(format!(
            "{} is not a folder",
            folder.display()
        ))),
        Err(error) => Err(error),
        Ok(()) => sync_folder(parent),
    }
}

/// Creates a file in a folder under the first free one of the numbered names, counted from 1. Returns
/// the name.
pub(super) fn write_to_free(
    folder: &Path,
    contents: impl AsRef<[u8]>,
    name: impl Fn(u32) -> PathBuf,
) -> io::Result<PathBuf> {
    let file = temporary(folder, |file| file.write_all(contents.as_ref()))?;
    rename_to_free(file.path(), name)
}

/// Renames a file to the first free one of the numbered names, counted from 1. Returns the name.
pub(super) fn rename_to_free(from: &Path, name: impl Fn(u32) -> PathBuf) -> io::Result<PathBuf> {
    let to = first_free(name, |to| rename_to_new(from, to))?;
    sync_folder(folder_of(&to))?;
    sync_folder(folder_of(from))?;
    Ok(to)
}

/// Gives a file the first free one of the numbered names, counted from 1, as a second name. Returns the
/// name. Where the file system has no hard links, the file is renamed.
pub(super) fn link_to_free(from: &Path, name: impl Fn(u32) -> PathBuf) -> io::Result<PathBuf> {
    let to = first_free(name, |to| match link_to_new(from, to) {
        // A program gave it this name and was then interrupted.
        Err(error) if is_taken(&error) && is_same_file(from, to) => Ok(()),
        result => result,
    })?;
    sync_folder(folder_of(&to))?;
    Ok(to)
}

/// The numbered names of a file: `game.pgn`, `game_2.pgn`, `game_3.pgn`, …
pub(super) fn numbered(first: PathBuf) -> impl Fn(u32) -> PathBuf {
    move |number| {
        if number == 1 {
            return first.clone();
        }
        let mut name = first.file_stem().unwrap_or_default().to_owned();
        name.push(format!("_{number}"));
        if let Some(extension) = first.extension() {
            name.push(".");
            name.push(extension);
        }
        first.with_file_name(name)
    }
}

/// The first of the numbered names that is free.
fn first_free(
    name: impl Fn(u32) -> PathBuf,
    give: impl Fn(&Path) -> io::Result<()>,
) -> io::Result<PathBuf> {
    let mut number = 1;
    loop {
        let to = name(number);
        match give(&to) {
            Err(error) if is_taken(&error) => number += 1,
            result => return result.map(|()| to),
        }
    }
}

fn is_taken(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::AlreadyExists
}

/// Renames a file if the new name is free, atomically where the system can, so that a file that takes
/// the old name meanwhile is safe.
#[cfg(any(target_os = "linux", target_vendor = "apple"))]
fn rename_to_new(from: &Path, to: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    use rustix::io::Errno;
    match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
        // The file system does not support it.
        Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => rename_by_link(from, to),
        result => Ok(result?),
    }
}

#[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
use rename_by_link as rename_to_new;

/// The same in two steps: between them the file has both names.
fn rename_by_link(from: &Path, to: &Path) -> io::Result<()> {
    link_to_new(from, to)?;
    // Another file may have the old name by now, or none where there are no links.
    match cfg!(not(unix)) || is_same_file(from, to) {
        true => fs::remove_file(from).or_else(|error| match error.kind() {
            io::ErrorKind::NotFound => Ok(()),
            _ => Err(error),
        }),
        false => Ok(()),
    }
}

fn link_to_new(from: &Path, to: &Path) -> io::Result<()> {
    // A hard link fails if the name is taken; a rename does not. Without hard links, the name is
    // checked first.
    match fs::hard_link(from, to) {
        Err(error) if !has_links(&error) => match is_there(to)? {
            true => Err(io::ErrorKind::AlreadyExists.into()),
            false => fs::rename(from, to),
        },
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

/// Whether anything has this name, even a dangling link.
///
/// # Errors
/// If the system cannot tell.
pub(super) fn is_there(path: &Path) -> io::Result<bool> {
    match fs::symlink_metadata(path) {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// Whether two names are of the same file, links not followed.
#[cfg(unix)]
pub(super) fn is_same_file(one: &Path, other: &Path) -> bool {
    let identity = |path| fs::symlink_metadata(path).map(|found| identity(&found));
    matches!((identity(one), identity(other)), (Ok(one), Ok(other)) if one == other)
}

/// Other systems do not tell.
#[cfg(not(unix))]
pub(super) fn is_same_file(_: &Path, _: &Path) -> bool {
    false
}

/// The identity of a file or folder.
#[cfg(unix)]
pub(super) fn identity(found: &fs::Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    (found.dev(), found.ino())
}

/// The folder of a file; for a bare name, the current one.
pub(super) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
}

/// Syncs a folder, so that a new name in it lasts. This is possible only on Unix, not on every file
/// system, and only with permission to read the folder.
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
    fn a_taken_name_is_skipped() {
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
    fn a_rename_in_two_steps_does_the_same_as_one_in_one_step() {
        for rename in [rename_to_new, rename_by_link] {
            let folder = TempDir::new().expect("a folder");
            let [one, other, free] = ["one", "other", "free"].map(|name| folder.path().join(name));
            fs::write(&one, "1").expect("written");
            fs::write(&other, "2").expect("written");
            let taken = rename(&one, &other).expect_err("the name is taken");
            assert!(is_taken(&taken), "{taken}");
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
        assert!(!is_there(&folder.path().join("nothing")).expect("known"));
        is_there(&file.join("below")).expect_err("a file has nothing in it");
    }

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
