//! Commands that change settings.

use super::page::SettingsPage;

/// A command that changes a setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsCommand {
    /// Open or close the settings.
    Show,
    /// Show a page of them.
    Page(SettingsPage),
    /// Open the settings at the choice of the language.
    Languages,
    /// Find a setting on all pages.
    Find,
    /// Set all settings of the page to their first values.
    ResetPage,
    /// Turn sound off or on.
    ToggleSound,
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
    /// Remove the chosen engine, if it was added.
    RemoveEngine,
    /// Copy the path of the folder of games.
    CopyFolder,
}
