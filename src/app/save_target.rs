//! The file to save to, and whether it may replace one that exists.

use std::path::Path;

use crate::storage::library::IfExists;

/// The file to save to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveTarget {
    /// The path as it was typed.
    pub path: String,
    /// What is done if it exists.
    pub if_exists: IfExists,
}

/// An existing file that was asked about: it is replaced if its path is entered again.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(in crate::app) struct Existing(Option<String>);

impl Existing {
    /// The file at an entered path.
    pub(in crate::app) fn target(&self, path: String) -> SaveTarget {
        let is_agreed = self.0.as_ref() == Some(&path);
        SaveTarget {
            path,
            if_exists: if is_agreed {
                IfExists::Replace
            } else {
                IfExists::Refuse
            },
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
