//! Where the games of a list come from.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::place::GamePlace;
use crate::notation::pgn::decode;
use crate::storage::files::folder_of;
use crate::storage::{Files, StorageError, is_standard_stream, open};

/// The folder for deleted games, next to their file.
pub(super) const TRASH: &str = "trash";

/// The trash folder of a folder of games.
pub(super) fn trash_of(folder: &Path) -> PathBuf {
    folder.join(TRASH)
}

/// Where the games of a list come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// `last.txt` and every `.pgn` file of a folder, the most recent first.
    Folder(PathBuf),
    /// One file.
    File(PathBuf),
    /// A text in memory.
    Text(Arc<str>),
    /// The deleted games of a folder, or of the files next to a file; the one deleted last first.
    Trash(Box<Source>),
}

impl Source {
    /// Whether the file of a place is among those that it lists.
    pub fn is_of(&self, place: &GamePlace) -> bool {
        match (self, place.path()) {
            (Source::Folder(folder), Some(file)) => file.parent() == Some(folder),
            (Source::File(path), Some(file)) => path == file,
            _ => false,
        }
    }

    /// The file with this path, after a check that it can be read. The standard input (`-`) and other
    /// streams such as pipes are read to the end.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn named(files: &dyn Files, path: &Path) -> Result<Source, StorageError> {
        let mut text = Vec::new();
        let mut file = open(files, path)?;
        if is_standard_stream(path) || !files.is_file(path) {
            file.read_to_end(&mut text)
                .map_err(StorageError::io(path))?;
            return Ok(Source::Text(decode(&text).into()));
        }
        let first = file.take(1).read_to_end(&mut text);
        first.map_err(StorageError::io(path))?;
        Ok(Source::File(path.into()))
    }

    /// The name of the file or folder, if it is one.
    pub fn name(&self) -> Option<String> {
        match self {
            Source::Folder(path) | Source::File(path) => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                Some(name.to_string_lossy().into_owned())
            }
            Source::Text(_) | Source::Trash(_) => None,
        }
    }

    /// The trash for the games of this source; `None` if they are in no file, or in the trash.
    pub fn trash(&self) -> Option<Source> {
        match self {
            Source::Folder(_) | Source::File(_) => Some(Source::Trash(Box::new(self.clone()))),
            Source::Text(_) | Source::Trash(_) => None,
        }
    }

    /// The source of the games: of a trash, the one that they were deleted from.
    pub fn of_games(&self) -> &Source {
        match self {
            Source::Trash(of) => of,
            Source::Folder(_) | Source::File(_) | Source::Text(_) => self,
        }
    }

    /// The file whose games these are, or whose trash this is, if it was opened on its own.
    pub fn opened_file(&self) -> Option<&Path> {
        match self {
            Source::File(path) => Some(path),
            Source::Trash(of) => of.opened_file(),
            Source::Folder(_) | Source::Text(_) => None,
        }
    }

    /// The trash folder of a folder, or next to a file.
    pub(super) fn trash_folder(&self) -> PathBuf {
        match self {
            Source::Folder(path) => trash_of(path),
            Source::File(path) => trash_of(folder_of(path)),
            Source::Trash(of) => of.trash_folder(),
            Source::Text(_) => PathBuf::new(),
        }
    }
}
