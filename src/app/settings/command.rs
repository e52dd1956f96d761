//! What players ask for about the looks and the sound of the program.

/// How the program looks or sounds is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsCommand {
    /// Open or close the form for the settings.
    Show,
    /// Turn sound off, or on.
    ToggleSound,
    /// Fill the screen, or leave it.
    FullScreen,
}
