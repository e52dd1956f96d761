//! The program's own directories, as the platform has them.

#[cfg(not(target_family = "wasm"))]
pub(super) use system::{cache, config, data, home, temporary};

#[cfg(target_family = "wasm")]
pub(super) use page::{cache, config, data, home, temporary};

#[cfg(not(target_family = "wasm"))]
mod system {
    use std::env;
    use std::path::PathBuf;

    use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_native_strategy};

    use crate::storage::StorageError;

    fn directories() -> Result<impl AppStrategy, StorageError> {
        // Windows names a folder after each of the two.
        let author = if cfg!(windows) { "" } else { "deskmate" };
        choose_native_strategy(AppStrategyArgs {
            top_level_domain: "org".into(),
            author: author.into(),
            app_name: "deskmate".into(),
        })
        .map_err(|_| StorageError::NoHome)
    }

    /// A file or folder in the user's data directory.
    pub fn data(name: &str) -> Result<PathBuf, StorageError> {
        Ok(directories()?.in_data_dir(name))
    }

    /// A file or folder in the user's cache directory.
    pub fn cache(name: &str) -> Result<PathBuf, StorageError> {
        Ok(directories()?.in_cache_dir(name))
    }

    /// A file or folder in the user's configuration directory.
    pub fn config(name: &str) -> Result<PathBuf, StorageError> {
        Ok(directories()?.in_config_dir(name))
    }

    /// The user's own folder.
    pub fn home() -> Option<PathBuf> {
        etcetera::home_dir().ok()
    }

    /// The folder for temporary files.
    pub fn temporary() -> Option<PathBuf> {
        Some(env::temp_dir())
    }
}

/// A page has no directories but those that it thinks of.
#[cfg(target_family = "wasm")]
mod page {
    use std::path::{Path, PathBuf};

    use crate::storage::StorageError;

    pub use data as config;

    pub fn data(name: &str) -> Result<PathBuf, StorageError> {
        Ok(Path::new("/deskmate").join(name))
    }

    pub fn cache(name: &str) -> Result<PathBuf, StorageError> {
        Ok(Path::new("/cache").join(name))
    }

    pub fn home() -> Option<PathBuf> {
        None
    }

    pub fn temporary() -> Option<PathBuf> {
        None
    }
}
