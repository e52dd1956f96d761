//! What players ask for with files and the clipboard.

use std::path::PathBuf;

/// Games and positions come from elsewhere, or go there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileCommand {
    /// Choose a file to be opened.
    OpenFile,
    /// Open a file.
    Open(PathBuf),
    /// Choose a file to save the game in that is shown.
    SaveAs,
    /// Save the selected game of the list to another file.
    ExportGame,
    /// Save all games that the list shows to another file.
    ExportAll,
    /// Put the game that is shown on the clipboard, as PGN.
    CopyGame,
    /// Put the position that is shown on the clipboard, as FEN.
    CopyPosition,
    /// Put what is on the clipboard in the place of the selected text; where no text is edited, open it.
    Paste,
}

impl FileCommand {
    /// Whether a key that is held down gives it again and again.
    pub(super) fn repeats(&self) -> bool {
        match self {
            FileCommand::Paste => true,
            FileCommand::OpenFile
            | FileCommand::Open(_)
            | FileCommand::SaveAs
            | FileCommand::ExportGame
            | FileCommand::ExportAll
            | FileCommand::CopyGame
            | FileCommand::CopyPosition => false,
        }
    }
}
