//! Giving files new names, without replacing the files that have them.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::atomic::{folder_of, sync_folder, temporary};

/// Gives a temporary file a new name. Its temporary name is removed when it is dropped.
pub(super) fn persist_new(file: &NamedTempFile, path: &Path) -> io::Result<()> {
    link_to_new(file.path(), path)?;
    sync_folder(folder_of(path))
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
    if cfg!(not(unix)) || is_same_file(from, to) {
        fs::remove_file(from).or_else(|error| match error.kind() {
            io::ErrorKind::NotFound => Ok(()),
            _ => Err(error),
        })
    } else {
        Ok(())
    }
}

fn link_to_new(from: &Path, to: &Path) -> io::Result<()> {
    // A hard link fails if the name is taken; a rename does not. Without hard links, the name is
    // checked first.
    match fs::hard_link(from, to) {
        Err(error) if !has_links(&error) => {
            if is_there(to)? {
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
}
