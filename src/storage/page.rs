//! The files of a page, which the browser keeps.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use super::files::Files;
use super::memory::{Keeper, Memory};
use crate::browser::{self, Kept};

/// The folder of files that the user opened. They are not kept.
pub const OPENED: &str = "/opened";

/// The folder of files that the user is to get, as if they were downloaded.
pub const DOWNLOADS: &str = "/downloads";

/// The folder of what can be made again.
const CACHE: &str = "/cache";

/// The files of the page, which are read at the first call.
pub fn page_files() -> Arc<dyn Files> {
    static MEMORY: LazyLock<Memory> = LazyLock::new(|| {
        let kept = browser::kept_files().map(|(path, bytes)| (PathBuf::from(path), bytes));
        let memory = Memory::kept(kept, Arc::new(Browser));
        for folder in [OPENED, DOWNLOADS, CACHE] {
            // A folder in memory can always be made.
            let _ = memory.make_folder(Path::new(folder));
        }
        memory
    });
    Arc::new(MEMORY.clone())
}

#[derive(Debug)]
struct Browser;

impl Keeper for Browser {
    fn keep(&self, path: &Path, bytes: Option<&[u8]>) -> io::Result<()> {
        if path.starts_with(OPENED) || path.starts_with(CACHE) {
            return Ok(());
        }
        if path.starts_with(DOWNLOADS) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if let Some(bytes) = bytes {
                browser::download(&name, bytes);
            }
            return Ok(());
        }
        match browser::keep(&path.to_string_lossy(), bytes) {
            Kept::Surely => Ok(()),
            Kept::NoRoom => Err(ErrorKind::StorageFull.into()),
            Kept::Refused => Err(ErrorKind::PermissionDenied.into()),
        }
    }

    fn is_in_use(&self) -> bool {
        browser::is_second()
    }
}
