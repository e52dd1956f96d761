//! The line for the path: its text, and what is selected in it.

use std::path::{MAIN_SEPARATOR, Path, is_separator};

use crate::app::forms::{Edit, Form, Motion};
use crate::storage::library::FolderEntry;

/// Selects what stands after the folder, so that what is typed first takes its place.
pub(super) fn select_name(form: &mut Form, folder: usize) {
    for (to, select) in [(Motion::To(folder), false), (Motion::End, true)] {
        form.edit(Edit::Move { to, select });
    }
}

/// A folder as it stands in the line.
pub(super) fn as_folder(folder: &Path) -> String {
    let mut line = folder.display().to_string();
    if !line.ends_with(is_separator) {
        line.push(MAIN_SEPARATOR);
    }
    line
}

/// The name of an entry as it stands in the line.
pub(super) fn in_line(entry: &FolderEntry) -> String {
    let mut name = entry.name.clone();
    if entry.is_folder {
        name.push(MAIN_SEPARATOR);
    }
    name
}

/// A whole path, or one that begins with the home directory, that was typed after a folder and takes its place.
pub(super) fn typed_after_folder(line: &str) -> Option<&str> {
    let separator = MAIN_SEPARATOR;
    let beginnings = [
        format!("{separator}{separator}"),
        format!("{separator}~{separator}"),
    ];
    let begins = beginnings.iter().filter_map(|it| line.rfind(it.as_str()));
    let at = begins.max().filter(|&at| at > 0)?;
    line.get(at + separator.len_utf8()..)
}
