//! The program's own directories, as the platform has them.

#[cfg(not(target_family = "wasm"))]
pub(super) use system::{directories, temporary};

#[cfg(target_family = "wasm")]
pub(super) use page::{directories, temporary};

#[cfg(not(target_family = "wasm"))]
mod system {
    use std::env;
    use std::path::PathBuf;

    use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_native_strategy};

    use crate::storage::StorageError;

    /// The directories of the user.
    pub fn directories() -> Result<impl AppStrategy, StorageError> {
        // Windows names a folder after each of the two.
        let author = if cfg!(windows) { "" } else { "deskmate" };
        choose_native_strategy(AppStrategyArgs {
            top_level_domain: "org".into(),
            author: author.into(),
            app_name: "deskmate".into(),
        })
        .map_err(|_| StorageError::NoHome)
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

    use etcetera::app_strategy::AppStrategy;

    use crate::storage::StorageError;

    struct Page;

    pub fn directories() -> Result<impl AppStrategy, StorageError> {
        Ok(Page)
    }

    pub fn temporary() -> Option<PathBuf> {
        None
    }

    impl AppStrategy for Page {
        fn home_dir(&self) -> &Path {
            Path::new("/")
        }

        fn config_dir(&self) -> PathBuf {
            self.data_dir()
        }

        fn data_dir(&self) -> PathBuf {
            "/deskmate".into()
        }

        fn cache_dir(&self) -> PathBuf {
            "/cache".into()
        }

        fn state_dir(&self) -> Option<PathBuf> {
            None
        }

        fn runtime_dir(&self) -> Option<PathBuf> {
            None
        }
    }
}
