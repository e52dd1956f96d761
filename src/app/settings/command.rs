//! Commands that change settings.

use super::page::SettingsPage;
use crate::sound::Sound;

/// A command that changes a setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsCommand {
    /// Open or close the settings.
    Show,
    /// Show a page of them.
    Page(SettingsPage),
    /// Open the settings at the choice of the language.
    Languages,
    /// Open the settings at the engines, and at the times of an analysis.
    Engines,
    /// Choose the engine that was found, and that the review has just proposed.
    UseEngine,
    /// Find a setting on all pages.
    Find,
    /// Set all settings of the page to their first values.
    ResetPage,
    /// Undo that.
    UndoReset,
    /// Turn sound off or on.
    ToggleSound,
    /// Play a sound, also one that is turned off.
    Hear(Sound),
    /// Enter or leave full screen.
    FullScreen,
    /// Look for engines again.
    FindEngines,
    /// Choose the file of another engine.
    AddEngine,
    /// Choose another file for the chosen engine.
    ChooseEngine,
    /// Let the chosen engine search a position for two seconds.
    TryEngine,
    /// Ask whether to remove the chosen engine, if it was added.
    RemoveEngine,
    /// Remove it or keep it.
    AnswerRemoval(bool),
    /// Copy the path of the folder of games.
    CopyFolder,
}
