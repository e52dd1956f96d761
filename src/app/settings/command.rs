//! Commands that change settings.

/// A command that changes a setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsCommand {
    /// Open or close the settings form.
    Show,
    /// Turn sound off or on.
    ToggleSound,
    /// Enter or leave full screen.
    FullScreen,
    /// Add the engine whose path is typed in the form.
    AddEngine,
    /// Remove the chosen engine, if it was added.
    RemoveEngine,
}
