//! The file to save to, and whether it may replace one that exists.

use std::path::Path;

/// The file to save to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveTarget {
    /// The path as it was typed.
    pub path: String,
    /// Whether an existing file may be replaced.
    pub replace: bool,
}

/// An existing file that was asked about: it is replaced if its path is entered again.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(in crate::app) struct Existing(Option<String>);

impl Existing {
    /// The file at an entered path.
    pub(in crate::app) fn target(&self, path: String) -> SaveTarget {
        SaveTarget {
            replace: self.0.as_ref() == Some(&path),
            path,
        }
    }

    /// Asks about a file. Returns its name for the question.
    pub(in crate::app) fn ask(&mut self, path: String) -> String {
        let name = Path::new(&path).file_name().unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        self.0 = Some(path);
        name
    }
}
