//! Commands for files and the clipboard.

use std::path::PathBuf;

/// A command that moves games or positions between programs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileCommand {
    /// Choose a file to open.
    OpenFile,
    /// Open a file.
    Open(PathBuf),
    /// Save the game on the screen to the file that it was opened from; if there is none, choose one.
    Save,
    /// Choose a file to save the game on the screen to.
    SaveAs,
    /// Export the selected game of the list to a file.
    ExportGame,
    /// Export all games shown in the list to a file.
    ExportAll,
    /// Copy the game on the screen to the clipboard, as PGN.
    CopyGame,
    /// Copy the position on the screen to the clipboard, as FEN.
    CopyPosition,
    /// Replace the selected text by the clipboard; where no text is edited, open the clipboard.
    Paste,
}
