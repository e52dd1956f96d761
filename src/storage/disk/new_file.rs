//! Writing a file whose contents come piece by piece.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::atomic::{keep_permissions, make_temporary, sync};
use crate::storage::StorageError;
use crate::storage::files::{Draft, folder_of};

/// A file that is being written. It gets its name, and replaces a file that has it, when it is finished; if it is
/// dropped before, nothing has changed. A pipe or a device is not replaced but written to.
#[derive(Debug)]
pub struct NewFile {
    path: PathBuf,
    target: Target,
}

#[derive(Debug)]
enum Target {
    /// A file that has only a temporary name.
    Temporary(BufWriter<NamedTempFile>),
    /// A pipe or a device.
    Device(BufWriter<File>),
}

impl NewFile {
    /// Begins the file, in a folder that is there.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn create(path: &Path) -> Result<NewFile, StorageError> {
        Ok(NewFile {
            path: path.into(),
            target: Target::open(path).map_err(StorageError::io(path))?,
        })
    }

    /// Where the file is until it is finished; `None` for a pipe or a device.
    pub fn temporary_path(&self) -> Option<&Path> {
        match &self.target {
            Target::Temporary(file) => Some(file.get_ref().path()),
            Target::Device(_) => None,
        }
    }

    /// Adds to the file.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), StorageError> {
        let written = match &mut self.target {
            Target::Temporary(file) => file.write_all(bytes),
            Target::Device(file) => file.write_all(bytes),
        };
        written.map_err(StorageError::io(&self.path))
    }

    /// Gives the file its name. A link of this name is replaced, not what it leads to.
    ///
    /// # Errors
    /// If the system refuses; a file of this name is then as it was.
    pub fn finish(self) -> Result<(), StorageError> {
        let finished = self.target.finish(&self.path);
        finished.map_err(StorageError::io(&self.path))
    }
}

impl Target {
    fn open(path: &Path) -> io::Result<Target> {
        let is_device = fs::metadata(path).is_ok_and(|found| !found.is_file());
        Ok(if is_device {
            Target::Device(BufWriter::new(File::options().write(true).open(path)?))
        } else {
            Target::Temporary(BufWriter::new(make_temporary(folder_of(path))?))
        })
    }

    fn finish(self, path: &Path) -> io::Result<()> {
        match self {
            Target::Temporary(file) => {
                let file = file.into_inner().map_err(|error| error.into_error())?;
                keep_permissions(path, file.as_file());
                sync(file.as_file())?;
                Box::new(file).replace(path).map(drop)
            }
            Target::Device(mut file) => file.flush(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    #[test]
    fn a_file_is_replaced_when_the_new_one_is_finished() {
        let folder = TempDir::new().expect("a folder");
        let path = folder.path().join("games.pgn");
        fs::write(&path, "old").expect("written");
        let mut file = NewFile::create(&path).expect("begun");
        file.write(b"new").expect("written");
        assert_eq!(fs::read_to_string(&path).expect("text"), "old");
        file.write(b"er").expect("written");
        file.finish().expect("finished");
        assert_eq!(fs::read_to_string(&path).expect("text"), "newer");
        assert_eq!(fs::read_dir(folder.path()).expect("a list").count(), 1);
    }

    #[test]
    fn a_file_that_is_not_finished_leaves_nothing() {
        let folder = TempDir::new().expect("a folder");
        let path = folder.path().join("games.pgn");
        let mut file = NewFile::create(&path).expect("begun");
        file.write(b"1. e4").expect("written");
        let temporary = file.temporary_path().expect("a name").to_owned();
        assert_eq!(temporary.parent(), Some(folder.path()));
        assert!(temporary.exists());
        drop(file);
        assert_eq!(fs::read_dir(folder.path()).expect("a list").count(), 0);
    }

    #[test]
    fn a_folder_is_not_replaced() {
        let folder = TempDir::new().expect("a folder");
        let refused = NewFile::create(folder.path()).expect_err("a folder");
        assert!(matches!(refused, StorageError::Io { .. }), "{refused}");
    }

    /// The superuser could replace it.
    #[test]
    #[cfg(unix)]
    fn a_device_stays_one() {
        let path = Path::new("/dev/null");
        let mut file = NewFile::create(path).expect("opened");
        file.write(b"1. e4").expect("written");
        file.finish().expect("finished");
        assert!(!fs::metadata(path).expect("the device").is_file());
    }
}
