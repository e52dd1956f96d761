//! What the program asks of the outside.

use std::sync::Arc;

use super::errand::{Errand, Listing};
use super::picture::Picture;
use super::reply::Purpose;
use crate::sound::Sound;
use crate::storage::library::GamePlace;

/// What the program wants done outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Another game begins: the next save is of that one.
    BeginGame,
    /// The last game goes on, as this text has it: saves are of that one.
    ContinueGame(Arc<[u8]>),
    /// A game of the folder goes on that is alone in its file. The first save makes it the last game, and its
    /// old file is moved to the trash.
    ContinueArchived(GamePlace),
    /// Write the game to `last.txt`; answered by `Saved`, `SavedAnew` or `SaveFailed`.
    Save(String),
    /// Write what could not be written before; answered in the same way or, if there is nothing to write,
    /// by `FolderFree` or `FolderInUse`.
    SaveAgain,
    /// Read `last.txt`; answered by `LastRead`.
    ReadLast(Purpose),
    /// Write the settings.
    SaveSettings,
    /// Let a sound be heard at the volume of the settings.
    Sound(Sound),
    /// Go through many games; answered by `Answered`, `Opened` or `Failed`. Ends what was gone through
    /// before.
    List(Listing),
    /// Go through them no further.
    StopListing,
    /// Do something with files at once; answered by `Answered` or `Failed`.
    Errand(Errand),
    /// Paint a picture and save it; answered by `Painted`, `Answered` or `Failed`. Ends the one that is being
    /// painted.
    Paint(Box<Picture>),
    /// Paint no more.
    StopPainting,
    /// Put a text on the clipboard.
    Copy(String),
    /// Read the clipboard; answered by `Pasted`.
    Paste,
    /// Change between window and full screen.
    ToggleFullScreen,
    /// End the program.
    Quit,
}
