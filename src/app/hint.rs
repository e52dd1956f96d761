//! Hints: keys named next to a message.

use super::board::BoardCommand;
use super::command::Command;
use super::file_command::FileCommand;
use super::forms::{Edit, FormCommand};
use super::library::LibraryCommand;
use super::menu::MenuCommand;
use super::play::PlayCommand;
use super::practice::PracticeCommand;
use super::review::ReviewCommand;
use super::settings::SettingsCommand;
use crate::tree::NagKind;

/// A key named next to a message, by its purpose there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Takes back the pawn that is promoting.
    PutBack,
    /// Answers the question with yes.
    Yes,
    /// Answers the question with no.
    No,
    /// Cancels the claim of a draw, declines the proposed engine, or keeps games that would be deleted for good.
    NoClaim,
    /// Offers the draw instead of claiming it.
    OfferDraw,
    /// Claims a draw.
    ClaimDraw,
    /// Shows all keys.
    AllKeys,
    /// Opens the line for a move.
    TypeMove,
    /// Shows the menu.
    OpenMenu,
    /// Shows the current position of the game.
    BackToGame,
    /// Shows the whole move of a hint.
    ShowMove,
    /// Resumes the clocks.
    Resume,
    /// Leaves the review.
    CloseReview,
    /// Writes a comment.
    Comment,
    /// Edits the tags of the game.
    EditTags,
    /// Marks a move as good or bad.
    Marks,
    /// Starts a game from the position shown.
    PlayOn,
    /// Undoes an edit.
    UndoEdit,
    /// Makes an edit again that was undone.
    Redo,
    /// Slows auto-play down.
    Slower,
    /// Speeds auto-play up.
    Faster,
    /// Stops auto-play.
    StopPlaying,
    /// Asks where to save the game.
    SaveAs,
    /// Leaves without saving.
    Discard,
    /// Stops painting the picture.
    StopPainting,
    /// Stops the analysis of the game.
    StopAnalysis,
    /// Shows the previous bad move.
    PreviousMistake,
    /// Shows the next bad move.
    NextMistake,
    /// Poses the mistakes of the game as exercises.
    Practise,
    /// Chooses the engine that was found.
    UseEngine,
    /// Shows what the other side threatens.
    Threat,
    /// Analyses the game.
    AnalyseGame,
    /// Saves the typed comment.
    KeepComment,
    /// Begins a line in the typed comment.
    NewLine,
    /// Plays the move again that was taken back.
    Replay,
    /// Restores the last deleted game.
    UndoDelete,
    /// Asks the exercise again that was never to be asked again.
    UndoDrop,
    /// Deletes the selected game.
    DeleteGame,
    /// Restores the selected game of the trash.
    Restore,
    /// Removes the selected game of the trash for good.
    Destroy,
    /// Removes all games of the trash for good.
    EmptyTrash,
    /// Saves the game to its file.
    Save,
    /// Stops reading the list.
    StopReading,
    /// Plays the typed move.
    PlayTyped,
    /// Closes the line for a typed move.
    CloseLine,
}

impl Hint {
    /// The commands whose keys are named.
    pub fn commands(self) -> Vec<Command> {
        match self {
            Hint::PutBack | Hint::NoClaim | Hint::BackToGame | Hint::CloseLine => {
                vec![Command::Escape]
            }
            Hint::CloseReview | Hint::StopReading | Hint::StopPainting | Hint::StopAnalysis => {
                vec![Command::Escape]
            }
            Hint::PreviousMistake => vec![ReviewCommand::PreviousMistake.into()],
            Hint::NextMistake => vec![ReviewCommand::NextMistake.into()],
            Hint::Practise => vec![PracticeCommand::OfGame.into()],
            Hint::UseEngine => vec![SettingsCommand::UseEngine.into()],
            Hint::Threat => vec![ReviewCommand::Threat.into()],
            Hint::AnalyseGame => vec![ReviewCommand::AnalyseGame.into()],
            Hint::Yes => vec![PlayCommand::Answer(true).into()],
            Hint::No => vec![PlayCommand::Answer(false).into()],
            Hint::OfferDraw | Hint::ClaimDraw => vec![PlayCommand::Draw.into()],
            Hint::OpenMenu => vec![MenuCommand::Open.into()],
            Hint::AllKeys => vec![MenuCommand::AllKeys.into()],
            Hint::ShowMove => vec![PlayCommand::Hint.into()],
            Hint::TypeMove => vec![BoardCommand::TypeMove.into()],
            Hint::Resume => vec![PlayCommand::Pause.into()],
            Hint::Replay => vec![PlayCommand::Replay.into()],
            Hint::UndoDrop => vec![PracticeCommand::UndoDrop.into()],
            Hint::UndoDelete => vec![LibraryCommand::UndoDelete.into()],
            Hint::Destroy => vec![LibraryCommand::Destroy.into()],
            Hint::EmptyTrash => vec![LibraryCommand::EmptyTrash.into()],
            Hint::Restore => vec![LibraryCommand::Restore.into()],
            Hint::Save => vec![FileCommand::Save.into()],
            Hint::DeleteGame => vec![LibraryCommand::DeleteGame.into()],
            Hint::PlayTyped => vec![FormCommand::Submit.into()],
            Hint::KeepComment => vec![FormCommand::Submit.into(), Command::Escape],
            Hint::NewLine => vec![FormCommand::Edit(Edit::Break).into()],
            Hint::Comment => vec![ReviewCommand::Comment.into()],
            Hint::EditTags => vec![ReviewCommand::EditTags.into()],
            Hint::Marks => [NagKind::Good, NagKind::Bad]
                .map(|kind| ReviewCommand::Nag(kind).into())
                .into(),
            Hint::PlayOn => vec![ReviewCommand::PlayOn.into()],
            Hint::Redo => vec![ReviewCommand::Redo.into()],
            Hint::UndoEdit => vec![ReviewCommand::Undo.into()],
            Hint::Slower => vec![ReviewCommand::Slower.into()],
            Hint::Faster => vec![ReviewCommand::Faster.into()],
            Hint::StopPlaying => vec![ReviewCommand::AutoPlay.into()],
            Hint::SaveAs => vec![FileCommand::SaveAs.into()],
            Hint::Discard => vec![ReviewCommand::Discard.into()],
        }
    }
}
