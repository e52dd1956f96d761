//! Runs the program in a terminal: its output, exit status and messages.

#[path = "../data/mod.rs"]
mod data;
#[path = "../terminal/mod.rs"]
mod terminal;
#[allow(dead_code)] // Not all of it is used here.
#[cfg(unix)]
#[path = "../support/wait.rs"]
mod wait;

mod analyse;
mod bestmove;
#[cfg(unix)]
mod engines;
mod exercises;
mod games;
mod library;
mod output;
mod positions;
mod status;
mod uci;

use std::ffi::OsString;
use std::fs;

use tempfile::TempDir;

/// Files for one test.
struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(TempDir::new().expect("a temporary folder"))
    }

    fn path(&self, name: &str) -> String {
        let path = self.0.path().join(name).into_os_string();
        path.into_string().expect("a name in UTF-8")
    }

    fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::write(&path, contents).expect("a file");
        path
    }

    /// The names of all files.
    fn names(&self) -> Vec<OsString> {
        let entries = fs::read_dir(self.0.path()).expect("the folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        names.collect()
    }
}
