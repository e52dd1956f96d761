//! Writing a file so that it is at every moment either the old one or the new one, whole.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::Builder;

use super::StorageError;

/// Replaces a file, or makes it, in a folder that is there: the contents go to a temporary file beside it, which
/// is on the disk before it takes the name.
///
/// # Errors
/// If the system refuses; the file is then as it was.
pub fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), StorageError> {
    replace(path, contents.as_ref()).map_err(StorageError::io(path))
}

fn replace(path: &Path, contents: &[u8]) -> io::Result<()> {
    let folder = folder_of(path);
    let mut builder = Builder::new();
    builder.prefix(".saving-").suffix(".tmp");
    // Readable by others as any new file is; the umask takes its part.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(contents)?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    sync_folder(folder)
}

/// The same for a file of the program's own, whose folder is made where it is missing.
///
/// # Errors
/// If the system refuses; the file is then as it was.
pub(super) fn write_own(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), StorageError> {
    fs::create_dir_all(folder_of(path)).map_err(StorageError::io(path))?;
    write(path, contents)
}

/// Gives a file the first of the numbered names, counted from 1, that no file has yet. Returns it.
pub(super) fn rename_to_free(from: &Path, name: impl Fn(u32) -> PathBuf) -> io::Result<PathBuf> {
    let mut number = 1;
    loop {
        let to = name(number);
        match rename_to_new(from, &to) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            result => return result.map(|()| to),
        }
    }
}

fn rename_to_new(from: &Path, to: &Path) -> io::Result<()> {
    // A hard link fails where the name is taken, which a rename does not. Some file systems have
    // none; there the name is looked up first.
    match fs::hard_link(from, to) {
        Ok(()) => fs::remove_file(from)?,
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(error),
        Err(_) if fs::symlink_metadata(to).is_ok() => {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        Err(_) => fs::rename(from, to)?,
    }
    sync_folder(folder_of(to))
}

/// The folder that a file is in; a bare name is in the current one.
fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
}

/// Makes a new name in a folder last. Only Unix lets one open a folder for it.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}
