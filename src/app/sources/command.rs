//! Commands for the sources of games on the screen.

use crate::app::step::Step;

/// A command for the sources of games: the lists that are open in the library, or where games are looked through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SourceCommand {
    /// Show the one before or after, round the end.
    Turn(Step),
    /// Show a source by its number: 0 is the folder.
    Show(usize),
    /// Choose a file whose games are looked through.
    OtherFile,
    /// Close a list by its number, counted from 1: the folder stays.
    Close(usize),
    /// Close the list that is shown.
    CloseShown,
}

impl SourceCommand {
    /// The number of the source that it wants shown, where one of so many is shown.
    pub(in crate::app) fn wanted(self, shown: usize, count: usize) -> Option<usize> {
        match self {
            SourceCommand::Turn(step) => step.around(Some(shown), count),
            SourceCommand::Show(number) => Some(number).filter(|&number| number < count),
            SourceCommand::OtherFile | SourceCommand::Close(_) | SourceCommand::CloseShown => None,
        }
    }
}
