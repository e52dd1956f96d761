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
    let file = temporary(folder, |file| {
        keep_permissions(path, file);
        file.write_all(contents)
    })?;
    persist(file, path)
}

/// Lets a file be read and written by those who may do so with the one that it will replace, if there is one and
/// the file system knows of such things. Its owner always may: else the program could not read what it wrote.
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

/// Elsewhere a file can be read by its owner unless more is done than setting these.
#[cfg(not(unix))]
fn with_owner(mut permissions: fs::Permissions) -> fs::Permissions {
    permissions.set_readonly(false);
    permissions
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
    let mut file = make_temporary(folder)?;
    write(file.as_file_mut())?;
    sync(file.as_file())?;
    Ok(file)
}

/// An empty file with a temporary name. It is readable by others as any new file is; the umask takes its part.
pub(super) fn make_temporary(folder: &Path) -> io::Result<NamedTempFile> {
    // Made here, and not by the builder, whose errors name the temporary file.
    let make = |path: &Path| File::create_new(path);
    let mut builder = Builder::new();
    builder.prefix(UNFINISHED.0).suffix(UNFINISHED.1);
    builder.make_in(folder, make)
}

/// Puts a file on the disk.
pub(super) fn sync(file: &File) -> io::Result<()> {
    match file.sync_all() {
        // Some network file systems have no more than a write.
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        synced => synced,
    }
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
        Err(error) if is_taken(&error) => Err(io::Error::other(format!(
            "{} is not a folder",
            folder.display()
        ))),
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
    let to = first_free(name, |to| rename_to_new(from, to))?;
    sync_folder(folder_of(&to))?;
    sync_folder(folder_of(from))?;
    Ok(to)
}

/// Gives a file besides its own name the first of the numbered ones, counted from 1, that no other file has.
/// Returns it. Where the file system has no links, the file loses its own name by that.
pub(super) fn link_to_free(from: &Path, name: impl Fn(u32) -> PathBuf) -> io::Result<PathBuf> {
    let to = first_free(name, |to| match link_to_new(from, to) {
        // It has this name since a program gave it that could not go on then.
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

/// The first of the numbered names that can be given because no file has it.
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

/// Renames a file if no other has the name, in one step where the system can do it: whatever takes the old
/// name meanwhile stays.
#[cfg(any(target_os = "linux", target_vendor = "apple"))]
fn rename_to_new(from: &Path, to: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    use rustix::io::Errno;
    match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
        // The file system cannot.
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
    // A hard link fails where the name is taken, which a rename does not. Where there are no links, the
    // name is looked up first.
    match fs::hard_link(from, to) {
        Err(error) if !has_links(&error) => match is_there(to)? {
            true => Err(io::ErrorKind::AlreadyExists.into()),
            false => fs::rename(from, to),
        },
        result => result,
    }
}

/// Whether it is for another reason that no link could be made than that there are none here.
fn has_links(error: &io::Error) -> bool {
    use io::ErrorKind::{AlreadyExists, InvalidInput, PermissionDenied, TooManyLinks, Unsupported};
    match error.kind() {
        InvalidInput | PermissionDenied | TooManyLinks | Unsupported => false,
        AlreadyExists => true,
        _ => cfg!(unix),
    }
}

/// Whether there is anything with this name, be it a link that leads nowhere.
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
    fn a_rename_in_two_steps_leaves_and_takes_what_one_in_one_step_does() {
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
    fn what_cannot_be_looked_up_does_not_count_as_missing() {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("file");
        fs::write(&file, "").expect("written");
        assert!(!is_there(&folder.path().join("nothing")).expect("known"));
        is_there(&file.join("below")).expect_err("a file has nothing in it");
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
