//! The folders in which people keep files.

use std::path::{Path, PathBuf};

use super::Files;
use super::contents::Contents;
use super::directories;
use super::library::game_files_in;

/// More bytes than the list of a user's folders has.
const LARGEST: u64 = 64 * 1024;

/// A folder in which people keep files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FilePlace {
    /// What it is.
    pub kind: PlaceKind,
    /// Its path.
    pub path: PathBuf,
    /// The number of files in it that may have games.
    pub files: usize,
}

/// What a folder is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceKind {
    /// The home directory.
    Home,
    /// The folder of games.
    Games,
    /// Documents.
    Documents,
    /// Downloads.
    Downloads,
    /// A drive that was plugged in, called by its name.
    Drive,
}

/// The folders that are there, besides the folder of games.
pub fn places(files: &dyn Files, games: &Path) -> Vec<FilePlace> {
    let home = directories::home();
    places_of(files, games, home.as_deref())
}

fn places_of(files: &dyn Files, games: &Path, home: Option<&Path>) -> Vec<FilePlace> {
    let mut found = Vec::new();
    let mut add = |kind, path: PathBuf| {
        if files.is_folder(&path) {
            let count = game_files_in(files, &path);
            found.push(FilePlace {
                kind,
                path,
                files: count,
            });
        }
    };
    if let Some(home) = home {
        add(PlaceKind::Home, home.into());
    }
    add(PlaceKind::Games, games.into());
    if let Some(home) = home {
        let own = user_folders(files, home);
        let named = |key: &str, usual: &str| {
            let own = own.iter().find(|(known, _)| known == key);
            own.map_or_else(|| home.join(usual), |(_, path)| path.clone())
        };
        for (kind, key, usual) in [
            (PlaceKind::Documents, "XDG_DOCUMENTS_DIR", "Documents"),
            (PlaceKind::Downloads, "XDG_DOWNLOAD_DIR", "Downloads"),
        ] {
            // A folder that the user does not want is the home directory.
            let path = named(key, usual);
            if path != home {
                add(kind, path);
            }
        }
    }
    for drive in drives(files, home) {
        add(PlaceKind::Drive, drive);
    }
    found
}

/// The folders that the desktop calls by a name in the user's language: lines such as `XDG_DOCUMENTS_DIR="$HOME/Dokumente"`.
fn user_folders(files: &dyn Files, home: &Path) -> Vec<(String, PathBuf)> {
    let list = home.join(".config/user-dirs.dirs");
    let Ok(contents) = Contents::read(files, &list, LARGEST) else {
        return Vec::new();
    };
    let text = String::from_utf8_lossy(&contents.bytes).into_owned();
    let folder = |line: &str| {
        let (key, value) = line.trim().split_once('=')?;
        let value = value.trim_matches('"');
        let path = match value.strip_prefix("$HOME") {
            Some(rest) => home.join(rest.trim_start_matches('/')),
            None => PathBuf::from(value),
        };
        Some((key.to_owned(), path))
    };
    text.lines().filter_map(folder).collect()
}

/// The drives that were plugged in, where the system puts them.
fn drives(files: &dyn Files, home: Option<&Path>) -> Vec<PathBuf> {
    if cfg!(windows) {
        return ('D'..='Z')
            .map(|letter| PathBuf::from(format!("{letter}:\\")))
            .collect();
    }
    let user = home.and_then(Path::file_name).unwrap_or_default();
    let parents = ["/run/media", "/media"].map(|parent| Path::new(parent).join(user));
    let parents = parents.into_iter().chain([PathBuf::from("/Volumes")]);
    let mut drives: Vec<PathBuf> = parents
        .flat_map(|parent| files.list(&parent).unwrap_or_default())
        .collect();
    drives.sort();
    drives
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Disk;
    use std::fs;
    use tempfile::TempDir;

    #[test]
    fn the_places_that_are_there_are_found_also_by_their_own_names() {
        let folder = TempDir::new().expect("a folder");
        let home = folder.path();
        for name in ["games", "Dokumente", "Downloads", ".config"] {
            fs::create_dir(home.join(name)).expect("made");
        }
        fs::write(home.join("Dokumente/a.pgn"), "*").expect("written");
        fs::write(home.join("Dokumente/b.doc"), "").expect("written");
        let own = "# folders\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\nXDG_DOWNLOAD_DIR=\"$HOME\"\n";
        fs::write(home.join(".config/user-dirs.dirs"), own).expect("written");
        let found = places_of(&Disk, &home.join("games"), Some(home));
        let named: Vec<_> = found
            .iter()
            .map(|it| (it.kind, &*it.path, it.files))
            .collect();
        let (games, documents) = (home.join("games"), home.join("Dokumente"));
        let expected = [
            (PlaceKind::Home, home, 0),
            (PlaceKind::Games, &*games, 0),
            (PlaceKind::Documents, &*documents, 1),
        ];
        assert_eq!(named[..3], expected);
        assert!(
            named[3..]
                .iter()
                .all(|(kind, ..)| *kind == PlaceKind::Drive)
        );
        let nothing = places_of(&Disk, &home.join("none"), None);
        assert!(nothing.iter().all(|it| it.kind == PlaceKind::Drive));
    }
}
