//! What can be asked of the program, and what it asks of the outside.

use std::path::PathBuf;
use std::sync::Arc;

use super::arrange::Arrange;
use super::errand::{Errand, Listing};
use super::form::FieldId;
use super::marks::Ink;
use super::play_command::PlayCommand;
use super::reply::{Purpose, Reply};
use super::step::Step;
use super::text_field::Edit;
use crate::rules::Square;
use crate::sound::Sound;
use crate::storage::library::GamePlace;

/// Everything that can happen to the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Choose what a new game is to be.
    NewGame,
    /// Start a game with the colours of the last one changed.
    Rematch,
    /// Look through the last game.
    LoadLast,
    /// Go on with the unfinished last game.
    Continue,
    /// Leave for the start screen; a game that goes on is kept.
    LeaveToStart,
    /// Show or hide all keys.
    AllKeys,
    /// Open or close the settings.
    Settings,
    /// Close what is open; else open the menu.
    Escape,
    /// Move the choice in the menu.
    ChooseLine(Step),
    /// Do what the chosen line of the menu says.
    TakeLine,
    /// Give another field of the form the focus.
    Focus(Step),
    /// Choose a thing of a field, by its number from 0.
    Choose(FieldId, usize),
    /// Choose another thing of the field with the focus.
    StepChoice(Step),
    /// Put the caret to a place of a text.
    PlaceCaret {
        /// Which text.
        id: FieldId,
        /// The place, in bytes.
        place: usize,
        /// Whether the selection is extended to it.
        select: bool,
    },
    /// Change the text with the focus.
    Edit(Edit),
    /// Put the selected text on the clipboard.
    CopyText,
    /// Put the selected text on the clipboard and take it away.
    CutText,
    /// Put what is on the clipboard in the place of the selected text.
    PasteText,
    /// Do what the form is for.
    Submit,
    /// Press the button with the focus, turn the switch, or choose the next thing.
    Activate,
    /// Set up a position for a new game.
    SetUp,
    /// Do something on the board of the editor.
    Arrange(Arrange),
    /// Turn the board.
    Flip,
    /// Turn sound off, or on.
    ToggleSound,
    /// Fill the screen, or leave it.
    FullScreen,
    /// Show the games of the folder.
    Library,
    /// Put the caret into the search line, or take it out.
    Search,
    /// Go to another row of a list. Which one that is, the picture tells: the view puts
    /// [`Command::SelectGame`] and [`Command::ScrollTo`] in its place.
    StepRow(Step),
    /// The same by as many rows as are seen.
    StepPage(Step),
    /// Select a game of the list, by its row counted from 0.
    SelectGame(usize),
    /// A click on a game of the list: selects it, and the second one opens it.
    ClickGame(usize),
    /// Look through the selected game.
    OpenGame,
    /// Take the selected game away, for the trash.
    DeleteGame,
    /// Bring the game back that was deleted last.
    UndoDelete,
    /// Save the selected game to another file.
    ExportGame,
    /// Save all games that the list shows to another file.
    ExportAll,
    /// Choose a file to be opened.
    OpenFile,
    /// Open a file.
    Open(PathBuf),
    /// Choose a file to save the game in that is shown.
    SaveAs,
    /// Put the game that is shown on the clipboard, as PGN.
    CopyGame,
    /// Put the position that is shown on the clipboard, as FEN.
    CopyPosition,
    /// Go on with a path as far as all files agree that begin like it.
    CompletePath,
    /// End the program.
    Quit,
    /// Look at another position of the game.
    Show(Step),
    /// Scroll the list so that this row is the first, counted from 0.
    ScrollTo(usize),
    /// Show where the piece on a square could go, or stop showing it.
    Peek(Option<Square>),

    /// Do something in the game that is played.
    Play(PlayCommand),
    /// Begin to draw an arrow or a circle at a square.
    BeginMark(Square, Ink),
    /// End it on a square, or drop it.
    EndMark(Option<Square>),

    /// Time has passed.
    Tick,
    /// What is told from outside.
    Reply(Reply),
}

impl Command {
    /// Whether a player begins something new with it, which ends what was said before. Replies do not, nor do looks around, nor the rest of what a press of the button began.
    pub(super) fn begins_something(&self) -> bool {
        use Command::*;
        !matches!(self, Reply(_))
            && !matches!(self, Peek(_) | ScrollTo(_) | BeginMark(..) | EndMark(_))
            && *self != Tick
            && !matches!(self, Play(act) if act.ends_a_press())
    }
}

impl From<PlayCommand> for Command {
    fn from(command: PlayCommand) -> Command {
        Command::Play(command)
    }
}

impl From<Reply> for Command {
    fn from(reply: Reply) -> Command {
        Command::Reply(reply)
    }
}

impl Command {
    /// Whether a key that is held down gives it again and again.
    pub(super) fn repeats(&self) -> bool {
        use Command::*;
        matches!(
            self,
            Show(_)
                | StepRow(_)
                | StepPage(_)
                | ChooseLine(_)
                | Focus(_)
                | StepChoice(_)
                | Edit(_)
                | PasteText
        ) || matches!(self, Play(PlayCommand::Complete(_) | PlayCommand::Point(_)))
            || matches!(self, Arrange(act) if act.repeats())
    }
}

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
    /// Put a text on the clipboard.
    Copy(String),
    /// Read the clipboard; answered by `Pasted`.
    Paste,
    /// Change between window and full screen.
    ToggleFullScreen,
    /// End the program.
    Quit,
}
