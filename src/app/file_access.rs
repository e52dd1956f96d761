//! How the files of the user are reached.

/// How the files of the user are reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FileAccess {
    /// By their paths.
    #[default]
    Paths,
    /// By the dialogs of the system, which tell no paths, as in a browser: it asks by itself which file to open, and where
    /// to save one.
    Dialogs,
}
