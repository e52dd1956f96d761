//! The only module that touches files: the folder of games and the settings.

mod atomic;
mod games;
mod settings;

pub use games::{GamesFolder, SavedGame};
pub use settings::{Rules, Settings, SettingsFile};

use std::path::PathBuf;

use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_native_strategy};

/// What went wrong with a file.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// The system refused to read, write or move a file.
    #[error("{error}: {}", .path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        error: std::io::Error,
    },
    /// A saved game is larger than any game can be.
    #[error("too large for a game: {}", .0.display())]
    TooLarge(PathBuf),
    /// A file is there that could not be read; it is not written over.
    #[error("a file that could not be read is left as it is: {}", .0.display())]
    Spared(PathBuf),
    /// The home directory, under which games and settings are kept, is not known.
    #[error("the home directory is not known; name a folder with --games")]
    NoHome,
}

impl StorageError {
    fn io(path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> StorageError {
        let path = path.into();
        |error| StorageError::Io { path, error }
    }
}

/// The program's own directories, as the platform has them.
fn directories() -> Result<impl AppStrategy, StorageError> {
    choose_native_strategy(AppStrategyArgs {
        top_level_domain: "org".into(),
        author: "deskmate".into(),
        app_name: "deskmate".into(),
    })
    .map_err(|_| StorageError::NoHome)
}
